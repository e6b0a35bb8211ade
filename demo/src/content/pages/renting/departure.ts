import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, p, ul } from '../../builders/rich-text.ts'
import { terms } from '../../words/terms.ts'

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
          'Så gør du huset så rent, at du selv ville flytte ind. En liste rum for rum ligger i mappen. Mangler der noget væsentligt, gør vi det færdigt og sender regningen med billeder.',
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
        p('Dann bleiben vier Handgriffe, eine Viertelstunde:'),
        ul(
          'Kühlschrank leeren.',
          'Geschirrspüler anstellen.',
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
      intro: `If you clean yourself, the house is yours until ${terms.checkOut}:00. If we clean, we need it from ${terms.checkOutCleaned}:00.`,
      content: doc(
        h2('When we clean'),
        p('That leaves you four small jobs, a quarter of an hour:'),
        ul('Empty the fridge.', 'Start the dishwasher.', 'Take out the rubbish.', 'Clean the barbecue if you used it.'),
        h2('When you clean'),
        p(
          'Leave the house as you would like to find it. A list for each room is in the folder. If something important is missing, we finish the job and send the bill with photographs.',
        ),
        embed('accordion-cleaning-list'),
        h2('The key'),
        p('Hand it in at the office or drop it through the slot beside the door. Remember a photo of the meters.'),
      ),
      seoTitle: 'Departure and cleaning of the holiday home | Marram',
      seoDescription:
        'By when do you leave, what is left for you to do and what do we take care of? The list for departure with and without ordered cleaning.',
    },
  },
)
