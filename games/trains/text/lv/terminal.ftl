# Game of Trains terminālī.

trains-terminal-row = Atklātās kārtis (krājumu kaudzīte { $draw }, izlietoto kāršu kaudzīte { $discard })
trains-terminal-row-empty = nav nevienas
trains-terminal-help =
    Sakārto savu vilcienu augošā secībā, no kreisās uz labo. Savā gājienā vai nu
      draw           pacel virsējo kārti; tad
      place 3        noliec to 3. vietā
    vai izmanto kādas atklātās kārts spēju:
      <>   swap 3 4      divi kaimiņi mainās vietām
      <.>  swap 3 5      divi, starp kuriem ir viens, mainās vietām
      >>   right 2       vagons no 2. vietas brauc divas vietas pa labi
      <<   left 5        vagons no 5. vietas brauc divas vietas pa kreisi
      x1   remove left   visi zaudē 1. vagonu un saņem citu;
      x4, x7             tāpat ar middle (4., vidējais) un right (7., labais)
    { "  [#]" }  protect left  slēdzene 1., 4. vai 7. vagonam (left, middle, right)
    Sākumā:  keep 45 3  paturi kārti 45 un noliec to 3. vietā.
    Vagons, kas atstāj vilcienu, kļūst par atklāto kārti; divas atklātās kārtis
    ar vienādu spēju uzreiz nonāk izlietoto kāršu kaudzītē.
