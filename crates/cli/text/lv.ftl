# Terminālis: kas ir ap galdu. Tas, ko raksta, visās valodās ir viens un tas pats.

## Izvēle un sākums

terminal-game-seats = spēlētāji: { $least }–{ $most }
terminal-which-game = Kuru spēli?
terminal-saved-to = Partija tiek saglabāta failā { $file }.
terminal-leaving = Raksti ?, ja vajag palīdzību, un q, lai aizietu.

## Jautājumi

terminal-your-move =
    { $you ->
        [yes] Tava kārta
       *[no] { $name }, tava kārta
    }
terminal-pause = Enter, lai turpinātu; u, lai ņemtu atpakaļ
terminal-number = Izvēlies skaitli no 1 līdz { $last }.
terminal-impossible = Tas tagad nav iespējams. Izvēlies no saraksta skaitli vai raksti to, kas stāv tam blakus. Palīdzība: ?
terminal-save-where = Pasaki, kur: save FILE
terminal-help =
    Izvēlies skaitli vai raksti to, kas stāv tam blakus. Vēl var rakstīt:
      undo (u)   ņemt atpakaļ pēdējo darbību    board (b)  rādīt galdu vēlreiz
      hint (h)   padoms: ko darītu pūce         log (l)    kas notika
      save FILE  saglabāt partiju failā         help (?)   šī palīdzība
      quit (q)   aiziet

## Atbildes

terminal-taken-back = Ņemts atpakaļ.
terminal-not-back = To nevar ņemt atpakaļ.
terminal-hint = Pūce darītu tā: { $action } ({ $words })
terminal-hint-chance = izredzes uzvarēt: { $chance } %
terminal-exists = Fails { $file } jau ir; izvēlies citu nosaukumu.
terminal-saved = Saglabāts.
terminal-go-on = Turpināt var tā: { $command }
terminal-not-saved = Šī partija nav saglabāta.
terminal-curtain = Tālāk drīkst skatīties tikai { $name }.
terminal-curtain-lift = Nospied Enter, kad neviens cits neskatās

## Kā stāv

terminal-fate = Lemj liktenis.
terminal-asked = Kārta: { $names }.
terminal-over = Partija ir beigusies.
terminal-first = 1. vieta: { $names }.
terminal-place = { $place }. vieta: { $names }.
terminal-check = Pārbaudīt dalītāju:

## Pieraksti

terminal-undone = ņemts atpakaļ
terminal-verified-lines = kopš pieraksta aizzīmogošanas neviena rinda nav mainīta
terminal-verified-rules = noteikumi atļauj visus notikumus ({ $count })
terminal-verified-key = dalītāja atslēga ir tā, kas bija apsolīta pirms partijas
terminal-verified-outcomes = no šīs atslēgas izriet visi likteņa lēmumi ({ $count })
terminal-verified-result = rezultāts ir pareizs: { $result }
