import type { House } from '../house/house.ts'
import { has, type Line, line } from './sentence.ts'

const upTo =
  (persons: number) =>
  (house: House): boolean =>
    house.persons <= persons
const from =
  (persons: number) =>
  (house: House): boolean =>
    house.persons >= persons
const isOneLevel = ({ storeys, beds }: House) => storeys === 1 && beds.loft === 0
const hasUpstairs = ({ storeys, archetype }: House) => storeys === 2 && archetype.key !== 'fisherman'

/** Layout and life in the living room and the kitchen. */
export const livingLines: readonly Line[] = [
  line(
    'Køkken og stue hænger sammen, så kokken er med i samtalen.',
    'Küche und Wohnraum gehen ineinander über, wer kocht, redet einfach mit.',
    'The kitchen opens into the living room, so the cook’s part of the conversation.',
    has('open-kitchen'),
  ),
  line(
    'Køkkenet er åbent mod stuen, og ved spisebordet bliver man let siddende.',
    'Die Küche ist zum Wohnraum hin offen, und am Esstisch bleibt man gern sitzen.',
    'The kitchen is open to the living room, and the dining table is a place to linger.',
    has('open-kitchen'),
  ),
  line(
    'I det åbne køkken er der plads til, at flere hjælper til med maden.',
    'In der offenen Küche ist Platz genug, dass mehrere mitkochen.',
    'There’s room in the open kitchen for more than one to help with dinner.',
    (house) => has('open-kitchen')(house) && house.persons >= 6,
  ),
  line(
    'Fra det åbne køkken holder du øje med både gryden og spillet på stuebordet.',
    'Von der offenen Küche aus behalten Sie den Topf und das Spiel am Wohnzimmertisch im Blick.',
    'From the open kitchen you can keep an eye on both the pan and the game on the coffee table.',
    has('open-kitchen'),
  ),
  line(
    'Dagen samler sig i det store rum, hvor køkken, spisebord og sofa deler lyset.',
    'Der Tag spielt sich im großen Raum ab, wo sich Küche, Esstisch und Sofa das Licht teilen.',
    'The day revolves around the big room, where kitchen, dining table and sofa share the light.',
    has('open-kitchen'),
  ),
  line(
    'Køkkenet er et rum for sig, så opvasken kan vente bag en lukket dør.',
    'Die Küche ist ein Raum für sich, da darf der Abwasch hinter der Tür warten.',
    'The kitchen is a room of its own, so the dishes can wait behind a closed door.',
    (house) => !has('open-kitchen')(house),
  ),
  line(
    'I det separate køkken er der en krog til morgenkaffen, før de andre står op.',
    'In der separaten Küche gibt es eine Ecke für den ersten Kaffee, bevor die anderen aufstehen.',
    'The separate kitchen has a corner for coffee before the others are up.',
    (house) => !has('open-kitchen')(house),
  ),
  line(
    'Køkkenet ligger for sig, og stuen er til ro, bøger og puslespil.',
    'Die Küche liegt für sich, das Wohnzimmer gehört der Ruhe, den Büchern und dem Puzzle.',
    'The kitchen is separate, which leaves the living room for peace, books and jigsaws.',
    (house) => !has('open-kitchen')(house),
  ),
  line(
    'Sofaen er dyb, hylden er fuld af spil, og regnvejr er ikke noget problem.',
    'Das Sofa ist tief, das Regal voller Spiele, da stört auch ein Regentag nicht.',
    'The sofa is deep and the shelf is full of games, so a rainy day’s no problem.',
  ),
  line(
    'Ved vinduet står en lænestol, som alle vil have.',
    'Am Fenster steht ein Sessel, den am Ende alle haben wollen.',
    'There’s an armchair by the window that everyone ends up wanting.',
  ),
  line(
    'Langbordet samler hele selskabet, også til brætspil bagefter.',
    'Am langen Tisch sitzen alle zusammen, auch später bei den Brettspielen.',
    'The long table seats the whole party, for dinner and for board games afterwards.',
    from(8),
  ),
  line(
    'Der er plads til, at alle spiser sammen, og kroge nok til dem, der vil læse.',
    'Zum Essen finden alle Platz, und wer lesen möchte, findet eine Ecke.',
    'There’s room for everyone to eat together, and corners enough for those who’d rather read.',
    from(6),
  ),
  line(
    'To siddegrupper gør det nemt at dele sig: én til snak og én til film.',
    'Zwei Sitzecken machen es leicht, sich aufzuteilen: eine zum Reden, eine für den Film.',
    'Two seating areas make it easy to split up: one for talking, one for a film.',
    from(10),
  ),
  line(
    'Stuen er lige så stor, som to mennesker og en stak bøger kræver.',
    'Das Wohnzimmer ist gerade so groß, wie zwei Menschen und ein Stapel Bücher es brauchen.',
    'The living room is just big enough for two people and a pile of books.',
    upTo(2),
  ),
  line(
    'Alt er tæt på: Fra sofaen er der fire skridt til kaffen og to til døren ud.',
    'Alles ist nah: vier Schritte vom Sofa zum Kaffee, zwei zur Tür nach draußen.',
    'Everything’s close at hand: four steps from the sofa to the coffee, two to the door outside.',
    upTo(5),
  ),
  line(
    'Alt ligger i ét plan, og fra stuen går du lige ud på terrassen.',
    'Alles liegt auf einer Ebene, und vom Wohnzimmer gehen Sie direkt auf die Terrasse.',
    'It’s all on one level, and you step straight from the living room onto the terrace.',
    isOneLevel,
  ),
  line(
    'Ingen trapper skiller jer ad: Huset ligger i ét plan med stuen i midten.',
    'Keine Treppe trennt Sie: Das Haus liegt auf einer Ebene, mit dem Wohnzimmer in der Mitte.',
    'No stairs come between you: the house is on one level, with the living room at its centre.',
    isOneLevel,
  ),
  line(
    'Dørene er brede og gulvet uden trin, så her er let at komme rundt med kørestol eller rollator.',
    'Die Türen sind breit und der Boden stufenlos, so kommt man mit Rollstuhl oder Rollator gut zurecht.',
    'Doors are wide and floors are step-free, so it’s easy to get around with a wheelchair or walker.',
    has('accessible'),
  ),
  line(
    'Stuen ligger nederst, og ovenpå er der ro til dem, der vil tidligt i seng.',
    'Unten liegt das Wohnzimmer, oben ist Ruhe für alle, die früh ins Bett möchten.',
    'The living room is downstairs, and upstairs is quiet for those who want an early night.',
    ({ storeys }) => storeys === 2,
  ),
  line(
    'Vinduerne vender ud mod grunden, så du ser vejret komme.',
    'Die Fenster gehen zum Grundstück hinaus, so sehen Sie das Wetter kommen.',
    'The windows look onto the plot, so you can see the weather coming.',
  ),
  line(
    'Om formiddagen falder solen ind over spisebordet, og så trækker morgenmaden ud.',
    'Vormittags fällt die Sonne auf den Esstisch, da dauert das Frühstück gern länger.',
    'In the morning the sun falls across the dining table, and breakfast tends to go on.',
  ),
  line(
    'Aftensolen når ind i stuen, lige når I kommer op fra stranden.',
    'Die Abendsonne scheint ins Wohnzimmer, wenn Sie vom Strand zurückkommen.',
    'The evening sun reaches the living room just as you get back from the beach.',
  ),
  line(
    'I entreen er der plads nok til vådt tøj, gummistøvler og drager.',
    'Im Flur ist genug Platz für nasse Jacken, Gummistiefel und Drachen.',
    'There’s space in the hall for wet coats, wellies and kites.',
  ),
  line(
    'Her må man gerne komme ind med sand mellem tæerne.',
    'Hier darf man ruhig mit Sand zwischen den Zehen hereinkommen.',
    'You’re welcome to come in here with sand between your toes.',
    ({ archetype }) => archetype.key !== 'wooden',
  ),
  line(
    'Hylderne rummer krimier på tre sprog og et kort, hvor tidligere gæster har tegnet deres ture ind.',
    'Im Regal stehen Krimis in drei Sprachen und eine Karte, in die frühere Gäste ihre Touren eingezeichnet haben.',
    'The shelves hold thrillers in three languages and a map on which earlier guests have marked their walks.',
  ),
  line(
    'Musikanlægget er godt, og naboerne bor så langt væk, at du kan skrue op.',
    'Die Musikanlage ist gut, und bis zu den Nachbarn ist es weit genug, um aufzudrehen.',
    'The sound system is a good one, and the neighbours are far enough away for you to turn it up.',
    (house) => has('music-system')(house) && house.setting !== 'village',
  ),
  line(
    'En aften med film i sofaen hører med, når det stormer udenfor.',
    'Wenn draußen der Sturm tobt, gehört ein Filmabend auf dem Sofa dazu.',
    'When there’s a storm outside, a film night on the sofa is part of the holiday.',
    has('streaming'),
  ),
  line(
    'Gulvvarmen er rar, når I kommer ind med våde fødder.',
    'Die Fußbodenheizung tut gut, wenn man mit nassen Füßen hereinkommt.',
    'The underfloor heating’s a treat when you come in with wet feet.',
    has('underfloor-heating'),
  ),
  line(
    'Gulvene er lune under bare fødder, også i oktober.',
    'Der Boden ist auch im Oktober warm unter nackten Füßen.',
    'The floors are warm under bare feet, even in October.',
    has('underfloor-heating'),
  ),
  line(
    'Køkkenet er til rigtig madlavning, med plads til fisken fra havnen.',
    'In der Küche lässt sich richtig kochen, auch der Fisch vom Hafen findet seinen Platz.',
    'The kitchen’s made for proper cooking, with space to prepare fish from the harbour.',
  ),

  line(
    'Stuen har vinduer til to sider, så du kan følge lyset fra morgenmad til aftensmad.',
    'Das Wohnzimmer hat Fenster nach zwei Seiten, so begleitet Sie das Licht vom Frühstück bis zum Abendessen.',
    'The living room has windows on two sides, so the light follows you from breakfast to supper.',
  ),
  line(
    'Ved spisebordet er der altid nogen, der er i gang med et puslespil.',
    'Am Esstisch liegt meistens ein angefangenes Puzzle.',
    'There’s usually a jigsaw half finished on the dining table.',
  ),
  line(
    'Sofaen vender mod haven og ikke mod fjernsynet, og det siger noget om huset.',
    'Das Sofa steht zum Garten und nicht zum Fernseher, das sagt einiges über das Haus.',
    'The sofa faces the garden rather than the television, which tells you something about the house.',
  ),
  line(
    'Køkkenvinduet sidder, så den, der skræller kartofler, kan følge med i legen udenfor.',
    'Das Küchenfenster sitzt so, dass beim Kartoffelschälen das Spiel draußen im Blick bleibt.',
    'The kitchen window is placed so that whoever peels the potatoes can watch the game outside.',
    ({ persons }) => persons >= 5,
  ),
  line(
    'Man går fra køkkenet og direkte ud med fadene, når der dækkes op i det fri.',
    'Von der Küche geht es mit den Tellern direkt hinaus, wenn draußen gedeckt wird.',
    'You can carry the dishes straight out from the kitchen when you’re eating outside.',
  ),
  line(
    'Der er en krog til den, der skal læse en bog færdig, og en til dem, der snakker.',
    'Es gibt eine Ecke für den, der sein Buch fertig lesen will, und eine für die, die reden.',
    'There’s a corner for whoever has a book to finish, and one for those who’d rather talk.',
  ),
  line(
    'Indretningen er enkel og robust, så ingen behøver at liste rundt.',
    'Die Einrichtung ist schlicht und robust, niemand muss auf Zehenspitzen gehen.',
    'The furnishings are simple and sturdy, so nobody needs to tiptoe.',
  ),
  line(
    'Hjørnesofaen er stor nok til, at hele familien kan ligge ned på en regnvejrsdag.',
    'Das Ecksofa ist groß genug, dass sich an Regentagen die ganze Familie ausstreckt.',
    'The corner sofa is big enough for the whole family to stretch out on a rainy day.',
    ({ persons }) => persons >= 6,
  ),
  line(
    'I skabet ligger kikkert, kort og en fuglebog til den nysgerrige.',
    'Im Schrank liegen Fernglas, Karten und ein Vogelbuch für Neugierige.',
    'In the cupboard are binoculars, maps and a bird book for the curious.',
  ),
  line(
    'Gæstebogen ligger fremme, og tidligere gæsters tips er værd at læse.',
    'Das Gästebuch liegt aus, die Tipps früherer Gäste sind lesenswert.',
    'The guest book is on the table, and earlier guests’ tips are worth reading.',
  ),
  line(
    'Spisepladsen ligger i husets lyseste hjørne.',
    'Der Essplatz liegt in der hellsten Ecke des Hauses.',
    'The dining area is in the brightest corner of the house.',
  ),
  line(
    'Her er plads til at lægge fangsten fra stranden frem: sten, skaller og måske et stykke rav.',
    'Hier ist Platz für die Funde vom Strand: Steine, Muscheln und vielleicht ein Stück Bernstein.',
    'There’s space to lay out your finds from the beach: stones, shells and perhaps a piece of amber.',
  ),
  line(
    'Fra stuen ser du, hvem der kommer op ad indkørslen med brødposen.',
    'Vom Wohnzimmer aus sehen Sie, wer mit der Brötchentüte zurückkommt.',
    'From the living room you can see who’s coming back with the bread.',
  ),
  line(
    'Ved aftentide, når lamperne er tændt, virker rummene mindre og lunere.',
    'Wenn abends die Lampen brennen, rückt im Haus alles ein wenig zusammen.',
    'In the evening, with the lamps lit, the rooms draw in and feel snug.',
  ),
  line(
    'Bogreolen er fyldt op gennem årene: Tag gerne en bog med hjem, og efterlad en anden.',
    'Das Bücherregal hat sich über die Jahre gefüllt: Wer ein Buch mitnimmt, lässt ein anderes da.',
    'The bookcase has filled up over the years: take a book home and leave another.',
    ({ archetype }) => archetype.key !== 'new-build',
  ),
  line(
    'Stolene om bordet er blandede, men man sidder godt på dem alle.',
    'Die Stühle am Tisch passen nicht zusammen, aber bequem sind sie alle.',
    'The chairs round the table don’t match, but they’re all comfortable.',
    ({ archetype }) => archetype.key === 'wooden' || archetype.key === 'cabin',
  ),
  line(
    'I køkkenskufferne ligger det, man leder efter, også osteskæreren og rivejernet.',
    'In den Küchenschubladen findet sich, was man sucht, auch Käsehobel und Reibe.',
    'The kitchen drawers hold what you’re looking for, even the cheese slicer and the grater.',
  ),
  line(
    'Radioen i køkkenet spiller, mens kaffen løber igennem.',
    'Das Küchenradio läuft, während der Kaffee durchläuft.',
    'The kitchen radio plays while the coffee brews.',
  ),
  line(
    'Om eftermiddagen er sofaen det roligste sted i huset.',
    'Nachmittags ist das Sofa der ruhigste Platz im Haus.',
    'In the afternoon, the sofa is the quietest spot in the house.',
  ),
  line(
    'Vinduesbænken er bred nok til en pude og en bog.',
    'Die Fensterbank ist breit genug für ein Kissen und ein Buch.',
    'The window seat is wide enough for a cushion and a book.',
  ),
  line(
    'Spisebordet kan trækkes ud, når I får besøg.',
    'Der Esstisch lässt sich ausziehen, wenn Besuch kommt.',
    'The dining table extends when you have company.',
  ),
  line(
    'På opslagstavlen hænger busplanen, en tidevandstabel og en tegning fra sidste sommer.',
    'An der Pinnwand hängen Busfahrplan, Gezeitentabelle und eine Zeichnung vom letzten Sommer.',
    'On the noticeboard are the bus times, a tide table and a drawing from last summer.',
  ),
  line(
    'Der er en skuffe til strandfund, ellers ender de i frugtskålen.',
    'Für Strandfunde gibt es eine eigene Schublade, sonst landen sie in der Obstschale.',
    'There’s a drawer for beach finds, or they end up in the fruit bowl.',
  ),
  line(
    'Et par lys og en kande te, så er aftenen i gang.',
    'Ein paar Kerzen und eine Kanne Tee, und der Abend kann beginnen.',
    'A few candles and a pot of tea, and the evening can begin.',
  ),
  line(
    'Når alle er samlet, er stuen fuld, men aldrig trang.',
    'Wenn alle da sind, ist das Wohnzimmer voll, aber nie eng.',
    'With everyone in, the living room is full but never cramped.',
    from(6),
  ),
  line(
    'Tæpperne i kurven er til de sene timer.',
    'Die Decken im Korb sind für die späten Stunden.',
    'The blankets in the basket are for the late hours.',
  ),
  line(
    'Køkkenbordet er langt nok til, at to kan snitte grøntsager side om side.',
    'Die Arbeitsplatte ist lang genug, dass zwei nebeneinander Gemüse schneiden können.',
    'The worktop is long enough for two to chop vegetables side by side.',
  ),
  line(
    'Ved døren står en kurv til alt det, der er fuldt af sand.',
    'Neben der Tür steht ein Korb für alles, was voller Sand ist.',
    'By the door is a basket for everything that’s full of sand.',
  ),
  line(
    'Om eftermiddagen er vægurets tikken det højeste, man hører.',
    'Nachmittags ist das Ticken der Wanduhr das Lauteste im Haus.',
    'In the afternoon, the ticking of the clock is the loudest thing you’ll hear.',
    ({ setting }) => setting !== 'village',
  ),
  line(
    'Man lærer hurtigt, hvilken stol der får morgensolen.',
    'Welcher Stuhl die Morgensonne hat, lernt man schnell.',
    'You soon learn which chair gets the morning sun.',
  ),
  line(
    'Billederne på væggen er taget inden for en times gang herfra.',
    'Die Fotos an der Wand sind keine Stunde zu Fuß von hier entstanden.',
    'The photographs on the wall were all taken within an hour’s walk of here.',
  ),
  line(
    'Efter maden kommer spillene på bordet, og så er aftenen reddet.',
    'Nach dem Essen kommen die Spiele auf den Tisch, und der Abend ist gerettet.',
    'After dinner the games come out, and that’s the evening taken care of.',
  ),
  line(
    'Her er plads til at strikke, lappe drager og kede sig lidt.',
    'Hier ist Platz zum Stricken, Drachenflicken und ein bisschen Langeweile.',
    'There’s room to knit, mend kites and be a little bored.',
  ),
  line(
    'Kaffen smager godt ude, men sofaen er heller ikke dårlig.',
    'Der Kaffee schmeckt draußen gut, auf dem Sofa aber auch.',
    'Coffee tastes good outside, but the sofa is a fair alternative.',
  ),
  line(
    'Vinduerne er store nok til, at du følger med i vejret uden at rejse dig.',
    'Die Fenster sind groß genug, um das Wetter im Sitzen zu verfolgen.',
    'The windows are big enough to follow the weather sitting down.',
  ),
  line(
    'En krukke med skaller på hylden fortæller om tidligere somre.',
    'Ein Glas mit Muscheln im Regal erzählt von früheren Sommern.',
    'A jar of shells on the shelf tells of earlier summers.',
    ({ archetype }) => archetype.key !== 'new-build',
  ),
  line(
    'Ved bordet er der lys nok til både avis og aftensmad.',
    'Am Tisch ist Licht genug für die Zeitung und fürs Abendessen.',
    'There’s light enough at the table for the newspaper and for dinner.',
  ),
  line(
    'Man finder hurtigt sin egen plads i stuen.',
    'Im Wohnzimmer findet jeder schnell seinen Platz.',
    'Everyone soon finds a favourite spot in the living room.',
  ),
  line(
    'Når vinden tager til, er det rart at have noget at spise og noget at læse.',
    'Wenn der Wind zunimmt, ist es gut, etwas zu essen und etwas zu lesen zu haben.',
    'When the wind picks up, it’s good to have something to eat and something to read.',
  ),
  line(
    'Bordet er stort nok til at brede et kort ud.',
    'Der Tisch ist groß genug, um eine Karte auszubreiten.',
    'The table is big enough to spread out a map.',
  ),
  line(
    'Fra stuen kan I se, hvem der har glemt sine sko i haven.',
    'Vom Wohnzimmer aus sehen Sie, wer seine Schuhe im Garten vergessen hat.',
    'From the living room you can see who’s left their shoes in the garden.',
    from(4),
  ),
]

