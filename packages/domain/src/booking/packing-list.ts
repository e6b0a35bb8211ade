import type { FacilityKey } from '../facility.ts'
import type { Party } from '../party.ts'

export const packedThings = [
  'linen',
  'extra-towels',
  'kitchen-towels',
  'toilet-paper',
  'dishwasher-tabs',
  'coffee-filters',
  'detergent',
  'cleaning',
  'firewood',
  'charcoal',
  'charging-cable',
  'streaming-login',
  'cot',
  'cot-linen',
  'high-chair',
  'dog',
] as const
export type PackedThing = (typeof packedThings)[number]

/** Things the agency or the house may provide instead. */
export const providedThings = ['linen', 'cleaning', 'firewood', 'cot', 'high-chair'] as const
export type ProvidedThing = (typeof providedThings)[number]

/** Things a guest brings, and things already ordered or in the house. */
export type PackingList = Readonly<{ bring: readonly PackedThing[]; there: readonly ProvidedThing[] }>

type Lodging = Readonly<{
  /** Tests for a facility of the house. */
  has: (key: FacilityKey) => boolean
  /** Tests for a type of item in this booking. */
  ordered: (type: string) => boolean
  party: Party
}>

/** Facilities that need extra towels. */
const baths: readonly FacilityKey[] = ['pool', 'sauna', 'spa', 'outdoor-spa', 'wilderness-bath']

/** Uses only the facts of the house and the booking; things that neither mentions are not listed. */
export function packingList({ has, ordered, party }: Lodging): PackingList {
  const hasFire = has('fireplace') || has('wilderness-bath')
  const [hasBaby, hasDog] = [party.infants > 0, party.pets > 0]
  const hasCot = ordered('cot') || has('cot')
  const hasChair = ordered('high-chair') || has('high-chair')
  const bring: Readonly<Record<PackedThing, boolean>> = {
    linen: !ordered('linen'),
    'extra-towels': baths.some(has),
    'kitchen-towels': true,
    'toilet-paper': true,
    'dishwasher-tabs': has('dishwasher'),
    'coffee-filters': has('coffee-maker'),
    detergent: has('washing-machine'),
    cleaning: !ordered('cleaning'),
    firewood: hasFire && !ordered('firewood'),
    charcoal: has('grill') || has('bonfire-place'),
    'charging-cable': has('ev-charger'),
    'streaming-login': has('streaming'),
    cot: hasBaby && !hasCot,
    'cot-linen': hasBaby && hasCot,
    'high-chair': hasBaby && !hasChair,
    dog: hasDog,
  }
  const there: Readonly<Record<ProvidedThing, boolean>> = {
    linen: ordered('linen'),
    cleaning: ordered('cleaning'),
    firewood: ordered('firewood'),
    cot: hasBaby && hasCot,
    'high-chair': hasBaby && hasChair,
  }
  return {
    bring: packedThings.filter((thing) => bring[thing]),
    there: providedThings.filter((thing) => there[thing]),
  }
}
