import { type EnergyTotal, energyTotal, type ItemLine, itemLines } from './item-charge.ts'
import type { ItemPrice } from './price-plan.ts'
import type { Quote } from './quote.ts'

/**
 * Total cost of a stay: the price, which includes everything mandatory, linen if wanted, and the estimated energy. An
 * estimate shown beside the price, never instead of it.
 */
export type HolidayCost = Readonly<{
  /** Minor units: the price as charged, energy in whole kroner or euro. */
  amount: number
  low: number
  high: number
  price: number
  /** Null if not wanted, already in the price, or not sold for this house. */
  linen: ItemLine | null
  energy: EnergyTotal
}>

/** Null if consumption cannot be estimated. A house without meters costs its price. */
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

/** Linen for everybody, if it can be ordered and is not in the quote. */
export function linenLine(
  { lines, party, nights, currency }: Pick<Quote, 'lines' | 'party' | 'nights' | 'currency'>,
  items: readonly ItemPrice[],
): ItemLine | null {
  const linen = items.find(({ type, chargeType }) => type === linenType && chargeType !== 'metered')
  if (linen === undefined || lines.some((line) => 'itemId' in line && line.itemId === linen.itemId)) return null
  // One piece of an item charged per person covers everybody; any other charge type needs a piece per person.
  const isByHead = linen.chargeType === 'per-person' || linen.chargeType === 'per-person-night'
  const wanted = isByHead ? 1 : party.adults + party.children
  const quantity = Math.min(Math.max(wanted, linen.minQuantity), linen.maxQuantity)
  const made = itemLines([linen], [{ itemId: linen.itemId, quantity }], { party, nights, currency })
  return typeof made === 'string' ? null : (made[0] ?? null)
}