/** Who sleeps where. The counts are in the facts table. */
export const sleepingLines: readonly Line[] = [
  line(
    'Soveværelserne er små og mørke på den gode måde: Her sover man længe.',
    'Die Schlafzimmer sind klein und schön dunkel: Hier schläft man lange.',
    'The bedrooms are small and nicely dark: just right for sleeping in.',
    ({ bedrooms, persons }) => bedrooms > 1 && persons <= 6,
  ),
  line(
    'Værelserne ligger i hver sin ende, så morgenfriske og syvsovere ikke generer hinanden.',
    'Die Schlafzimmer liegen an beiden Enden des Hauses, so stören sich Frühaufsteher und Langschläfer nicht.',
    'The bedrooms are at opposite ends, so early risers and late sleepers don’t disturb each other.',
    ({ bedrooms }) => bedrooms >= 2,
  ),
  line(
    'Køjerne er hurtigt optaget af børnene.',
    'Die Etagenbetten sind schnell von den Kindern belegt.',
    'The bunks are soon claimed by the children.',
    ({ beds }) => beds.bunks > 0,
  ),
  line(
    'I køjeværelset er der hule, leg og hvisken, længe efter at lyset er slukket.',
    'Im Zimmer mit den Etagenbetten wird noch lange geflüstert, wenn das Licht schon aus ist.',
    'In the bunk room the whispering goes on long after lights out.',
    ({ beds }) => beds.bunks > 0,
  ),
  line(
    'Børnene får et værelse med køjeseng, de voksne ro i den anden ende.',
    'Die Kinder bekommen ein Zimmer mit Etagenbett, die Erwachsenen Ruhe am anderen Ende.',
    'The children get a room with bunks, the adults some peace at the other end.',
    ({ beds, bedrooms }) => beds.bunks > 0 && bedrooms >= 2,
  ),
  line(
    'Hemsen er et hit hos de større børn; stigen er for stejl til de små.',
    'Der Schlafboden ist bei größeren Kindern beliebt; für die Kleinen ist die Leiter zu steil.',
    'Older children love the sleeping loft; the ladder is too steep for the little ones.',
    ({ beds }) => beds.loft > 0,
  ),
  line(
    'På hemsen ligger man lige under taget og hører regnen.',
    'Auf dem Schlafboden liegt man direkt unter dem Dach und hört den Regen.',
    'Up in the sleeping loft you lie just under the roof and listen to the rain.',
    ({ beds, has: facilities }) => beds.loft > 0 && !facilities.has('thatched-roof'),
  ),
  line(
    'Annekset er bedst til teenagere eller bedsteforældre, der vil have deres egen dør.',
    'Das Nebenhaus ist ideal für Teenager oder Großeltern, die gern ihre eigene Tür haben.',
    'The annexe suits teenagers, or grandparents who like a door of their own.',
    has('annex'),
  ),
  line(
    'I annekset på den anden side af terrassen sover de, der vil sove længst.',
    'Im Nebenhaus auf der anderen Seite der Terrasse schläft, wer am längsten schlafen möchte.',
    'The annexe across the terrace is for whoever wants the longest lie-in.',
    has('annex'),
  ),
  line(
    'Med to badeværelser bliver der sjældent kø om morgenen.',
    'Dank zwei Bädern gibt es morgens selten eine Schlange.',
    'With two bathrooms there’s rarely a queue in the morning.',
    ({ bathrooms, persons }) => bathrooms === 2 && persons <= 8,
  ),
  line(
    'Det ene badeværelse kan bruges direkte efter stranden, det andet holder sig fri for sand.',
    'Ein Bad ist für die Rückkehr vom Strand, das andere bleibt frei von Sand.',
    'One bathroom is for coming back from the beach, the other stays free of sand.',
    ({ bathrooms }) => bathrooms === 2,
  ),
  line(
    'Der er badeværelser nok til, at flere familier kan gøre sig klar samtidig.',
    'Es gibt genug Bäder, dass sich mehrere Familien gleichzeitig fertig machen können.',
    'There are enough bathrooms for several families to get ready at once.',
    ({ bathrooms }) => bathrooms >= 3,
  ),
  line(
    'Soveværelserne er fordelt i to afdelinger, så hver familie har sin gang.',
    'Die Schlafzimmer verteilen sich auf zwei Bereiche, so hat jede Familie ihren eigenen Flur.',
    'The bedrooms are in two sections, so each family has a corridor of its own.',
    ({ bedrooms }) => bedrooms >= 5,
  ),
  line(
    'Dobbeltværelserne er næsten lige store, så der skal ikke trækkes lod.',
    'Die Doppelzimmer sind fast gleich groß, losen müssen Sie also nicht.',
    'The double rooms are much the same size, so no need to draw lots.',
    ({ beds }) => beds.doubles >= 3,
  ),
  line(
    'Fra sengen ser du ud i det grønne.',
    'Vom Bett aus blicken Sie ins Grüne.',
    'From the bed you look out on greenery.',
    ({ setting }) => setting === 'forest' || setting === 'meadow',
  ),
  line(
    'Fra det ene soveværelse er der dør direkte ud til terrassen og morgensolen.',
    'Aus einem der Schlafzimmer führt eine Tür direkt auf die Terrasse in die Morgensonne.',
    'One of the bedrooms has a door straight out to the terrace and the morning sun.',
    ({ bedrooms }) => bedrooms >= 2,
  ),
  line(
    'Soveværelset er roligt og vender væk fra vejen.',
    'Das Schlafzimmer ist ruhig und geht nicht zur Straße hinaus.',
    'The bedroom is quiet and faces away from the road.',
    ({ bedrooms }) => bedrooms === 1,
  ),
  line(
    'Om natten er her så stille, at du hører dig selv trække vejret.',
    'Nachts ist es hier so still, dass man den eigenen Atem hört.',
    'It’s so quiet at night that you can hear yourself breathe.',
    ({ setting, sea }) => setting !== 'village' && sea > 1500,
  ),
  line(
    'Ovenpå ligger soveværelserne under skråvæggene, med udkig over nabolaget.',
    'Oben liegen die Schlafzimmer unter den Dachschrägen, mit Blick über die Umgebung.',
    'Upstairs, the bedrooms are tucked under the eaves and look out over the surroundings.',
    hasUpstairs,
  ),
  line(
    'Sengene er gode, og mørklægningsgardinerne holder de lyse nætter ude.',
    'Die Betten sind gut, und Verdunkelungsvorhänge halten die hellen Nächte draußen.',
    'The beds are good, and blackout curtains keep out the light summer nights.',
  ),
  line(
    'Der er en tremmeseng til den mindste og gulvplads nok til legetøjet.',
    'Für die Kleinsten steht ein Kinderbett bereit, und auf dem Boden ist Platz zum Spielen.',
    'There’s a cot for the smallest and floor space for the toys.',
    ({ has: facilities, persons }) => facilities.has('cot') && persons >= 4,
  ),

  line(
    'Fra soveværelset hører du havet, når vinden er i vest.',
    'Aus dem Schlafzimmer hören Sie bei Westwind das Meer.',
    'From the bedroom you can hear the sea when the wind is in the west.',
    ({ sea }) => sea <= 600,
  ),
  line(
    'Det største soveværelse ligger afsides, godt for forældre med let søvn.',
    'Das größte Schlafzimmer liegt abseits, gut für Eltern mit leichtem Schlaf.',
    'The largest bedroom is set apart, which is good for parents who sleep lightly.',
    ({ bedrooms }) => bedrooms >= 3,
  ),
  line(
    'Værelserne er ikke store, men her er man alligevel kun, når man sover.',
    'Groß sind die Schlafzimmer nicht, aber dort ist man ohnehin nur zum Schlafen.',
    'The bedrooms aren’t big, but you’re only in them to sleep.',
    ({ bedrooms, persons }) => bedrooms >= 2 && persons <= 6,
  ),
  line(
    'Vinduet kan stå på klem hele natten, for luften er ren og vejen stille.',
    'Das Fenster kann die ganze Nacht gekippt bleiben, die Luft ist klar und die Straße still.',
    'You can leave the window open all night: the air’s clean and the road is quiet.',
  ),
  line(
    'Gæstetoilettet er uundværligt, når alle kommer hjem på én gang.',
    'Die Gästetoilette ist Gold wert, wenn alle gleichzeitig heimkommen.',
    'The guest toilet is a blessing when everyone comes home at once.',
    ({ guestToilets }) => guestToilets > 0,
  ),
  line(
    'Badeværelsesgulvet er varmt, og det er rart efter en vintertur på stranden.',
    'Der Boden im Bad ist warm, das tut nach einem Winterspaziergang am Strand gut.',
    'The bathroom floor is heated, and welcome after a winter walk on the beach.',
    has('bathroom-underfloor-heating'),
  ),
  line(
    'På badeværelset er der gulvvarme, så badetøjet er tørt til næste morgen.',
    'Im Bad liegt Fußbodenheizung, da sind die Badesachen bis zum Morgen trocken.',
    'The bathroom has underfloor heating, so swimming things are dry by morning.',
    has('bathroom-underfloor-heating'),
  ),
  line(
    'De enkelte senge kan skubbes sammen, så rummet passer til børn eller voksne.',
    'Die Einzelbetten lassen sich zusammenschieben, so passt das Zimmer für Kinder wie für Erwachsene.',
    'The single beds can be pushed together, so the room suits children or adults.',
    ({ beds }) => beds.singles >= 2,
  ),
  line(
    'Værelset med to enkeltsenge bliver som regel børnenes.',
    'Das Zimmer mit den Einzelbetten wird meist das Kinderzimmer.',
    'The twin room usually becomes the children’s.',
    ({ beds, persons }) => beds.singles >= 2 && persons >= 4,
  ),

  line(
    'Om morgenen vækkes man af fugle og ikke af trafik.',
    'Morgens wecken einen die Vögel und nicht der Verkehr.',
    'In the morning it’s birds that wake you, not traffic.',
    ({ setting }) => setting !== 'village',
  ),
  line(
    'Der er knager og skabe nok til, at kufferterne kan pakkes helt ud.',
    'Haken und Schränke gibt es genug, um die Koffer ganz auszupacken.',
    'There are hooks and cupboards enough to unpack your cases completely.',
  ),
  line(
    'Læselamperne ved sengene er gode, og det samme er natbordene.',
    'An den Betten gibt es gute Leselampen und Platz für das Buch.',
    'The beds have good reading lamps and somewhere to put the book.',
  ),
  line(
    'Dobbeltsengen står, så morgenlyset først når den, når du er klar.',
    'Das Doppelbett steht so, dass die Morgensonne erst spät dort ankommt.',
    'The double bed stands where the morning sun arrives late.',
    ({ beds }) => beds.doubles >= 1,
  ),
  line(
    'Den, der står først op, kan lukke dørene og lave kaffe uden at vække nogen.',
    'Wer zuerst aufsteht, macht die Türen zu und Kaffee, ohne jemanden zu wecken.',
    'Whoever gets up first can close the doors and make coffee without waking anyone.',
    ({ bedrooms }) => bedrooms >= 2,
  ),
  line(
    'Dynerne er lette, så du sover godt, også i en varm uge i juli.',
    'Die Decken sind leicht, so schlafen Sie auch in einer warmen Juliwoche gut.',
    'The duvets are light, so you’ll sleep well even in a warm week in July.',
  ),
  line(
    'Der er stille i soveværelserne, også når andre sidder oppe i stuen.',
    'In den Schlafzimmern bleibt es ruhig, auch wenn im Wohnzimmer noch jemand sitzt.',
    'The bedrooms stay quiet, even when others are still up in the living room.',
    ({ bedrooms }) => bedrooms >= 2,
  ),
  line(
    'Ved hver seng er der en knage til badekåben.',
    'Neben jedem Bett ist ein Haken für den Bademantel.',
    'There’s a hook by every bed for your bathrobe.',
  ),
  line(
    'Efter en dag i blæsten falder man i søvn, før lampen er slukket.',
    'Nach einem Tag im Wind schläft man ein, bevor die Lampe aus ist.',
    'After a day in the wind, you’ll be asleep before the lamp is off.',
  ),
  line(
    'Gardinerne er tætte, og klokken kan godt blive ti, før nogen rører på sig.',
    'Die Vorhänge sind dicht, da wird es auch mal zehn, bevor sich jemand rührt.',
    'The curtains are thick, and it can be ten o’clock before anyone stirs.',
  ),
  line(
    'Soveværelserne har hver deres farve, så alle ved, hvor de hører til.',
    'Jedes Schlafzimmer hat seine eigene Farbe, so weiß jeder, wo er hingehört.',
    'Each bedroom has its own colour, so everyone knows where they belong.',
    ({ bedrooms }) => bedrooms >= 3,
  ),
  line(
    'Badeværelset ligger tæt på soveværelserne, så ingen har langt om natten.',
    'Das Bad liegt nah bei den Schlafzimmern, nachts hat es niemand weit.',
    'The bathroom is close to the bedrooms, so nobody has far to go at night.',
    ({ bedrooms, bathrooms }) => bedrooms >= 2 && bathrooms === 1,
  ),
  line(
    'Der er en kommode i hvert soveværelse, så taskerne kan tømmes og gemmes væk.',
    'In jedem Schlafzimmer steht eine Kommode, die Taschen können leer in die Ecke.',
    'There’s a chest of drawers in each bedroom, so bags can be emptied and put away.',
    ({ bedrooms }) => bedrooms >= 2,
  ),
  line(
    'Luften er frisk om natten, og morgenen begynder langsomt.',
    'Die Nachtluft ist frisch, und der Morgen beginnt langsam.',
    'The night air is fresh, and mornings start slowly.',
  ),
  line(
    'De yngste kan lægges, mens aftenen fortsætter bag en lukket dør.',
    'Die Jüngsten können schlafen, während der Abend hinter geschlossener Tür weitergeht.',
    'The youngest can be put to bed while the evening goes on behind a closed door.',
    ({ bedrooms, persons }) => bedrooms >= 2 && persons >= 4,
  ),
  line(
    'Hvem der får hjørneværelset, må I selv afgøre.',
    'Wer das Eckzimmer bekommt, machen Sie unter sich aus.',
    'Who gets the corner room is for you to settle.',
    ({ bedrooms }) => bedrooms >= 3,
  ),
  line(
    'I skabet ligger der ekstra tæpper til de kølige nætter.',
    'Für kühle Nächte liegen Decken im Schrank.',
    'There are extra blankets in the cupboard for chilly nights.',
  ),
  line(
    'Spejlet i badeværelset er stort nok til to, der har travlt.',
    'Der Spiegel im Bad ist groß genug für zwei, die es eilig haben.',
    'The bathroom mirror is big enough for two people in a hurry.',
  ),
  line(
    'Man vågner af lyset og ikke af vækkeuret.',
    'Man wacht vom Licht auf und nicht vom Wecker.',
    'You wake to the light, not to an alarm clock.',
  ),
  line(
    'Sengene står, så man kan ligge og se op i himlen.',
    'Die Betten stehen so, dass man im Liegen den Himmel sieht.',
    'The beds are placed so that you can lie and look at the sky.',
  ),
  line(
    'Efter frokost er soveværelset et godt sted for en lur.',
    'Nach dem Mittagessen ist das Schlafzimmer gut für ein Nickerchen.',
    'After lunch, the bedroom is a good place for a nap.',
  ),
  line(
    'Der er en stikkontakt ved sengen og en krog til den våde badedragt i badet.',
    'Am Bett gibt es eine Steckdose und im Bad einen Haken für die nassen Badesachen.',
    'There’s a socket by the bed and a hook in the bathroom for wet swimming things.',
  ),
  line(
    'Nattelyden er regn eller ingenting.',
    'Nachts hört man den Regen oder gar nichts.',
    'The night sounds are rain, or nothing at all.',
    ({ setting, has: facilities }) => setting !== 'village' && !facilities.has('thatched-roof'),
  ),
  line(
    'Puderne er mange, og det er der en grund til.',
    'Kissen gibt es reichlich, und das hat seinen Grund.',
    'There are plenty of pillows, and for good reason.',
  ),
  line(
    'Værelserne er indrettet enkelt: en god seng, en lampe og en plads til kufferten.',
    'Die Schlafzimmer sind schlicht: ein gutes Bett, eine Lampe und Platz für den Koffer.',
    'The bedrooms are simple: a good bed, a lamp and somewhere for the suitcase.',
    ({ bedrooms }) => bedrooms >= 2,
  ),
  line(
    'Bruseren er varm, og håndklæderne kan tørre natten over.',
    'Die Dusche ist warm, und die Handtücher trocknen über Nacht.',
    'The shower is hot, and towels dry overnight.',
  ),
  line(
    'Børnene vågner tidligt på ferie, men her kan de lege, uden at nogen hører det.',
    'Kinder wachen im Urlaub früh auf, aber hier können sie spielen, ohne dass es jemand hört.',
    'Children wake early on holiday, but here they can play without anyone hearing.',
    ({ bedrooms, persons }) => bedrooms >= 3 && persons >= 5,
  ),
]
