# Dig Mars.

dig-mars-title = Dig Mars
dig-mars-about = Dig, carry and upgrade on a field of stacks.
