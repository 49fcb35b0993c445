# Dig Mars: kas rakstīts uz durvīm.

dig-mars-title = Dig Mars
dig-mars-about = Izroc, kas slēpjas zem Marsa putekļiem, nogādā to mājās un sadarbojies tur, kur vienam pietrūkst spēka.
dig-mars-open-points = Atklāti punkti
dig-mars-open-points-about = Visi visu laiku redz visu punktus. Citādi tos atklāj tikai beigās.
