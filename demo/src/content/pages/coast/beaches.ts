import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, embedAsset, h2, p, ul } from '../../builders/rich-text.ts'

export const beaches = page(
  'page-beaches',
  {
    layout: 'page',
    template: 'standard',
    parent: toEntry('page-coast'),
    menuKey: 'coast',
    image: toAsset('asset-beach-day'),
    sections: toEntries('entrances-southern-areas'),
  },
  {
    da: {
      title: 'Strandene',
      slug: 'strande',
      intro: 'Sand er der nok af. Forskellen ligger i bølgerne, bredden, og om bilen må komme med.',
      content: doc(
        h2('Brede og flade'),
        p(
          'På [Rømø](area-romo) og [Fanø](area-fano) er stranden så bred, at man kører ud på den. Vandet er lavt, og bølgerne har mistet kraften, før de når ind.',
        ),
        h2('Klit og brænding'),
        p(
          'Mellem [Henne Strand](area-henne-strand) og [Søndervig](area-sondervig) slår havet hårdere ind. Her går man ned gennem klitten og har ofte stranden for sig selv.',
        ),
        embedAsset('asset-beach-morning'),
        h2('Bad med omtanke'),
        ul(
          'Rødt over gult flag: Livredderne er på vagt mellem flagene.',
          'Rødt flag: Bad ikke.',
          'Gå ikke ud alene, og bliv, hvor du kan bunde.',
          'Trækker strømmen dig ud, så svøm langs kysten og ikke mod strømmen.',
        ),
        embed('fact-rip-current'),
      ),
      seoTitle: 'Strande ved Vesterhavet fra Søndervig til Rømø | Marram',
      seoDescription:
        'Hvilken strand passer til jer? Brede strande med bil på Rømø og Fanø, brænding ved Henne og Søndervig, og råd om at bade sikkert.',
    },
    de: {
      title: 'Die Strände',
      slug: 'strande',
      intro: 'Sand gibt es überall. Der Unterschied liegt in den Wellen, in der Breite und darin, ob das Auto mitdarf.',
      content: doc(
        h2('Breit und flach'),
        p(
          'Auf [Rømø](area-romo) und [Fanø](area-fano) ist der Strand so breit, dass man hinausfährt. Das Wasser ist flach, und die Wellen sind müde, bevor sie ankommen.',
        ),
        h2('Düne und Brandung'),
        p(
          'Zwischen [Henne Strand](area-henne-strand) und [Søndervig](area-sondervig) schlägt die See kräftiger an. Man geht durch die Düne hinunter und hat den Strand oft für sich.',
        ),
        embedAsset('asset-beach-morning'),
        h2('Baden mit Verstand'),
        ul(
          'Rot-gelbe Flagge: Zwischen den Flaggen wachen Rettungsschwimmer.',
          'Rote Flagge: nicht ins Wasser gehen.',
          'Baden Sie nie allein und bleiben Sie, wo Sie stehen können.',
          'Zieht die Strömung Sie hinaus, schwimmen Sie an der Küste entlang, nicht gegen sie an.',
        ),
        embed('fact-rip-current'),
      ),
      seoTitle: 'Nordseestrände von Søndervig bis Rømø | Marram',
      seoDescription:
        'Welcher Strand passt zu Ihnen? Breite Strände mit Auto auf Rømø und Fanø, Brandung bei Henne und Søndervig, dazu Rat fürs sichere Baden.',
    },
    en: {
      title: 'The beaches',
      slug: 'beaches',
      intro: 'There’s sand everywhere. The difference is in the waves, the width and whether you can bring the car.',
      content: doc(
        h2('Wide and flat'),
        p(
          'On [Rømø](area-romo) and [Fanø](area-fano) the beach is so wide that people drive onto it. The water is shallow and the waves have run out of puff by the time they arrive.',
        ),
        h2('Dune and surf'),
        p(
          'Between [Henne Strand](area-henne-strand) and [Søndervig](area-sondervig) the sea comes in harder. You walk down through the dunes and often have the beach to yourself.',
        ),
        embedAsset('asset-beach-morning'),
        h2('Swim safely'),
        ul(
          'Red and yellow flag: lifeguards are on duty between the flags.',
          'Red flag: stay out of the water.',
          'Never swim alone, and stay within your depth.',
          'If a current pulls you out, swim along the shore, not against the current.',
        ),
        embed('fact-rip-current'),
      ),
      seoTitle: 'North Sea beaches from Søndervig to Rømø | Marram',
      seoDescription:
        'Which beach suits you? Wide sands with cars on Rømø and Fanø, surf near Henne and Søndervig, and advice on swimming safely in the sea.',
    },
  },
)
