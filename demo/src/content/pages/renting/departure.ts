import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, p, ul } from '../../builders/rich-text.ts'
import { clock, terms } from '../../words/terms.ts'

export const departure = page(
  'page-departure',
  {
    layout: 'sidebar',
    template: 'standard',
    parent: toEntry('page-renting'),
    menuKey: 'renting',
    image: toAsset('asset-bedroom'),
    sidebar: toEntries('text-sidebar-contact', 'entrances-sidebar-renting'),
  },
  {
    da: {
      title: 'Afrejse og rengøring',
      slug: 'afrejse-og-rengoring',
      intro: `Gør du selv rent, er huset dit til kl. ${terms.checkOut}. Gør vi rent, skal vi bruge det fra kl. ${terms.checkOutCleaned}.`,
      content: doc(
        h2('Når vi gør rent'),
        p('Du skal kun gøre fire ting. De tager et kvarter:'),
        ul('Tøm køleskabet.', 'Start opvaskemaskinen.', 'Bær affaldet ud.', 'Rens grillen, hvis du har brugt den.'),
        h2('Når du selv gør rent'),
        p(
          'Gør huset så rent, at du selv ville flytte ind. I mappen ligger en liste rum for rum. Mangler der noget væsentligt, gør vi det færdigt og sender en regning med billeder.',
        ),
        embed('accordion-cleaning-list'),
        h2('Nøglen'),
        p('Aflever nøglen på kontoret eller i brevsprækken ved siden af døren. Husk et billede af målerne.'),
      ),
      seoTitle: 'Afrejse og rengøring af sommerhuset | Marram',
      seoDescription:
        'Hvornår skal du være ude, hvad skal du gøre, og hvad klarer vi? Her er listen for afrejse med og uden bestilt slutrengøring i huset.',
    },
    de: {
      title: 'Abreise und Reinigung',
      slug: 'abreise-und-reinigung',
      intro: `Reinigen Sie selbst, gehört Ihnen das Haus bis ${terms.checkOut} Uhr. Reinigen wir, brauchen wir es ab ${terms.checkOutCleaned} Uhr.`,
      content: doc(
        h2('Wenn wir reinigen'),
        p('Dann bleiben Ihnen vier Handgriffe, die eine Viertelstunde dauern:'),
        ul(
          'Kühlschrank leeren.',
          'Spülmaschine anstellen.',
          'Müll hinausbringen.',
          'Grill säubern, falls Sie ihn benutzt haben.',
        ),
        h2('Wenn Sie selbst reinigen'),
        p(
          'Hinterlassen Sie das Haus so, dass Sie selbst einziehen würden. Eine Liste Raum für Raum liegt in der Mappe. Fehlt Wesentliches, machen wir es fertig und schicken die Rechnung mit Fotos.',
        ),
        embed('accordion-cleaning-list'),
        h2('Der Schlüssel'),
        p(
          'Geben Sie ihn im Büro ab oder werfen Sie ihn in den Schlitz neben der Tür. Denken Sie an ein Foto der Zähler.',
        ),
      ),
      seoTitle: 'Abreise und Reinigung im Ferienhaus | Marram',
      seoDescription:
        'Bis wann müssen Sie aus dem Haus, was ist zu tun und was erledigen wir? Die Liste für die Abreise mit und ohne bestellte Endreinigung.',
    },
    en: {
      title: 'Departure and cleaning',
      slug: 'departure-and-cleaning',
      intro: `If you do the cleaning, the house is yours until ${clock(terms.checkOut)}. If we do it, we need the house from ${clock(terms.checkOutCleaned)}.`,
      content: doc(
        h2('When we clean'),
        p('That leaves you with four small jobs. They take a quarter of an hour:'),
        ul('Empty the fridge.', 'Start the dishwasher.', 'Take out the rubbish.', 'Clean the barbecue if you used it.'),
        h2('When you clean'),
        p(
          'Leave the house as you’d like to find it. There’s a list for each room in the folder. If anything important has been missed, we’ll finish the job and send you the bill, with photos.',
        ),
        embed('accordion-cleaning-list'),
        h2('The key'),
        p(
          'Hand it in at the office or drop it through the slot beside the door. Remember to take a photo of the meters.',
        ),
      ),
      seoTitle: 'Departure and cleaning of the holiday home | Marram',
      seoDescription:
        'When do you have to leave, what’s left for you to do and what do we take care of? The checklist for departure, with or without final cleaning.',
    },
  },
)
