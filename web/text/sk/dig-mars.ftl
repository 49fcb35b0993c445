# Dig Mars.

dig-mars-title = Dig Mars
dig-mars-about = Kop, voz a vylepšuj na poli kôpok.
