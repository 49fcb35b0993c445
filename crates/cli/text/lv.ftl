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
terminal-verified-key = dalītāja atslēga ir tā pati, ko pieraksts min kā solījumu
terminal-verified-outcomes = visi likteņa lēmumi ({ $count }) izriet no šīs atslēgas
terminal-verified-result = rezultāts ir pareizs: { $result }

# Kas no tā izriet par kauliņu godīgumu.
terminal-verified-promise = solījums ir tas, ko tu redzēji
terminal-verified-brought = liktenis izriet arī no tā, ko pievienoja šie spēlētāji: { $seats }
terminal-verified-nonce = tavs pienesums tur ir, vietā { $seat }
terminal-verified-hashes = pievienots ir tas, kas bija nolikts, pirms kāds to parādīja
terminal-verified-proved = tātad neviens lēmumu izvēlēties nevarēja, pat dalītājs ne
terminal-verified-old = šis ir vecāka veida pieraksts: tas rāda, ka lēmumi izriet no atslēgas, bet ne to, ka dalītājam nebija daļas tajā, ko pievienoja vietas
terminal-verified-nobody = neviens cilvēks neko nepievienoja: nekas nerāda, ka dalītājs atslēgu nav izvēlējies pēc vajadzības
terminal-verified-withheld = šie spēlētāji neparādīja to, ko bija nolikuši: { $seats }; kas zināja atslēgu, varēja izvēlēties no ne vairāk kā { $count } likteņa gaitām
terminal-verified-unseen = vai solījums un nospiedumi ir tie paši, kas pirms partijas, zina tikai tas, kas tur bija: dod --promise, --nonce un --hash
terminal-verified-remains = neviens pieraksts nevar parādīt, ka dalītājs, kurš atslēgu zina, nevienam nav teicis, kas būs
