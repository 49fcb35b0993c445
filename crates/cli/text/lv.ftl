# Terminālis: kas ir ap galdu. Tas, ko raksta, visās valodās ir viens un tas pats.

## Izvēle un sākums

terminal-game-seats = spēlētāji: { $least }–{ $most }
terminal-which-game = Kuru spēli?
terminal-saved-to = Partija tiek saglabāta failā { $file }.
terminal-leaving = Raksti ?, ja vajag palīdzību, un q, lai izietu.

## Jautājumi

terminal-your-move =
    { $you ->
        [yes] Tava kārta
       *[no] { $name }, tava kārta
    }
terminal-pause = Enter, lai turpinātu; u, lai atsauktu
terminal-number = Izvēlies skaitli no 1 līdz { $last }.
terminal-impossible = Tas tagad nav iespējams. Izvēlies no saraksta skaitli vai raksti to, kas stāv tam blakus. Palīdzība: ?
terminal-save-where = Raksti arī, kurā failā: save FILE
terminal-help =
    Izvēlies skaitli vai raksti to, kas stāv tam blakus. Vēl var rakstīt:
      undo (u)   atsaukt pēdējo darbību         board (b)  rādīt galdu vēlreiz
      hint (h)   padoms: ko darītu pūce         log (l)    kas notika
      save FILE  saglabāt partiju failā         help (?)   šī palīdzība
      quit (q)   iziet

## Atbildes

terminal-taken-back = Darbība atsaukta.
terminal-not-back = To nevar atsaukt.
terminal-hint = Pūce darītu tā: { $action } ({ $words })
terminal-hint-chance = izredzes uzvarēt: { $chance } %
terminal-exists = Fails { $file } jau ir; izvēlies citu nosaukumu.
terminal-saved = Saglabāts.
terminal-go-on = Turpināt var ar komandu: { $command }
terminal-not-saved = Šī partija nav saglabāta.
terminal-curtain = Tālāk drīkst skatīties tikai viens spēlētājs: { $name }.
terminal-curtain-lift = Nospied Enter, kad neviens cits neskatās

## Kā stāv

terminal-fate = Lemj liktenis.
terminal-asked = Kārta: { $names }.
terminal-over = Partija ir beigusies.
terminal-first = 1. vieta: { $names }.
terminal-place = { $place }. vieta: { $names }.
terminal-check = Kā pārbaudīt dalītāju:

## Pieraksti

terminal-undone = atsaukts
terminal-verified-lines = kopš pieraksta aizzīmogošanas neviena rindiņa nav mainīta
terminal-verified-rules = visi notikumi ({ $count }) atbilst noteikumiem
terminal-verified-key = dalītāja atslēga ir tā pati, kas bija apsolīta pirms partijas
terminal-verified-outcomes = visi likteņa lēmumi ({ $count }) izriet no šīs atslēgas
terminal-verified-result = rezultāts ir pareizs: { $result }
