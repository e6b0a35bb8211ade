import type { FacilityKey } from '../facility.ts'

type Appearance = Readonly<{
  /** The name of a drawing in the icon sprite of the site. */
  icon: string
  /** Numbers that the filter panel offers; the comparator is the facility's own: at least, or for distances at most. */
  steps?: readonly number[]
  /** A criterion or a section of its own asks for it, so that the list of all facilities leaves it out. */
  filter?: 'own'
}>

/** How each facility is shown and filtered. A facility without a row does not compile. */
export const facilityAppearance = {
  persons: { icon: 'users', filter: 'own' },
  'living-area': { icon: 'ruler', steps: [60, 80, 100, 120, 150] },
  'built-year': { icon: 'house', steps: [1990, 2000, 2010, 2020] },
  'renovated-year': { icon: 'sparkles', steps: [2010, 2015, 2020] },
  storeys: { icon: 'check', steps: [2] },
  'thatched-roof': { icon: 'house' },
  annex: { icon: 'house' },
  'activity-room': { icon: 'gamepad-2' },
  'open-kitchen': { icon: 'utensils' },
  accessible: { icon: 'check' },
  bedrooms: { icon: 'bed-double', filter: 'own' },
  'double-beds': { icon: 'bed-double', steps: [1, 2, 3, 4] },
  'single-beds': { icon: 'bed-double', steps: [1, 2, 3, 4] },
  'bunk-beds': { icon: 'bed-double', steps: [1, 2] },
  'sofa-beds': { icon: 'bed-double', steps: [1] },
  'loft-places': { icon: 'bed-double', steps: [1, 2, 4] },
  bathrooms: { icon: 'shower-head', filter: 'own' },
  'shower-rooms': { icon: 'shower-head', filter: 'own' },
  'guest-toilets': { icon: 'check', steps: [1, 2] },
  bathtub: { icon: 'bath' },
  'bathroom-underfloor-heating': { icon: 'thermometer' },
  pool: { icon: 'waves-ladder' },
  'indoor-pool': { icon: 'waves-ladder' },
  'outdoor-pool': { icon: 'waves-ladder' },
  sauna: { icon: 'sauna' },
  spa: { icon: 'bath' },
  'outdoor-spa': { icon: 'bath' },
  'wilderness-bath': { icon: 'bath' },
  'outdoor-shower': { icon: 'shower-head' },
  fireplace: { icon: 'flame' },
  dishwasher: { icon: 'dishwasher' },
  'washing-machine': { icon: 'washer' },
  dryer: { icon: 'washer' },
  microwave: { icon: 'microwave' },
  oven: { icon: 'cooking-pot' },
  'induction-hob': { icon: 'cooking-pot' },
  freezer: { icon: 'refrigerator' },
  'coffee-maker': { icon: 'check' },
  'vacuum-cleaner': { icon: 'check' },
  'ironing-board': { icon: 'check' },
  internet: { icon: 'wifi' },
  'internet-speed': { icon: 'check', steps: [50, 100, 500] },
  tv: { icon: 'tv' },
  'satellite-tv': { icon: 'tv' },
  'german-tv': { icon: 'tv' },
  streaming: { icon: 'play' },
  'music-system': { icon: 'check' },
  'heat-pump': { icon: 'leaf' },
  heating: { icon: 'thermometer', filter: 'own' },
  'underfloor-heating': { icon: 'thermometer' },
  'energy-friendly': { icon: 'leaf' },
  'energy-label': { icon: 'zap' },
  'solar-cells': { icon: 'sun' },
  'air-conditioning': { icon: 'snowflake' },
  'plot-area': { icon: 'trees', steps: [500, 1000, 2000] },
  'open-terraces': { icon: 'sun', steps: [1, 2] },
  'covered-terraces': { icon: 'sun', steps: [1, 2] },
  terrace: { icon: 'sun' },
  balcony: { icon: 'sun' },
  'garden-furniture': { icon: 'check' },
  grill: { icon: 'flame' },
  'fenced-plot': { icon: 'fence' },
  'sea-view': { icon: 'waves' },
  'fjord-view': { icon: 'waves' },
  'nature-plot': { icon: 'marram' },
  'ev-charger': { icon: 'ev-charger' },
  'ev-charger-power': { icon: 'check', steps: [11, 22] },
  carport: { icon: 'car' },
  'parking-places': { icon: 'car', steps: [2, 3, 4] },
  shelter: { icon: 'moon' },
  'bonfire-place': { icon: 'flame' },
  bicycles: { icon: 'bike' },
  sandbox: { icon: 'baby' },
  swings: { icon: 'trees' },
  trampoline: { icon: 'trees' },
  'high-chair': { icon: 'baby' },
  cot: { icon: 'baby' },
  'table-football': { icon: 'gamepad-2' },
  'table-tennis': { icon: 'gamepad-2' },
  billiards: { icon: 'gamepad-2' },
  'distance-beach': { icon: 'check', filter: 'own' },
  'distance-fjord': { icon: 'check', steps: [500, 1000, 3000] },
  'distance-lake': { icon: 'check', steps: [500, 1000, 3000] },
  'distance-shop': { icon: 'check', filter: 'own' },
  'distance-restaurant': { icon: 'check', steps: [500, 1000, 3000] },
  'distance-harbour': { icon: 'check', steps: [1000, 3000, 5000] },
  'distance-golf': { icon: 'check', steps: [3000, 5000, 10_000] },
  'path-to-beach': { icon: 'check' },
  'change-day-monday': { icon: 'check', filter: 'own' },
  'change-day-thursday': { icon: 'check', filter: 'own' },
  'change-day-friday': { icon: 'check', filter: 'own' },
  'change-day-saturday': { icon: 'check', filter: 'own' },
  'change-day-sunday': { icon: 'check', filter: 'own' },
  'pets-allowed': { icon: 'paw-print', filter: 'own' },
  'pets-max': { icon: 'paw-print', filter: 'own' },
  hypoallergenic: { icon: 'shield-check' },
  'non-smoking': { icon: 'check' },
  'youth-groups': { icon: 'check' },
  'no-events': { icon: 'check' },
  'key-box': { icon: 'check' },
  'star-rating': { icon: 'star', filter: 'own' },
  'pine-cones': { icon: 'trees', filter: 'own' },
  gold: { icon: 'badge-check' },
  silver: { icon: 'badge-check' },
  bronze: { icon: 'badge-check' },
} as const satisfies Readonly<Record<FacilityKey, Appearance>>

