import type { AreaSlug } from '../places/areas.ts'
import { type Line, line } from './sentence.ts'

/** What guests do in the area. They name places, so they may speak of dunes or forest whatever the house's own setting. */
export const areaLines: Readonly<Record<AreaSlug, readonly Line[]>> = {
  sondervig: [
    line(
      'I Søndervig kan du handle, spise is og om sommeren se sandskulpturfestivalen.',
      'In Søndervig können Sie bummeln, Eis essen und im Sommer das Sandskulpturenfestival besuchen.',
      'In Søndervig you can shop, have ice cream and, in summer, see the sand sculpture festival.',
    ),
    line(
      'Hovedgaden i Søndervig ender ved stranden, og stranden er bred.',
      'Die Hauptstraße von Søndervig endet am Strand, und der ist breit.',
      'The main street in Søndervig ends at the beach, and a wide beach it is.',
    ),
    line(
      'En cykelsti fører ind til Ringkøbing med torv, havn og gamle købmandsgårde.',
      'Ein Radweg führt nach Ringkøbing mit Marktplatz, Hafen und alten Kaufmannshöfen.',
      'A cycle path takes you to Ringkøbing, with its square, harbour and old merchants’ houses.',
    ),
    line(
      'På golfbanen ved Søndervig er gæster velkomne.',
      'Auf dem Golfplatz bei Søndervig sind Gäste willkommen.',
      'Visitors are welcome at the golf course near Søndervig.',
    ),
    line(
      'Nord for Søndervig ligger der bunkere i sandet, som børn helst vil klatre på.',
      'Nördlich von Søndervig liegen Bunker im Sand, auf die Kinder am liebsten klettern.',
      'North of Søndervig there are bunkers in the sand that children love to climb.',
    ),
    line(
      'Fra Søndervig er der en fin cykeltur sydpå til Lyngvig Fyr.',
      'Von Søndervig führt eine schöne Radtour nach Süden zum Leuchtturm Lyngvig.',
      'From Søndervig there’s a good bike ride south to Lyngvig lighthouse.',
    ),
    line(
      'I Søndervig har butikkerne åbent om søndagen hele året.',
      'In Søndervig haben die Läden das ganze Jahr auch sonntags geöffnet.',
      'In Søndervig the shops open on Sundays all year round.',
    ),
    line(
      'Badelandet i Søndervig er svaret, når børnene spørger, hvad man laver i regnvejr.',
      'Das Badeland in Søndervig ist die Antwort, wenn Kinder fragen, was man bei Regen macht.',
      'The water park in Søndervig is the answer when children ask what to do in the rain.',
    ),
  ],
  klegod: [
    line(
      'Klegod ligger på den smalle stribe mellem hav og fjord.',
      'Klegod liegt auf dem schmalen Streifen zwischen Meer und Fjord.',
      'Klegod lies on the narrow strip of land between sea and fjord.',
    ),
    line(
      'Fra toppen af Lyngvig Fyr ser du både havet og fjorden.',
      'Vom Leuchtturm Lyngvig blicken Sie auf Meer und Fjord zugleich.',
      'From the top of Lyngvig lighthouse you can see both the sea and the fjord.',
    ),
    line(
      'I Klegod er der ro; butikker og is finder du i Søndervig.',
      'In Klegod ist es ruhig; Läden und Eis finden Sie in Søndervig.',
      'Klegod is quiet; for shops and ice cream you’ll go to Søndervig.',
    ),
  ],
  'hvide-sande': [
    line(
      'På havnen i Hvide Sande køber du fisk, der er landet samme morgen.',
      'Im Hafen von Hvide Sande kaufen Sie Fisch, der am selben Morgen angelandet wurde.',
      'At the harbour in Hvide Sande you can buy fish landed that morning.',
    ),
    line(
      'Slusen i Hvide Sande er værd at se, når vandet står højt og sildene kommer.',
      'Die Schleuse in Hvide Sande ist sehenswert, vor allem wenn die Heringe kommen.',
      'The lock at Hvide Sande is worth seeing, above all when the herring run.',
    ),
    line(
      'Surferne holder til på fjordsiden af Hvide Sande, badegæsterne på havsiden.',
      'Gesurft wird in Hvide Sande auf der Fjordseite, gebadet auf der Meerseite.',
      'In Hvide Sande the surfers keep to the fjord side and the swimmers to the sea side.',
    ),
    line(
      'En regnvejrsdag i Hvide Sande går fint med fiskerimuseet og en fiskefrikadelle på kajen.',
      'Ein Regentag in Hvide Sande lässt sich gut mit dem Fischereimuseum und einer Fischfrikadelle am Kai verbringen.',
      'A rainy day in Hvide Sande is well spent at the fishing museum, with a fishcake on the quay.',
    ),
    line(
      'Cykelstien mellem Hvide Sande og Søndervig har havet bag klitten hele vejen.',
      'Auf dem Radweg von Hvide Sande nach Søndervig liegt das Meer die ganze Zeit hinter der Düne.',
      'On the cycle path from Hvide Sande to Søndervig, the sea is just behind the dune all the way.',
    ),
    line(
      'Broen over slusen i Hvide Sande går op flere gange om dagen, og så ser alle på skibene.',
      'Die Brücke über die Schleuse in Hvide Sande öffnet mehrmals am Tag, dann schauen alle den Schiffen zu.',
      'The bridge over the lock in Hvide Sande goes up several times a day, and everyone stops to watch the boats.',
    ),
    line(
      'Om sommeren er der fiskeauktion for gæster i Hvide Sande.',
      'Im Sommer gibt es in Hvide Sande eine Fischauktion für Gäste.',
      'In summer there’s a fish auction for visitors in Hvide Sande.',
    ),
  ],
  argab: [
    line(
      'Årgab ligger på tangen syd for Hvide Sande, med hav på den ene side og fjord på den anden.',
      'Årgab liegt auf der Nehrung südlich von Hvide Sande, auf der einen Seite das Meer, auf der anderen der Fjord.',
      'Årgab is on the spit south of Hvide Sande, with sea on one side and fjord on the other.',
    ),
    line(
      'Cykelstien på Holmsland Klit går lige forbi Årgab.',
      'Der Radweg über Holmsland Klit führt direkt an Årgab vorbei.',
      'The cycle path along Holmsland Klit runs right past Årgab.',
    ),
    line(
      'Til havnen og fiskehandlerne i Hvide Sande er der ikke langt fra Årgab.',
      'Zum Hafen und zu den Fischläden in Hvide Sande ist es von Årgab nicht weit.',
      'From Årgab it isn’t far to the harbour and fishmongers of Hvide Sande.',
    ),
    line(
      'I Årgab er der så langt mellem lamperne, at man kan se Mælkevejen.',
      'In Årgab stehen die Lampen so weit auseinander, dass man die Milchstraße sieht.',
      'In Årgab the lamps are so far apart that you can see the Milky Way.',
    ),
    line(
      'I oktober lander gæssene på engene ved Årgab.',
      'Im Oktober landen bei Årgab die Gänse auf den Wiesen.',
      'In October the geese come down on the meadows by Årgab.',
    ),
  ],
  bjerregard: [
    line(
      'I Bjerregård går man langt på stranden uden at møde nogen.',
      'In Bjerregård kann man am Strand weit laufen, ohne jemandem zu begegnen.',
      'At Bjerregård you can walk a long way on the beach without meeting anyone.',
    ),
    line(
      'På den anden side af fjorden ligger fuglereservatet Tipperne.',
      'Auf der anderen Seite des Fjords liegt das Vogelreservat Tipperne.',
      'Across the fjord lies the Tipperne bird reserve.',
    ),
    line(
      'Bjerregård ligger midt mellem Hvide Sande og Nymindegab, med ro til begge sider.',
      'Bjerregård liegt auf halbem Weg zwischen Hvide Sande und Nymindegab, mit viel Ruhe zu beiden Seiten.',
      'Bjerregård is halfway between Hvide Sande and Nymindegab, with peace on either side.',
    ),
    line(
      'Om foråret raster tusindvis af trækfugle ved fjorden ud for Bjerregård.',
      'Im Frühjahr rasten am Fjord vor Bjerregård Tausende von Zugvögeln.',
      'In spring thousands of migrating birds rest on the fjord off Bjerregård.',
    ),
    line(
      'I Bjerregård kan du vælge mellem bølger mod vest og stille vand mod øst.',
      'In Bjerregård haben Sie die Wahl: Wellen im Westen oder stilles Wasser im Osten.',
      'At Bjerregård you can choose between waves to the west and calm water to the east.',
    ),
    line(
      'Cykelstien forbi Bjerregård følger landtangen i begge retninger.',
      'Der Radweg an Bjerregård vorbei folgt der Nehrung in beide Richtungen.',
      'The cycle path past Bjerregård follows the spit in both directions.',
    ),
  ],
  'bork-havn': [
    line(
      'I Bork Havn ligger surfskolen lige ved siden af lystbådene.',
      'In Bork Havn liegt die Surfschule gleich neben den Segelbooten.',
      'In Bork Havn the surf school is right beside the sailing boats.',
    ),
    line(
      'Vikingehavnen ved Bork er åben om sommeren, og børn må prøve det hele.',
      'Der Wikingerhafen bei Bork hat im Sommer geöffnet, und Kinder dürfen alles ausprobieren.',
      'The Viking harbour near Bork is open in summer, and children can try everything.',
    ),
    line(
      'Vandet ved Bork Havn er lavt og bliver tidligt varmt.',
      'Das Wasser bei Bork Havn ist flach und wird früh im Jahr warm.',
      'The water at Bork Havn is shallow and warms up early in the year.',
    ),
  ],
  nymindegab: [
    line(
      'Ved Nymindegab mødes fjord, skov og hav inden for en halv times gang.',
      'Bei Nymindegab liegen Fjord, Wald und Meer keine halbe Stunde zu Fuß auseinander.',
      'At Nymindegab fjord, forest and sea are all within half an hour on foot.',
    ),
    line(
      'Kroen i Nymindegab har udsigt over det gamle udløb.',
      'Der Gasthof in Nymindegab blickt auf die alte Mündung.',
      'The inn at Nymindegab looks out over the old outlet.',
    ),
    line(
      'Langs åen i Nymindegab står de gamle esehuse, hvor fiskerne satte madding på krogene.',
      'Am Flüsschen in Nymindegab stehen noch die Hütten, in denen die Fischer ihre Köder aufsteckten.',
      'Along the stream in Nymindegab stand the old huts where fishermen baited their hooks.',
    ),
    line(
      'Fra bakken ved Nymindegab ser man hav, fjord og hede på én gang.',
      'Vom Hügel bei Nymindegab sieht man Meer, Fjord und Heide zugleich.',
      'From the hill at Nymindegab you can see sea, fjord and heath all at once.',
    ),
  ],
  houstrup: [
    line(
      'I Houstrup ligger husene spredt, og naturstierne går mellem dem.',
      'In Houstrup liegen die Häuser weit verstreut, dazwischen verlaufen Wanderwege.',
      'In Houstrup the houses are well spread out, with footpaths running between them.',
    ),
    line(
      'Blåbjerg er en af landets høje klitter, og udsigten er trappen værd.',
      'Der Blåbjerg ist eine der höchsten Dünen des Landes, und der Blick lohnt die Treppe.',
      'Blåbjerg is one of the country’s tallest dunes, and the view is worth the stairs.',
    ),
    line(
      'Houstrup Strand er bred, og der er sjældent trængsel, heller ikke i juli.',
      'Der Strand von Houstrup ist breit und auch im Juli selten voll.',
      'Houstrup beach is wide and seldom crowded, even in July.',
    ),
    line(
      'Ridestierne ved Houstrup fører gennem plantagen og helt ned til havet.',
      'Die Reitwege bei Houstrup führen durch den Wald bis hinunter ans Meer.',
      'The bridleways around Houstrup lead through the forest all the way to the sea.',
    ),
    line(
      'Købmanden i Houstrup har åbent hele året, så et vinterophold er nemt.',
      'Der Kaufmann in Houstrup hat das ganze Jahr geöffnet, das macht Winterferien einfach.',
      'The shop in Houstrup is open all year, which makes a winter stay easy.',
    ),
    line(
      'Stierne i Blåbjerg Klitplantage er afmærket, så en tur fra Houstrup er let at planlægge.',
      'Die Wege in der Blåbjerg Klitplantage sind markiert, eine Tour ab Houstrup ist leicht zu planen.',
      'The paths in Blåbjerg Klitplantage are waymarked, so a walk from Houstrup is easy to plan.',
    ),
    line(
      'Fra Houstrup går der en cykelsti mellem træerne til stranden.',
      'Von Houstrup führt ein Radweg unter Bäumen zum Strand.',
      'A cycle path leads through the trees from Houstrup to the beach.',
    ),
    line(
      'Om sommeren sælger gårdene ved Houstrup jordbær og nye kartofler ved vejen.',
      'Im Sommer verkaufen die Höfe bei Houstrup Erdbeeren und neue Kartoffeln an der Straße.',
      'In summer the farms near Houstrup sell strawberries and new potatoes by the roadside.',
    ),
  ],
  'henne-strand': [
    line(
      'Henne Strand har én hovedgade, og den ender ved havet.',
      'Henne Strand hat eine Hauptstraße, und die endet am Meer.',
      'Henne Strand has one main street, and it ends at the sea.',
    ),
    line(
      'Isboderne i Henne Strand åbner til påske, og så er sæsonen i gang.',
      'In Henne Strand öffnen die Eisdielen zu Ostern, dann hat die Saison begonnen.',
      'The ice-cream kiosks in Henne Strand open at Easter, and then the season has begun.',
    ),
    line(
      'Filsø lidt inde i landet er et af de steder, hvor du kan se havørne.',
      'Am See Filsø, ein Stück landeinwärts, können Sie Seeadler beobachten.',
      'Lake Filsø, a little way inland, is a place to watch sea eagles.',
    ),
    line(
      'Henne Mølle Å løber ud på stranden, og børn kan lege timevis i det lave vand.',
      'Der Bach Henne Mølle Å mündet am Strand, im flachen Wasser spielen Kinder stundenlang.',
      'The Henne Mølle Å stream runs out across the beach, and children play for hours in the shallows.',
    ),
    line(
      'Fra Blåbjerg nord for Henne Strand ser du ud over havet, skoven og heden.',
      'Vom Blåbjerg nördlich von Henne Strand überblicken Sie Meer, Wald und Heide.',
      'From Blåbjerg, north of Henne Strand, you can see across sea, forest and heath.',
    ),
    line(
      'Om aftenen i højsæsonen er der liv og musik i Henne Strand.',
      'In der Hauptsaison ist in Henne Strand abends viel los, oft mit Musik.',
      'On high-season evenings Henne Strand is lively, often with music.',
    ),
    line(
      'I Henne Kirkeby lidt inde i landet ligger en kro, som folk rejser langt efter.',
      'In Henne Kirkeby, etwas landeinwärts, liegt ein Gasthof, für den manche weit anreisen.',
      'At Henne Kirkeby, a little inland, is an inn that people travel far to visit.',
    ),
    line(
      'Fra Henne Strand kan man cykle gennem plantagen hele vejen til Vejers.',
      'Von Henne Strand radelt man durch den Wald bis nach Vejers.',
      'From Henne Strand you can cycle through the forest all the way to Vejers.',
    ),
    line(
      'Om vinteren er der god plads på hovedgaden i Henne Strand, og kaffen er stadig varm.',
      'Im Winter hat man die Hauptstraße von Henne Strand fast für sich, und der Kaffee ist trotzdem heiß.',
      'In winter there’s plenty of room on the main street in Henne Strand, and the coffee’s still hot.',
    ),
    line(
      'Trappen over klitten i Henne Strand er lang, og udsigten er lønnen.',
      'Die Treppe über die Düne in Henne Strand ist lang, die Aussicht ist der Lohn.',
      'It’s a long way up the steps over the dune in Henne Strand, and the view is the reward.',
    ),
    line(
      'Ved Filsø bag Henne Strand er fugletårnene åbne for alle.',
      'Am Filsø hinter Henne Strand stehen die Vogeltürme allen offen.',
      'At Filsø, behind Henne Strand, the bird hides are open to everyone.',
    ),
  ],
  graerup: [
    line(
      'Grærup er et lille sted, hvor naturen begynder ved vejen.',
      'Grærup ist ein kleiner Ort, in dem die Natur gleich an der Straße beginnt.',
      'Grærup is a small place where nature begins at the roadside.',
    ),
    line(
      'Rundt om Langsø ved Grærup går en sti, og i søen kan man fiske.',
      'Um den See Langsø bei Grærup führt ein Weg, und geangelt werden darf auch.',
      'A path leads round lake Langsø near Grærup, and you can fish in it too.',
    ),
    line(
      'I september hører du krondyrene brøle omkring Grærup.',
      'Im September hören Sie rund um Grærup die Hirsche röhren.',
      'In September you can hear the stags roaring around Grærup.',
    ),
  ],
  'vejers-strand': [
    line(
      'I Vejers må du tage bilen med ned på stranden.',
      'In Vejers dürfen Sie mit dem Auto auf den Strand fahren.',
      'In Vejers you can drive your car onto the beach.',
    ),
    line(
      'Efter en vestenstorm leder hele Vejers efter rav.',
      'Nach einem Weststurm sucht ganz Vejers nach Bernstein.',
      'After a westerly storm, everyone in Vejers looks for amber.',
    ),
    line(
      'Købmanden i Vejers har morgenbrød, drager og det, du glemte hjemme.',
      'Der Kaufmann in Vejers hat Brötchen, Drachen und das, was Sie zu Hause vergessen haben.',
      'The shop in Vejers sells morning rolls, kites and whatever you left at home.',
    ),
    line(
      'Syd for Vejers ligger et øvelsesterræn; skydetiderne bliver slået op.',
      'Südlich von Vejers liegt ein Übungsgelände; die Schießzeiten hängen aus.',
      'There’s a military training area south of Vejers; firing times are posted.',
    ),
    line(
      'Sandet ved Vejers er fast at gå på, så de lange ture bliver lette.',
      'Der Sand bei Vejers ist fest, da fallen lange Wege leicht.',
      'The sand at Vejers is firm underfoot, so long walks come easily.',
    ),
    line(
      'Hos bageren i Vejers er der kø om morgenen, og det er der en grund til.',
      'Beim Bäcker in Vejers steht man morgens Schlange, und das hat seinen Grund.',
      'There’s a queue at the baker’s in Vejers in the morning, and for good reason.',
    ),
  ],
  oksbol: [
    line(
      'Oksbøl er en helårsby, så her er åbent, også når kysten holder vinterlukket.',
      'Oksbøl ist ganzjährig bewohnt, hier ist auch offen, wenn an der Küste Winterruhe herrscht.',
      'People live in Oksbøl all year, so things stay open when the coast closes for winter.',
    ),
    line(
      'Museet FLUGT i Oksbøl fortæller om mennesker på flugt, før og nu.',
      'Das Museum FLUGT in Oksbøl erzählt von Menschen auf der Flucht, damals und heute.',
      'The FLUGT museum in Oksbøl tells the story of refugees, then and now.',
    ),
    line(
      'Rundt om Præstesø ved Oksbøl går en sti, der passer til en aftentur.',
      'Um den Præstesø bei Oksbøl führt ein Weg, gerade richtig für den Abendspaziergang.',
      'The path round Præstesø lake near Oksbøl is just right for an evening walk.',
    ),
  ],
  blavand: [
    line(
      'Fra fyret i Blåvand ser du havvindmøllerne ved Horns Rev i klart vejr.',
      'Vom Leuchtturm in Blåvand sehen Sie bei klarer Sicht die Windräder von Horns Rev.',
      'From the lighthouse in Blåvand you can see the Horns Rev wind farm on a clear day.',
    ),
    line(
      'Tirpitz ligger gemt i klitten uden for Blåvand og er en halv dag værd.',
      'Das Museum Tirpitz liegt versteckt in den Dünen vor Blåvand und ist einen halben Tag wert.',
      'The Tirpitz museum is hidden in the dunes outside Blåvand and is worth half a day.',
    ),
    line(
      'Stranden ved Blåvand vender mod syd, er bred og falder langsomt, så børn kan være med.',
      'Der Strand von Blåvand liegt nach Süden, ist breit und fällt flach ab, gut für Kinder.',
      'The beach at Blåvand faces south, wide and gently shelving, which is good with children.',
    ),
    line(
      'Blåvand er landets vestligste by og har åbne butikker hele året, også om søndagen.',
      'Blåvand ist der westlichste Ort des Landes, die Läden haben das ganze Jahr auch sonntags geöffnet.',
      'Blåvand is the country’s westernmost village, and its shops open all year, Sundays included.',
    ),
    line(
      'På stranden i Blåvand er gamle bunkere blevet til muldyr af beton.',
      'Am Strand von Blåvand sind aus alten Bunkern Maultiere aus Beton geworden.',
      'On the beach in Blåvand, old bunkers have been turned into concrete mules.',
    ),
    line(
      'Slikkogeri, lysestøberi og redningsstation: I Blåvand finder I altid på noget på en grå dag.',
      'Bonbonkocherei, Kerzenzieherei und Rettungsstation: In Blåvand findet sich auch an grauen Tagen etwas.',
      'Sweet makers, candle makers and a lifeboat station: there’s always something on a grey day in Blåvand.',
    ),
    line(
      'Fra Blåvand cykler I til Ho og Oksbøl på stier uden biler.',
      'Von Blåvand radeln Sie auf autofreien Wegen nach Ho und Oksbøl.',
      'From Blåvand you can cycle to Ho and Oksbøl on car-free paths.',
    ),
    line(
      'På en blæsende dag er turen fra Blåvand ud til Skallingen noget for sig.',
      'An einem windigen Tag ist der Weg von Blåvand hinaus nach Skallingen etwas Besonderes.',
      'On a windy day the trip from Blåvand out to Skallingen is something special.',
    ),
    line(
      'I Blåvand kan I gå aftentur til fyret og se lyset blive tændt.',
      'In Blåvand können Sie abends zum Leuchtturm gehen und zusehen, wie das Licht angeht.',
      'In Blåvand you can stroll to the lighthouse in the evening and watch the light come on.',
    ),
    line(
      'Fra Blåvand kan man gå langs vandet hele vejen til fyret.',
      'Von Blåvand kann man am Wasser entlang bis zum Leuchtturm gehen.',
      'From Blåvand you can walk along the water all the way to the lighthouse.',
    ),
    line(
      'Den lille zoo i Blåvand er god til en formiddag med børn.',
      'Der kleine Zoo in Blåvand ist gut für einen Vormittag mit Kindern.',
      'The little zoo in Blåvand is good for a morning with children.',
    ),
    line(
      'Om efteråret trækker tusindvis af fugle forbi Blåvandshuk, og der står altid nogen med en kikkert.',
      'Im Herbst ziehen Tausende von Vögeln an Blåvandshuk vorbei, und immer steht jemand mit dem Fernglas da.',
      'In autumn thousands of birds fly past Blåvandshuk, and there’s always someone there with binoculars.',
    ),
    line(
      'Isen spiser man på hovedgaden i Blåvand, og køen går hurtigt.',
      'Das Eis isst man auf der Hauptstraße von Blåvand, und die Schlange ist schnell kürzer.',
      'You eat your ice cream on the main street in Blåvand, and the queue moves fast.',
    ),
    line(
      'I Blåvand går solen ned over Danmarks vestligste spids.',
      'In Blåvand geht die Sonne über dem westlichsten Zipfel Dänemarks unter.',
      'At Blåvand the sun sets over the westernmost tip of Denmark.',
    ),
  ],
  ho: [
    line(
      'Ho ligger ved bugten, hvor tidevandet bestemmer udsigten.',
      'Ho liegt an der Bucht, in der die Gezeiten die Aussicht bestimmen.',
      'Ho lies on the bay, where the tide decides the view.',
    ),
    line(
      'Fåremarkedet i Ho sidst i august er en fest for hele egnen.',
      'Der Schafmarkt in Ho Ende August ist ein Fest für die ganze Gegend.',
      'The sheep market in Ho at the end of August is an event for the whole area.',
    ),
    line(
      'Fra Ho går turen over vaden til øen Langli, når tidevandet tillader det.',
      'Von Ho geht es bei Ebbe durchs Watt zur Insel Langli.',
      'From Ho, at low tide, you can walk across the flats to the island of Langli.',
    ),
  ],
  fano: [
    line(
      'Færgen fra Esbjerg tager tolv minutter, og så er du på øtid.',
      'Die Fähre von Esbjerg braucht zwölf Minuten, und schon gehen die Uhren langsamer.',
      'The ferry from Esbjerg takes twelve minutes, and then you’re on island time.',
    ),
    line(
      'Stranden på Fanø er så bred, at tusind drager får plads i juni.',
      'Der Strand auf Fanø ist so breit, dass im Juni tausend Drachen Platz finden.',
      'The beach on Fanø is wide enough for a thousand kites in June.',
    ),
    line(
      'I Sønderho ligger kaptajnshusene side om side med gavlen mod vestenvinden.',
      'In Sønderho stehen die Kapitänshäuser dicht an dicht, den Giebel zum Westwind.',
      'In Sønderho the captains’ houses stand side by side, gable to the west wind.',
    ),
    line(
      'Ved lavvande kan I gå ud og se sælerne syd for Fanø.',
      'Bei Ebbe können Sie südlich von Fanø die Seehunde beobachten.',
      'At low tide you can see the seals off the south of Fanø.',
    ),
    line(
      'I Nordby på Fanø går man gennem smalle gader mellem gamle skipperhuse.',
      'In Nordby auf Fanø geht man durch schmale Gassen zwischen alten Schifferhäusern.',
      'In Nordby on Fanø you walk through narrow lanes between old skippers’ houses.',
    ),
  ],
  romo: [
    line(
      'Dæmningen til Rømø fører ni kilometer gennem vadehavet, og ferien begynder undervejs.',
      'Der Damm nach Rømø führt neun Kilometer durchs Wattenmeer, der Urlaub beginnt unterwegs.',
      'The causeway to Rømø crosses nine kilometres of Wadden Sea, and the holiday starts on the way.',
    ),
    line(
      'Ved Lakolk må bilen med ned på en af de bredeste strande i Europa.',
      'Bei Lakolk darf das Auto mit auf einen der breitesten Strände Europas.',
      'At Lakolk you can take the car onto one of the widest beaches in Europe.',
    ),
    line(
      'Fra Havneby sejler færgen til Sylt, en fin dagstur.',
      'Von Havneby fährt die Fähre nach Sylt, ein schöner Tagesausflug.',
      'The ferry from Havneby to Sylt makes a good day trip.',
    ),
    line(
      'På østerssafari i vadehavet ved Rømø samler du selv din forret.',
      'Auf einer Austernwanderung im Watt vor Rømø sammeln Sie Ihre Vorspeise selbst.',
      'On an oyster walk on the flats off Rømø you can gather your own starter.',
    ),
    line(
      'Kommandørgården i Toftum fortæller om hvalfangerne fra Rømø.',
      'Der Kommandeurshof in Toftum erzählt von den Walfängern der Insel.',
      'The Kommandørgård in Toftum tells the story of the Rømø whalers.',
    ),
    line(
      'Forår og efterår trækker stærene i sort sol over marsken ved Rømø.',
      'Im Frühjahr und Herbst ziehen die Stare als schwarze Sonne über die Marsch bei Rømø.',
      'In spring and autumn the starlings gather in great murmurations over the marsh near Rømø.',
    ),
    line(
      'På Sønderstrand, længst mod syd på Rømø, suser strandsejlerne forbi.',
      'Am Sønderstrand, ganz im Süden von Rømø, sausen die Strandsegler vorbei.',
      'On Sønderstrand, in the far south of Rømø, land yachts race past.',
    ),
    line(
      'Marsken på østsiden af Rømø er fuld af får og fugle.',
      'Die Marsch auf der Ostseite von Rømø ist voller Schafe und Vögel.',
      'The marsh on the east side of Rømø is full of sheep and birds.',
    ),
  ],
}
