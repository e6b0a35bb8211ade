import type { ArchetypeKey } from '../house/archetypes.ts'
import { has, type Line, line } from './sentence.ts'

/** Style and material. Only these lines speak of ceilings, so that no two of them can contradict each other. */
export const buildLines: Readonly<Record<ArchetypeKey, readonly Line[]>> = {
  wooden: [
    line(
      'Det er et klassisk dansk sommerhus med træ på væggene og den duft, der hører til.',
      'Ein klassisches dänisches Sommerhaus mit Holz an den Wänden und dem Duft, der dazugehört.',
      'This is a classic Danish summer house, with wooden walls and the scent that goes with them.',
    ),
    line(
      'Samme familie har holdt ferie her i årevis, og det mærkes på de små ting.',
      'Die Eigentümer verbringen seit Jahren ihre eigenen Ferien hier, das merkt man an den Kleinigkeiten.',
      'The owners have spent their own holidays here for years, and it shows in the little things.',
    ),
    line(
      'Lyse træpaneler og et enkelt møblement gør huset let at falde til i.',
      'Helle Holzpaneele und eine schlichte Einrichtung: Hier ist man schnell angekommen.',
      'Pale wood panelling and simple furniture make it easy to settle in.',
    ),
    line(
      'Huset er indrettet uden dikkedarer, med gode stole, bøger i reolen og lys fra to sider.',
      'Eingerichtet ist es ohne Schnickschnack: gute Sessel, Bücher im Regal und Licht von zwei Seiten.',
      'It’s furnished without fuss: good chairs, books on the shelf and light from two sides.',
    ),
    line(
      'Træhuset er renoveret med nænsom hånd, så sommerhusstemningen er blevet.',
      'Das Holzhaus wurde behutsam renoviert, die Sommerhausstimmung ist geblieben.',
      'The wooden house has been renovated with care and has kept its summer-house feel.',
      ({ renovatedYear }) => renovatedYear !== null,
    ),
    line(
      'Her er det sommerhus, som mange husker det fra barndommen, bare med bedre bad og køkken.',
      'Ein Sommerhaus, wie viele es aus der Kindheit kennen, nur mit besserem Bad und besserer Küche.',
      'A summer house as many remember it from childhood, only with a better bathroom and kitchen.',
      ({ renovatedYear }) => renovatedYear !== null,
    ),
    line(
      'Der er noget afslappet over huset: Sand på gulvet er der ingen, der bliver kede af.',
      'Das Haus hat etwas Entspanntes: Über Sand auf dem Boden regt sich hier niemand auf.',
      'The house has a relaxed way about it: nobody minds a bit of sand on the floor.',
    ),
    line(
      'Træ ude og inde giver huset den rolige tone, som hører vestkysten til.',
      'Holz außen und innen gibt dem Haus den ruhigen Ton, der zur Westküste passt.',
      'Wood inside and out gives the house the calm feel that belongs to this coast.',
    ),
    line(
      'Huset er ikke nyt, men det er holdt med omhu.',
      'Neu ist das Haus nicht, aber mit Sorgfalt gepflegt.',
      'The house isn’t new, but it has been looked after carefully.',
      ({ renovatedYear }) => renovatedYear === null,
    ),
    line(
      'De originale detaljer fra opførelsen er bevaret, fra fyrretræsdøre til hylder i nicherne.',
      'Vieles stammt noch aus der Bauzeit, von den Kiefernholztüren bis zu den Regalen in den Nischen.',
      'Many original details survive, from the pine doors to the shelves in the alcoves.',
      ({ renovatedYear }) => renovatedYear === null,
    ),
    line(
      'Ejerne har selv malet brædderne, og det kan man se på den gode måde.',
      'Die Bretter haben die Eigentümer selbst gestrichen, und das sieht man gern.',
      'The owners painted the boards themselves, and it shows in a good way.',
    ),
    line(
      'Det er et hus, hvor dørene står åbne det meste af dagen.',
      'Ein Haus, in dem die Türen fast den ganzen Tag offen stehen.',
      'It’s a house where the doors stand open most of the day.',
    ),
    line(
      'Gulvet knirker en smule, som det skal i et sommerhus.',
      'Der Boden knarrt ein wenig, wie es sich für ein Sommerhaus gehört.',
      'The floor creaks a little, as it should in a summer house.',
    ),
  ],
  cabin: [
    line(
      'Det lille hus er bygget dengang, en ferie var et bord, en seng og en dør ud til det fri.',
      'Das kleine Haus stammt aus der Zeit, als zu Ferien ein Tisch, ein Bett und eine Tür ins Freie genügten.',
      'The little house was built when a holiday meant a table, a bed and a door to the outdoors.',
    ),
    line(
      'Hytten er lille, og netop derfor er den hurtig at føle sig hjemme i.',
      'Die Hütte ist klein, und gerade deshalb fühlt man sich schnell zu Hause.',
      'The cabin is small, and that’s just why it soon feels like home.',
    ),
    line(
      'Farverne og møblerne har bevaret tonen fra de første år.',
      'Farben und Möbel haben den Ton der ersten Jahre behalten.',
      'The colours and furniture still have the feel of the early years.',
    ),
    line(
      'Her er ikke meget plads at fylde med ting, og det er en del af ferien.',
      'Viel Platz für Dinge gibt es nicht, und das gehört zur Erholung dazu.',
      'There isn’t room for many things, and that’s part of the holiday.',
    ),
  ],
  timber: [
    line(
      'Tykke bjælker og synlige spær giver huset karakter.',
      'Dicke Balken und sichtbare Sparren geben dem Haus Charakter.',
      'Heavy timbers and exposed rafters give the house its character.',
    ),
    line(
      'Opholdsrummet går helt til kip, og de høje gavlvinduer trækker lyset ind.',
      'Der Wohnraum ist bis unter den First offen, und durch die hohen Giebelfenster fällt viel Licht.',
      'The living space is open to the ridge, and tall gable windows draw in the light.',
      ({ storeys, beds }) => storeys === 1 && beds.loft === 0,
    ),
    line(
      'Træet holder på varmen om vinteren og på svaligheden i juli.',
      'Das Holz hält im Winter die Wärme und im Juli die Kühle.',
      'The timber keeps in the warmth in winter and the cool in July.',
    ),
    line(
      'Rummene er store og træet lyst, så huset virker luftigt, også når alle er hjemme.',
      'Die Räume sind groß und das Holz ist hell, so wirkt das Haus luftig, auch wenn alle da sind.',
      'The rooms are large and the wood is pale, so it feels airy even when everyone’s in.',
      ({ areaM2 }) => areaM2 >= 80,
    ),
    line(
      'Massivt træ, en solid dør og dybe vindueskarme: Her sidder man lunt i blæsevejr.',
      'Massives Holz, eine schwere Tür und tiefe Fensterbänke: Bei Sturm sitzt man hier gemütlich.',
      'Solid timber, a heavy door and deep window sills make it snug in a gale.',
    ),
    line(
      'Huset er bygget i træ af god tykkelse, og der er ro indenfor, når det blæser op.',
      'Das Haus ist aus kräftigem Holz gebaut, und drinnen bleibt es ruhig, wenn draußen Wind aufkommt.',
      'The house is built of good thick timber and stays quiet inside when the wind gets up.',
    ),
    line(
      'Bjælkerne dufter endnu af harpiks på en varm dag.',
      'An warmen Tagen duften die Balken noch nach Harz.',
      'On a warm day the timbers still smell of resin.',
    ),
    line(
      'Indenfor er der træ, hvor man end ser hen, og det gør huset roligt.',
      'Drinnen ist überall Holz, und das macht das Haus ruhig.',
      'Inside there’s wood wherever you look, and it makes the house feel calm.',
    ),
    line(
      'Et hus med tyngde: Dørene falder i med et dunk, og så er vinden ude.',
      'Ein Haus mit Gewicht: Die Türen fallen satt ins Schloss, und der Wind bleibt draußen.',
      'A house with some weight to it: the doors close with a thud and the wind stays out.',
    ),
  ],
  thatched: [
    line(
      'Stråtaget dæmper regn og blæst, og indenfor er der en særlig ro.',
      'Das Reetdach dämpft Regen und Wind, drinnen ist es angenehm still.',
      'The thatch softens rain and wind, and inside there’s a special calm.',
    ),
    line(
      'Under stråtaget er rummene svale om sommeren og lune om vinteren.',
      'Unter dem Reetdach bleiben die Räume im Sommer kühl und im Winter warm.',
      'Under the thatch, the rooms stay cool in summer and warm in winter.',
    ),
    line(
      'Med sit stråtag falder huset ind i landskabet, som om det altid har ligget her.',
      'Mit seinem Reetdach fügt sich das Haus in die Landschaft, als hätte es immer hier gestanden.',
      'With its thatched roof, the house sits in the landscape as if it had always been there.',
    ),
    line(
      'Små ruder, dybe karme og strå over hovedet: Huset har den stemning, mange leder efter ved Vesterhavet.',
      'Kleine Fenster, tiefe Fensterbänke und Reet über dem Kopf: So stellen sich viele ein Haus an der Nordsee vor.',
      'Small panes, deep sills and thatch overhead: just what many people look for by the North Sea.',
    ),
    line(
      'Udefra er det et stråtækt hus i egnens stil, indvendig er det renoveret og tidssvarende.',
      'Außen ein Reetdachhaus im Stil der Gegend, innen auf heutigen Stand renoviert.',
      'Outside, a thatched house in the local style; inside, renovated for today.',
      ({ renovatedYear }) => renovatedYear !== null,
    ),
    line(
      'Stråtaget rager langt ud, og under tagskægget kan du sidde tørt i en byge.',
      'Das Reetdach steht weit über, darunter sitzen Sie bei einem Schauer im Trockenen.',
      'The thatch overhangs generously, so you can sit out a shower under the eaves.',
    ),
    line(
      'Om morgenen damper stråtaget i solen.',
      'Morgens dampft das Reetdach in der Sonne.',
      'In the morning the thatched roof steams in the sun.',
    ),
    line(
      'Stråtaget får huset til at se ud, som om det har trukket en hue ned over ørerne.',
      'Mit dem Reetdach sieht das Haus aus, als hätte es sich eine Mütze über die Ohren gezogen.',
      'The thatch makes the house look as if it had pulled a hat down over its ears.',
    ),
  ],
  fisherman: [
    line(
      'Her har der boet fiskere, og de lave døre minder om dem.',
      'Hier haben Fischer gewohnt, die niedrigen Türen erinnern daran.',
      'Fishermen once lived here, and the low doorways are a reminder of them.',
    ),
    line(
      'Tykke mure, lave lofter og stråtag: Alderen er husets charme.',
      'Dicke Mauern, niedrige Decken und Reet: Das Alter macht den Charme des Hauses aus.',
      'Thick walls, low ceilings and thatch: the house’s age is its charm.',
    ),
    line(
      'Det gamle hus har set mange somre, men køkken og bad er fra vores tid.',
      'Das alte Haus hat viele Sommer gesehen, Küche und Bad aber sind von heute.',
      'The old house has seen many summers, but the kitchen and bathroom belong to our own time.',
      ({ renovatedYear }) => renovatedYear !== null,
    ),
    line(
      'Stuerne ligger på række, som de altid har gjort i egnens gamle huse.',
      'Die Stuben liegen hintereinander, wie es in den alten Häusern der Gegend üblich war.',
      'The rooms lead one into the next, as they always have in the old houses of the area.',
    ),
  ],
  modern: [
    line(
      'Store vinduespartier trækker naturen helt ind i stuen.',
      'Große Fensterfronten holen die Natur bis ins Wohnzimmer.',
      'Large windows bring the landscape right into the living room.',
    ),
    line(
      'Arkitekturen er enkel: rene linjer, få materialer og lys hele dagen.',
      'Die Architektur ist schlicht: klare Linien, wenige Materialien und den ganzen Tag Licht.',
      'The architecture is simple: clean lines, few materials and light all day.',
    ),
    line(
      'Indretningen er moderne og rolig, med gode lamper til de lange aftener.',
      'Die Einrichtung ist modern und ruhig, mit guten Lampen für die langen Abende.',
      'The interior is modern and restful, with good lamps for the long evenings.',
    ),
    line(
      'Glasset er vendt mod lyset, væggene mod vejen, så du ser ud uden at blive set.',
      'Das Glas ist dem Licht zugewandt, die Wände der Straße: Sie sehen hinaus, ohne gesehen zu werden.',
      'The glass faces the light and the walls face the road, so you can see out without being seen.',
    ),
    line(
      'Skydedørene åbner stuen mod terrassen, og på gode dage er det hele ét rum.',
      'Schiebetüren öffnen den Wohnraum zur Terrasse, an schönen Tagen wird beides eins.',
      'Sliding doors open the living room to the terrace, and on fine days it’s all one space.',
    ),
    line(
      'Rummene er åbne og lyse, og der er tænkt på, hvor solen kommer fra.',
      'Die Räume sind offen und hell, und jemand hat bedacht, woher die Sonne kommt.',
      'The rooms are open and light, and someone has thought about where the sun comes from.',
    ),
    line(
      'Glas, træ og beton, og ikke meget andet: Huset lader udsigten tale.',
      'Glas, Holz und Beton und sonst nicht viel: Das Haus lässt die Aussicht sprechen.',
      'Glass, wood and concrete, and not much else: the house lets the view do the talking.',
    ),
    line(
      'Alt har sin plads, og der er ryddeligt, uden at det er koldt.',
      'Alles hat seinen Platz, aufgeräumt, aber nicht kühl.',
      'Everything has its place: tidy, but never cold.',
    ),
  ],
  'new-build': [
    line(
      'Alt er nyt, fra gulv til tag, og der er tænkt på de små ting.',
      'Alles ist neu, vom Boden bis zum Dach, und auch an Kleinigkeiten ist gedacht.',
      'Everything is new, from floor to roof, and the small things have been thought of too.',
    ),
    line(
      'Huset er tæt og velisoleret, og det mærkes på regningen efter en vinteruge.',
      'Das Haus ist gut gedämmt, das merken Sie nach einer Winterwoche an der Abrechnung.',
      'The house is well insulated, as you’ll notice on the bill after a week in winter.',
      has('energy-friendly'),
    ),
    line(
      'Et nyt hus i et gammelt landskab: lyst, stille og let at holde af.',
      'Ein neues Haus in alter Landschaft: hell, still und leicht ins Herz zu schließen.',
      'A new house in an old landscape: light, quiet and easy to love.',
    ),
    line(
      'Rummene er lyse og nye, og intet knirker.',
      'Die Räume sind hell und neu, und nichts knarrt.',
      'The rooms are bright and new, and nothing creaks.',
    ),
  ],
  'pool-house': [
    line(
      'Huset er bygget omkring poolen, og der er altid nogen i vandet.',
      'Das Haus ist um den Pool herum gebaut, hier ist immer jemand im Wasser.',
      'The house is built around the pool, and there’s always somebody in the water.',
    ),
    line(
      'Her kan flere familier være sammen og alligevel trække sig hver til sit.',
      'Hier können mehrere Familien zusammen sein und sich trotzdem zurückziehen.',
      'Several families can be together here and still find a corner of their own.',
    ),
    line(
      'Fællesrummene er store, soveværelserne ligger for sig, og støjen fra poolen bliver bag døren.',
      'Die Gemeinschaftsräume sind groß, die Schlafzimmer liegen abseits, und der Lärm vom Pool bleibt hinter der Tür.',
      'The shared rooms are large, the bedrooms are set apart, and the noise of the pool stays behind its door.',
    ),
    line(
      'Det er et hus til bedsteforældre, fætre og kusiner og lange middage.',
      'Ein Haus für Großeltern, Cousins und Cousinen und lange Abendessen.',
      'This is a house for grandparents, cousins and long dinners.',
    ),
    line(
      'Nogle svømmer i poolen, andre laver mad, og alle er tilfredse.',
      'Die einen schwimmen im Pool, die anderen kochen, und alle sind zufrieden.',
      'Some swim in the pool, some cook, and everyone’s happy.',
    ),
    line(
      'Huset er tegnet til mange mennesker, og alligevel er der stille kroge.',
      'Das Haus ist für viele gebaut und hat trotzdem stille Ecken.',
      'The house was designed for a crowd, and still has its quiet corners.',
    ),
  ],
}
