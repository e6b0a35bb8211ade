import type { House } from '../house/house.ts'
import { has, type Line, line } from './sentence.ts'

const isFamily = ({ persons }: House) => persons >= 5
const isCovered = ({ coveredTerraces }: House) => coveredTerraces > 0
const hasSeveral = ({ openTerraces }: House) => openTerraces >= 2
const isNotVillage = ({ setting }: House) => setting !== 'village'

/** Terrace and garden: where one sits and what one does there. */
export const terraceLines: readonly Line[] = [
  line(
    'Terrassen ligger i læ fra middag, og der bliver de fleste måltider spist.',
    'Die Terrasse liegt ab Mittag im Windschatten, hier wird meistens gegessen.',
    'The terrace is sheltered from midday on, and most meals are eaten there.',
  ),
  line(
    'Morgenkaffen drikker du på terrassen mod øst, før vinden vågner.',
    'Den Morgenkaffee trinken Sie auf der Terrasse im Osten, bevor der Wind aufwacht.',
    'Have your morning coffee on the east side of the terrace, before the wind wakes up.',
  ),
  line(
    'Aftensolen bliver længe på terrassen, og det gør I nok også.',
    'Die Abendsonne bleibt lange auf der Terrasse, und Sie wahrscheinlich auch.',
    'The evening sun stays on the terrace a good while, and so will you.',
  ),
  line(
    'Terrassen er af træ og varm at gå på med bare tæer.',
    'Die Terrasse ist aus Holz und barfuß angenehm warm.',
    'The terrace is wooden and warm under bare feet.',
  ),
  line(
    'Der er flere terrasser, så en af dem er altid i læ.',
    'Es gibt mehrere Terrassen, eine davon liegt immer windgeschützt.',
    'There’s more than one terrace, and one is always out of the wind.',
    hasSeveral,
  ),
  line(
    'Flyt med solen fra den ene terrasse til den anden.',
    'Ziehen Sie mit der Sonne von einer Terrasse zur nächsten.',
    'Follow the sun from one terrace to the next.',
    hasSeveral,
  ),
  line(
    'Den overdækkede terrasse redder grillaftenen, når der kommer en byge.',
    'Die überdachte Terrasse rettet den Grillabend, wenn ein Schauer kommt.',
    'The covered terrace saves the barbecue when a shower comes over.',
    (house) => isCovered(house) && house.has.has('grill'),
  ),
  line(
    'Under taget på den overdækkede terrasse kan I sidde ude fra april til oktober.',
    'Unter dem Dach der überdachten Terrasse sitzen Sie von April bis Oktober draußen.',
    'Under the covered terrace you can sit out from April to October.',
    isCovered,
  ),
  line(
    'På den overdækkede terrasse tørrer badetøjet, også når det regner.',
    'Auf der überdachten Terrasse trocknen die Badesachen auch bei Regen.',
    'Swimming things dry on the covered terrace even when it rains.',
    isCovered,
  ),
  line(
    'Den overdækkede terrasse er som skabt til kaffe under tæppet, når det regner.',
    'Die überdachte Terrasse ist wie gemacht für Kaffee unter Decken, wenn es regnet.',
    'The covered terrace is made for coffee under blankets when it rains.',
    isCovered,
  ),
  line(
    'Grillen står klar ved terrassen, og fisken henter du på havnen.',
    'Der Grill steht an der Terrasse, den Fisch holen Sie am Hafen.',
    'The grill’s by the terrace, and the fish is down at the harbour.',
    ({ has: facilities, harbour }) => facilities.has('grill') && harbour !== null,
  ),
  line(
    'Om sommeren flytter køkkenet ud til grillen.',
    'Im Sommer zieht die Küche nach draußen an den Grill.',
    'In summer the kitchen moves outside to the grill.',
    has('grill'),
  ),
  line(
    'Duften af grillet pølse og saltvand er svær at tage med hjem.',
    'Der Duft von Grillwürstchen und Salzwasser lässt sich leider nicht mitnehmen.',
    'The smell of grilled sausages and salt water is hard to take home with you.',
    has('grill'),
  ),
  line(
    'Udebruseren tager sandet, før det når ind i huset.',
    'Die Außendusche spült den Sand ab, bevor er ins Haus kommt.',
    'The outdoor shower takes off the sand before it gets into the house.',
    has('outdoor-shower'),
  ),
  line(
    'Efter stranden skyller man sig under udebruseren og går barfodet ind.',
    'Nach dem Strand geht es unter die Außendusche und barfuß ins Haus.',
    'After the beach it’s under the outdoor shower and barefoot into the house.',
    has('outdoor-shower'),
  ),
  line(
    'Ved bålpladsen bliver det sent, når snobrødene skal bages.',
    'An der Feuerstelle wird es spät, wenn Stockbrot gebacken wird.',
    'Evenings run late round the fire pit when there’s bread to bake on sticks.',
    has('bonfire-place'),
  ),
  line(
    'Shelteret på grunden er til den ene nat, børnene aldrig glemmer.',
    'Der Shelter auf dem Grundstück ist für die eine Nacht, die Kinder nicht vergessen.',
    'The shelter on the plot is for the one night the children will never forget.',
    has('shelter'),
  ),
  line(
    'Gyngerne står, så du kan se dem fra terrassen.',
    'Die Schaukeln stehen so, dass man sie von der Terrasse aus sieht.',
    'The swings are where you can see them from the terrace.',
    has('swings'),
  ),
  line(
    'Mens gyngerne er i brug, får de voksne læst avisen.',
    'Solange geschaukelt wird, kommen die Erwachsenen zum Lesen.',
    'While the swings are busy, the grown-ups get to read.',
    has('swings'),
  ),
  line(
    'I sandkassen ligger der spande nok til endnu et slot.',
    'Im Sandkasten liegen Eimer genug für noch eine Burg.',
    'The sandpit has buckets enough for one more castle.',
    has('sandbox'),
  ),
  line(
    'De mindste graver videre i sandkassen, når I kommer hjem fra stranden.',
    'Nach dem Strand graben die Kleinsten im Sandkasten weiter.',
    'When you get back from the beach, the smallest go on digging in the sandpit.',
    has('sandbox'),
  ),
  line(
    'Trampolinen er optaget fra morgenmad til sengetid.',
    'Das Trampolin ist vom Frühstück bis zum Schlafengehen belegt.',
    'The trampoline is busy from breakfast until bedtime.',
    has('trampoline'),
  ),
  line(
    'Grunden er hegnet, så små børn kan løbe frit.',
    'Das Grundstück ist eingezäunt, so können kleine Kinder frei herumlaufen.',
    'The plot is fenced, so small children can run about freely.',
    has('fenced-plot'),
  ),
  line(
    'Inden for hegnet kan hunden snuse rundt, mens I pakker ud.',
    'Innerhalb des Zauns kann der Hund schnuppern, während Sie auspacken.',
    'Inside the fence the dog can sniff around while you unpack.',
    ({ has: facilities, petsMax }) => facilities.has('fenced-plot') && petsMax > 0,
  ),
  line(
    'Fra altanen ser du ud over området, før dagen går i gang.',
    'Vom Balkon sehen Sie über die Umgebung, bevor der Tag beginnt.',
    'From the balcony you can look out over the area before the day begins.',
    has('balcony'),
  ),
  line(
    'Grunden får lov at passe sig selv, og det er sommerfuglene glade for.',
    'Das Grundstück bleibt der Natur überlassen, die Schmetterlinge freut es.',
    'The plot is left to itself, to the delight of the butterflies.',
    has('nature-plot'),
  ),
  line(
    'Du kan ikke høre vejen herfra, kun fugle og vind.',
    'Von der Straße hören Sie hier nichts, nur Vögel und Wind.',
    'You can’t hear the road from here, only birds and wind.',
    isNotVillage,
  ),
  line(
    'På naturgrunden er der stier at finde og insekter at studere.',
    'Auf dem Naturgrundstück gibt es Pfade zu entdecken und Käfer zu beobachten.',
    'On the natural plot there are trails to find and beetles to study.',
    (house) => has('nature-plot')(house) && isFamily(house),
  ),
  line(
    'Der er hængt en tørresnor op i læ, og den er fuld hver eftermiddag.',
    'Die Wäscheleine hängt im Windschatten und ist jeden Nachmittag voller Badetücher.',
    'There’s a clothes line out of the wind, and it’s full of towels every afternoon.',
  ),
  line(
    'En bænk mod vest er alt, hvad aftenen kræver.',
    'Eine Bank nach Westen ist alles, was der Abend braucht.',
    'A bench facing west is all the evening asks for.',
  ),
  line(
    'Liggestolene kan flyttes rundt om huset efter solen.',
    'Die Liegestühle lassen sich mit der Sonne ums Haus tragen.',
    'The deckchairs can be moved round the house with the sun.',
  ),

  line(
    'Terrassen er møbleret, så I kan spise den lange middag udenfor og blive siddende.',
    'Die Terrasse ist so möbliert, dass man draußen lange zu Abend isst und sitzen bleibt.',
    'The terrace is furnished for long dinners outdoors, and for staying put afterwards.',
  ),
  line(
    'Om det ene eller det andet hjørne er der læ, uanset hvor vinden kommer fra.',
    'Um die eine oder andere Ecke ist es windstill, egal woher es weht.',
    'Round one corner or another it’s sheltered, wherever the wind comes from.',
  ),
  line(
    'Om aftenen er det her, man sidder med et tæppe om skuldrene og ser mørket komme.',
    'Abends sitzt man hier mit einer Decke um die Schultern und sieht zu, wie es dunkel wird.',
    'In the evening this is where you sit, a blanket round your shoulders, and watch it get dark.',
  ),
  line(
    'Terrassen er stor nok til både solsenge og et bord til alle.',
    'Auf der Terrasse haben die Liegen und ein Tisch für alle Platz.',
    'The terrace has room for sunloungers and a table for everyone.',
  ),
  line(
    'Haven er nem at have med at gøre: et bord, en solkrog og plads til et spil kongespil.',
    'Der Garten ist unkompliziert: ein Tisch, eine Sonnenecke und Platz für eine Partie Wikingerschach.',
    'The garden is uncomplicated: a table, a sunny corner and space for a game of kubb.',
  ),
  line(
    'Der er plads til at spille bold uden at ramme nogens kaffekop.',
    'Zum Ballspielen ist genug Platz, ohne dass jemand um seine Kaffeetasse fürchten muss.',
    'There’s space for a ball game without anyone fearing for their coffee.',
    ({ plotM2 }) => plotM2 >= 900,
  ),
  line(
    'Grunden er stor nok til at bygge huler og lege gemmeleg.',
    'Das Grundstück ist groß genug zum Höhlenbauen und Versteckspielen.',
    'The plot is big enough for dens and hide-and-seek.',
    ({ plotM2, persons }) => plotM2 >= 1500 && persons >= 4,
  ),
  line(
    'Den lille have kræver ingenting og har sol det meste af dagen.',
    'Der kleine Garten macht keine Arbeit und hat den größten Teil des Tages Sonne.',
    'The small garden needs no work and has sun for most of the day.',
    ({ plotM2, setting }) => plotM2 < 900 && setting !== 'forest',
  ),
  line(
    'Carporten er også god til våddragter, boards og punkterede cykler.',
    'Der Carport taugt auch für Neoprenanzüge, Bretter und platte Fahrräder.',
    'The carport is handy for wetsuits, boards and flat tyres too.',
    has('carport'),
  ),
  line(
    'I carporten kan klapvogn og strandvogn stå tørt.',
    'Im Carport stehen Kinderwagen und Bollerwagen im Trockenen.',
    'Pushchair and beach trolley stay dry in the carport.',
    has('carport'),
  ),
  line(
    'De sidste solstråler når terrassens vestside, og dér bliver man siddende.',
    'Die letzten Sonnenstrahlen erreichen die Westseite der Terrasse, und dort bleibt man sitzen.',
    'The last of the sun falls on the west side of the terrace, and that’s where you stay.',
  ),
  line(
    'Fuglene holder til i buskene, og om morgenen er det dem, der bestemmer.',
    'In den Büschen wohnen die Vögel, und morgens geben sie den Ton an.',
    'The birds live in the bushes, and in the morning they’re in charge.',
  ),

  line(
    'Stil stolene, hvor solen er, og lad dem stå til i morgen.',
    'Stellen Sie die Stühle in die Sonne und lassen Sie sie bis morgen stehen.',
    'Put the chairs where the sun is and leave them there till tomorrow.',
  ),
  line(
    'På terrassen er der plads til yogamåtten om morgenen og kortspillet om aftenen.',
    'Auf der Terrasse ist morgens Platz für die Yogamatte und abends für das Kartenspiel.',
    'The terrace has room for a yoga mat in the morning and a card game in the evening.',
  ),
  line(
    'Når regnen er drevet over, dufter hele grunden.',
    'Wenn der Regen abgezogen ist, duftet das ganze Grundstück.',
    'When the rain has passed, the whole plot smells fresh.',
  ),
  line(
    'Der er altid en plet i skygge, når sommeren bliver for meget af det gode.',
    'Wenn der Sommer es zu gut meint, findet sich immer ein Platz im Schatten.',
    'When summer overdoes it, there’s always a patch of shade.',
  ),
  line(
    'Havebordet er stort nok til krabber, sten og en halvfærdig drage.',
    'Der Gartentisch ist groß genug für Krebse, Steine und einen halb fertigen Drachen.',
    'The garden table is big enough for crabs, stones and a half-built kite.',
  ),
  line(
    'Fra terrassen kan du høre, om der er dønning i dag.',
    'Von der Terrasse aus hören Sie, ob heute Brandung ist.',
    'From the terrace you can hear whether the surf is up today.',
    ({ sea }) => sea <= 600,
  ),
  line(
    'Et krus te på trappetrinet er en god begyndelse på dagen.',
    'Ein Becher Tee auf der Stufe vor der Tür ist ein guter Anfang für den Tag.',
    'A mug of tea on the doorstep is a good start to the day.',
    ({ has: facilities }) => !facilities.has('accessible'),
  ),
  line(
    'Sandet børster du af på terrassen, og så er alt tilladt indenfor.',
    'Den Sand klopft man auf der Terrasse ab, danach ist drinnen alles erlaubt.',
    'Brush off the sand on the terrace, and after that anything goes indoors.',
  ),
  line(
    'Krogen ved husmuren samler varmen, så der kan I sidde allerede i marts.',
    'In der Ecke an der Hauswand sammelt sich die Wärme, da sitzt man schon im März.',
    'The corner by the wall gathers warmth, and you can sit there as early as March.',
  ),
  line(
    'Der er altid en stol i solen og en i skyggen.',
    'Ein Stuhl steht immer in der Sonne und einer im Schatten.',
    'There’s always one chair in the sun and one in the shade.',
  ),
  line(
    'I skumringen flyver flagermusene, og lygterne bliver tændt.',
    'In der Dämmerung fliegen die Fledermäuse, und die Laternen werden angezündet.',
    'At dusk the bats come out and the lanterns are lit.',
    isNotVillage,
  ),
  line(
    'Der er plads til at tørre våddragter og hænge drager op.',
    'Zum Trocknen der Neoprenanzüge und zum Aufhängen der Drachen ist Platz.',
    'There’s room to dry wetsuits and hang up kites.',
  ),
  line(
    'Når I spiser ude, holder et par sten servietterne på plads.',
    'Beim Essen draußen halten ein paar Strandsteine die Servietten fest.',
    'When you eat outside, a few pebbles keep the napkins in place.',
  ),
  line(
    'Terrassen får eftermiddagssolen, så kaffen kan godt vente til klokken tre.',
    'Die Terrasse hat Nachmittagssonne, der Kaffee darf also bis drei warten.',
    'The terrace gets the afternoon sun, so coffee can wait until three.',
  ),
  line(
    'Ude er der bord og stole nok til jer alle.',
    'Draußen stehen Tisch und Stühle für alle.',
    'There’s a table outside, with chairs for all of you.',
  ),
  line(
    'Kaffe, fuglesang og ingen planer: Sådan begynder dagen på terrassen.',
    'Kaffee, Vogelgesang und keine Pläne: So beginnt der Tag auf der Terrasse.',
    'Coffee, birdsong and no plans: that’s how the day starts on the terrace.',
  ),
  line(
    'Parasollen er til middagssolen, tæpperne til aftenen.',
    'Der Sonnenschirm ist für den Mittag, die Decken sind für den Abend.',
    'The parasol is for midday, the blankets are for the evening.',
  ),
  line(
    'Når blæsten lægger sig om aftenen, bliver terrassen husets største rum.',
    'Wenn sich abends der Wind legt, wird die Terrasse zum größten Raum des Hauses.',
    'When the wind drops in the evening, the terrace becomes the biggest room in the house.',
  ),
  line(
    'Vandhanen ude er god til spande, fødder og gummistøvler.',
    'Der Wasserhahn draußen ist für Eimer, Füße und Gummistiefel da.',
    'The outdoor tap is for buckets, feet and wellies.',
  ),
  line(
    'Solen når grunden fra morgen til aften.',
    'Das Grundstück hat von morgens bis abends Sonne.',
    'The plot gets the sun from morning to evening.',
    ({ setting }) => setting !== 'forest',
  ),
  line(
    'Efter regn kommer vandpytterne, og så er det gummistøvletid for de små.',
    'Nach dem Regen kommen die Pfützen, und für die Kleinen beginnt die Gummistiefelzeit.',
    'After rain come the puddles, and it’s welly time for the little ones.',
    ({ persons }) => persons >= 4,
  ),
  line(
    'Fra bordet ser I op i himlen, og der er meget af den.',
    'Vom Tisch aus sieht man Himmel, und zwar viel davon.',
    'The view from the table is of sky, and plenty of it.',
    ({ setting }) => setting !== 'village' && setting !== 'forest',
  ),
  line(
    'Haven har en krog til frokosten og en anden til aftensolen.',
    'Der Garten hat eine Ecke fürs Mittagessen und eine andere für die Abendsonne.',
    'The garden has one corner for lunch and another for the evening sun.',
  ),
  line(
    'Børn løber barfodet ud i haven og ind på terrassen igen.',
    'Kinder laufen barfuß in den Garten und zurück auf die Terrasse.',
    'Children run barefoot into the garden and back onto the terrace.',
    ({ persons }) => persons >= 4,
  ),
  line(
    'Langs huset er der plads til cykler og strandgrej.',
    'Neben dem Haus ist Platz für Räder und Strandsachen.',
    'There’s space beside the house for bikes and beach gear.',
  ),
  line(
    'Sommeraftenerne er lyse, og man spiser sent.',
    'Die Sommerabende sind hell, und gegessen wird spät.',
    'Summer evenings are light here, and dinner is late.',
  ),
  line(
    'Bordet ude er det første, der bliver dækket, og det sidste, der bliver ryddet.',
    'Der Tisch draußen wird als Erstes gedeckt und als Letztes abgeräumt.',
    'The table outside is the first to be laid and the last to be cleared.',
  ),
  line(
    'Efterårssolen varmer husmuren, så I kan sidde ude endnu i oktober.',
    'Die Herbstsonne wärmt die Hauswand, hier sitzt man noch im Oktober.',
    'The autumn sun warms the wall of the house, and you can still sit out in October.',
  ),
]

