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
        text: 'The tap was dripping, and an hour later Jonas was at the door. The house was as described, narrow beds included.',
      },
    },
  ),
  recommendation(
    'recommendation-sorensen',
    { name: 'Lone og Erik', place: 'Odense' },
    {
      da: { text: 'Vi har lejet hos jer i elleve år. Regningen har altid passet.' },
      de: { text: 'Wir mieten seit elf Jahren bei Ihnen. Die Rechnung hat immer gestimmt.' },
      en: { text: 'We’ve been renting from you for eleven years. The bill has always been right.' },
    },
  ),
  recommendation(
    'recommendation-whitfield',
    { name: 'The Whitfields', place: 'Norwich', images: [toAsset('asset-lighthouse'), toAsset('asset-kitchen')] },
    {
      da: { text: 'Tom sendte os den lange vej gennem klitten i stedet for den korte. Vi er ham taknemmelige.' },
      de: {
        text: 'Tom hat uns den langen Weg durch die Dünen geschickt statt den kurzen. Dafür sind wir ihm dankbar.',
      },
      en: { text: 'Tom sent us the long way round through the dunes. We can’t thank him enough.' },
    },
  ),
]
