# Dig Mars: čo je na dverách.

dig-mars-title = Dig Mars
dig-mars-about = Vykop, čo sa skrýva pod prachom Marsu, odvez to domov a spoj sily tam, kde jeden nestačí.
dig-mars-open-points = Odkryté body
dig-mars-open-points-about = Všetci stále vidia body všetkých. Inak sa ukážu až na konci.
