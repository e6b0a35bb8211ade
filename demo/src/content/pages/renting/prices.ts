import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, p, table, ul } from '../../builders/rich-text.ts'
import { extraPrices as extra, terms } from '../../words/terms.ts'

export const prices = page(
  'page-prices',
  {
    layout: 'sidebar',
    template: 'standard',
    parent: toEntry('page-renting'),
    menuKey: 'renting',
    image: toAsset('asset-kitchen'),
    sidebar: toEntries('text-sidebar-contact', 'entrances-sidebar-renting'),
  },
  {
    da: {
      title: 'Priser, og hvad der er med',
      slug: 'priser',
      intro: 'Den første pris, du ser, er den, du betaler. Kun strøm, vand og det, du selv vælger til, kommer oveni.',
      content: doc(
        h2('Med i prisen'),
        ul(
          'Lejen for hele opholdet',
          'Slutrengøring i de huse, hvor den er obligatorisk',
          `Vores gebyr på ${terms.fee.da} pr. booking`,
          'Moms og internet, hvor huset har det',
        ),
        h2('Det kan du vælge til'),
        table(
          ['Ydelse', 'Pris'],
          ['Sengelinned og håndklæder', `${extra.linen.da} pr. person`],
          ['Barneseng', extra.cot.da],
          ['Højstol', extra.highChair.da],
          ['Brænde, sæk à 40 liter', extra.firewood.da],
          ['Hund ud over to', extra.extraDog.da],
          ['Slutrengøring, hvor den er frivillig', 'efter størrelse, står ved huset'],
        ),
        p('Intet er valgt på forhånd. Du kan ændre tilkøb gratis indtil syv dage før ankomst.'),
        h2('Når vi viser en før-pris'),
        p(
          'Vi sammenligner kun med samme hus, samme ankomst og samme antal nætter. Før-prisen er den laveste i de seneste 30 dage.',
        ),
        embed('accordion-high-season'),
      ),
      seoTitle: 'Priser på sommerhuse og hvad der er med | Marram',
      seoDescription:
        'Leje, obligatorisk rengøring og gebyr er med i prisen fra første visning. Se, hvad tilkøb koster, og hvad du betaler efter måler.',
    },
    de: {
      title: 'Preise und was enthalten ist',
      slug: 'preise',
      intro:
        'Der erste Preis, den Sie sehen, ist der, den Sie zahlen. Dazu kommen nur Strom, Wasser und was Sie selbst dazubuchen.',
      content: doc(
        h2('Im Preis enthalten'),
        ul(
          'die Miete für den ganzen Aufenthalt',
          'die Endreinigung in Häusern, in denen sie Pflicht ist',
          `unsere Gebühr von ${terms.fee.de} pro Buchung`,
          'Mehrwertsteuer und Internet, wo das Haus es hat',
        ),
        h2('Was Sie dazubuchen können'),
        table(
          ['Leistung', 'Preis'],
          ['Bettwäsche und Handtücher', `${extra.linen.de} pro Person`],
          ['Kinderbett', extra.cot.de],
          ['Hochstuhl', extra.highChair.de],
          ['Kaminholz, Sack zu 40 Litern', extra.firewood.de],
          ['Hund ab dem dritten', extra.extraDog.de],
          ['Endreinigung, wo sie freiwillig ist', 'nach Größe, steht beim Haus'],
        ),
        p('Nichts ist vorausgewählt. Zusatzleistungen ändern Sie bis sieben Tage vor der Anreise kostenlos.'),
        h2('Wenn wir einen Streichpreis zeigen'),
        p(
          'Verglichen wird nur mit demselben Haus, derselben Anreise und derselben Zahl von Nächten. Der Streichpreis ist der niedrigste der letzten 30 Tage.',
        ),
        embed('accordion-high-season'),
      ),
      seoTitle: 'Ferienhaus-Preise und was enthalten ist | Marram',
      seoDescription:
        'Miete, Pflichtreinigung und Gebühr stehen von Anfang an im Preis. Was Zusatzleistungen kosten und was nach Zähler abgerechnet wird.',
    },
    en: {
      title: 'Prices and what they include',
      slug: 'prices',
      intro: 'The first price you see is the one you pay. Only electricity, water and any extras you choose are added.',
      content: doc(
        h2('Included'),
        ul(
          'the rent for the whole stay',
          'final cleaning, in houses where it’s mandatory',
          `our fee of ${terms.fee.en} per booking`,
          'VAT, and internet where the house has it',
        ),
        h2('What you can add'),
        table(
          ['Service', 'Price'],
          ['Bed linen and towels', `${extra.linen.en} per person`],
          ['Cot', extra.cot.en],
          ['High chair', extra.highChair.en],
          ['Firewood, 40-litre sack', extra.firewood.en],
          ['Each dog after the second', extra.extraDog.en],
          ['Final cleaning, where it’s optional', 'depends on size, shown with the house'],
        ),
        p('Nothing is ticked for you. You can change extras free of charge up to seven days before arrival.'),
        h2('When we cross out a price'),
        p(
          'We only compare with the same house, the same arrival day and the same number of nights. The earlier price is the lowest of the past 30 days.',
        ),
        embed('accordion-high-season'),
      ),
      seoTitle: 'Holiday home prices and what they include | Marram',
      seoDescription:
        'Rent, mandatory cleaning and fee are in the price from the start. See what extras cost and what’s metered and billed afterwards.',
    },
  },
)
