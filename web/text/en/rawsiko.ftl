# RAWsiko.

rawsiko-title = RAWsiko
rawsiko-about = Companies fight over the raw materials that the world needs.
