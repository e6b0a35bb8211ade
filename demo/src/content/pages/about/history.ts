import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embedAsset, h2, h3, p } from '../../builders/rich-text.ts'

/** A level-3 heading that starts with a year becomes an entry of the timeline. */
export const history = page(
  'page-history',
  {
    layout: 'page',
    template: 'history',
    parent: toEntry('page-about'),
    menuKey: 'about',
    image: toAsset('asset-house-thatched'),
    sections: toEntries('quote-founder', 'gallery-history'),
  },
  {
    da: {
      title: 'Marram i 60 år',
      slug: '60-ar',
      intro: 'Det begyndte med ét hus og en nøgle i en køkkenskuffe. Sådan gik det videre.',
      content: doc(
        h2('Årene'),
        h3('1966: Et hus, en nøgle'),
        p(
          'Karen Madsen i Blåvand lejer naboens hus ud til en lærerfamilie fra Bremen. De betaler kontant og bliver i tre uger.',
        ),
        h3('1971: Et kartotek'),
        p('Der er nu 40 huse, hvert med sit kort i en trækasse. Kassen står stadig på kontoret.'),
        h3('1984: Kontor i Henne Strand'),
        p('Det andet kontor åbner i en tidligere isbutik. Telefonen ringer, mens malingen er våd.'),
        h3('1996: Ved havnen i Hvide Sande'),
        p('Vi flytter ind ved havnen og lærer at tage hensyn til silden, når vi planlægger vagter.'),
        embedAsset('asset-harbour'),
        h3('2003: Det første poolhus'),
        p('En ejer i Søndervig bygger en pool under tag. Vi lærer alt om fugt på den hårde måde.'),
        h3('2011: Rømø og Fanø'),
        p('Med kontoret i Havneby kommer øerne til.'),
        h3('2019: Tredje generation'),
        p(
          'Karens barnebarn, Karen Lund, overtager. Den første beslutning: Alle obligatoriske udgifter skal med i prisen.',
        ),
        h3('2026: 60 år'),
        p('Godt tusind huse, fire kontorer og den samme skuffe.'),
      ),
      seoTitle: 'Marram i 60 år: fra ét hus til hele kysten',
      seoDescription:
        'I 1966 lejede Karen Madsen det første hus ud i Blåvand. Følg Marram gennem 60 år: kontorer, poolhuse, øer og en nøgle i en skuffe.',
    },
    de: {
      title: '60 Jahre Marram',
      slug: '60-jahre',
      intro: 'Es begann mit einem Haus und einem Schlüssel in der Küchenschublade. So ging es weiter.',
      content: doc(
        h2('Die Jahre'),
        h3('1966: Ein Haus, ein Schlüssel'),
        p(
          'Karen Madsen in Blåvand vermietet das Haus der Nachbarn an eine Lehrerfamilie aus Bremen. Die Familie zahlt bar und bleibt drei Wochen.',
        ),
        h3('1971: Ein Karteikasten'),
        p('Inzwischen sind es 40 Häuser, jedes mit einer Karte im Holzkasten. Der Kasten steht noch im Büro.'),
        h3('1984: Büro in Henne Strand'),
        p('Das zweite Büro öffnet in einer früheren Eisdiele. Das Telefon klingelt, bevor die Farbe trocken ist.'),
        h3('1996: Am Hafen von Hvide Sande'),
        p('Wir ziehen an den Hafen und lernen, bei den Dienstplänen an den Hering zu denken.'),
        embedAsset('asset-harbour'),
        h3('2003: Das erste Poolhaus'),
        p(
          'Ein Eigentümer in Søndervig baut einen Pool unters Dach. Über Feuchtigkeit lernen wir alles auf die harte Tour.',
        ),
        h3('2011: Rømø und Fanø'),
        p('Mit dem Büro in Havneby kommen die Inseln dazu.'),
        h3('2019: Die dritte Generation'),
        p(
          'Karens Enkelin Karen Lund übernimmt. Ihre erste Entscheidung: Alle verpflichtenden Kosten gehören in den Preis.',
        ),
        h3('2026: 60 Jahre'),
        p('Gut tausend Häuser, vier Büros und immer noch dieselbe Schublade.'),
      ),
      seoTitle: '60 Jahre Marram: vom ersten Haus bis heute',
      seoDescription:
        '1966 vermietete Karen Madsen in Blåvand das erste Haus. Sechzig Jahre Marram: Büros, Poolhäuser, Inseln und ein Schlüssel in der Schublade.',
    },
    en: {
      title: '60 years of Marram',
      slug: '60-years',
      intro: 'It began with one house and a key in a kitchen drawer. Here’s how it went on from there.',
      content: doc(
        h2('The years'),
        h3('1966: One house, one key'),
        p(
          'Karen Madsen of Blåvand lets her neighbours’ house to a schoolteacher and his family from Bremen. They pay in cash and stay three weeks.',
        ),
        h3('1971: A card index'),
        p('There are 40 houses now, each with a card in a wooden box. The box is still in the office.'),
        h3('1984: An office in Henne Strand'),
        p('The second office opens in a former ice-cream shop. The phone rings before the paint is dry.'),
        h3('1996: On the harbour in Hvide Sande'),
        p('We move in by the harbour and learn to allow for the herring when we plan our shifts.'),
        embedAsset('asset-harbour'),
        h3('2003: The first pool house'),
        p('An owner in Søndervig builds an indoor pool. We learn all about damp the hard way.'),
        h3('2011: Rømø and Fanø'),
        p('With an office in Havneby, the islands join us.'),
        h3('2019: The third generation'),
        p(
          'Karen’s granddaughter, Karen Lund, takes over. Her first decision: every mandatory cost goes into the price.',
        ),
        h3('2026: 60 years'),
        p('More than a thousand houses, four offices and the same drawer.'),
      ),
      seoTitle: '60 years of Marram: from one house to a coast',
      seoDescription:
        'In 1966 Karen Madsen let the first house in Blåvand. Sixty years of Marram: offices, pool houses, islands and a key kept in a drawer.',
    },
  },
)
