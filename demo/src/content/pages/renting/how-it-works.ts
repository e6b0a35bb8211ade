import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, ol, p } from '../../builders/rich-text.ts'
import { clock, terms } from '../../words/terms.ts'

export const howItWorks = page(
  'page-how-it-works',
  {
    layout: 'sidebar',
    template: 'standard',
    parent: toEntry('page-renting'),
    menuKey: 'renting',
    image: toAsset('asset-house-wood'),
    sidebar: toEntries('text-sidebar-contact', 'entrances-sidebar-renting'),
  },
  {
    da: {
      title: 'Sådan lejer du et hus',
      slug: 'sadan-lejer-du',
      intro: 'Fem skridt fra drøm til nøgle. Intet er bindende, før du trykker på den sidste knap.',
      content: doc(
        ol(
          '**Søg.** Vælg sted, dage og antal. Prisen er inklusive obligatorisk rengøring og vores bookinggebyr.',
          '**Læs om huset.** Plantegning, senge, afstand til vandet og tidligere gæsters forbrug står på siden.',
          '**Book.** Du ser hele regningen og reglerne for afbestilling, før du trykker _Book med betalingsforpligtelse_.',
          `**Betal.** ${terms.firstPercent} % inden for ${terms.firstDays} dage, resten ${terms.restDays} dage før ankomst.`,
          `**Hent nøglen.** Fra kl. ${terms.checkIn} på det kontor, der står i din lejeaftale.`,
        ),
        h2('Hvem kan leje?'),
        p(
          `Den, der lejer, skal være fyldt ${terms.minAge} år og selv bo i huset. Husets maks. antal personer gælder hele døgnet. Ét barn under tre år må komme oveni.`,
        ),
        embed('fact-no-withdrawal'),
      ),
      seoTitle: 'Sådan lejer du et sommerhus hos Marram',
      seoDescription:
        'Søg, læs, book, betal og hent nøglen: sådan foregår det, når du lejer et sommerhus hos os, og det skal du vide om alder og antal.',
    },
    de: {
      title: 'So mieten Sie ein Haus',
      slug: 'so-mieten-sie',
      intro: 'Fünf Schritte vom Wunsch zum Schlüssel. Bis zum letzten Klick ist nichts verbindlich.',
      content: doc(
        ol(
          '**Suchen.** Wählen Sie Ort, Tage und Personen. Der Preis enthält die Reinigung, wo sie Pflicht ist, und unsere Buchungsgebühr.',
          '**Lesen.** Grundriss, Betten, Entfernung zum Wasser und der Verbrauch früherer Gäste stehen auf der Seite des Hauses.',
          '**Buchen.** Sie sehen die ganze Rechnung und die Stornoregeln, bevor Sie _Zahlungspflichtig buchen_ drücken.',
          `**Bezahlen.** ${terms.firstPercent} % innerhalb von ${terms.firstDays} Tagen, den Rest ${terms.restDays} Tage vor der Anreise.`,
          `**Schlüssel holen.** Ab ${terms.checkIn} Uhr in dem Büro, das in Ihrem Mietvertrag steht.`,
        ),
        h2('Wer kann mieten?'),
        p(
          `Mieten kann, wer mindestens ${terms.minAge} Jahre alt ist und selbst im Haus wohnt. Die Höchstzahl der Personen gilt rund um die Uhr. Ein Kind unter drei Jahren darf zusätzlich mit.`,
        ),
        embed('fact-no-withdrawal'),
      ),
      seoTitle: 'So mieten Sie ein Ferienhaus bei Marram',
      seoDescription:
        'Suchen, lesen, buchen, bezahlen, Schlüssel holen: so läuft die Miete eines Ferienhauses bei uns ab, mit allem zu Alter und Personenzahl.',
    },
    en: {
      title: 'How renting works',
      slug: 'how-renting-works',
      intro: 'Five steps from daydream to door key. Nothing is binding until you press the last button.',
      content: doc(
        ol(
          '**Search.** Choose a place, dates and guests. The price includes our booking fee, and cleaning where it’s mandatory.',
          '**Read.** The house’s page shows the floor plan, the beds, the distance to the water and how much energy earlier guests used.',
          '**Book.** You see the whole bill and the cancellation rules before you press _Book with obligation to pay_.',
          `**Pay.** ${terms.firstPercent}% within ${terms.firstDays} days, the rest ${terms.restDays} days before arrival.`,
          `**Collect the key.** From ${clock(terms.checkIn)}, at the office named in your rental agreement.`,
        ),
        h2('Who can rent?'),
        p(
          `Whoever makes the booking must be at least ${terms.minAge} and stay in the house themselves. The maximum number of guests applies day and night. One child under three can come as well.`,
        ),
        embed('fact-no-withdrawal'),
      ),
      seoTitle: 'How to rent a holiday home from Marram',
      seoDescription:
        'Search, read, book, pay and collect the key: how renting a holiday home from us works, and the rules on age and number of guests.',
    },
  },
)
