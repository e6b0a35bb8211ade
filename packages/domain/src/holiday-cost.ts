import { type EnergyTotal, energyTotal, type ItemLine, itemLines } from './item-charge.ts'
import type { ItemPrice } from './price-plan.ts'
import type { Quote } from './quote.ts'

/**
 * What a stay costs in the end: the price, which has everything unavoidable in it, linen where it is wanted, and what the
 * meters are likely to say. An estimate beside the price, never instead of it.
 */
export type HolidayCost = Readonly<{
  /** Minor units: the price as it is charged, the energy in whole kroner or euro. */
  amount: number
  low: number
  high: number
  price: number
  /** Null where nobody wants it, it is in the price already or the house has none. */
  linen: ItemLine | null
  energy: EnergyTotal
}>

/** Null for a house whose meters nobody can estimate. A house without meters costs its price. */
export function holidayCost(
  quote: Pick<Quote, 'total' | 'lines' | 'meteredEstimates' | 'party' | 'nights' | 'currency'>,
  items: readonly ItemPrice[],
  wantsLinen = false,
): HolidayCost | null {
  const energy = quote.meteredEstimates.length === 0 ? noEnergy : energyTotal(quote.meteredEstimates)
  if (energy === null) return null
  const linen = wantsLinen ? linenLine(quote, items) : null
  const charged = quote.total + (linen?.amount ?? 0)
  return {
    amount: charged + energy.amount,
    low: charged + energy.low,
    high: charged + energy.high,
    price: quote.total,
    linen,
    energy,
  }
}

const noEnergy: EnergyTotal = { amount: 0, low: 0, high: 0 }
const linenType = 'linen'

/** Linen for everybody, where it can be ordered and is not in the quote. */
export function linenLine(
  { lines, party, nights, currency }: Pick<Quote, 'lines' | 'party' | 'nights' | 'currency'>,
  items: readonly ItemPrice[],
): ItemLine | null {
  const linen = items.find(({ type, chargeType }) => type === linenType && chargeType !== 'metered')
  if (linen === undefined || lines.some((line) => 'itemId' in line && line.itemId === linen.itemId)) return null
  // A set for each person is one piece of an item that is charged per person, and so many pieces of any other.
  const isByHead = linen.chargeType === 'per-person' || linen.chargeType === 'per-person-night'
  const wanted = isByHead ? 1 : party.adults + party.children
  const quantity = Math.min(Math.max(wanted, linen.minQuantity), linen.maxQuantity)
  const made = itemLines([linen], [{ itemId: linen.itemId, quantity }], { party, nights, currency })
  return typeof made === 'string' ? null : (made[0] ?? null)
}
