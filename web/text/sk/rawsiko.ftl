# RAWsiko.

rawsiko-title = RAWsiko
rawsiko-about = Firmy bojujú o suroviny, ktoré svet potrebuje.