export function appearanceOf(key: FacilityKey): Appearance {
  return facilityAppearance[key]
}

/** These are named on a house card, the rarest first. */
export const cardHighlights: readonly FacilityKey[] = [
  ...(['indoor-pool', 'sea-view', 'wilderness-bath', 'outdoor-spa', 'sauna', 'spa', 'ev-charger'] as const),
  ...(['fireplace', 'fenced-plot', 'pets-allowed', 'dishwasher', 'internet'] as const),
]

/** A guest chooses a house for one of these; dishwasher and television are everywhere. Similar houses share them. */
export const standoutFacilities: readonly FacilityKey[] = [
  ...(['indoor-pool', 'outdoor-pool', 'sauna', 'spa', 'outdoor-spa', 'wilderness-bath', 'activity-room'] as const),
  ...(['thatched-roof', 'accessible', 'fireplace', 'fenced-plot', 'sea-view', 'fjord-view', 'ev-charger'] as const),
  'pets-allowed',
]

/** The filter panel shows these above the list of all facilities, in this order. */
export const filterHighlights = {
  wellness: ['fireplace', 'spa', 'sauna', 'outdoor-spa', 'indoor-pool', 'wilderness-bath'],
  household: ['dishwasher', 'washing-machine', 'heat-pump', 'ev-charger', 'fenced-plot', 'hypoallergenic'],
} as const satisfies Readonly<Record<string, readonly FacilityKey[]>>
