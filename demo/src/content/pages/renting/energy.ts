import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, p, table, ul } from '../../builders/rich-text.ts'
import { extraPrices as extra } from '../../words/terms.ts'

export const energy = page(
  'page-energy',
  {
    layout: 'sidebar',
    template: 'standard',
    parent: toEntry('page-renting'),
    menuKey: 'renting',
    image: toAsset('asset-bathroom'),
    sidebar: toEntries('text-sidebar-contact', 'entrances-sidebar-renting'),
  },
  {
    da: {
      title: 'Strøm og vand',
      slug: 'strom-og-vand',
      intro: 'Du betaler, hvad du bruger. På hvert hus viser vi, hvad tidligere gæster brugte på samme årstid.',
      content: doc(
        p(
          `Strøm koster ${extra.electricity.da} pr. kWh, vand ${extra.water.da} pr. kubikmeter. Prisen på ankomstdagen gælder for hele opholdet. Du aflæser målerne sammen med os eller sender et billede, når du kommer, og når du rejser.`,
        ),
        h2('Hvad bruger man?'),
        p('Tallene er kWh pr. person pr. døgn, som et groft pejlemærke:'),
        table(
          ['Hus', 'Sommer', 'Årsgennemsnit', 'Vinter'],
          ['Uden pool og spa', '2,5', '6,6', '13'],
          ['Med spa', '3,5', '8', '18'],
          ['Med indendørs pool', '9,5', '16', '27'],
        ),
        h2('Sådan bruger du mindre'),
        ul(
          'Indstil varmen ens i alle rum. Det er billigere end at skrue op og ned.',
          'Tænd op i brændeovnen om aftenen, hvis huset har en.',
          'Læg låget på spaen, når I går i seng.',
        ),
        embed('fact-short-stays'),
      ),
      seoTitle: 'Strøm og vand i sommerhuset: pris og forbrug | Marram',
      seoDescription:
        'Hvad koster strøm og vand i sommerhuset, og hvor meget bruger man sommer og vinter? Tal for huse med og uden spa og pool, og gode råd.',
    },
    de: {
      title: 'Strom und Wasser',
      slug: 'strom-und-wasser',
      intro:
        'Sie zahlen, was Sie verbrauchen. Bei jedem Haus zeigen wir, wie viel frühere Gäste zur selben Jahreszeit verbraucht haben.',
      content: doc(
        p(
          `Strom kostet ${extra.electricity.de} pro kWh, Wasser ${extra.water.de} pro Kubikmeter. Der Preis am Anreisetag gilt für den ganzen Aufenthalt. Die Zähler lesen wir mit Ihnen ab, oder Sie schicken bei Ankunft und Abreise ein Foto.`,
        ),
        h2('Wie viel verbraucht man?'),
        p('Kilowattstunden pro Person und Tag, als grober Anhaltspunkt:'),
        table(
          ['Haus', 'Sommer', 'Jahresmittel', 'Winter'],
          ['ohne Pool und Whirlpool', '2,5', '6,6', '13'],
          ['mit Whirlpool', '3,5', '8', '18'],
          ['mit Innenpool', '9,5', '16', '27'],
        ),
        h2('So verbrauchen Sie weniger'),
        ul(
          'Heizen Sie alle Räume gleichmäßig. Das ist günstiger als ständiges Auf und Ab.',
          'Machen Sie abends Feuer, wenn das Haus einen Kaminofen hat.',
          'Legen Sie nachts die Abdeckung auf den Whirlpool.',
        ),
        embed('fact-short-stays'),
      ),
      seoTitle: 'Strom und Wasser im Ferienhaus: Preis, Verbrauch | Marram',
      seoDescription:
        'Was kosten Strom und Wasser im dänischen Ferienhaus, und wie viel braucht man im Sommer und im Winter? Zahlen mit und ohne Pool, und Rat.',
    },
    en: {
      title: 'Electricity and water',
      slug: 'electricity-and-water',
      intro: 'You pay for what you use. For every house we show what earlier guests used at the same time of year.',
      content: doc(
        p(
          `Electricity costs ${extra.electricity.en} per kWh and water ${extra.water.en} per cubic metre. The price on your arrival day applies for the whole stay. We’ll read the meters with you, or you can send us a photo when you arrive and when you leave.`,
        ),
        h2('How much will you use?'),
        p('Kilowatt-hours per person per day, as a rough guide:'),
        table(
          ['House', 'Summer', 'Year average', 'Winter'],
          ['without a pool or whirlpool', '2.5', '6.6', '13'],
          ['with a whirlpool', '3.5', '8', '18'],
          ['with an indoor pool', '9.5', '16', '27'],
        ),
        h2('How to use less'),
        ul(
          'Heat all rooms evenly. It’s cheaper than turning the dial up and down.',
          'Light the stove in the evening if there is one.',
          'Put the lid on the whirlpool when you go to bed.',
        ),
        embed('fact-short-stays'),
      ),
      seoTitle: 'Electricity and water in the holiday home | Marram',
      seoDescription:
        'What do electricity and water cost in a Danish holiday home, and how much do you use in summer and winter? Figures with and without a pool.',
    },
  },
)
