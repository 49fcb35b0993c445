# Dig Mars.

dig-mars-title = Dig Mars
dig-mars-about = Roc, ved un uzlabo uz kaudzīšu lauka.
