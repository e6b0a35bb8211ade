import { toAsset, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, p, ul } from '../../builders/rich-text.ts'

export const cycling = page(
  'page-cycling',
  {
    layout: 'page',
    template: 'standard',
    parent: toEntry('page-coast'),
    menuKey: 'coast',
    image: toAsset('asset-dune-path'),
  },
  {
    da: {
      title: 'På cykel langs klitten',
      slug: 'pa-cykel',
      intro: 'Landet er fladt, men vinden er en bakke. Planlæg turen, så du har den i ryggen på vej hjem.',
      content: doc(
        p(
          'Vestkystruten, national cykelrute 1, går forbi næsten alle vores områder. Den er skiltet hele vejen og ligger for det meste på egne stier eller stille veje.',
        ),
        h2('Tre ture'),
        ul(
          '**Henne Strand til Filsø og tilbage**, omkring 20 km. Søen blev genskabt i 2012, og fuglene kom selv.',
          '**Vejers til Blåvand og fyret**, omkring 30 km tur-retur gennem plantage og hede. Tjek, om der er skydning i øvelsesterrænet.',
          '**Rundt om Ringkøbing Fjord**, cirka 110 km. Tag to dage, og sov i Ringkøbing.',
        ),
        p('Cykler kan lejes i alle de større byer. Mange huse har plads til dem i et aflåst skur.'),
        embed('output-html-bike'),
      ),
      seoTitle: 'Cykelture på Vestkysten | Marram',
      seoDescription:
        'Tre cykelture fra sommerhuset: Filsø, Blåvand Fyr og hele vejen rundt om Ringkøbing Fjord. Afstande, underlag og hvor du lejer en cykel.',
    },
    de: {
      title: 'Mit dem Rad an der Düne entlang',
      slug: 'mit-dem-rad',
      intro: 'Das Land ist flach, aber der Wind ist ein Berg. Planen Sie so, dass er auf dem Heimweg schiebt.',
      content: doc(
        p(
          'Der Westküstenweg, nationale Route 1, führt an fast allen unseren Orten vorbei. Er ist durchgehend beschildert und verläuft meist auf eigenen Wegen oder stillen Straßen.',
        ),
        h2('Drei Touren'),
        ul(
          '**Von Henne Strand zum Filsø und zurück**, etwa 20 km. Der See wurde 2012 wiederhergestellt, die Vögel kamen von selbst.',
          '**Von Vejers nach Blåvand zum Leuchtturm**, hin und zurück etwa 30 km durch Wald und Heide. Achten Sie auf Schießzeiten im Übungsgelände.',
          '**Rund um den Ringkøbing Fjord**, ungefähr 110 km. Nehmen Sie sich zwei Tage und schlafen Sie in Ringkøbing.',
        ),
        p('Räder kann man in allen größeren Orten leihen. Viele Häuser haben einen abschließbaren Schuppen.'),
        embed('output-html-bike'),
      ),
      seoTitle: 'Radtouren an der dänischen Westküste | Marram',
      seoDescription:
        'Drei Radtouren ab Ferienhaus: zum Filsø, zum Leuchtturm von Blåvand und einmal um den Ringkøbing Fjord. Strecken, Wege und Radverleih.',
    },
    en: {
      title: 'Cycling along the dunes',
      slug: 'cycling',
      intro: 'The land is flat, but the wind is a hill. Plan your ride so it pushes you home.',
      content: doc(
        p(
          'The West Coast Route, national route 1, passes nearly all our areas. It’s signposted throughout and mostly keeps to its own paths or quiet roads.',
        ),
        h2('Three rides'),
        ul(
          '**Henne Strand to Filsø and back**, about 20 km. The lake was restored in 2012, and the birds came back of their own accord.',
          '**Vejers to Blåvand and the lighthouse**, about 30 km there and back through woods and heath. Check first whether there’s firing on the training ground.',
          '**Around Ringkøbing Fjord**, about 110 km. Take two days and stay the night in Ringkøbing.',
        ),
        p('You can hire bikes in all the larger places. Many houses have a lockable shed.'),
        embed('output-html-bike'),
      ),
      seoTitle: 'Cycling on the Danish west coast | Marram',
      seoDescription:
        'Three rides from your holiday home: Filsø lake, the Blåvand lighthouse and all around Ringkøbing Fjord. Distances, surfaces and hire.',
    },
  },
)
