import { embed, h2, p } from '../builders/rich-text.ts'
import { areaPage } from './area-page.ts'

export const middleAreas = [
  areaPage({
    slug: 'bork-havn',
    department: 'henne-strand',
    scene: ['harbour', 'day'],
    da: {
      intro: 'En lille havn på fjordens sydside, hvor vandet først når til livet langt ude.',
      content: [
        p(
          'Man kommer til Bork for vindens skyld. Fjorden er lav, og begyndere kan stå på bunden, når de falder i. Det gør alle.',
        ),
        p(
          'Ved siden af havnen ligger vikingehavnen med skibe, huse og folk, der bor der i sommerugerne. Til Vesterhavet er der en halv time i bil.',
        ),
      ],
      seoDescription:
        'Sommerhus i Bork Havn ved Ringkøbing Fjord: lavt vand til surf for begyndere, vikingehavn og enge. En halv time i bil til Vesterhavet.',
      picture: 'Lystbåde og skure i Bork Havn',
    },
    de: {
      intro: 'Ein kleiner Hafen am Südufer des Fjords, wo das Wasser lange nur bis zur Hüfte reicht.',
      content: [
        p(
          'Nach Bork kommt man des Windes wegen. Der Fjord ist flach, und wer vom Brett fällt, kann stehen. Vom Brett fallen alle.',
        ),
        p(
          'Neben dem Hafen liegt das Wikingerdorf mit Schiffen, Häusern und Leuten, die im Sommer dort wohnen. Bis zur Nordsee fährt man eine halbe Stunde.',
        ),
      ],
      seoDescription:
        'Ferienhaus in Bork Havn am Ringkøbing Fjord: flaches Wasser für Surfanfänger, Wikingerhafen und Wiesen. Zur Nordsee eine halbe Stunde.',
      picture: 'Segelboote und Schuppen in Bork Havn',
    },
    en: {
      intro: 'A small harbour on the south side of the fjord, where the water stays waist-deep for a long way.',
      content: [
        p(
          'People come to Bork for the wind. The fjord is shallow, so beginners can stand when they fall in. Everybody does.',
        ),
        p(
          'Next to the harbour is a Viking village with ships, houses and people who live there all summer. The North Sea is half an hour’s drive.',
        ),
      ],
      seoDescription:
        'Holiday homes in Bork Havn on Ringkøbing Fjord: shallow water for learning to surf, a Viking harbour and meadows. Half an hour to the sea.',
      picture: 'Boats and sheds at Bork Havn',
    },
  }),
  areaPage({
    slug: 'nymindegab',
    department: 'henne-strand',
    scene: ['dunes', 'dusk'],
    da: {
      intro: 'Her løb fjorden engang ud i havet. Nu er der hede, skov og stilhed.',
      content: [
        p(
          'De gamle esehuse, hvor fiskerne satte madding på krogene, står endnu ved vandet. Fra bakken ved kroen ser man hav, fjord og hede på én gang.',
        ),
        p(
          'Nymindegab er for dem, der gerne vil ud at gå. Stierne fører gennem plantagen, og man møder flere rådyr end mennesker.',
        ),
      ],
      seoDescription:
        'Sommerhus i Nymindegab, hvor fjorden før løb ud: hede, plantage, gamle esehuse og stier. Roligt sted mellem Vesterhavet og fjorden.',
      picture: 'Skumring over heden ved Nymindegab',
    },
    de: {
      intro: 'Hier mündete der Fjord einst ins Meer. Heute gibt es Heide, Wald und Stille.',
      content: [
        p(
          'Die alten Hütten, in denen Fischer ihre Köder auf die Haken zogen, stehen noch am Wasser. Vom Hügel beim Gasthof sieht man Meer, Fjord und Heide zugleich.',
        ),
        p(
          'Nymindegab ist etwas für Leute, die gern gehen. Die Wege führen durch den Wald, und man trifft mehr Rehe als Menschen.',
        ),
      ],
      seoDescription:
        'Ferienhaus in Nymindegab an der alten Mündung des Fjords: Heide, Wald, Fischerhütten und Wanderwege, still zwischen Nordsee und Fjord.',
      picture: 'Dämmerung über der Heide bei Nymindegab',
    },
    en: {
      intro: 'The fjord used to meet the sea here. Now there’s heath, forest and quiet.',
      content: [
        p(
          'The old huts where fishermen baited their hooks still stand by the water. From the hill by the inn you can see sea, fjord and heath all at once.',
        ),
        p('Nymindegab is for walkers. The paths lead through the woods, and you’ll meet more deer than people.'),
      ],
      seoDescription:
        'Holiday homes in Nymindegab, at the old mouth of the fjord: heath, forest, fishermen’s huts and paths, quiet between sea and fjord.',
      picture: 'Dusk over the heath at Nymindegab',
    },
  }),
  areaPage({
    slug: 'houstrup',
    department: 'henne-strand',
    scene: ['house-wood', 'golden'],
    da: {
      intro: 'Huse i skoven, tre til fem kilometer fra havet og med lavere leje af samme grund.',
      content: [
        p(
          'Houstrup ligger i læ bag Blåbjerg Klitplantage. Her er græs til fodbold, plads til hunden og varmere aftener end ude i klitten.',
        ),
        h2('Blåbjerg'),
        p(
          'Klitten i plantagen er 64 meter høj. Fra toppen kan man på en klar dag se fra fyret i Blåvand til fjorden. Til stranden cykler man gennem skoven.',
        ),
      ],
      seoDescription:
        'Sommerhus i Houstrup: huse i læ af skoven, store grunde, gode til børn og hund. Til stranden cykler du gennem Blåbjerg Klitplantage.',
      picture: 'Træhus mellem fyrretræer i Houstrup',
    },
    de: {
      intro: 'Häuser im Wald, drei bis fünf Kilometer vom Meer, und deshalb mit niedrigerer Miete.',
      content: [
        p(
          'Houstrup liegt geschützt hinter dem Wald von Blåbjerg. Hier gibt es Rasen zum Fußballspielen, Platz für den Hund und wärmere Abende als draußen in der Düne.',
        ),
        h2('Der Blåbjerg'),
        p(
          'Die Düne im Wald ist 64 Meter hoch. An klaren Tagen sieht man vom Leuchtturm in Blåvand bis zum Fjord. Zum Strand radelt man durch den Wald.',
        ),
      ],
      seoDescription:
        'Ferienhaus in Houstrup: Häuser im Schutz des Waldes, große Grundstücke, gut für Kinder und Hund. Zum Strand radelt man durch den Wald.',
      picture: 'Holzhaus zwischen Kiefern in Houstrup',
    },
    en: {
      intro: 'Houses in the woods, three to five kilometres from the sea and cheaper for it.',
      content: [
        p(
          'Houstrup lies sheltered behind the Blåbjerg plantation. There’s grass for football, room for the dog, and the evenings are warmer than out in the dunes.',
        ),
        h2('Blåbjerg'),
        p(
          'The dune in the forest is 64 metres high. On a clear day you can see all the way from Blåvand lighthouse to the fjord. The beach is a bike ride through the woods.',
        ),
      ],
      seoDescription:
        'Holiday homes in Houstrup: houses sheltered by the forest, large plots, good for children and dogs. Cycle through the woods to the beach.',
      picture: 'Wooden house among pines in Houstrup',
    },
  }),
  areaPage({
    slug: 'henne-strand',
    department: 'henne-strand',
    scene: ['beach', 'golden'],
    da: {
      intro: 'En gade, der ender i havet, og klitter så høje, at man skal have vejret på toppen.',
      content: [
        p(
          'Henne Strand byder på liv om sommeren og fred om vinteren. Fra gaden går man lige op over klitten, og så ligger det hele der.',
        ),
        h2('Filsø'),
        p(
          'Bag klitterne ligger Filsø, der blev tørlagt og i 2012 fik vandet tilbage. Havørnen jager her. I Klinting bor man mellem sø og skov.',
        ),
        embed('cta-houses-near-beach'),
      ],
      seoDescription:
        'Sommerhus i Henne Strand: høje klitter, gade med butikker og spisesteder, Filsø med fugle bagved og skov i Klinting. Liv og ro på skift.',
      picture: 'Aften på stranden ved Henne Strand',
    },
    de: {
      intro: 'Eine Straße, die im Meer endet, und Dünen so hoch, dass man oben verschnauft.',
      content: [
        p(
          'Henne Strand ist im Sommer lebendig und im Winter still. Von der Straße geht man geradewegs über die Düne, und dann liegt alles da.',
        ),
        h2('Der Filsø'),
        p(
          'Hinter den Dünen liegt der Filsø, erst trockengelegt, 2012 wieder geflutet. Hier jagt der Seeadler. In Klinting wohnt man zwischen See und Wald.',
        ),
        embed('cta-houses-near-beach'),
      ],
      seoDescription:
        'Ferienhaus in Henne Strand: hohe Dünen, Straße mit Läden und Lokalen, der Vogelsee Filsø und Wald bei Klinting. Leben und Ruhe im Wechsel.',
      picture: 'Abend am Strand von Henne Strand',
    },
    en: {
      intro: 'A street that ends in the sea, and dunes so tall you’ll need to catch your breath at the top.',
      content: [
        p(
          'Henne Strand is lively in summer and peaceful in winter. From the street you walk straight over the dune, and there it all is.',
        ),
        h2('Filsø'),
        p(
          'Behind the dunes lies Filsø, a lake that was drained and then flooded again in 2012. White-tailed eagles hunt there. In Klinting you stay between lake and forest.',
        ),
        embed('cta-houses-near-beach'),
      ],
      seoDescription:
        'Holiday homes in Henne Strand: tall dunes, a street with shops and restaurants, the bird lake Filsø and woods at Klinting. Life and quiet.',
      picture: 'Evening on the beach at Henne Strand',
    },
  }),
  areaPage({
    slug: 'graerup',
    department: 'henne-strand',
    scene: ['house-modern', 'morning'],
    da: {
      intro: 'Mellem en lang sø og et langt hav, uden gadelys.',
      content: [
        p(
          'Grærup er et lille sted i kanten af øvelsesterrænet, og derfor er der ikke bygget mere. Om natten er der mørkt nok til at se Mælkevejen.',
        ),
        p('Grærup Langsø ligger et kvarters gang inde i landet. Vandet er koldt og brunt og godt at slå smut i.'),
      ],
      seoDescription:
        'Sommerhus i Grærup: få huse mellem Langsø og hav, mørk nattehimmel og natur omkring. Til butikkerne i Vejers er der ti minutter i bil.',
      picture: 'Hus ved Grærup i morgenlys',
    },
    de: {
      intro: 'Zwischen einem langen See und einem langen Meer, ohne Straßenlaternen.',
      content: [
        p(
          'Grærup ist ein kleiner Ort am Rand des Übungsgeländes, deshalb wurde hier nicht weitergebaut. Nachts ist es dunkel genug für die Milchstraße.',
        ),
        p(
          'Der Grærup Langsø liegt eine Viertelstunde zu Fuß landeinwärts. Das Wasser ist kalt und braun, und Steine springen gut darauf.',
        ),
      ],
      seoDescription:
        'Ferienhaus in Grærup: wenige Häuser zwischen Langsø und Meer, dunkler Nachthimmel und viel Natur. Zu den Läden in Vejers zehn Minuten.',
      picture: 'Haus bei Grærup im Morgenlicht',
    },
    en: {
      intro: 'Between a long lake and a long sea, with no street lights.',
      content: [
        p(
          'Grærup is a small place on the edge of the army training ground, which is why nobody has built more. At night it’s dark enough to see the Milky Way.',
        ),
        p(
          'Grærup Langsø, the lake, is a quarter of an hour’s walk inland. The water is cold and brown and good for skimming stones.',
        ),
      ],
      seoDescription:
        'Holiday homes in Grærup: few houses between the lake Langsø and the sea, dark skies and nature around. Ten minutes to the Vejers shops.',
      picture: 'House near Grærup in morning light',
    },
  }),
  areaPage({
    slug: 'vejers-strand',
    department: 'henne-strand',
    scene: ['beach', 'morning'],
    da: {
      intro: 'Sandet er fast nok til biler og langt nok til at glemme dem.',
      content: [
        p(
          'Ved Vejers må man køre ned på stranden på en strækning mod nord. Det er praktisk med små børn, bedsteforældre og en surfer på taget. Syd for byen er der ingen biler.',
        ),
        p(
          'Byen er en købmand, et par spisesteder og en bager. Mere er der ikke brug for. Heden bagved er Forsvarets, så læg mærke til skiltene.',
        ),
      ],
      seoDescription:
        'Sommerhus i Vejers Strand: bilstrand mod nord, ro mod syd, købmand, bager og hede bagved. Praktisk for familier med meget grej.',
      picture: 'Tidlig morgen på stranden i Vejers',
    },
    de: {
      intro: 'Der Sand ist fest genug für Autos und weit genug, um sie zu vergessen.',
      content: [
        p(
          'Nördlich von Vejers darf man auf einem Abschnitt mit dem Auto an den Strand. Das ist praktisch mit kleinen Kindern, Großeltern und Surfbrett. Südlich des Orts ist der Strand autofrei.',
        ),
        p(
          'Der Ort besteht aus Kaufmann, Bäcker und ein paar Lokalen. Mehr braucht es nicht. Die Heide dahinter gehört dem Militär; achten Sie auf die Schilder.',
        ),
      ],
      seoDescription:
        'Ferienhaus in Vejers Strand: Autostrand im Norden, Ruhe im Süden, Kaufmann, Bäcker und Heide. Praktisch für Familien mit viel Gepäck.',
      picture: 'Früher Morgen am Strand von Vejers',
    },
    en: {
      intro: 'The sand is firm enough for cars, and there’s enough of it to forget them.',
      content: [
        p(
          'At Vejers you can drive onto a stretch of the beach to the north. That’s handy with small children, grandparents and a board on the roof. South of the village there are no cars.',
        ),
        p(
          'The village is a grocer, a baker and a few places to eat. What more do you need? The heath behind belongs to the army, so mind the signs.',
        ),
      ],
      seoDescription:
        'Holiday homes in Vejers Strand: cars on the northern beach, quiet in the south, grocer, baker and heath. Handy for families with luggage.',
      picture: 'Early morning on the beach at Vejers',
    },
  }),
]
