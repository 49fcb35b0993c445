# Dig Mars: what stands on its door.

dig-mars-title = Dig Mars
dig-mars-about = Dig up what lies under the dust of Mars, carry it home, and stand together where one alone is too weak.
dig-mars-open-points = Open points
dig-mars-open-points-about = Everybody sees everybody's points all the time. Otherwise they come to light at the end.
