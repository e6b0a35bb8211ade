import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, p, ul } from '../../builders/rich-text.ts'
import { clock, terms } from '../../words/terms.ts'

export const arrival = page(
  'page-arrival',
  {
    layout: 'sidebar',
    template: 'standard',
    parent: toEntry('page-renting'),
    menuKey: 'renting',
    image: toAsset('asset-house-winter'),
    sidebar: toEntries('text-sidebar-contact', 'entrances-sidebar-renting'),
  },
  {
    da: {
      title: 'Ankomst og nøgler',
      slug: 'ankomst-og-nogler',
      intro: `Huset er dit fra kl. ${terms.checkIn}. Er det klar før, sender vi en sms, hvis du har bedt om det.`,
      content: doc(
        p(
          'I lejeaftalen står, hvilket af vores [fire kontorer](page-offices) der har nøglen. Tag aftalen med, gerne på telefonen.',
        ),
        h2('Kommer du sent?'),
        p(
          'Så ligger nøglen i et skab uden for kontoret. Du får koden på sms på ankomstdagen. Du behøver ikke sige til i forvejen.',
        ),
        embed('map-block-offices'),
        h2('Det første i huset'),
        ul(
          'Tag et billede af målerne.',
          'Se efter, om noget mangler eller er i stykker, og ring samme dag.',
          'Læs mappen på bordet. Den fortæller om affald, varme og lægevagt.',
        ),
        p(
          'Er noget galt, kommer vi. Uden for åbningstiden ringer du til vagttelefonen. Nummeret står på nøglebrikken.',
        ),
      ),
      seoTitle: 'Ankomst og nøgler til sommerhuset | Marram',
      seoDescription:
        'Huset er klar fra kl. 15. Læs hvor du henter nøglen, hvad du gør efter lukketid, og hvad du skal se efter som det første i huset.',
    },
    de: {
      title: 'Anreise und Schlüssel',
      slug: 'anreise-und-schlussel',
      intro: `Das Haus gehört Ihnen ab ${terms.checkIn} Uhr. Ist es früher fertig, schreiben wir auf Wunsch eine SMS.`,
      content: doc(
        p(
          'Im Mietvertrag steht, welches unserer [vier Büros](page-offices) den Schlüssel hat. Bringen Sie den Vertrag mit, gern auf dem Handy.',
        ),
        h2('Sie kommen spät?'),
        p(
          'Dann liegt der Schlüssel in einem Schrank vor dem Büro. Der Code kommt am Anreisetag per SMS. Sie müssen sich vorher nicht melden.',
        ),
        embed('map-block-offices'),
        h2('Als Erstes im Haus'),
        ul(
          'Fotografieren Sie die Zähler.',
          'Sehen Sie nach, ob etwas fehlt oder kaputt ist, und rufen Sie am selben Tag an.',
          'Lesen Sie die Mappe auf dem Tisch: Dort steht alles zu Müll, Heizung und Bereitschaftsarzt.',
        ),
        p(
          'Stimmt etwas nicht, kommen wir. Außerhalb der Öffnungszeiten erreichen Sie uns unter der Notfallnummer auf dem Schlüsselanhänger.',
        ),
      ),
      seoTitle: 'Anreise und Schlüssel fürs Ferienhaus | Marram',
      seoDescription:
        'Das Haus ist ab 15 Uhr fertig. Wo Sie den Schlüssel holen, was nach Büroschluss gilt und worauf Sie im Haus zuerst achten sollten.',
    },
    en: {
      title: 'Arrival and keys',
      slug: 'arrival-and-keys',
      intro: `The house is yours from ${clock(terms.checkIn)}. If it’s ready sooner, we’ll text you if you’ve asked us to.`,
      content: doc(
        p(
          'Your rental agreement says which of our [four offices](page-offices) has the key. Bring the agreement with you; on your phone is fine.',
        ),
        h2('Arriving late?'),
        p(
          'Your key will be in a cabinet outside the office. We’ll text you the code on your arrival day. There’s no need to tell us beforehand.',
        ),
        embed('map-block-offices'),
        h2('First things first'),
        ul(
          'Take a photo of the meters.',
          'Check whether anything’s missing or broken, and call us the same day.',
          'Read the folder on the table. It covers recycling, heating and the out-of-hours doctor.',
        ),
        p('If something’s wrong, we’ll come. Outside opening hours, call the emergency number on the key tag.'),
      ),
      seoTitle: 'Arrival and keys for your holiday home | Marram',
      seoDescription:
        'The house is ready from three in the afternoon. Where to collect the key, what to do after hours, and what to check first in the house.',
    },
  },
)
