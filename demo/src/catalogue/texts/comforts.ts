import type { FacilityKey } from '@marram/domain/facility'
import type { House } from '../house/house.ts'
import { has, type Line, line } from './sentence.ts'

/** What a facility is good for; that it exists is in the facts table. None says how many it seats. */
const linesByFacility: Readonly<Partial<Record<FacilityKey, readonly Line[]>>> = {
  'indoor-pool': [
    line(
      'I poolen går regnvejrsdagene hurtigt, også i november.',
      'Im Pool vergehen Regentage schnell, auch im November.',
      'In the pool, rainy days go by quickly, even in November.',
    ),
    line(
      'Poolrummet vender ud mod haven, så du svømmer med udsigt.',
      'Der Poolraum öffnet sich zum Garten, so schwimmen Sie mit Ausblick.',
      'The pool room faces the garden, so you swim with a view.',
    ),
    line(
      'Vandet i poolen er varmt hele året, og døren dertil kan låses.',
      'Das Wasser im Pool ist das ganze Jahr warm, und die Tür dorthin lässt sich abschließen.',
      'The pool is warm all year, and the door to it can be locked.',
    ),
    line(
      'Først en tur i havet, så op i poolen og få varmen: Sådan går dagene let.',
      'Erst ins Meer, dann zum Aufwärmen in den Pool: So lässt sich der Tag gut verbringen.',
      'First the sea, then the pool to warm up: that’s a day well spent.',
    ),
    line(
      'Trappen ned i poolen er bred, så de mindste kan sidde på trinet og plaske.',
      'Die Treppe in den Pool ist breit, die Kleinsten sitzen auf der Stufe und planschen.',
      'Wide steps lead into the pool, and the smallest can sit there and splash.',
    ),
  ],
  sauna: [
    line(
      'Efter en gåtur i blæsten er saunaen dagens belønning.',
      'Nach einem Spaziergang im Wind ist die Sauna die Belohnung.',
      'After a walk in the wind, the sauna is your reward.',
    ),
    line(
      'Saunaen er en god grund til at komme i februar.',
      'Die Sauna ist ein guter Grund, im Februar zu kommen.',
      'The sauna is a good reason to come in February.',
    ),
    line(
      'Fra saunaen er der kun et par skridt ud i den friske luft.',
      'Von der Sauna sind es nur ein paar Schritte an die frische Luft.',
      'It’s only a few steps from the sauna out into the fresh air.',
    ),
    line(
      'Tænd saunaen, før I går tur, så er den varm, når I er hjemme igen.',
      'Schalten Sie die Sauna vor dem Spaziergang ein, dann ist sie warm, wenn Sie zurückkommen.',
      'Switch on the sauna before your walk and it’ll be hot when you’re back.',
    ),
    line(
      'Saunaen og det kolde hav er en gammel opskrift heroppe.',
      'Sauna und kaltes Meer sind hier oben ein altes Rezept.',
      'Sauna and cold sea: an old recipe up here.',
      ({ sea }) => sea <= 1500,
    ),
    line(
      'Når mørket falder på, bliver saunaen husets mest eftertragtede rum.',
      'Wenn es dunkel wird, ist die Sauna der begehrteste Raum im Haus.',
      'Once it gets dark, the sauna is the most popular room in the house.',
    ),
    line(
      'Om vinteren er saunaen tændt det meste af aftenen.',
      'Im Winter läuft die Sauna den halben Abend.',
      'In winter the sauna stays on for half the evening.',
    ),
    line(
      'En tur i saunaen og en kop te bagefter, så er regnvejrsdagen reddet.',
      'Ein Saunagang und danach ein Tee, schon ist der Regentag gerettet.',
      'A spell in the sauna and a cup of tea afterwards, and the rainy day is saved.',
    ),
    line(
      'Saunaen ligger, så man kan køle af ude uden at blive set fra vejen.',
      'Die Sauna liegt so, dass man sich draußen abkühlen kann, ohne von der Straße gesehen zu werden.',
      'The sauna is placed so that you can cool off outside, out of sight of the road.',
      ({ setting }) => setting !== 'village',
    ),
    line(
      'I saunaen taler man lavt og om det, der betyder noget.',
      'In der Sauna redet man leise und über das, was zählt.',
      'In the sauna people talk quietly, about things that matter.',
    ),
    line(
      'Mens maden står i ovnen, er der tid til saunaen.',
      'Während das Essen im Ofen steht, ist Zeit für die Sauna.',
      'There’s time for the sauna while dinner’s in the oven.',
    ),
    line(
      'Kold luft, varm sauna, kold bruser: Gentag efter behov.',
      'Kalte Luft, heiße Sauna, kalte Dusche: nach Bedarf wiederholen.',
      'Cold air, hot sauna, cold shower: repeat as needed.',
    ),
  ],
  spa: [
    line(
      'En halv time i spaen tager trætheden ud af benene efter en lang dag på stranden.',
      'Eine halbe Stunde im Whirlpool, und der lange Strandtag ist aus den Beinen.',
      'Half an hour in the whirlpool takes a long beach day out of your legs.',
    ),
    line(
      'Spaen er stedet for dem, der helst vil nyde vejret gennem ruden.',
      'Der Whirlpool ist für alle, die das Wetter lieber von drinnen genießen.',
      'The whirlpool is for those who prefer to enjoy the weather from indoors.',
    ),
    line(
      'I spaen bliver fingrene rynkede, før nogen vil op.',
      'Im Whirlpool werden die Finger schrumpelig, bevor jemand herauswill.',
      'In the whirlpool, fingers go wrinkly before anyone wants to get out.',
    ),
    line(
      'Badeværelset med spa er en lille ferie i sig selv.',
      'Das Bad mit Whirlpool ist ein kleiner Urlaub für sich.',
      'The bathroom with its whirlpool is a small holiday in itself.',
    ),
    line(
      'Fyld spaen, find bogen frem, og lad de andre gå i vandet.',
      'Whirlpool füllen, Buch heraussuchen und die anderen ans Meer schicken.',
      'Fill the whirlpool, find your book and send the others down to the sea.',
      ({ has: facilities }) => !facilities.has('outdoor-spa'),
    ),
    line(
      'Når de små sover, er der tid til spaen.',
      'Wenn die Kleinen schlafen, ist Zeit für den Whirlpool.',
      'Once the little ones are asleep, it’s time for the whirlpool.',
      ({ persons }) => persons >= 4,
    ),
    line(
      'Efter cykelturen i modvind har alle fortjent spaen.',
      'Nach der Radtour im Gegenwind hat sich jeder den Whirlpool verdient.',
      'After a bike ride into the wind, everyone’s earned the whirlpool.',
    ),
    line(
      'Spaen er god at have, når badetemperaturen i havet er for de hærdede.',
      'Gut, dass es den Whirlpool gibt, wenn das Meer nur etwas für Abgehärtete ist.',
      'The whirlpool is good to have when the sea is only for the hardy.',
    ),
    line(
      'Den sidste time, før der skal pakkes, tilhører spaen.',
      'Die letzte Stunde vor dem Packen gehört dem Whirlpool.',
      'The last hour before packing belongs to the whirlpool.',
    ),
    line(
      'Et kvarter i spaen før sengetid, og alle sover.',
      'Eine Viertelstunde im Whirlpool vor dem Schlafengehen, und alle schlafen.',
      'A quarter of an hour in the whirlpool before bed, and everyone’s asleep.',
    ),
    line(
      'I spaen er der varmt, mens regnen løber ned ad ruden.',
      'Im Whirlpool ist es warm, während der Regen an der Scheibe hinunterläuft.',
      'It’s warm in the whirlpool while the rain runs down the window.',
    ),
    line(
      'Efter en lang køretur begynder ferien i spaen.',
      'Nach der langen Fahrt beginnt der Urlaub im Whirlpool.',
      'After a long drive, the holiday starts in the whirlpool.',
    ),
  ],
  'outdoor-spa': [
    line(
      'Fra udespaen ser du stjernerne på klare aftener.',
      'Vom Außenwhirlpool sehen Sie an klaren Abenden die Sterne.',
      'On clear nights you can see the stars from the outdoor whirlpool.',
    ),
    line(
      'Udespaen er på sit højeste, når luften er kold og vandet varmt.',
      'Der Außenwhirlpool macht am meisten Freude, wenn die Luft kalt und das Wasser warm ist.',
      'The outdoor whirlpool is at its finest when the air is cold and the water hot.',
    ),
    line(
      'Dagen slutter gerne i udespaen, med håndklæderne på bænken ved siden af.',
      'Der Tag endet gern im Außenwhirlpool, die Handtücher liegen auf der Bank daneben.',
      'The day tends to end in the outdoor whirlpool, with towels on the bench beside it.',
    ),
    line(
      'Regn i ansigtet og varme om skuldrene: Udespaen kan bruges i al slags vejr.',
      'Regen im Gesicht, Wärme um die Schultern: Der Außenwhirlpool taugt für jedes Wetter.',
      'Rain on your face, warmth round your shoulders: the outdoor whirlpool is for any weather.',
    ),
    line(
      'Mens maden simrer, sidder resten af selskabet i udespaen.',
      'Während das Essen köchelt, sitzt der Rest der Runde im Außenwhirlpool.',
      'While dinner simmers, the rest of the party sits in the outdoor whirlpool.',
      ({ persons }) => persons >= 4,
    ),
  ],
  'wilderness-bath': [
    line(
      'Vildmarksbadet skal fyres op i god tid, og netop det er hyggen ved det.',
      'Das Badefass will rechtzeitig angeheizt sein, und genau das macht den Spaß aus.',
      'The wood-fired hot tub needs lighting in good time, and that is half the fun.',
    ),
    line(
      'Brænde, røg og varmt vand: Vildmarksbadet kræver tålmodighed og giver den igen.',
      'Holz, Rauch und heißes Wasser: Das Badefass verlangt Geduld und gibt sie zurück.',
      'Logs, smoke and hot water: the hot tub asks for patience and repays it.',
    ),
    line(
      'Vildmarksbadet står i læ i haven, væk fra vejen.',
      'Das Badefass steht geschützt im Garten, abseits der Straße.',
      'The wood-fired hot tub stands in a sheltered corner of the garden, away from the road.',
    ),
    line(
      'En aften i vildmarksbadet begynder om eftermiddagen med den første brændeknude.',
      'Ein Abend im Badefass beginnt am Nachmittag mit dem ersten Holzscheit.',
      'An evening in the hot tub begins in the afternoon with the first log.',
    ),
  ],
  fireplace: [
    line(
      'Når regnen trommer på ruden, er det tid til at tænde op i brændeovnen.',
      'Wenn der Regen an die Scheiben trommelt, ist es Zeit für den Kaminofen.',
      'When rain drums on the windows, it’s time to light the wood stove.',
    ),
    line(
      'Brændeovnen er husets midtpunkt fra september til maj.',
      'Von September bis Mai ist der Kaminofen die Mitte des Hauses.',
      'From September to May the wood stove is the heart of the house.',
    ),
    line(
      'Foran brændeovnen tørrer sokkerne, mens kakaoen bliver varm.',
      'Vor dem Kaminofen trocknen die Socken, während der Kakao warm wird.',
      'Socks dry in front of the wood stove while the cocoa warms up.',
    ),
    line(
      'Med ild i brændeovnen er en stormfuld aften ikke spildt.',
      'Mit Feuer im Kaminofen ist ein stürmischer Abend kein verlorener.',
      'With a fire in the wood stove, a stormy evening isn’t wasted.',
    ),
    line(
      'Lænestolene står vendt mod brændeovnen, og der bliver de stående.',
      'Die Sessel stehen zum Kaminofen hin, und dort bleiben sie auch.',
      'The armchairs face the wood stove, and that’s where they stay.',
    ),
    line(
      'Lyden af brændeovnen hører med til en efterårsuge her.',
      'Das Knistern im Kaminofen gehört zu einer Herbstwoche hier dazu.',
      'The crackle of the wood stove belongs to an autumn week here.',
    ),
    line(
      'Kommer I vindblæste hjem, er der hurtigt varme fra brændeovnen.',
      'Wer durchgepustet heimkommt, hat es am Kaminofen schnell wieder warm.',
      'If you come home windblown, the wood stove soon has you warm again.',
    ),
    line(
      'Om aftenen samles alle foran brændeovnen med kort og te.',
      'Abends sitzen alle mit Karten und Tee vor dem Kaminofen.',
      'In the evening everyone gathers by the wood stove with cards and tea.',
      ({ persons }) => persons >= 4,
    ),
    line(
      'Tænd op i brændeovnen, sæt vandet over, og lad blæsten have resten af dagen.',
      'Kaminofen anmachen, Wasser aufsetzen und dem Wind den Rest des Tages überlassen.',
      'Light the wood stove, put the kettle on and leave the rest of the day to the wind.',
    ),
    line(
      'Brændeovnen står, så den kan ses både fra spisebordet og fra sofaen.',
      'Der Kaminofen steht so, dass man ihn vom Esstisch und vom Sofa aus sieht.',
      'The wood stove can be seen from both the dining table and the sofa.',
    ),
    line(
      'Selv en sommeraften kan være til brændeovnen, når tågen kommer ind fra havet.',
      'Selbst an einem Sommerabend tut der Kaminofen gut, wenn der Nebel vom Meer hereinzieht.',
      'Even on a summer evening the wood stove is welcome when fog rolls in from the sea.',
    ),
    line(
      'Tre stykker brænde, så klarer brændeovnen hele aftenen.',
      'Drei Scheite, und der Kaminofen hält den ganzen Abend durch.',
      'Three logs will keep the wood stove going all evening.',
    ),
    line(
      'Ved brændeovnen står en kurv, som børn gerne fylder.',
      'Neben dem Kaminofen steht ein Korb, den Kinder gern füllen.',
      'By the wood stove is a basket that children like to fill.',
      ({ persons }) => persons >= 4,
    ),
    line(
      'Om morgenen er der stadig gløder i brændeovnen.',
      'Morgens ist im Kaminofen noch Glut.',
      'In the morning there are still embers in the wood stove.',
    ),
    line(
      'Kig ind i brændeovnen i stedet for på telefonen.',
      'Schauen Sie in den Kaminofen statt aufs Handy.',
      'Watch the wood stove instead of your phone.',
    ),
  ],
  'activity-room': [
    line(
      'Aktivitetsrummet ligger for sig, så turneringen kan fortsætte efter sengetid.',
      'Der Aktivitätsraum liegt abseits, so kann das Turnier nach der Schlafenszeit weitergehen.',
      'The games room is set apart, so the tournament can go on past bedtime.',
    ),
    line(
      'Bordtennisbattene i aktivitetsrummet kommer frem, så snart det regner.',
      'Sobald es regnet, kommen im Aktivitätsraum die Tischtennisschläger heraus.',
      'As soon as it rains, the table tennis bats come out in the games room.',
      has('table-tennis'),
    ),
    line(
      'Ved billardbordet i aktivitetsrummet mødes generationerne på lige fod.',
      'Am Billardtisch im Aktivitätsraum treffen sich die Generationen auf Augenhöhe.',
      'At the billiard table in the games room, the generations meet as equals.',
      has('billiards'),
    ),
    line(
      'Bordfodbolden i aktivitetsrummet har afgjort mangen en opvask.',
      'Am Kicker im Aktivitätsraum wurde schon oft ausgespielt, wer abwäscht.',
      'Many a round of washing-up has been decided at the table football in the games room.',
      has('table-football'),
    ),
  ],
  'sea-view': [
    line(
      'Havudsigten skifter farve hele dagen, og du bliver ikke færdig med at se på den.',
      'Der Meerblick wechselt den ganzen Tag die Farbe, satt sieht man sich nicht.',
      'The sea view changes colour all day long, and you won’t tire of it.',
    ),
    line(
      'Fra stuen er der havudsigt, så vejrudsigten kan du lave selv.',
      'Aus dem Wohnzimmer haben Sie Meerblick, den Wetterbericht machen Sie selbst.',
      'The living room has a sea view, so you can make your own weather forecast.',
    ),
  ],
  bathtub: [
    line(
      'Badekarret er guld værd efter en dag i østenvind.',
      'Die Badewanne ist nach einem Tag im Ostwind Gold wert.',
      'The bathtub is worth its weight in gold after a day in the east wind.',
    ),
    line(
      'I badekarret bliver sandede børn hurtigt rene.',
      'In der Badewanne werden sandige Kinder schnell sauber.',
      'Sandy children soon come clean in the bathtub.',
      ({ persons }) => persons >= 4,
    ),
  ],
  'ev-charger': [
    line(
      'Mens I er på stranden, lader elbilen ved huset.',
      'Während Sie am Strand sind, lädt das Elektroauto am Haus.',
      'While you’re at the beach, the electric car charges at the house.',
    ),
    line(
      'Elbilen lader natten over, så dagsturene er sikret.',
      'Das Elektroauto lädt über Nacht, damit sind die Tagesausflüge gesichert.',
      'The electric car charges overnight, so you’re set for day trips.',
    ),
    line(
      'Kom frem med tomt batteri, og kør hjem med et fuldt: Elbilen lader ved huset.',
      'Mit leerem Akku ankommen, mit vollem heimfahren: Das Elektroauto lädt am Haus.',
      'Arrive on an empty battery and leave on a full one: the electric car charges at the house.',
    ),
  ],
  bicycles: [
    line(
      'Cyklerne i skuret er gode nok til turen efter brød.',
      'Die Fahrräder im Schuppen reichen für die Fahrt zum Bäcker allemal.',
      'The bicycles in the shed are fine for a trip to fetch bread.',
    ),
    line(
      'Tag husets cykler: Mange af de fineste ture her går ikke ad bilvejen.',
      'Nehmen Sie die Fahrräder des Hauses: Viele schöne Wege sind hier für Autos gesperrt.',
      'Take the house’s bicycles: many of the nicest routes here are closed to cars.',
    ),
    line(
      'Med husets cykler er I ved bageren, før kaffen er løbet igennem.',
      'Mit den Fahrrädern des Hauses sind Sie beim Bäcker, bevor der Kaffee durchgelaufen ist.',
      'On the house’s bicycles you’ll be at the shop before the coffee’s ready.',
      ({ shop }) => shop <= 2000,
    ),
  ],
  'heat-pump': [
    line(
      'Varmepumpen holder huset lunt, også når I først kommer ud på aftenen.',
      'Die Wärmepumpe hält das Haus warm, auch wenn Sie erst spät am Abend ankommen.',
      'The heat pump keeps the house warm, even if you arrive late in the evening.',
    ),
    line(
      'Varmepumpen arbejder stille i baggrunden og holder forbruget nede.',
      'Die Wärmepumpe arbeitet leise im Hintergrund und schont die Nebenkosten.',
      'The heat pump works quietly in the background and keeps running costs down.',
    ),
    line(
      'Efterårsugen bliver billigere, når varmen kommer fra en varmepumpe.',
      'Mit der Wärmepumpe wird auch eine Herbstwoche nicht teuer.',
      'With a heat pump, an autumn week needn’t cost much to heat.',
    ),
    line(
      'Varmepumpen er tændt, når I kommer, så huset ikke er koldt.',
      'Die Wärmepumpe läuft, wenn Sie ankommen, das Haus ist nicht ausgekühlt.',
      'The heat pump is on when you arrive, so the house won’t be cold.',
    ),
    line(
      'Med varmepumpe behøver ingen spare på varmen i januar.',
      'Mit der Wärmepumpe muss im Januar niemand an der Wärme sparen.',
      'With a heat pump, nobody needs to go easy on the heating in January.',
    ),
  ],
  'solar-cells': [
    line(
      'På solskinsdage kommer en del af strømmen fra taget.',
      'An sonnigen Tagen kommt ein Teil des Stroms vom Dach.',
      'On sunny days some of the electricity comes from the roof.',
    ),
  ],
  'air-conditioning': [
    line(
      'Skulle sommeren blive varm, kan stuen køles, mens I er på stranden.',
      'Sollte der Sommer heiß werden, lässt sich das Wohnzimmer kühlen, während Sie am Strand sind.',
      'Should the summer turn hot, the living room can be cooled while you’re at the beach.',
    ),
  ],
}

function hasFacility({ has: facilities }: { has: ReadonlySet<string> }, key: string): boolean {
  return facilities.has(key)
}

/** Lines with their facility, so that a text does not praise the same one twice. */
export const comfortLines: readonly (Line & { facility: string })[] = Object.entries(linesByFacility).flatMap(
  ([facility, lines]) =>
    lines.map(({ when, ...sentence }) => ({
      ...sentence,
      facility,
      when: (house: House) => hasFacility(house, facility) && (when?.(house) ?? true),
    })),
)
