import { embed, h2, p, quote, ul } from '../builders/rich-text.ts'
import { post } from './post.ts'

export const naturePosts = [
  post({
    id: 'fano-day',
    published: 58,
    author: 'emil',
    image: 'beach-day',
    categories: ['nature'],
    da: {
      title: 'En dag på Fanø uden bil',
      slug: 'en-dag-pa-fano',
      excerpt: 'Færge, cykel, sæler og en kop kaffe i Sønderho. Sådan når du det hele og den sidste færge.',
      content: [
        p(
          'Lad bilen stå i Esbjerg. Færgen tager tolv minutter, og i Nordby lejer man en cykel ved havnen. Herfra er der tolv kilometer til Sønderho, og vejen er flad.',
        ),
        h2('Formiddag'),
        p(
          'Cykl gennem plantagen i læ for vinden. Stop i Rindby, gå ud på stranden, og gå videre, når du tror, du er ved vandet. For det er du ikke.',
        ),
        h2('Eftermiddag'),
        p(
          'I Sønderho vender alle huse øst-vest, så gavlen tager vinden. Gå en tur mellem dem uden kort. Kirken har skibe i loftet, ét for hvert håb om at komme hjem.',
        ),
        p('Ved lavvande ligger sælerne på Galgerev. Hold afstand: Løfter de hovedet, er du for tæt på.'),
      ],
      seoTitle: 'En dag på Fanø uden bil, på cykel | Marram',
      seoDescription:
        'Tolv minutter med færge og tolv kilometer på cykel: en dag på Fanø med strand, Sønderho og sæler, uden bil. Emil har planen for turen.',
    },
    de: {
      title: 'Ein Tag auf Fanø ohne Auto',
      slug: 'ein-tag-auf-fano',
      excerpt:
        'Fähre, Fahrrad, Seehunde und ein Kaffee in Sønderho. So schafft man alles und erwischt noch die letzte Fähre.',
      content: [
        p(
          'Lassen Sie das Auto in Esbjerg. Die Fähre braucht zwölf Minuten, in Nordby leiht man am Hafen ein Rad. Bis Sønderho sind es zwölf Kilometer, und die Straße ist flach.',
        ),
        h2('Vormittag'),
        p(
          'Fahren Sie im Windschatten durch den Wald. Halten Sie in Rindby, gehen Sie auf den Strand, und gehen Sie weiter, wenn Sie glauben, am Wasser zu sein. Sie sind es nicht.',
        ),
        h2('Nachmittag'),
        p(
          'In Sønderho stehen alle Häuser von Ost nach West, der Giebel fängt den Wind. Streifen Sie ohne Karte umher. In der Kirche hängen Schiffe von der Decke, eines für jede Hoffnung auf Heimkehr.',
        ),
        p('Bei Ebbe liegen die Seehunde auf Galgerev. Halten Sie Abstand: Heben sie den Kopf, sind Sie zu nah.'),
      ],
      seoTitle: 'Ein Tag auf Fanø ohne Auto, mit dem Rad | Marram',
      seoDescription:
        'Zwölf Minuten Fähre, zwölf Kilometer Rad: ein Tag auf Fanø mit Strand, Sønderho und Seehunden, ganz ohne Auto. Emil hat den Plan dazu.',
    },
    en: {
      title: 'A day on Fanø without a car',
      slug: 'a-day-on-fano',
      excerpt: 'Ferry, bicycle, seals and a coffee in Sønderho. How to fit it all in and still catch the last boat.',
      content: [
        p(
          'Leave the car in Esbjerg. The ferry takes twelve minutes, and in Nordby you can hire a bike by the harbour. From there it’s twelve flat kilometres to Sønderho.',
        ),
        h2('Morning'),
        p(
          'Cycle through the woods out of the wind. Stop in Rindby, walk out onto the beach, and keep walking when you think you’ve reached the water. You haven’t.',
        ),
        h2('Afternoon'),
        p(
          'In Sønderho all the houses are built east to west, gable to the wind. Wander among them without a map. Model ships hang from the church ceiling, one for every hope of coming home.',
        ),
        p(
          'At low tide the seals haul out on Galgerev. Keep your distance: if they raise their heads, you’re too close.',
        ),
      ],
      seoTitle: 'A day on Fanø without a car, by bicycle | Marram',
      seoDescription:
        'Twelve minutes by ferry, twelve kilometres by bicycle: a day on Fanø with beach, Sønderho and seals, and no car. Emil has the plan.',
    },
  }),
  post({
    id: 'stars',
    published: 199,
    author: 'anna',
    image: 'house-winter',
    categories: ['nature'],
    da: {
      title: 'Stjerner over Grærup',
      slug: 'stjerner-over-graerup',
      excerpt: 'Der er ingen gadelygter mellem Vejers og Henne. Det opdager man først, når man slukker terrasselampen.',
      content: [
        p(
          'Folk fra byen siger det samme hver gang: »Vi vidste ikke, der var så mange.« Bag øvelsesterrænet ved [Grærup](area-graerup) er der mørkt i mange kilometer, og på en klar nat går Mælkevejen fra hav til skov.',
        ),
        ul(
          'Vælg en nat omkring nymåne.',
          'Giv øjnene tyve minutter. Kigger du på telefonen, må du begynde forfra.',
          'Læg jer på ryggen, med et tæppe under og et over.',
        ),
        p(
          'Om sommeren bliver det ikke rigtig mørkt her. Fra midten af maj til slutningen af juli er himlen blå hele natten, og det er også noget. Stjerneskuddene kommer i august.',
        ),
        quote('Det bedste ved huset var, at vi næsten ikke var inde i det.'),
      ],
      seoTitle: 'Stjernehimmel ved Grærup og Vejers | Marram',
      seoDescription:
        'Mellem Vejers og Henne er der ingen gadelys og en himmel fuld af stjerner. Anna fra Henne Strand fortæller, hvornår og hvordan man ser dem.',
    },
    de: {
      title: 'Sterne über Grærup',
      slug: 'sterne-uber-graerup',
      excerpt:
        'Zwischen Vejers und Henne steht keine einzige Straßenlaterne. Das merkt man erst, wenn man das Licht auf der Terrasse ausmacht.',
      content: [
        p(
          'Wer aus der Stadt kommt, sagt jedes Mal dasselbe: „Wir wussten nicht, dass es so viele sind.“ Hinter dem Übungsgelände bei [Grærup](area-graerup) ist es kilometerweit dunkel, und in klaren Nächten reicht die Milchstraße vom Meer bis zum Wald.',
        ),
        ul(
          'Wählen Sie eine Nacht um Neumond.',
          'Geben Sie den Augen zwanzig Minuten. Ein Blick aufs Telefon, und es beginnt von vorn.',
          'Legen Sie sich auf den Rücken, eine Decke unten, eine oben.',
        ),
        p(
          'Im Sommer wird es hier nicht ganz dunkel. Von Mitte Mai bis Ende Juli bleibt der Himmel die Nacht über blau, auch das ist schön. Die Sternschnuppen kommen im August.',
        ),
        quote('Das Beste am Haus war, dass wir kaum drin waren.'),
      ],
      seoTitle: 'Sternenhimmel bei Grærup und Vejers | Marram',
      seoDescription:
        'Zwischen Vejers und Henne gibt es keine Straßenlaternen, nur Sterne. Anna aus Henne Strand erzählt, wann und wie man sie am besten sieht.',
    },
    en: {
      title: 'Stars above Grærup',
      slug: 'stars-above-graerup',
      excerpt:
        'There isn’t a single street light between Vejers and Henne. You only notice when you switch off the terrace lamp.',
      content: [
        p(
          'City people say the same thing every time: “We had no idea there were so many.” Behind the training ground near [Grærup](area-graerup) it’s dark for miles, and on a clear night the Milky Way reaches from sea to forest.',
        ),
        ul(
          'Choose a night near the new moon.',
          'Give your eyes twenty minutes. One glance at your phone and you start again.',
          'Lie on your back, one blanket below and one above.',
        ),
        p(
          'In summer it never gets quite dark here. From mid-May to the end of July the sky stays blue all night, which is a sight in itself. The shooting stars come in August.',
        ),
        quote('The best thing about the house was that we were hardly ever in it.'),
      ],
      seoTitle: 'Starry skies near Grærup and Vejers | Marram',
      seoDescription:
        'Between Vejers and Henne there are no street lights but plenty of stars. Anna from Henne Strand on when and how to see them at their best.',
    },
  }),
  post({
    id: 'marram-grass',
    published: 352,
    author: 'tom',
    image: 'dune-path',
    categories: ['nature'],
    da: {
      title: 'Græsset, vi er opkaldt efter',
      slug: 'graesset-vi-er-opkaldt-efter',
      excerpt: 'På engelsk hedder det marram, på dansk marehalm. Uden den ville Blåvand ligge et helt andet sted.',
      content: [
        p(
          'Marehalm kan noget, som få planter kan: Den vokser hurtigere, jo mere sand der lægger sig oven på den. Rødderne går flere meter ned og binder det hele sammen. Sådan bliver en bunke sand til en klit.',
        ),
        h2('Sandflugten'),
        p(
          'I 1700-tallet føg sandet ind over marker og kirker. Folk blev sat til at plante marehalm og fik forbud mod at skære den. Flere af de plantager, vi cykler i nu, begyndte som værn mod sandet.',
        ),
        h2('Hvad sko gør'),
        p(
          'Et strå, der knækker, visner. Går hundrede mennesker samme vej, åbner der sig en rende, og vinden gør resten. Derfor er der stier, og derfor beder vi dig blive på dem.',
        ),
        embed('cta-last-minute'),
      ],
      seoTitle: 'Marehalm: græsset der holder på klitten | Marram',
      seoDescription:
        'Hvorfor holder klitten? Om marehalm, sandflugt og plantager på Vestkysten, og hvorfor et enkelt spor gennem græsset kan blive til et hul.',
    },
    de: {
      title: 'Das Gras, nach dem wir heißen',
      slug: 'das-gras-nach-dem-wir-heissen',
      excerpt: 'Auf Englisch heißt es marram, auf Deutsch Strandhafer. Ohne es läge Blåvand ganz woanders.',
      content: [
        p(
          'Strandhafer kann etwas, was kaum eine Pflanze kann: Er wächst schneller, je mehr Sand auf ihm landet. Seine Wurzeln reichen Meter tief und halten alles zusammen. So wird aus einem Haufen Sand eine Düne.',
        ),
        h2('Der Flugsand'),
        p(
          'Im 18. Jahrhundert wehte der Sand über Felder und Kirchen. Die Leute mussten Strandhafer pflanzen und durften ihn nicht schneiden. Manche Wälder, durch die wir heute radeln, begannen als Schutz vor dem Sand.',
        ),
        h2('Was Schuhe anrichten'),
        p(
          'Ein geknickter Halm verdorrt. Gehen hundert Menschen denselben Weg, öffnet sich eine Rinne, und den Rest besorgt der Wind. Darum gibt es Wege, und darum bitten wir Sie, dort zu bleiben.',
        ),
        embed('cta-last-minute'),
      ],
      seoTitle: 'Strandhafer: das Gras, das die Düne hält | Marram',
      seoDescription:
        'Warum hält die Düne? Über Strandhafer, Flugsand und Wälder an der Westküste, und warum eine einzige Spur im Gras zum Loch werden kann.',
    },
    en: {
      title: 'The grass we’re named after',
      slug: 'the-grass-we-are-named-after',
      excerpt: 'The Danes call it marehalm; in English it’s marram. Without it, Blåvand would be somewhere else.',
      content: [
        p(
          'Marram grass can do something few plants can: the more sand lands on it, the faster it grows. Its roots reach metres down and bind it all together. That’s how a heap of sand becomes a dune.',
        ),
        h2('The drifting sand'),
        p(
          'In the 18th century sand blew across fields and churches. People were made to plant marram and forbidden to cut it. Some of the woods we cycle through today began as a shield against the sand.',
        ),
        h2('What shoes do'),
        p(
          'A bent stalk withers. Where a hundred people take the same line, a gully opens and the wind does the rest. That’s why there are paths, and why we ask you to keep to them.',
        ),
        embed('cta-last-minute'),
      ],
      seoTitle: 'Marram: the grass that holds the dunes | Marram',
      seoDescription:
        'Why do dunes hold? On marram grass, drifting sand and plantations on the Danish coast, and why a single track can turn into a hole.',
    },
  }),
]
