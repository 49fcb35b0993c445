# RAWsiko.

rawsiko-title = RAWsiko
rawsiko-about = Uzņēmumi cīnās par izejvielām, kas pasaulei vajadzīgas.
