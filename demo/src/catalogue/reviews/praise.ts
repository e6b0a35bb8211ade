import { type Line, line } from '../texts/sentence.ts'
import type { Told } from './topics.ts'

const isNear = ({ house }: Told) => house.sea <= 1500
const isApart = ({ house }: Told) => house.setting !== 'village'

/** What guests praise, by topic. A topic is only drawn where the house and the stay allow it. */
export const praise: Readonly<Record<string, readonly Line<Told>[]>> = {
  'first-row': [
    line(
      'Vi faldt i søvn til lyden af bølgerne.',
      'Einschlafen mit Meeresrauschen, herrlich.',
      'We fell asleep to the sound of the waves.',
    ),
    line(
      'Man går over klitten, og så står man på stranden.',
      'Einmal über die Düne und man steht am Strand.',
      "You go over the dune and you're on the beach.",
    ),
    line(
      'Beliggenheden lige bag klitten slår alt.',
      'Die Lage direkt hinter der Düne ist unschlagbar.',
      "You can't beat the location right behind the dune.",
    ),
    line('Tættere på havet kommer man ikke.', 'Näher am Meer geht kaum.', "You couldn't be much closer to the sea."),
    line(
      'Vi var i vandet før morgenmaden hver dag.',
      'Wir waren jeden Morgen vor dem Frühstück am Wasser.',
      'We were down at the water before breakfast every day.',
    ),
    line(
      'Aftentur på stranden hver eneste aften, bare fordi man kan.',
      'Jeden Abend noch mal schnell an den Strand, einfach weil es geht.',
      'An evening stroll on the beach every night, just because you can.',
    ),
  ],
  dunes: [
    line(
      'Klitterne begynder lige ved terrassen.',
      'Die Dünen fangen direkt an der Terrasse an.',
      'The dunes start right at the terrace.',
    ),
    line(
      'Udsigten til klit og himmel får man aldrig nok af.',
      'Der Blick auf Dünen und Himmel, davon bekommt man nicht genug.',
      'Dunes and sky: we never got tired of the view.',
    ),
    line(
      'Stien gennem klitterne gik vi mindst to gange om dagen.',
      'Den Weg durch die Dünen sind wir mindestens zweimal am Tag gegangen.',
      'We walked the path through the dunes at least twice a day.',
    ),
    line(
      'Dejligt læ i klitterne, også da det blæste.',
      'Schön windgeschützt zwischen den Dünen, auch als es stürmte.',
      'Nicely sheltered among the dunes, even when it blew.',
    ),
    line(
      'Vi elskede at sidde i klitten med en kop kaffe.',
      'Mit der Kaffeetasse in der Düne sitzen, mehr braucht es nicht.',
      'We loved sitting in the dunes with a cup of coffee.',
    ),
  ],
  heath: [
    line(
      'Lyng så langt øjet rækker, og helt stille.',
      'Heide, so weit man schaut, und diese Ruhe.',
      'Heather as far as you can see, and so peaceful.',
    ),
    line(
      'Vi så rådyr fra morgenbordet.',
      'Beim Frühstück standen Rehe vor dem Fenster.',
      'We watched deer while we had breakfast.',
    ),
    line(
      'Grunden med lyng er fantastisk, man føler sig helt alene.',
      'Das Heidegrundstück ist toll, man fühlt sich ganz für sich.',
      'The heather plot is wonderful; you feel you have it all to yourself.',
    ),
    line(
      'Stjernehimlen over heden glemmer vi ikke.',
      'Den Sternenhimmel über der Heide vergessen wir nicht.',
      "We won't forget the stars over the heath.",
    ),
    line(
      'Hver morgen en gåtur i lyngen, så er dagen god.',
      'Jeden Morgen eine Runde durch die Heide, so fängt der Tag gut an.',
      'A walk through the heather each morning set us up for the day.',
    ),
  ],
  forest: [
    line(
      'Mellem træerne er der læ, selv når det blæser på stranden.',
      'Zwischen den Bäumen ist es windstill, auch wenn es am Strand pfeift.',
      "It's sheltered among the trees even when it's wild on the beach.",
    ),
    line(
      'Børn og voksne var vilde med egernet i haven.',
      'Das Eichhörnchen im Garten war der Star des Urlaubs.',
      'The squirrel in the garden was the star of the holiday.',
    ),
    line(
      'Skoven lige uden for døren er skøn til løbeture.',
      'Der Wald vor der Tür ist herrlich zum Joggen.',
      'The forest on the doorstep is lovely for a run.',
    ),
    line(
      'Duften af fyr, når man åbner døren om morgenen!',
      'Morgens die Tür auf, und es duftet nach Kiefern!',
      'That smell of pine when you open the door in the morning!',
    ),
  ],
  village: [
    line('Vi kunne gå til det hele.', 'Wir konnten alles zu Fuß erledigen.', 'We could walk to everything.'),
    line(
      'Bageren ligger tæt på og blev dagens første tur.',
      'Der Bäcker ist um die Ecke, das war jeden Morgen der erste Gang.',
      'The baker is round the corner and was our first walk each morning.',
    ),
    line(
      'Hyggelig by, hvor folk siger godmorgen.',
      'Netter Ort, die Leute grüßen auf der Straße.',
      'A friendly village where people say good morning.',
    ),
  ],
  fjord: [
    line(
      'Fjorden er lav og god til de små.',
      'Der Fjord ist flach, ideal für die Kleinen.',
      'The fjord is shallow and great for little ones.',
    ),
    line(
      'Vi kitede hver dag og gik derhen med udstyret.',
      'Wir waren jeden Tag kiten und sind mit dem Material zu Fuß hingegangen.',
      'We went kiting every day and walked there with our gear.',
    ),
    line(
      'Aftenlyset over fjorden er noget for sig.',
      'Das Abendlicht über dem Fjord ist etwas Besonderes.',
      'The evening light over the fjord is something special.',
    ),
  ],
  meadow: [
    line(
      'Udsigten over engene giver ro i hovedet.',
      'Der Blick über die Wiesen beruhigt ungemein.',
      'Looking out over the meadows is so calming.',
    ),
    line(
      'Masser af plads til fodbold og frisbee.',
      'Viel Platz für Fußball und Frisbee.',
      'Loads of room for football and frisbee.',
    ),
    line(
      'Her er landligt og fredeligt, vi hørte kun fugle.',
      'Ländlich und friedlich, wir hörten nur Vögel.',
      'Rural and peaceful; all we heard was birds.',
    ),
    line(
      'Skønt at bo på landet og alligevel nå havet på kort tid.',
      'Schön, auf dem Land zu wohnen und trotzdem schnell am Meer zu sein.',
      'Lovely to stay in the country and still get to the sea quickly.',
      ({ house }) => house.sea <= 4000,
    ),
  ],
  clean: [
    line(
      'Huset var rent, da vi kom.',
      'Das Haus war bei Ankunft blitzsauber.',
      'The house was spotless when we arrived.',
    ),
    line('Alt var pænt og i orden.', 'Alles war gepflegt und in Ordnung.', 'Everything was neat and in good order.'),
    line(
      'Man kan mærke, at nogen passer på huset.',
      'Man merkt, dass sich jemand um das Haus kümmert.',
      'You can tell that somebody looks after the house.',
    ),
    line(
      'Rengøringen fortjener ros, også i hjørnerne.',
      'Sehr sauber, auch in den Ecken.',
      'Very clean, even in the corners.',
    ),
    line('Pænt, rent og hjemligt.', 'Sauber, ordentlich und wohnlich.', 'Clean, tidy and homely.'),
    line(
      'Vi har sjældent boet i et så velholdt hus.',
      'So gepflegt haben wir selten gewohnt.',
      "We've seldom stayed anywhere so well kept.",
    ),
    line(
      'Vi blev mødt af et rent og duftende hus.',
      'Wir kamen in ein frisch geputztes Haus.',
      'We walked into a freshly cleaned house.',
    ),
    line('Badeværelset skinnede.', 'Das Bad glänzte.', 'The bathroom shone.'),
  ],
  kitchen: [
    line(
      'Køkkenet har alt, selv en skarp kniv.',
      'Die Küche hat alles, sogar scharfe Messer.',
      'The kitchen has everything, even sharp knives.',
    ),
    line(
      'Vi lavede mad hver aften og manglede intet.',
      'Wir haben jeden Abend gekocht, und nichts hat gefehlt.',
      'We cooked every night and had everything we needed.',
    ),
    line(
      'Der var gryder og fade nok til os alle.',
      'Töpfe und Geschirr reichten für alle.',
      'There were plenty of pans and dishes for all of us.',
    ),
    line(
      'Køkkenet er en fornøjelse, når man kan lide at lave mad.',
      'Wer gern kocht, hat an der Küche seine Freude.',
      'If you like cooking, the kitchen is a pleasure.',
    ),
    line(
      'Godt udstyret køkken, intet at udsætte.',
      'Küche sehr gut ausgestattet, nichts zu meckern.',
      'Well-equipped kitchen, no complaints at all.',
    ),
    line(
      'Endelig et feriehus med en ordentlig stegepande.',
      'Endlich ein Ferienhaus mit einer ordentlichen Pfanne.',
      'At last, a holiday home with a decent frying pan.',
    ),
    line(
      'Vi hentede fisk på havnen og stegte den i husets køkken.',
      'Wir haben Fisch vom Hafen geholt und in der Küche gleich gebraten.',
      'We bought fish at the harbour and fried it in the kitchen.',
      ({ house }) => house.harbour !== null,
    ),
    line(
      'Kaffe, krydderier og viskestykker var der nok af.',
      'Gewürze, Geschirrtücher, Kaffeefilter: alles da.',
      'Spices, tea towels, coffee filters: all there.',
    ),
  ],
  beds: [
    line(
      'Sengene er gode, og vi sov længe.',
      'Gute Betten, wir haben ausgeschlafen wie lange nicht.',
      'Comfortable beds; we slept late.',
    ),
    line(
      'Der er dejligt mørkt i soveværelserne om morgenen.',
      'Die Schlafzimmer bleiben morgens schön dunkel.',
      'The bedrooms stay nice and dark in the morning.',
    ),
    line(
      'Min ryg kunne lide madrasserne.',
      'Mein Rücken war mit den Matratzen sehr zufrieden.',
      'My back was very happy with the mattresses.',
    ),
    line('Vi sov bedre end derhjemme.', 'Wir haben besser geschlafen als zu Hause.', 'We slept better than at home.'),
    line(
      'Ingen kamp om sengene, de er alle gode.',
      'Um die Betten gab es keinen Streit, alle sind gut.',
      'No fighting over the beds; they are all good.',
      ({ house }) => house.bedrooms >= 2,
    ),
    line(
      'Soveværelserne er rolige, og madrasserne er i orden.',
      'Ruhige Schlafzimmer und ordentliche Matratzen.',
      'Quiet bedrooms and decent mattresses.',
    ),
    line(
      'Jeg sover ellers dårligt på ferie, men ikke her.',
      'Sonst schlafe ich im Urlaub schlecht, hier nicht.',
      'I usually sleep badly on holiday, but not here.',
    ),
    line(
      'Vi sov som sten i den friske luft.',
      'Bei der frischen Luft haben wir wie die Murmeltiere geschlafen.',
      'With all that fresh air we slept like logs.',
    ),
  ],
  quiet: [
    line(
      'Om aftenen er her helt stille.',
      'Abends ist es hier wunderbar still.',
      "It's wonderfully quiet here in the evening.",
    ),
    line(
      'Naboerne ser man næsten ikke.',
      'Von den Nachbarn sieht man kaum etwas.',
      'You hardly see the neighbours.',
      isApart,
    ),
    line(
      'Ingen trafik, ingen støj, bare ro.',
      'Kein Verkehr, kein Lärm, einfach Ruhe.',
      'No traffic, no noise, just peace.',
    ),
    line(
      'Vi kom for roen og fik den.',
      'Wir haben Ruhe gesucht und gefunden.',
      'We came for peace and quiet, and got it.',
    ),
    line(
      'Skuldrene kom ned på andendagen.',
      'Nach zwei Tagen war der Alltag vergessen.',
      'By the second day we had forgotten about work.',
    ),
    line(
      'Det eneste, vi hørte, var vinden.',
      'Das Einzige, was wir hörten, war der Wind.',
      'The only thing we heard was the wind.',
      isApart,
    ),
    line(
      'Så stille, at man hører sine egne tanker.',
      'So ruhig, dass man seine eigenen Gedanken hört.',
      'So quiet you can hear yourself think.',
    ),
  ],
  terrace: [
    line(
      'Vi spiste ude næsten hver dag.',
      'Wir haben fast jeden Tag draußen gegessen.',
      'We ate outside nearly every day.',
    ),
    line(
      'Terrassen ligger i læ, og det betyder noget herude.',
      'Die Terrasse ist windgeschützt, das ist hier viel wert.',
      'The terrace is sheltered, and that counts for a lot here.',
    ),
    line(
      'Aftensol på terrassen til langt ud på aftenen.',
      'Abendsonne auf der Terrasse bis spät.',
      'Evening sun on the terrace until late.',
    ),
    line(
      'Terrassen blev vores anden stue.',
      'Die Terrasse wurde unser zweites Wohnzimmer.',
      'The terrace became our second living room.',
    ),
  ],
  office: [
    line(
      'Kontoret svarede med det samme, da vi ringede.',
      'Das Büro war sofort erreichbar.',
      'The office answered straight away when we rang.',
    ),
    line(
      'En lampe var gået, og samme dag kom der en ny.',
      'Eine Lampe war kaputt, noch am selben Tag kam eine neue.',
      'A lamp had gone, and a new one arrived the same day.',
    ),
    line(
      'Søde mennesker på kontoret, som kender husene.',
      'Nette Leute im Büro, die ihre Häuser kennen.',
      'Friendly people at the office who know their houses.',
    ),
    line(
      'God service, vi fik svar på dansk og uden ventetid.',
      'Guter Service, auf Deutsch und ohne Warteschleife.',
      'Good service, in English and with no waiting.',
    ),
    line(
      'Vi havde et spørgsmål om ovnen og fik hjælp i telefonen.',
      'Zum Backofen hatten wir eine Frage, am Telefon wurde uns gleich geholfen.',
      'We had a question about the oven and got help over the phone.',
    ),
    line(
      'Da vi havde låst os ude, var der hjælp inden for en halv time.',
      'Als wir uns ausgesperrt hatten, kam innerhalb einer halben Stunde Hilfe.',
      'When we locked ourselves out, help came within half an hour.',
    ),
    line(
      'Vi fik gode tips til udflugter på kontoret.',
      'Im Büro bekamen wir gute Ausflugstipps.',
      'The office gave us good tips for days out.',
    ),
    line(
      'Kontakten før rejsen var venlig og klar.',
      'Der Kontakt vor der Reise war freundlich und klar.',
      'Communication before the trip was friendly and clear.',
    ),
  ],
  dog: [
    line(
      'Vores hund elskede turene i klitterne.',
      'Unser Hund war von den Dünen begeistert.',
      'Our dog loved the walks in the dunes.',
      isNear,
    ),
    line(
      'Hunden følte sig hjemme på fem minutter.',
      'Der Hund hat sich nach fünf Minuten wie zu Hause gefühlt.',
      'The dog felt at home within five minutes.',
    ),
    line(
      'Dejligt at være velkommen med hund, uden løftede øjenbryn.',
      'Schön, dass man mit Hund wirklich willkommen ist.',
      'Lovely to be truly welcome with a dog.',
    ),
    line(
      'Lange ture med hunden lige fra døren.',
      'Lange Runden mit dem Hund, direkt ab Haustür.',
      'Long walks with the dog, straight from the door.',
    ),
    line(
      'Hunden sov som en sten efter alle de strandture.',
      'Nach den Strandläufen hat der Hund geschlafen wie ein Stein.',
      'After all those beach runs the dog slept like a log.',
    ),
  ],
  children: [
    line(
      'Børnene spørger allerede, hvornår vi skal derop igen.',
      'Die Kinder fragen schon, wann wir wieder hinfahren.',
      "The children are already asking when we're going back.",
    ),
    line(
      'Der var høj stol, det gør det nemt med de små.',
      'Ein Hochstuhl war da, das macht es mit Kleinkind leicht.',
      'There was a high chair, which makes life easy with a toddler.',
    ),
    line(
      'Børnene legede ude fra morgen til aften.',
      'Die Kinder haben von morgens bis abends draußen gespielt.',
      'The children played outside from morning till night.',
    ),
    line(
      'Et hus, hvor børn må være børn.',
      'Ein Haus, in dem sich Kinder austoben dürfen.',
      'A house where children can be children.',
    ),
  ],
  sauna: [
    line('Saunaen brugte vi hver aften.', 'Die Sauna lief bei uns jeden Abend.', 'We used the sauna every evening.'),
    line(
      'Først havet, så saunaen.',
      'Erst in die Nordsee, dann in die Sauna.',
      'First the sea, then the sauna.',
      isNear,
    ),
    line(
      'Saunaen bliver hurtigt varm og er dejlig.',
      'Die Sauna wird schnell heiß und ist ein Traum.',
      "The sauna heats up quickly and it's lovely.",
    ),
    line(
      'Efter en lang tur i blæsten var saunaen lige sagen.',
      'Nach langen Wanderungen im Wind war die Sauna genau das Richtige.',
      'After long walks in the wind, the sauna was just the thing.',
    ),
  ],
  spa: [
    line(
      'Spaen var dejlig efter de lange ture.',
      'Der Whirlpool tat nach den langen Touren gut.',
      'The whirlpool was lovely after long walks.',
    ),
    line(
      'Vi sad i spaen, til fingrene rynkede.',
      'Wir saßen im Whirlpool, bis die Finger schrumpelig waren.',
      'We sat in the whirlpool until our fingers went wrinkly.',
    ),
    line(
      'Teenagerne var ikke til at få op af spaen.',
      'Die Teenager waren aus dem Whirlpool nicht herauszubekommen.',
      "We couldn't get the teenagers out of the whirlpool.",
      ({ hasChildren }) => hasChildren,
    ),
    line(
      'Spa, et glas vin og regn på ruden.',
      'Whirlpool, ein Glas Wein und Regen an der Scheibe.',
      'Whirlpool, a glass of wine and rain on the window.',
    ),
  ],
  'outdoor-spa': [
    line(
      'At sidde i udespaen, mens det regner, er noget særligt.',
      'Im Außenwhirlpool sitzen, während es regnet: großartig.',
      'Sitting in the outdoor whirlpool in the rain is quite something.',
    ),
    line(
      'Vi så stjerneskud fra udespaen.',
      'Vom Außenwhirlpool haben wir Sternschnuppen gesehen.',
      'We saw shooting stars from the outdoor whirlpool.',
    ),
    line(
      'Udespaen var dagens faste punkt.',
      'Der Außenwhirlpool war unser fester Termin am Abend.',
      'The outdoor whirlpool was our daily fixture.',
    ),
  ],
  'wilderness-bath': [
    line(
      'Vildmarksbadet kræver tålmodighed, men det er det værd.',
      'Das Badefass braucht Geduld, aber es lohnt sich.',
      'The hot tub takes patience, but it is worth it.',
    ),
    line(
      'Vildmarksbadet i mørket var feriens højdepunkt.',
      'Das Badefass im Dunkeln war der Höhepunkt des Urlaubs.',
      'The hot tub in the dark was the highlight of our stay.',
    ),
  ],
  'indoor-pool': [
    line('Poolen var varm og ren.', 'Der Pool war warm und sauber.', 'The pool was warm and clean.'),
    line(
      'Med poolen gjorde regnen ikke noget.',
      'Mit dem Pool war der Regen egal.',
      "With the pool, the rain didn't matter.",
    ),
    line(
      'Alle kom i poolen hver dag, også farmor.',
      'Alle waren täglich im Pool, auch die Oma.',
      'Everyone was in the pool every day, even Grandma.',
    ),
    line(
      'Poolen alene er hele turen værd.',
      'Allein der Pool ist die Reise wert.',
      'The pool alone is worth the trip.',
    ),
  ],
  fireplace: [
    line(
      'Vi tændte op hver aften.',
      'Wir haben jeden Abend den Kaminofen angemacht.',
      'We lit the stove every evening.',
    ),
    line(
      'Med ild i brændeovnen er stuen skøn.',
      'Mit Feuer im Kaminofen ist das Wohnzimmer richtig gemütlich.',
      'With the stove lit, the living room is really cosy.',
    ),
    line(
      'Brændeovnen, en bog og storm udenfor.',
      'Kaminofen, Buch und draußen Sturm.',
      'Wood stove, a book and a storm outside.',
    ),
    line(
      'Brændeovnen varmer hurtigt hele stuen op.',
      'Der Kaminofen heizt das Wohnzimmer schnell auf.',
      'The wood stove soon warms the whole living room.',
    ),
    line(
      'Vi spillede kort foran brændeovnen til midnat.',
      'Vor dem Kaminofen haben wir bis Mitternacht Karten gespielt.',
      'We played cards by the wood stove until midnight.',
    ),
  ],
  'sea-view': [
    line(
      'Havudsigten bliver man aldrig træt af.',
      'Am Meerblick kann man sich nicht sattsehen.',
      'You never tire of that sea view.',
    ),
    line(
      'Morgenkaffe med havudsigt, mere skal der ikke til.',
      'Morgenkaffee mit Meerblick, mehr braucht es nicht.',
      'Morning coffee with a sea view: what more do you need?',
    ),
  ],
  'ev-charger': [
    line(
      'Vi ladede bilen om natten uden problemer.',
      'Das E-Auto haben wir nachts problemlos geladen.',
      'We charged the car overnight without any trouble.',
    ),
    line(
      'Ladestanderen ved huset var en stor hjælp.',
      'Die Ladestation am Haus war eine große Hilfe.',
      'Having a charger at the house was a great help.',
    ),
  ],
  'activity-room': [
    line(
      'Aktivitetsrummet reddede regnvejrsdagene.',
      'Der Aktivitätsraum hat die Regentage gerettet.',
      'The games room saved the rainy days.',
    ),
    line(
      'Turneringen i aktivitetsrummet varede hele ferien.',
      'Das Turnier im Aktivitätsraum ging über den ganzen Urlaub.',
      'The tournament in the games room went on all holiday.',
    ),
  ],
  group: [
    line(
      'Vi var tre familier og gik ikke i vejen for hinanden.',
      'Wir waren drei Familien und sind uns nie auf die Füße getreten.',
      "We were three families and never got in each other's way.",
    ),
    line(
      'Ved langbordet var der plads til os alle.',
      'Am langen Tisch hatten wir alle Platz.',
      'There was room for all of us at the long table.',
    ),
    line('Et godt hus til en stor familie.', 'Ein gutes Haus für die Großfamilie.', 'A good house for a big family.'),
  ],
  'thatched-roof': [
    line(
      'Der er dejlig svalt under stråtaget, når solen bager.',
      'Unter dem Reetdach bleibt es bei Hitze angenehm kühl.',
      "It stays cool under the thatch when it's hot.",
      ({ season }) => season === 'summer',
    ),
    line(
      'Stråtaget giver huset sin helt egen stemning.',
      'Das Reetdach gibt dem Haus seine ganz eigene Stimmung.',
      'The thatched roof gives the house an atmosphere all its own.',
    ),
    line(
      'Vi har altid drømt om at bo under stråtag.',
      'Einmal unter Reet wohnen, das wollten wir schon lange.',
      "We'd always wanted to stay under a thatched roof.",
    ),
  ],
  'new-build': [
    line(
      'Huset er nyt og godt isoleret, og elregningen blev lille.',
      'Das Haus ist neu und gut gedämmt, die Stromrechnung fiel klein aus.',
      'The house is new and well insulated, and the electricity bill was small.',
    ),
    line('Alt er nyt og virker.', 'Alles ist neu und funktioniert.', 'Everything is new and works.'),
  ],
}
