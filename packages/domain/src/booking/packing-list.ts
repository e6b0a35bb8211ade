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

/** Those that an agency or a house may have instead. */
export const providedThings = ['linen', 'cleaning', 'firewood', 'cot', 'high-chair'] as const
export type ProvidedThing = (typeof providedThings)[number]

/** What a guest brings, and what need not be brought because it is ordered or stands in the house. */
export type PackingList = Readonly<{ bring: readonly PackedThing[]; there: readonly ProvidedThing[] }>

type House = Readonly<{
  /** What the house says of itself. */
  has: (key: FacilityKey) => boolean
  /** Kinds of items that are part of this booking. */
  ordered: (type: string) => boolean
  party: Party
}>

/** True where there is warm water to get out of. */
const baths: readonly FacilityKey[] = ['pool', 'sauna', 'spa', 'outdoor-spa', 'wilderness-bath']

/** From the facts of the house and of the booking alone: what neither names is in no list. */
export function packingList({ has, ordered, party }: House): PackingList {
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
