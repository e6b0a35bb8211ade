import type { IconName } from '@marram/ui/icon/icon-names.ts'

const icons: Readonly<Record<string, IconName>> = {
  'indoor-pool': 'waves-ladder',
  'sea-view': 'waves',
  'wilderness-bath': 'bath',
  'outdoor-spa': 'bath',
  spa: 'bath',
  sauna: 'sauna',
  'ev-charger': 'ev-charger',
  fireplace: 'flame',
  'fenced-plot': 'fence',
  'pets-allowed': 'paw-print',
  dishwasher: 'dishwasher',
  internet: 'wifi',
}

export function facilityIcon(key: string): IconName {
  return icons[key] ?? 'check'
}
