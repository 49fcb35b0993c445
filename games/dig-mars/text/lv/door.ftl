# Dig Mars: kas rakstīts uz durvīm.

dig-mars-title = Dig Mars
dig-mars-about = Izroc dārgumus no Marsa putekļiem, nogādā tos mājās un sadarbojies tur, kur ar viena spēku nepietiek.
dig-mars-open-points = Atklāti punkti
dig-mars-open-points-about = Punkti visu laiku ir redzami visiem. Citādi tos atklāj tikai beigās.
