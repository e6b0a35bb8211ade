import { toAsset, toEntries } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, p } from '../../builders/rich-text.ts'

export const renting = page(
  'page-renting',
  {
    layout: 'page',
    template: 'standard',
    menuKey: 'renting',
    image: toAsset('asset-living-room'),
    sections: toEntries('entrances-renting', 'columns-three-promises', 'faq-section-short'),
  },
  {
    da: {
      title: 'Godt at vide',
      slug: 'godt-at-vide',
      intro: 'Alt om at leje et hus hos os, fra første søgning til du afleverer nøglen.',
      content: doc(
        p(
          'Et sommerhus er ikke et hotel. Du har huset for dig selv, du laver mad, når du vil, og ingen banker på. Til gengæld er der nogle få ting, du skal vide om strøm, rengøring og nøgler. Her står de, kort og uden noget med småt.',
        ),
        p(
          'Finder du ikke svaret, så [skriv eller ring til os](page-contact). Den, der svarer, har selv været i husene.',
        ),
        embed('cta-how-it-works'),
      ),
      seoTitle: 'Godt at vide om at leje sommerhus | Marram',
      seoDescription:
        'Priser, strøm og vand, nøgler, rengøring, hund og afbestilling: her står det hele samlet, før du lejer et sommerhus ved Vesterhavet.',
    },
    de: {
      title: 'Gut zu wissen',
      slug: 'gut-zu-wissen',
      intro: 'Alles rund um die Miete eines Hauses, von der ersten Suche bis zur Rückgabe des Schlüssels.',
      content: doc(
        p(
          'Ein Ferienhaus ist kein Hotel. Sie haben das Haus für sich, kochen, wann Sie möchten, und niemand klopft. Dafür gibt es ein paar Dinge über Strom, Reinigung und Schlüssel, die man vorher kennen sollte. Hier stehen sie, kurz und ohne Kleingedrucktes.',
        ),
        p(
          'Ihre Frage ist nicht dabei? [Schreiben Sie uns oder rufen Sie an](page-contact). Wer antwortet, war selbst in den Häusern.',
        ),
        embed('cta-how-it-works'),
      ),
      seoTitle: 'Gut zu wissen: Ferienhaus mieten in Dänemark | Marram',
      seoDescription:
        'Preise, Strom und Wasser, Schlüssel, Reinigung, Hund und Storno: alles, was Sie vor der Miete eines Ferienhauses an der Nordsee wissen sollten.',
    },
    en: {
      title: 'Good to know',
      slug: 'good-to-know',
      intro: 'Everything about renting a house from us, from the first search to handing back the key.',
      content: doc(
        p(
          'A holiday home isn’t a hotel. You have the house to yourself, cook when you like and nobody knocks on the door. In return, there are a few things to know about electricity, cleaning and keys. Here they are, short and with no small print.',
        ),
        p(
          'If your question isn’t answered here, [write or call](page-contact). Whoever replies has been inside the houses.',
        ),
        embed('cta-how-it-works'),
      ),
      seoTitle: 'Good to know before you rent a house | Marram',
      seoDescription:
        'Prices, electricity and water, keys, cleaning, dogs and cancellation: what to know before renting a holiday home on the Danish North Sea.',
    },
  },
)
