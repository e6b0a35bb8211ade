import { type Line, line } from '../texts/sentence.ts'
import { comfortPraise } from './praise-comforts.ts'
import { settingPraise } from './praise-settings.ts'
import type { Told } from './topics.ts'

const isNear = ({ house }: Told) => house.sea <= 1500
const isApart = ({ house }: Told) => house.setting !== 'village'

/** What guests praise, by topic. A topic is only drawn where the house and the stay allow it. */
export const praise: Readonly<Record<string, readonly Line<Told>[]>> = {
  ...settingPraise,
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
      'We’ve seldom stayed anywhere so well kept.',
    ),
    line(
      'Vi blev mødt af et rent og duftende hus.',
      'Wir kamen in ein frisch geputztes Haus.',
      'We walked into a freshly cleaned house.',
    ),
    line('Badeværelset skinnede.', 'Das Bad glänzte.', 'The bathroom shone.'),
    line('Ikke et støvkorn at finde.', 'Kein Staubkorn zu finden.', 'Not a speck of dust anywhere.'),
    line(
      'Køkkenskabene var rene, det lægger man mærke til.',
      'Sogar die Küchenschränke waren sauber, das fällt auf.',
      'Even the kitchen cupboards were clean, and you notice that.',
    ),
    line(
      'Alt var helt og rent, selv viskestykkerne.',
      'Alles heil und sauber, bis zu den Geschirrtüchern.',
      'Everything was clean and in one piece, right down to the tea towels.',
    ),
    line('Rent hus, ingen overraskelser.', 'Sauberes Haus, keine Überraschungen.', 'A clean house and no surprises.'),
    line(
      'Man har lyst til at gå rundt på bare tæer.',
      'Man läuft gern barfuß durchs Haus.',
      'Clean enough to go barefoot.',
    ),
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
    line('Vi bagte boller hver morgen.', 'Wir haben jeden Morgen Brötchen gebacken.', 'We baked rolls every morning.'),
    line(
      'Ovnen bager jævnt, det kan man ikke sige om alle ferieovne.',
      'Der Ofen backt gleichmäßig, das ist im Ferienhaus nicht selbstverständlich.',
      'The oven bakes evenly, which you can’t say of every holiday home.',
    ),
    line(
      'Der er god plads i køkkenet, selv når to laver mad.',
      'In der Küche ist genug Platz, auch wenn zwei kochen.',
      'There’s plenty of room in the kitchen, even with two cooking.',
    ),
    line(
      'Vi savnede ikke noget, da vi lavede mad.',
      'Beim Kochen haben wir nichts vermisst.',
      'We had everything we needed to cook.',
    ),
    line(
      'Kaffemaskinen fik også vores godkendelse.',
      'Auch die Kaffeemaschine hat unseren Test bestanden.',
      'Even the coffee machine got our seal of approval.',
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
    line('Puderne er gode, det er sjældent.', 'Gute Kissen, das ist selten.', 'Good pillows, for once.'),
    line(
      'Vi sov med åbent vindue hver nat.',
      'Wir haben jede Nacht bei offenem Fenster geschlafen.',
      'We slept with the window open every night.',
    ),
    line(
      'Selv teenageren roste sengen.',
      'Sogar der Teenager hat das Bett gelobt.',
      'Even our teenager praised the bed.',
      ({ hasChildren }) => hasChildren,
    ),
    line('Vi vågnede udhvilede.', 'Wir sind ausgeruht aufgewacht.', 'We woke up rested.'),
    line(
      'Sengene er brede nok, også til høje folk.',
      'Die Betten sind groß genug, auch für lange Leute.',
      'The beds are big enough, even for tall people.',
    ),
  ],
  quiet: [
    line(
      'Om aftenen er her helt stille.',
      'Abends ist es hier wunderbar still.',
      'It’s wonderfully quiet here in the evening.',
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
    line('Man hører ingenting om natten.', 'Nachts hört man nichts.', 'You can’t hear a thing at night.'),
    line('Vi læste tre bøger hver.', 'Jeder von uns hat drei Bücher gelesen.', 'We read three books each.'),
    line('Ingen larm, ingen stress.', 'Kein Lärm, kein Stress.', 'No noise, no stress.'),
    line(
      'Telefonen lå i skuffen hele ugen.',
      'Das Handy lag die ganze Woche in der Schublade.',
      'Our phones stayed in a drawer all week.',
    ),
    line('Her kan man høre fuglene.', 'Hier hört man die Vögel.', 'You can hear the birds here.'),
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
    line(
      'På kontoret tog de sig tid til os.',
      'Im Büro hat man sich Zeit für uns genommen.',
      'They took their time with us at the office.',
    ),
    line(
      'Vi skrev en mail og havde svar inden aften.',
      'Wir haben eine E-Mail geschrieben und hatten abends die Antwort.',
      'We sent an e-mail and had a reply by evening.',
    ),
    line(
      'Vi fik lov til at komme lidt før, tak for det.',
      'Wir durften etwas früher ins Haus, danke dafür.',
      'They let us in a little early, thank you for that.',
    ),
    line(
      'Pæn og hurtig afregning bagefter.',
      'Die Abrechnung kam schnell und stimmte.',
      'The final bill came quickly and was correct.',
    ),
    line(
      'Damen på kontoret gav os et kort med de gode stier.',
      'Die Dame im Büro gab uns eine Karte mit den schönen Wegen.',
      'The lady at the office gave us a map with the good paths on it.',
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
      'The children are already asking when we’re going back.',
    ),
    line(
      'Der var en højstol, og det gør det nemt med de små.',
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
  ...comfortPraise,
}
