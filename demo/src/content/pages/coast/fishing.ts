import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, p, ul } from '../../builders/rich-text.ts'

export const fishing = page(
  'page-fishing',
  {
    layout: 'page',
    template: 'standard',
    parent: toEntry('page-coast'),
    menuKey: 'coast',
    image: toAsset('asset-harbour'),
    sections: toEntries('image-text-harbour'),
  },
  {
    da: {
      title: 'Fiskeri og havne',
      slug: 'fiskeri-og-havne',
      intro: 'Du kan fange din aftensmad selv eller købe den af en, der har gjort det.',
      content: doc(
        h2('Slusen i Hvide Sande'),
        p(
          'Når slusen fra 1931 lukker fjordens vand ud i havet, følger fisken strømmen. I april og maj er det sild, senere hornfisk. Man står skulder ved skulder, og alle har tid til at vise, hvordan man gør.',
        ),
        h2('Søer og åer'),
        p(
          'Ved flere put and take-søer bag klitterne er søens eget fiskekort nok. I havet og fjorden gælder det statslige fisketegn.',
        ),
        ul(
          'Fisketegn kræves fra 18 år, til du har nået folkepensionsalderen.',
          'Fredningstider og mindstemål gælder også for én fisk.',
          'Rens fangsten på havnen og ikke i køkkenet.',
        ),
        embed('fact-fish-shop'),
      ),
      seoTitle: 'Fiskeri og havne ved Vesterhavet | Marram',
      seoDescription:
        'Sild ved slusen i Hvide Sande, put and take bag klitterne og havne med fisk fra kutteren. Det skal du vide om fisketegn og mindstemål.',
    },
    de: {
      title: 'Angeln und Häfen',
      slug: 'angeln-und-hafen',
      intro: 'Das Abendessen kann man selbst fangen. Oder bei jemandem kaufen, der es gefangen hat.',
      content: doc(
        h2('Die Schleuse in Hvide Sande'),
        p(
          'Wenn die Schleuse von 1931 das Wasser des Fjords ins Meer lässt, folgt der Fisch der Strömung. Im April und Mai sind es Heringe, später Hornhechte. Man steht dicht an dicht, und jeder hat Zeit, es einem zu zeigen.',
        ),
        h2('Seen und Bäche'),
        p(
          'An mehreren Angelseen hinter den Dünen genügt die Karte des Sees. In Meer und Fjord brauchen Sie den staatlichen Angelschein.',
        ),
        ul(
          'Den Schein braucht man ab 18 Jahren bis zum dänischen Rentenalter.',
          'Schonzeiten und Mindestmaße gelten auch für einen einzigen Fisch.',
          'Nehmen Sie den Fang am Hafen aus, nicht in der Küche.',
        ),
        embed('fact-fish-shop'),
      ),
      seoTitle: 'Angeln und Häfen an der Nordsee | Marram',
      seoDescription:
        'Heringe an der Schleuse von Hvide Sande, Angelseen hinter den Dünen und Fisch vom Kutter: das Wichtigste zu Angelschein und Mindestmaß.',
    },
    en: {
      title: 'Fishing and harbours',
      slug: 'fishing-and-harbours',
      intro: 'You can catch your supper, or buy it from someone who has.',
      content: doc(
        h2('The lock at Hvide Sande'),
        p(
          'When the lock, built in 1931, lets the fjord run out to sea, the fish follow the current. In April and May it’s herring, later garfish. Anglers stand shoulder to shoulder, and everyone has time to show you how it’s done.',
        ),
        h2('Lakes and streams'),
        p(
          'At the stocked lakes behind the dunes, all you need is the lake’s own ticket. In the sea and the fjord you need a state fishing licence.',
        ),
        ul(
          'You need the licence from the age of 18 until Danish pension age.',
          'Closed seasons and minimum sizes apply even to a single fish.',
          'Gut your catch at the harbour, not in the kitchen.',
        ),
        embed('fact-fish-shop'),
      ),
      seoTitle: 'Fishing and harbours on the North Sea | Marram',
      seoDescription:
        'Herring at the Hvide Sande lock, lakes behind the dunes and fish off the boat: what to know about licences and minimum sizes in Denmark.',
    },
  },
)
