# Dig Mars: what stands on its door.

dig-mars-title = Dig Mars
dig-mars-about = Dig up what lies under the dust of Mars, bring it home, and join forces where one alone is too weak.
dig-mars-open-points = Open points
dig-mars-open-points-about = Everyone sees everyone’s points all the time. Otherwise they are revealed at the end.