/** Whom the house suits, when to come, and what to know before booking. */
export const closingLines: readonly Line[] = [
  line(
    'Hunden er velkommen, og turene begynder lige uden for døren.',
    'Ihr Hund ist willkommen, und die Spaziergänge beginnen vor der Tür.',
    'Your dog is welcome, and the walks begin at the door.',
    ({ petsMax }) => petsMax > 0,
  ),
  line(
    'Ejerne har selv hund, så der står en skål i bryggerset.',
    'Die Eigentümer haben selbst einen Hund, im Hauswirtschaftsraum steht schon ein Napf.',
    'The owners have a dog themselves, and a bowl stands ready in the utility room.',
    ({ petsMax }) => petsMax > 0,
  ),
  line(
    'Med hund er efterår og vinter en god tid, for da har I stranden næsten for jer selv.',
    'Mit Hund sind Herbst und Winter eine gute Zeit, dann gehört Ihnen der Strand fast allein.',
    'With a dog, autumn and winter are good times to come: you’ll have the beach almost to yourselves.',
    ({ petsMax }) => petsMax > 0,
  ),
  line(
    'Her har der aldrig boet dyr, så allergikere kan trække vejret frit.',
    'Tiere haben hier nie gewohnt, Allergiker können durchatmen.',
    'No animal has ever stayed here, so people with allergies can breathe easily.',
    has('hypoallergenic'),
  ),
  line(
    'Huset passer til to, der vil have fred, eller til en lille familie.',
    'Das Haus passt für zwei, die Ruhe suchen, oder für eine kleine Familie.',
    'The house suits two people after some peace, or a small family.',
    ({ persons }) => persons === 4 || persons === 5,
  ),
  line(
    'Et hus til to: stort nok til at være sammen, lille nok til at glemme resten.',
    'Ein Haus für zwei: groß genug, um zusammen zu sein, klein genug, um den Rest zu vergessen.',
    'A house for two: big enough to be together, small enough to forget the rest.',
    ({ persons }) => persons === 2,
  ),
  line(
    'Familien med børn i flere aldre får mest ud af huset.',
    'Am meisten haben Familien mit Kindern verschiedenen Alters von diesem Haus.',
    'Families with children of different ages will get the most out of it.',
    ({ persons }) => persons >= 6 && persons <= 8,
  ),
  line(
    'To familier kan sagtens dele huset uden at gå i vejen for hinanden.',
    'Zwei Familien können sich das Haus gut teilen, ohne sich im Weg zu sein.',
    'Two families can easily share the house without getting in each other’s way.',
    ({ persons, bathrooms }) => persons >= 8 && bathrooms >= 2,
  ),
  line(
    'Tre generationer under ét tag: Her er der plads til både middagslur og uro.',
    'Drei Generationen unter einem Dach: Hier ist Platz für Mittagsschlaf und Trubel.',
    'Three generations under one roof: there is room here for naps as well as noise.',
    ({ persons }) => persons >= 8,
  ),
  line(
    'I november er her stille, og lyset over landskabet er værd at rejse efter.',
    'Im November ist es hier still, und das Licht über der Landschaft lohnt die Reise.',
    'In November it’s quiet here, and the light over the landscape is worth the journey.',
  ),
  line(
    'Maj og juni er husets hemmelige måneder: lyse aftener og få gæster på stranden.',
    'Mai und Juni sind die heimlichen Favoriten: helle Abende und wenig Leute am Strand.',
    'May and June are the secret favourites: light evenings and few people on the beach.',
  ),
  line(
    'Kom i efterårsferien, når der er rav på stranden og drager i luften.',
    'Kommen Sie im Herbst, wenn am Strand Bernstein liegt und Drachen in der Luft sind.',
    'Come in autumn, when there’s amber on the beach and kites in the air.',
  ),
  line(
    'Om sommeren lever I mest udenfor, og huset er stedet, I vender hjem til.',
    'Im Sommer leben Sie meist draußen, und das Haus ist der Ort, an den Sie zurückkehren.',
    'In summer you’ll live mostly outdoors, with the house to come home to.',
  ),
  line(
    'Det sidste stykke vej er grus, så kør langsomt af hensyn til naboer og rådyr.',
    'Das letzte Stück ist nicht asphaltiert, fahren Sie bitte langsam, auch wegen der Rehe.',
    'The last stretch isn’t tarmac, so please drive slowly, not least for the deer.',
    isNotVillage,
  ),
  line(
    'Tag en varm trøje med, også i juli: Aftenerne ved kysten er friske.',
    'Packen Sie auch im Juli einen warmen Pullover ein: Die Abende an der Küste sind frisch.',
    'Pack a warm jumper even in July: evenings on the coast are fresh.',
  ),
  line(
    'Sandstien til stranden er ikke til kørestol, men en klapvogn med store hjul klarer den.',
    'Der Sandweg zum Strand ist nichts für Rollstühle, ein Kinderwagen mit großen Rädern schafft ihn.',
    'The sandy path to the beach is no good for wheelchairs, but a pushchair with big wheels will manage.',
    ({ has: facilities, sea }) => facilities.has('path-to-beach') && !facilities.has('accessible') && sea <= 1200,
  ),
  line(
    'Kommer I om vinteren, så sig til: Vi tænder for varmen, før I ankommer.',
    'Wenn Sie im Winter kommen, sagen Sie uns Bescheid: Wir stellen die Heizung vor Ihrer Anreise an.',
    'If you’re coming in winter, tell us: we’ll turn on the heating before you arrive.',
  ),
  line(
    'Den, der er vant til byen, skal bruge en dag på at vænne sig til stilheden.',
    'Wer die Stadt gewohnt ist, braucht einen Tag, um sich an die Stille zu gewöhnen.',
    'If you’re used to the city, give yourself a day to get used to the silence.',
    isNotVillage,
  ),
  line(
    'Det er et hus for dem, der hellere vil have sand i skoene end et program.',
    'Ein Haus für alle, die lieber Sand in den Schuhen haben als ein Programm.',
    'It’s a house for people who’d rather have sand in their shoes than a programme.',
  ),
  line(
    'En uge er hurtigt gået her, så overvej to.',
    'Eine Woche ist hier schnell vorbei, vielleicht nehmen Sie lieber zwei.',
    'A week goes by quickly here, so you might want two.',
  ),
  line(
    'Nytår er noget særligt her: tør luft, stor himmel og en lang tur på stranden.',
    'Silvester ist hier etwas Besonderes: klare Luft, weiter Himmel und ein langer Strandspaziergang.',
    'New Year is special here: crisp air, big skies and a long walk on the beach.',
  ),

  line(
    'Cykler er værd at have med, for de fleste udflugter begynder ved døren.',
    'Fahrräder lohnen sich, die meisten Ausflüge beginnen vor der Tür.',
    'Bicycles are worth having: most outings begin at the door.',
  ),
  line(
    'Tag drager med; vinden står vi for.',
    'Bringen Sie Drachen mit, für den Wind sorgen wir.',
    'Bring kites; we’ll supply the wind.',
  ),
  line(
    'Der er en spand til rav og en til skaller ved døren, som gæster har fyldt i årevis.',
    'Neben der Tür stehen ein Eimer für Bernstein und einer für Muscheln, in denen Gäste seit Jahren sammeln.',
    'By the door are a bucket for amber and one for shells, which guests have been filling for years.',
    ({ archetype }) => archetype.key !== 'new-build',
  ),
  line(
    'Til en forlænget weekend er huset lige så godt som til to uger.',
    'Das Haus taugt für ein langes Wochenende genauso wie für zwei Wochen.',
    'The house is as good for a long weekend as for a fortnight.',
  ),
  line(
    'Et roligt hus til dem, der har nok larm til daglig.',
    'Ein ruhiges Haus für alle, die im Alltag genug Lärm haben.',
    'A quiet house for people who have enough noise the rest of the year.',
    isNotVillage,
  ),
  line(
    'Til en vennetur er her plads til både madlavning, gåture og sene samtaler.',
    'Für eine Reise mit Freunden ist hier Platz zum Kochen, Wandern und für lange Gespräche.',
    'For a trip with friends, there’s room here for cooking, walks and late conversations.',
    ({ persons }) => persons >= 6,
  ),
  line(
    'For store selskaber er det en fordel at aftale værelser på forhånd.',
    'Bei großer Runde lohnt es sich, die Zimmer schon vor der Anreise zu verteilen.',
    'If there are many of you, it’s worth agreeing on rooms before you arrive.',
    ({ persons }) => persons >= 12,
  ),
  line(
    'Om vinteren lægger roen sig over området, og så er huset næsten dit eget.',
    'Im Winter kehrt in der Gegend Ruhe ein, dann fühlt sich das Haus wie das eigene an.',
    'In winter peace settles over the area, and the house feels like your own.',
  ),
  line(
    'Mellem jul og nytår er det her et sted at gemme sig.',
    'Zwischen den Jahren ist das hier ein Ort zum Verkriechen.',
    'Between Christmas and New Year this is a place to hide away.',
  ),
  line(
    'Havet er koldt i maj og mildt i august, men smukt i hver måned.',
    'Das Meer ist im Mai kalt, im August mild und in jedem Monat schön.',
    'The sea’s cold in May, mild in August and beautiful every month.',
  ),
  line(
    'Pak let: Gummistøvler og en uldtrøje rækker langt.',
    'Packen Sie wenig: Gummistiefel und ein Wollpullover reichen für die meisten Tage.',
    'Pack light: wellies and a woolly jumper will do for most days.',
  ),
  line(
    'Planerne kan I lægge ved morgenbordet, når I har set vejret.',
    'Die Pläne machen Sie beim Frühstück, wenn Sie das Wetter gesehen haben.',
    'Make your plans over breakfast, once you’ve seen the weather.',
  ),
  line(
    'Februar er stille og billig, og lyset er på vej tilbage.',
    'Der Februar ist still und günstig, und das Licht kommt zurück.',
    'February is quiet and good value, and the light is on its way back.',
  ),
  line(
    'I marts kommer viberne tilbage, og solen varmer i læ.',
    'Im März kommen die Kiebitze zurück, und im Windschatten wärmt die Sonne.',
    'In March the lapwings return, and the sun is warm out of the wind.',
  ),
  line(
    'Sensommeren er dejlig: Vandet er varmt endnu, og skolerne er begyndt.',
    'Der Spätsommer ist schön: Das Wasser ist noch warm, und die Schule hat wieder angefangen.',
    'Late summer is lovely: the water’s still warm and the schools are back.',
  ),
  line(
    'Ferien begynder, når bilen er pakket ud.',
    'Der Urlaub beginnt, sobald das Auto ausgepackt ist.',
    'The holiday starts as soon as the car’s unpacked.',
  ),
  line(
    'I oktober kan stormen være grunden til at komme.',
    'Im Oktober kann der Sturm der Grund sein zu kommen.',
    'In October, a storm may be the reason to come.',
  ),
  line(
    'Et godt sted for to, der vil tale sammen, eller slet ikke tale.',
    'Ein guter Ort für zwei, die reden oder einfach schweigen möchten.',
    'A good place for two people who want to talk, or not to talk at all.',
    ({ persons }) => persons <= 4,
  ),
  line(
    'Tag en god bog med; den næste finder du på hylden.',
    'Bringen Sie ein gutes Buch mit; das nächste steht im Regal.',
    'Bring a good book; you’ll find the next one on the shelf.',
  ),
  line(
    'Mangler I noget, så ring: Kontoret er ikke langt væk.',
    'Fehlt Ihnen etwas, rufen Sie an: Das Büro ist nicht weit.',
    'If anything’s missing, give us a ring: the office isn’t far.',
    ({ location }) => location.area !== 'fano',
  ),
  line(
    'Huset er let at finde, også i mørke, for vejen er skiltet.',
    'Das Haus ist auch im Dunkeln leicht zu finden, die Straße ist ausgeschildert.',
    'The house is easy to find, even in the dark: the road is signposted.',
  ),
  line(
    'Kom til sankthans, når der bliver tændt bål langs stranden.',
    'Kommen Sie zu Mittsommer, wenn am Strand die Feuer brennen.',
    'Come for midsummer night, when fires are lit along the beach.',
  ),
  line(
    'De fleste kommer for havet og vender tilbage for roen.',
    'Die meisten kommen wegen des Meeres und kehren wegen der Ruhe zurück.',
    'Most people come for the sea and come back for the quiet.',
    isNotVillage,
  ),
  line(
    'En regnvejrsdag er ikke spildt i et hus, der er rart at være i.',
    'Ein Regentag ist nicht verloren in einem Haus, in dem man gern ist.',
    'A rainy day isn’t wasted in a house that’s good to be in.',
  ),
  line(
    'Telefonen kan blive i skuffen; hvad klokken er, ser du på lyset.',
    'Das Handy kann in der Schublade bleiben; wie spät es ist, sieht man am Licht.',
    'Your phone can stay in the drawer; the light tells you the time.',
  ),
  line(
    'I juni er stranden tom og vandet koldt, og børnene er ligeglade.',
    'Im Juni ist der Strand leer und das Wasser kalt, und den Kindern ist es egal.',
    'In June the beach is empty and the water cold, and the children don’t care.',
    ({ persons }) => persons >= 4,
  ),
  line(
    'Vinterugerne er til lange frokoster og friske ture.',
    'Die Winterwochen sind für lange Mittagessen und flotte Spaziergänge.',
    'Winter weeks are for long lunches and brisk walks.',
  ),
  line(
    'Kommer I med tog eller bus, så spørg os om vejen det sidste stykke.',
    'Wenn Sie mit Bahn oder Bus kommen, fragen Sie uns nach dem letzten Stück.',
    'If you come by train or bus, ask us about the last stretch.',
  ),
  line(
    'En kort ferie her føles længere, end den er.',
    'Ein kurzer Urlaub fühlt sich hier länger an, als er ist.',
    'A short holiday here feels longer than it is.',
  ),
  line(
    'Spørg os om turene i nærheden; vi har gået dem selv.',
    'Fragen Sie uns nach Wegen in der Nähe; wir sind sie selbst gegangen.',
    'Ask us about walks nearby; we’ve done them ourselves.',
  ),
  line(
    'I september er der stille, og brombærrene er modne.',
    'Im September ist es still, und die Brombeeren sind reif.',
    'In September it’s quiet and the blackberries are ripe.',
  ),
  line(
    'Huset kan lejes hele året, og hver årstid har sit.',
    'Das Haus ist das ganze Jahr zu mieten, und jede Jahreszeit hat ihren Reiz.',
    'The house can be rented all year, and every season has its charms.',
  ),
  line(
    'Vinterferien er til tykke sokker og lange måltider.',
    'In den Winterferien zählen dicke Socken und lange Mahlzeiten.',
    'Winter holidays are for thick socks and long meals.',
  ),
  line(
    'Vi ser huset efter flere gange om året, og det kan mærkes.',
    'Wir sehen mehrmals im Jahr nach dem Haus, und das merkt man.',
    'We check on the house several times a year, and it shows.',
  ),
]
