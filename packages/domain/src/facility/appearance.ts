import type { FacilityKey } from '../facility.ts'

/** House cards, similar houses, and sections of the filter panel. */
type Highlight = 'card' | 'similar' | 'wellness' | 'household'

type Appearance = Readonly<{
  /** Name in the icon sprite of the site. */
  icon: string
  /** Values in the filter panel; the comparator depends on the facility: at least, or for distances at most. */
  steps?: readonly number[]
  /** A separate criterion or section covers it, so the general filter list leaves it out. */
  filter?: 'own'
  /** Lists that feature it, each with its position there. */
  highlights?: Readonly<Partial<Record<Highlight, number>>>
}>

/** Presentation and filtering of each facility. The compiler requires a row for every one. */
export const facilityAppearance = {
  persons: { icon: 'users', filter: 'own' },
  'living-area': { icon: 'ruler', steps: [60, 80, 100, 120, 150] },
  'built-year': { icon: 'house', steps: [1990, 2000, 2010, 2020] },
  'renovated-year': { icon: 'sparkles', steps: [2010, 2015, 2020] },
  storeys: { icon: 'check', steps: [2] },
  'thatched-roof': { icon: 'house', highlights: { similar: 8 } },
  annex: { icon: 'house' },
  'activity-room': { icon: 'gamepad-2', highlights: { similar: 7 } },
  'open-kitchen': { icon: 'utensils' },
  accessible: { icon: 'check', highlights: { similar: 9 } },
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
  'indoor-pool': { icon: 'waves-ladder', highlights: { card: 1, similar: 1, wellness: 5 } },
  'outdoor-pool': { icon: 'waves-ladder', highlights: { similar: 2 } },
  sauna: { icon: 'sauna', highlights: { card: 5, similar: 3, wellness: 3 } },
  spa: { icon: 'whirlpool', highlights: { card: 6, similar: 4, wellness: 2 } },
  'outdoor-spa': { icon: 'outdoor-whirlpool', highlights: { card: 4, similar: 5, wellness: 4 } },
  'wilderness-bath': { icon: 'wooden-tub', highlights: { card: 3, similar: 6, wellness: 6 } },
  'outdoor-shower': { icon: 'shower-head' },
  fireplace: { icon: 'flame', highlights: { card: 8, similar: 10, wellness: 1 } },
  dishwasher: { icon: 'dishwasher', highlights: { card: 11, household: 1 } },
  'washing-machine': { icon: 'washer', highlights: { household: 2 } },
  dryer: { icon: 'washer' },
  microwave: { icon: 'microwave' },
  oven: { icon: 'cooking-pot' },
  'induction-hob': { icon: 'cooking-pot' },
  freezer: { icon: 'refrigerator' },
  'coffee-maker': { icon: 'check' },
  'vacuum-cleaner': { icon: 'check' },
  'ironing-board': { icon: 'check' },
  internet: { icon: 'wifi', highlights: { card: 12 } },
  'internet-speed': { icon: 'check', steps: [50, 100, 500] },
  tv: { icon: 'tv' },
  'satellite-tv': { icon: 'tv' },
  'german-tv': { icon: 'tv' },
  streaming: { icon: 'play' },
  'music-system': { icon: 'check' },
  'heat-pump': { icon: 'leaf', highlights: { household: 3 } },
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
  'fenced-plot': { icon: 'fence', highlights: { card: 9, similar: 11, household: 5 } },
  'sea-view': { icon: 'waves', highlights: { card: 2, similar: 12 } },
  'fjord-view': { icon: 'waves', highlights: { similar: 13 } },
  'nature-plot': { icon: 'grass' },
  'ev-charger': { icon: 'ev-charger', highlights: { card: 7, similar: 14, household: 4 } },
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
  'pets-allowed': { icon: 'paw-print', filter: 'own', highlights: { card: 10, similar: 15 } },
  'pets-max': { icon: 'paw-print', filter: 'own' },
  hypoallergenic: { icon: 'shield-check', highlights: { household: 6 } },
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

/** Named on a house card, the rarest first. */
export const cardHighlights = highlighted('card')

/** Facilities of which a card names only one. */
const hotTubs: ReadonlySet<FacilityKey> = new Set(['spa', 'outdoor-spa', 'wilderness-bath'])

/** The facilities that fit on a card. It names only one kind of hot tub, to leave room for others. */
export function cardFacilities(has: (key: FacilityKey) => boolean, max: number): readonly FacilityKey[] {
  const named = cardHighlights.filter(has)
  const [firstTub] = named.filter((key) => hotTubs.has(key))
  return named.filter((key) => !hotTubs.has(key) || key === firstTub).slice(0, max)
}

/** Guests choose a house for one of these, unlike a dishwasher or television. Similar houses share them. */
export const standoutFacilities = highlighted('similar')

/** Shown in the filter panel above the general list, in this order. */
export const filterHighlights = { wellness: highlighted('wellness'), household: highlighted('household') }

/** Reads only the rows above, so that pages without facility names do not load them. */
function highlighted(list: Highlight): readonly FacilityKey[] {
  const placeOf = (key: FacilityKey): number => appearanceOf(key).highlights?.[list] ?? 0
  const keys = Object.keys(facilityAppearance).filter(isFacilityKey)
  return keys.filter((key) => placeOf(key) > 0).sort((a, b) => placeOf(a) - placeOf(b))
}

function isFacilityKey(key: string): key is FacilityKey {
  return Object.hasOwn(facilityAppearance, key)
}
