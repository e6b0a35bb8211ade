import type { House } from '../house/house.ts'
import type { Setting } from '../places/locations.ts'
import { has, type Line, line } from './sentence.ts'

/** Max distance to the sea for a text to speak of the first row of dunes. */
export const firstRowM = 350

export type SettingKey = Setting | 'first-row'

export function settingKey({ sea, setting }: Pick<House, 'sea' | 'setting'>): SettingKey {
  return sea <= firstRowM ? 'first-row' : setting
}

const isWalk = ({ sea, has: facilities }: House) => sea <= 1200 && facilities.has('path-to-beach')
const isRide = ({ sea }: House) => sea > 1200 && sea <= 5000
const isFar = ({ sea }: House) => sea > 3000

/** Where the house stands. The distances themselves are in the facts table, so the lines say what they mean. */
export const settingLines: Readonly<Record<SettingKey, readonly Line[]>> = {
  'first-row': [
    line(
      'Kun klitten ligger mellem huset og Vesterhavet, og om natten hører du brændingen.',
      'Zwischen Haus und Nordsee liegt nur die Düne, und nachts hören Sie die Brandung.',
      'Only the dune stands between the house and the sea, and at night you’ll hear the surf.',
    ),
    line(
      'Morgendukkerten klares i badekåbe: Der er {walk} minutter ned til vandet.',
      'Zum Morgenbad geht es im Bademantel: In {walk} Minuten sind Sie am Wasser.',
      'You can go for your morning dip in a bathrobe: the water is {walk} minutes away on foot.',
      isWalk,
    ),
    line(
      'I første klitrække bor du med havet som nærmeste nabo.',
      'In der ersten Dünenreihe ist das Meer Ihr nächster Nachbar.',
      'In the first row of dunes, the sea is your nearest neighbour.',
    ),
    line(
      'Stien over klitten begynder næsten ved døren, og på den anden side ligger stranden.',
      'Der Pfad über die Düne beginnt fast vor der Tür, dahinter liegt der Strand.',
      'The path over the dune starts almost at the door, and the beach is on the other side.',
      isWalk,
    ),
    line(
      'Her smager luften af salt, og badehåndklæderne når sjældent at tørre, før I er på vej ned igen.',
      'Hier schmeckt die Luft nach Salz, und die Badetücher werden kaum trocken, bevor es wieder hinuntergeht.',
      'The air tastes of salt here, and the beach towels are hardly dry before you’re off again.',
    ),
    line(
      'Klitten giver læ for vestenvinden, og havet er så tæt på, at børnene kan gå i forvejen.',
      'Die Düne hält den Westwind ab, und das Meer ist so nah, dass die Großen schon vorausgehen können.',
      'The dune keeps off the west wind, and the sea is close enough for the older ones to run ahead.',
      ({ persons }) => persons >= 4,
    ),
    line(
      'Solnedgangen ser du fra toppen af klitten, et par skridt fra huset.',
      'Den Sonnenuntergang sehen Sie von der Düne aus, nur ein paar Schritte vom Haus.',
      'You can watch the sun set from the top of the dune, just a few steps from the house.',
    ),
    line(
      'Tættere på stranden ligger der ikke mange huse her på kysten.',
      'Viel näher am Strand liegt an dieser Küste kaum ein Ferienhaus.',
      'Few houses on this coast stand closer to the beach.',
    ),
    line(
      'Glem picnickurven: Frokosten kan I spise hjemme mellem to badeture.',
      'Den Picknickkorb können Sie stehen lassen: Zum Mittagessen gehen Sie einfach kurz nach Hause.',
      'Leave the picnic basket: you can pop home for lunch between two swims.',
    ),
    line(
      'Klitten foran huset skjuler havet, men ikke lyden af det.',
      'Die Düne vor dem Haus verdeckt das Meer, aber nicht sein Rauschen.',
      'The dune in front of the house hides the sea, but not the sound of it.',
      ({ has: facilities }) => !facilities.has('sea-view'),
    ),
    line(
      'Om natten kan man høre, om havet er uroligt.',
      'Nachts hört man, ob das Meer unruhig ist.',
      'At night you can hear whether the sea is restless.',
    ),
    line(
      'Håndklæde over skulderen, sandaler på, og så over klitten.',
      'Handtuch über die Schulter, Sandalen an und über die Düne.',
      'Towel over your shoulder, sandals on, and over the dune you go.',
    ),
    line(
      'Efter en storm sidder der salt på ruderne, så tæt er du på.',
      'Nach einem Sturm sitzt Salz auf den Scheiben, so nah sind Sie dran.',
      'After a storm there’s salt on the windows: that’s how close you are.',
    ),
    line(
      'Glemmer I spaden, er der ikke langt hjem efter den.',
      'Wer die Schaufel vergisst, hat es nicht weit zurück.',
      'If you forget the spade, it’s no distance to go back for it.',
      ({ persons }) => persons >= 4,
    ),
    line(
      'Der er ingen vej mellem huset og havet, kun klit.',
      'Zwischen Haus und Meer liegt keine Straße, nur Düne.',
      'There’s no road between the house and the sea, only dune.',
    ),
    line(
      'Havet er det første, man hører om morgenen, og det sidste om aftenen.',
      'Das Meer ist das Erste, was man morgens hört, und das Letzte am Abend.',
      'The sea is the first thing you hear in the morning and the last at night.',
    ),
    line(
      'Et par skridt op ad klitten, og du ved, hvor høje bølgerne er.',
      'Ein paar Schritte die Düne hinauf, und Sie wissen, wie hoch die Wellen sind.',
      'A few steps up the dune and you’ll know how high the waves are.',
    ),
  ],
  dunes: [
    line(
      'Marehalm og klitroser vokser helt op til huset.',
      'Strandhafer und Dünenrosen wachsen bis ans Haus heran.',
      'Marram grass and burnet roses grow right up to the house.',
    ),
    line(
      'Huset ligger i en lavning mellem klitterne, hvor blæsten går hen over taget.',
      'Das Haus liegt in einer Dünensenke, der Wind zieht darüber hinweg.',
      'The house sits in a hollow between the dunes, and the wind passes overhead.',
    ),
    line(
      'Fra huset går I ad sandstien gennem klitterne og er ved vandet på {walk} minutter.',
      'Auf dem Sandweg durch die Dünen sind Sie in {walk} Minuten am Wasser.',
      'Follow the sandy path through the dunes and you reach the water in {walk} minutes.',
      isWalk,
    ),
    line(
      'Klitlandskabet begynder, hvor terrassen slutter.',
      'Wo die Terrasse aufhört, fängt die Dünenlandschaft an.',
      'The dunes begin where the terrace ends.',
    ),
    line(
      'Bag huset rejser klitten sig, og oppefra kan I se, hvordan havet ser ud i dag.',
      'Hinter dem Haus steigt die Düne an, und von oben sehen Sie, wie das Meer heute aussieht.',
      'Behind the house the dune rises, and from the top you can see what the sea is up to today.',
      ({ sea }) => sea <= 1000,
    ),
    line(
      'Klitgrunden er kuperet, så I ser mere til lærkerne end til naboerne.',
      'Das Dünengrundstück ist hügelig, so sehen Sie mehr von den Lerchen als von den Nachbarn.',
      'The plot rolls with the dunes, so you’ll see more of the larks than of the neighbours.',
    ),
    line(
      'Her er klit til alle sider, og børn finder hurtigt deres egen rutsjebane i sandet.',
      'Dünen auf allen Seiten: Kinder haben hier schnell ihre eigene Sandrutsche gefunden.',
      'There are dunes on every side, and children soon find a sand slide of their own.',
      ({ persons }) => persons >= 4,
    ),
    line(
      'Huset ligger lidt tilbagetrukket fra havet, i læ, men med duften af salt.',
      'Das Haus liegt etwas zurückgesetzt vom Meer, windgeschützt, aber noch im Salzduft.',
      'The house stands a little back from the sea, sheltered but still within its salty air.',
    ),
    line(
      'Om aftenen ligger klitterne stille hen, og der er langt mellem lamperne.',
      'Abends liegen die Dünen still da, und Lichter sieht man nur wenige.',
      'In the evening the dunes fall quiet, with hardly a light to be seen.',
    ),
    line(
      'Stranden er aldrig mere end en kort gåtur væk, så I kan lade bilen stå.',
      'Zum Strand ist es nur ein kurzer Spaziergang, das Auto kann stehen bleiben.',
      'The beach is only a short walk away, so the car can stay where it is.',
      isWalk,
    ),
    line(
      'Grunden er ren klit: ingen græsplæne, der skal slås, bare sand, lyng og marehalm.',
      'Das Grundstück ist Düne pur: kein Rasen, nur Sand, Heidekraut und Strandhafer.',
      'The plot is pure dune: no lawn, just sand, heather and marram grass.',
      has('nature-plot'),
    ),
    line(
      'Vejen ender i sand, og derfra er det klit det hele.',
      'Die Straße endet im Sand, danach kommen nur noch Dünen.',
      'The road ends in sand, and from there on it’s all dunes.',
    ),
    line(
      'Om morgenen er der spor efter harer i sandet mellem klitterne.',
      'Morgens finden sich Hasenspuren im Sand zwischen den Dünen.',
      'In the morning there are hare tracks in the sand between the dunes.',
    ),
    line(
      'Marehalmen lægger sig, når vinden drejer, og det er vejrudsigt nok.',
      'Wenn der Wind dreht, neigt sich der Strandhafer, das genügt als Wetterbericht.',
      'The marram grass bends when the wind turns, and that’s forecast enough.',
    ),
    line(
      'Klitterne ligger om huset som en skål, og midt i den er der lunt.',
      'Die Dünen liegen wie eine Schale um das Haus, und in der Mitte ist es warm.',
      'The dunes lie round the house like a bowl, and it’s warm in the middle.',
    ),
    line(
      'Bag hver klit ligger en ny, og børn skal se dem alle.',
      'Hinter jeder Düne liegt die nächste, und Kinder wollen alle sehen.',
      'Behind every dune is another, and children have to see them all.',
      ({ persons }) => persons >= 4,
    ),
    line(
      'Sandet i klitterne er varmt endnu, når solen er gået ned.',
      'Der Sand in den Dünen ist noch warm, wenn die Sonne untergegangen ist.',
      'The sand in the dunes is still warm after the sun has gone down.',
    ),
    line(
      'Klitrosen blomstrer i juni, og duften når helt ind i stuen.',
      'Die Dünenrose blüht im Juni, und der Duft zieht bis ins Wohnzimmer.',
      'The dune roses flower in June, and their scent reaches the living room.',
    ),
    line(
      'Man ser klit fra alle vinduer, og ingen af dem ligner hinanden.',
      'Aus allen Fenstern sieht man Dünen, und keine gleicht der anderen.',
      'There are dunes outside every window, and no two are alike.',
    ),
    line(
      'Fra klittoppen ved huset ser du, hvor langt der er til alting.',
      'Von der Düne am Haus sehen Sie, wie weit alles weg ist.',
      'From the dune by the house you can see how far away everything is.',
    ),
    line(
      'Klitterne skifter form fra år til år, men huset ligger, hvor det lå.',
      'Die Dünen verändern sich von Jahr zu Jahr, das Haus steht, wo es stand.',
      'The dunes shift from year to year, but the house stays where it was.',
    ),
    line(
      'Mellem klitterne bliver selv aprilsolen varm.',
      'Zwischen den Dünen wärmt selbst die Aprilsonne.',
      'Between the dunes, even the April sun is warm.',
    ),
  ],
  heath: [
    line(
      'Lyngen står helt op til huset og farver grunden lilla i august.',
      'Das Heidekraut reicht bis ans Haus und färbt das Grundstück im August lila.',
      'Heather comes right up to the house and turns the plot purple in August.',
    ),
    line(
      'Her er højt til himlen: lyng, enebær og vid udsigt til alle sider.',
      'Viel Himmel, Heide und Wacholder, und zu allen Seiten freie Sicht.',
      'Big skies, heather and juniper, with open views all round.',
    ),
    line(
      'Grunden er naturgrund med lyng og revling, og om morgenen kan du være heldig at se rådyr.',
      'Auf dem Naturgrundstück wachsen Heide und Krähenbeeren, und morgens stehen manchmal Rehe darin.',
      'The natural plot is all heather and crowberry, and in the morning you may spot deer.',
      has('nature-plot'),
    ),
    line(
      'Mellem huset og havet ligger heden, og turen til stranden er en oplevelse i sig selv.',
      'Zwischen Haus und Meer liegt die Heide, schon der Weg zum Strand ist ein schöner Spaziergang.',
      'Heathland lies between the house and the sea, so even the way to the beach is a lovely walk.',
      isWalk,
    ),
    line(
      'Cyklen er det rigtige valg til stranden, for stierne over heden er flade og stille.',
      'Zum Strand nehmen Sie einfach das Rad, die Wege durch die Heide sind eben und ruhig.',
      'A bicycle is the way to get to the beach: the heath paths are flat and quiet.',
      isRide,
    ),
    line(
      'Om aftenen bliver det helt mørkt på heden, og stjernerne står klart.',
      'Abends wird es in der Heide richtig dunkel, und die Sterne sind klar zu sehen.',
      'In the evening the heath gets properly dark and the stars come out.',
    ),
    line(
      'Huset ligger for sig selv i lyngen med god afstand til naboerne.',
      'Das Haus liegt für sich in der Heide, die Nachbarn sind angenehm weit weg.',
      'The house stands on its own in the heather, a comfortable distance from the neighbours.',
    ),
    line(
      'Her er stille, også i højsæsonen: Du hører vinden i lyngen og ikke meget andet.',
      'Hier ist es auch in der Hauptsaison still: Sie hören den Wind in der Heide und sonst wenig.',
      'It’s quiet here even in high season: you hear the wind in the heather and little else.',
    ),
    line(
      'Fra køkkenvinduet ser du lyng, birk og en hare i ny og næ.',
      'Aus dem Küchenfenster sehen Sie Heide, Birken und hin und wieder einen Hasen.',
      'From the kitchen window you look out on heather, birch and the occasional hare.',
    ),
    line(
      'Stierne begynder ved grunden og fører ud over heden, så langt du orker.',
      'Die Wege beginnen am Grundstück und führen in die Heide hinaus, so weit Sie mögen.',
      'Footpaths start at the plot and lead across the heath for as far as you like.',
    ),
    line(
      'Huset ligger et stykke inde i landet, i læ for vestenvinden og midt i heden.',
      'Das Haus liegt ein Stück landeinwärts, geschützt vor dem Westwind und mitten in der Heide.',
      'The house is a little way inland, out of the west wind and in the middle of the heath.',
      isFar,
    ),
    line(
      'I juni blomstrer gyvlen langs vejen, og i september er der tyttebær i lyngen.',
      'Im Juni blüht der Ginster am Weg, im September stehen Preiselbeeren in der Heide.',
      'Broom flowers along the road in June, and in September there are lingonberries in the heather.',
    ),
    line(
      'Mellem husene er der lyng og ikke hække, så alt virker åbent.',
      'Zwischen den Häusern wächst Heide statt Hecken, alles wirkt offen.',
      'Heather, not hedges, grows between the houses, so everything feels open.',
    ),
    line(
      'Heden skifter farve med årstiden: grøn i maj, lilla i august, brun i november.',
      'Die Heide wechselt mit der Jahreszeit die Farbe: grün im Mai, lila im August, braun im November.',
      'The heath changes colour with the seasons: green in May, purple in August, brown in November.',
    ),
    line(
      'Man kan gå en time i lyngen uden at krydse en vej.',
      'Man kann eine Stunde durch die Heide gehen, ohne eine Straße zu überqueren.',
      'You can walk for an hour through the heather without crossing a road.',
    ),
    line(
      'Fra marts synger lærkerne over lyngen, og om aftenen jager mosehornuglen.',
      'Ab März singen die Lerchen über der Heide, und abends jagt die Sumpfohreule.',
      'From March the larks sing over the heather, and in the evening a short-eared owl comes hunting.',
    ),
    line(
      'Mellem lyngen vokser der blåbær, som næsten ingen plukker.',
      'Zwischen dem Heidekraut wachsen Blaubeeren, die kaum jemand pflückt.',
      'Bilberries grow among the heather, and hardly anyone picks them.',
    ),
    line(
      'Vejen slår et sving om lyngbakken, og så ligger huset der.',
      'Die Straße macht einen Bogen um den Heidehügel, und da steht das Haus.',
      'The road bends round a rise of heather, and there’s the house.',
    ),
    line(
      'Efter regn dufter heden af jord og honning.',
      'Nach dem Regen riecht die Heide nach Erde und Honig.',
      'After rain the heath smells of earth and honey.',
    ),
    line(
      'Heden er stille om morgenen, og duggen hænger i spindelvævene.',
      'Die Heide ist morgens still, und der Tau hängt in den Spinnweben.',
      'The heath is quiet in the morning, with dew on the spiders’ webs.',
    ),
    line(
      'Lyng, sand og himmel: Mere er der ikke, og det er nok.',
      'Heide, Sand und Himmel: Mehr ist da nicht, und das reicht.',
      'Heather, sand and sky: that’s all there is, and it’s enough.',
    ),
    line(
      'Et firben på terrassen er ikke noget særsyn midt i lyngen.',
      'Eine Eidechse auf der Terrasse ist mitten in der Heide keine Seltenheit.',
      'A lizard on the terrace is nothing unusual in the middle of the heather.',
    ),
  ],
  forest: [
    line(
      'Fyrretræerne giver læ, så her kan du sidde ude, når det blæser på stranden.',
      'Die Kiefern halten den Wind ab, so sitzen Sie auch draußen, wenn es am Strand weht.',
      'The pines keep off the wind, so you can sit outside when it’s blowing on the beach.',
    ),
    line(
      'Om sommeren dufter grunden af harpiks, og egernet kommer forbi ved morgenkaffen.',
      'Im Sommer duftet das Grundstück nach Harz, und zum Frühstück schaut das Eichhörnchen vorbei.',
      'In summer the plot smells of resin, and a squirrel drops by at breakfast.',
    ),
    line(
      'Huset ligger i en lysning i plantagen, hvor solen når ned fra formiddag til aften.',
      'Das Haus steht auf einer Lichtung im Wald, die Sonne scheint hier vom Vormittag bis zum Abend hin.',
      'The house stands in a clearing in the plantation, in the sun from mid-morning until evening.',
    ),
    line(
      'Skovstien begynder ved indkørslen og er god til både løbesko og barnevogn.',
      'Der Waldweg beginnt an der Einfahrt und taugt für Laufschuhe wie für den Kinderwagen.',
      'The woodland path starts at the drive and is good for running shoes and pushchairs alike.',
    ),
    line(
      'Mellem træerne ser I ikke meget til naboerne, men spætten hører I.',
      'Zwischen den Bäumen sehen Sie von den Nachbarn wenig, den Specht aber hören Sie.',
      'Among the trees you won’t see much of the neighbours, but you’ll hear the woodpecker.',
    ),
    line(
      'Til stranden cykler du ad rolige skovveje det meste af vejen.',
      'Zum Strand radeln Sie die meiste Zeit auf ruhigen Waldwegen.',
      'You can cycle most of the way to the beach on quiet forest roads.',
      isRide,
    ),
    line(
      'Skoven og havet på samme dag: Stien fører gennem træerne ned til stranden.',
      'Wald und Meer am selben Tag: Der Weg führt durch die Bäume hinunter zum Strand.',
      'Forest and sea in one day: the path leads through the trees down to the beach.',
      isWalk,
    ),
    line(
      'I plantagen er der svampe i oktober og blåbær i juli.',
      'Im Wald gibt es im Juli Blaubeeren und im Oktober Pilze.',
      'In the plantation there are bilberries in July and mushrooms in October.',
    ),
    line(
      'Solen falder i striber mellem stammerne, og skovbunden er blød at gå på.',
      'Die Sonne fällt in Streifen zwischen den Stämmen hindurch, und der Waldboden ist weich.',
      'Sunlight falls in stripes between the trunks, and the forest floor is soft underfoot.',
    ),
    line(
      'Under træerne ligger der grene nok til at bygge huler af.',
      'Unter den Bäumen liegen genug Äste, um Höhlen zu bauen.',
      'There are branches enough under the trees to build a den.',
      ({ persons }) => persons >= 4,
    ),
    line(
      'Når det stormer, suser det i toppene, men nede ved huset er der stille.',
      'Bei Sturm rauscht es in den Wipfeln, unten am Haus bleibt es still.',
      'In a gale the treetops roar, but down by the house it’s calm.',
    ),
    line(
      'I skumringen krydser rådyr stien, hvis I går stille.',
      'In der Dämmerung kreuzen Rehe den Weg, wenn man leise geht.',
      'At dusk, deer cross the path if you walk quietly.',
    ),
    line(
      'Vejen hertil går gennem skoven, og man mærker skuldrene falde ned.',
      'Die Straße führt durch den Wald, und man merkt, wie der Alltag abfällt.',
      'The road here runs through the forest, and you can feel your shoulders drop.',
    ),
  ],
  village: [
    line(
      'Huset ligger i byen, så rundstykkerne kan hentes til fods.',
      'Das Haus liegt im Ort, die Brötchen holen Sie zu Fuß.',
      'The house is in the village, so you can walk to fetch the morning rolls.',
    ),
    line(
      'Vejen er stille, haven er i læ, og I kan gå ud at spise om aftenen.',
      'Die Straße ist ruhig, der Garten geschützt, und abends gehen Sie zu Fuß zum Essen.',
      'The street is quiet, the garden sheltered, and you can walk to dinner in the evening.',
    ),
    line(
      'Her bor du mellem folk, der er her hele året, og det giver liv, også uden for sæsonen.',
      'Hier wohnen Sie zwischen Leuten, die das ganze Jahr da sind, so ist auch außerhalb der Saison Leben im Ort.',
      'Here you live among people who stay all year, so the place is alive out of season too.',
    ),
    line(
      'Bilen kan blive stående: Købmand, is og det meste af ferielivet ligger inden for gåafstand.',
      'Das Auto bleibt stehen: Laden, Eis und fast alles andere erreichen Sie zu Fuß.',
      'The car can stay put: shop, ice cream and most of what a holiday needs are within walking distance.',
    ),
  ],
  fjord: [
    line(
      'Fjorden er lavvandet og rolig, og her kan også de mindste bade.',
      'Der Fjord ist flach und ruhig, hier können auch die Kleinsten baden.',
      'The fjord is shallow and calm, so even the youngest can bathe.',
    ),
    line(
      'Vind og vand bestemmer dagen, og surfbrættet kan I bære til fjorden.',
      'Wind und Wasser bestimmen den Tag, und das Surfbrett tragen Sie einfach zum Fjord.',
      'Wind and water set the pace, and you can carry your board to the fjord.',
    ),
    line(
      'Om aftenen hører du fuglene i rørskoven ved fjorden.',
      'Abends hören Sie die Vögel im Schilf am Fjord.',
      'In the evening you can hear the birds in the reeds by the fjord.',
    ),
  ],
  meadow: [
    line(
      'Bag huset begynder engene, og der er langt til den nærmeste hæk.',
      'Hinter dem Haus beginnen die Wiesen, die nächste Hecke ist weit weg.',
      'The meadows begin behind the house, and the nearest hedge is a long way off.',
    ),
    line(
      'Du bor på landet med viber på engen og plads til alle sider.',
      'Sie wohnen auf dem Land, mit Kiebitzen auf der Wiese und viel Platz ringsum.',
      'You’re in the country here, with lapwings in the meadow and room on every side.',
    ),
    line(
      'Plænen er stor og jævn, som skabt til boldspil.',
      'Der Rasen ist groß und eben, wie gemacht zum Ballspielen.',
      'The lawn is large and level, just right for ball games.',
    ),
    line(
      'Fra spisebordet ser I ud over markerne, hvor tågen ligger længe om morgenen.',
      'Vom Esstisch blicken Sie über die Felder, in denen morgens lange der Nebel liegt.',
      'From the dining table you look out over the fields, where the mist lingers in the morning.',
    ),
    line(
      'Her er roligt, også i juli, når der er trængsel ved kysten.',
      'Hier ist es ruhig, auch im Juli, wenn an der Küste viel los ist.',
      'It’s peaceful here, even in July when the coast gets busy.',
    ),
    line(
      'Små veje mellem markerne fører mod havet, og på cykel er turen nem.',
      'Kleine Straßen zwischen den Feldern führen Richtung Meer, mit dem Rad ist das leicht zu schaffen.',
      'Small lanes between the fields lead towards the sea, an easy ride by bicycle.',
      isRide,
    ),
    line(
      'Huset ligger for sig selv mellem marker og levende hegn.',
      'Das Haus liegt für sich zwischen Feldern und Hecken.',
      'The house stands on its own among fields and hedgerows.',
    ),
    line(
      'Om aftenen går hestene på engen, og ellers sker der ikke meget.',
      'Abends stehen die Pferde auf der Wiese, viel mehr passiert nicht.',
      'In the evening there are horses in the meadow, and not much else going on.',
    ),
    line(
      'Køerne på den anden side af vejen er nysgerrige naboer.',
      'Die Kühe auf der anderen Straßenseite sind neugierige Nachbarn.',
      'The cows across the road are curious neighbours.',
    ),
    line(
      'Himlen er stor herude, og man ser bygerne, længe før de er her.',
      'Der Himmel ist hier draußen groß, und Schauer sieht man lange, bevor sie da sind.',
      'The sky is big out here, and you can see showers long before they arrive.',
    ),
    line(
      'Om foråret står vandet blankt på engen, og gæssene går ned.',
      'Im Frühjahr steht Wasser auf der Wiese, und die Gänse lassen sich nieder.',
      'In spring the meadow shines with water, and the geese come down.',
    ),
    line(
      'Her dufter af hø i juli og af jord i marts.',
      'Im Juli duftet es nach Heu, im März nach Erde.',
      'It smells of hay in July and of earth in March.',
    ),
  ],
}
