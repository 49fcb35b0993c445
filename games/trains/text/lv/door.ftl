# Game of Trains: kas rakstīts uz durvīm.

trains-title = Game of Trains
trains-about = Tavs vilciens stāv nepareizā secībā. Sakārto to ātrāk par citiem: no mazākā skaitļa līdz lielākajam.
