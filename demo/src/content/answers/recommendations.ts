import { toAsset } from '../builders/entry.ts'
import { recommendation } from '../builders/kinds.ts'

export const recommendations = [
  recommendation(
    'recommendation-hoffmann',
    { name: 'Familie Hoffmann', place: 'Münster', images: [toAsset('asset-terrace')] },
    {
      da: {
        text: 'Vandhanen dryppede, og en time efter stod Jonas i døren. Huset var, som det var beskrevet, også de smalle senge.',
      },
      de: {
        text: 'Der Wasserhahn tropfte, eine Stunde später stand Jonas in der Tür. Das Haus war wie beschrieben, auch die schmalen Betten.',
      },
      en: {
        text: 'The tap dripped, and an hour later Jonas stood in the doorway. The house was as described, narrow beds included.',
      },
    },
  ),
  recommendation(
    'recommendation-sorensen',
    { name: 'Lone og Erik', place: 'Odense' },
    {
      da: { text: 'Vi har lejet hos jer i elleve år. Regningen har altid passet.' },
      de: { text: 'Wir mieten seit elf Jahren bei Ihnen. Die Rechnung hat immer gestimmt.' },
      en: { text: 'We have rented from you for eleven years. The bill has always been right.' },
    },
  ),
  recommendation(
    'recommendation-whitfield',
    { name: 'The Whitfields', place: 'Norwich', images: [toAsset('asset-lighthouse'), toAsset('asset-kitchen')] },
    {
      da: { text: 'Tom sendte os den lange vej gennem klitten i stedet for den korte. Vi er ham taknemmelige.' },
      de: { text: 'Tom schickte uns den langen Weg durch die Dünen statt des kurzen. Wir sind ihm dankbar.' },
      en: { text: 'Tom sent us the long way through the dunes instead of the short one. We’re grateful to him.' },
    },
  ),
]
