import type { Currency } from './money.ts'
import { minorPerWhole, roundHalfAway, wholeUnits } from './money.ts'
import { countedPersons, type Party } from './party.ts'
import type { ChargeType, ItemPrice, MeteredQuantity } from './price-plan.ts'

export type ChosenItem = Readonly<{ itemId: number; quantity: number }>
export type ExpectedConsumption = Readonly<{
  itemId: number
  expectedQuantity: number
  /** Uncertainty in either direction, as a fraction. */
  spread: number
  /** Number of stays measured; null if modelled. */
  stays: number | null
}>
export type ItemRefusal = 'unknown-item' | 'quantity-out-of-range'

/** `units` is the number of times the unit price is charged: the quantity times nights, persons or both. */
export type ItemLine = Readonly<{
  kind: 'mandatory-item' | 'chosen-item'
  itemId: number
  type: string
  chargeType: ChargeType
  quantity: number
  units: number
  unitPrice: number
  amount: number
}>

export type MeteredEstimate = Readonly<{
  itemId: number
  type: string
  meteredQuantity: MeteredQuantity | null
  unitPrice: number
  /** Null, like the amounts, for a meter of unknown kind without readings. */
  expectedQuantity: number | null
  amount: number | null
  /** Lower and upper bound of the estimate. */
  lowAmount: number | null
  highAmount: number | null
  /** Number of earlier stays measured; null if modelled. */
  stays: number | null
}>

/** Minor units in whole kroner or euro: finer amounts would suggest too much precision. */
export type EnergyTotal = Readonly<{ amount: number; low: number; high: number }>

type Occasion = Readonly<{ party: Party; nights: number; currency: Currency }>

/** The number of times the unit price of one piece is charged during a stay. */
export function unitsPerPiece(chargeType: Exclude<ChargeType, 'metered'>, persons: number, nights: number): number {
  if (chargeType === 'per-night') return nights
  if (chargeType === 'per-person') return persons
  if (chargeType === 'per-person-night') return persons * nights
  return 1
}

/** A mandatory item cannot be left out, even if its minimum is 0. */
export function smallestQuantity(item: ItemPrice): number {
  return Math.max(1, item.minQuantity)
}

/** Mandatory items first, then chosen ones, each in the order of the plan; a chosen quantity of 0 is ignored. */
export function itemLines(
  items: readonly ItemPrice[],
  chosen: readonly ChosenItem[],
  occasion: Occasion,
): ItemLine[] | ItemRefusal {
  if (chosen.some(({ quantity }) => quantity < 0)) return 'quantity-out-of-range'
  const quantities = new Map<number, number>()
  for (const { itemId, quantity } of chosen) quantities.set(itemId, (quantities.get(itemId) ?? 0) + quantity)
  const refusal = choiceRefusal(items, quantities)
  if (refusal !== null) return refusal
  const mandatory = items.filter((item) => item.isMandatory && item.chargeType !== 'metered')
  const optional = items.filter((item) => !item.isMandatory && (quantities.get(item.itemId) ?? 0) > 0)
  return [
    ...mandatory.map((item) => itemLine(item, quantities.get(item.itemId) ?? smallestQuantity(item), occasion)),
    ...optional.map((item) => itemLine(item, quantities.get(item.itemId) ?? 0, occasion)),
  ]
}

export function meteredEstimates(
  items: readonly ItemPrice[],
  expected: readonly ExpectedConsumption[],
  currency: Currency,
): MeteredEstimate[] {
  return items
    .filter((item) => item.chargeType === 'metered')
    .map((item) => {
      const { itemId, type, meteredQuantity } = item
      const unitPrice = item.unitPrice[currency]
      const estimate = expected.find((entry) => entry.itemId === itemId)
      const priced = { itemId, type, meteredQuantity, unitPrice }
      if (estimate === undefined) {
        return { ...priced, expectedQuantity: null, amount: null, lowAmount: null, highAmount: null, stays: null }
      }
      const { expectedQuantity, spread, stays } = estimate
      const at = (share: number) => roundHalfAway(unitPrice * expectedQuantity * share)
      const amount = meteredAmount(unitPrice, expectedQuantity)
      return { ...priced, expectedQuantity, amount, lowAmount: at(1 - spread), highAmount: at(1 + spread), stays }
    })
}

export function meteredAmount(unitPrice: number, quantity: number): number {
  return roundHalfAway(unitPrice * quantity)
}

/** Null without a meter, or while one of them is unknown. The range is rounded outwards. */
export function energyTotal(estimates: readonly MeteredEstimate[]): EnergyTotal | null {
  let [amount, low, high] = [0, 0, 0]
  for (const estimate of estimates) {
    if (estimate.amount === null) return null
    amount += estimate.amount
    low += estimate.lowAmount ?? estimate.amount
    high += estimate.highAmount ?? estimate.amount
  }
  if (estimates.length === 0) return null
  const whole = wholeUnits(amount)
  return {
    amount: whole,
    low: Math.min(whole, Math.floor(low / minorPerWhole) * minorPerWhole),
    high: Math.max(whole, Math.ceil(high / minorPerWhole) * minorPerWhole),
  }
}

/** Share of each meter in that total, in the same order and also in whole kroner or euro. */
export function energyParts(estimates: readonly MeteredEstimate[]): (number | null)[] {
  return wholeParts(estimates.map(({ amount }) => amount))
}

/**
 * Amounts in whole kroner or euro that add up to their rounded sum. Rounded separately, 18.50 and 12.60 would show as
 * 19 and 13 beside a total of 31; the remainder goes to the amounts that lost most.
 */
export function wholeParts(amounts: readonly (number | null)[]): (number | null)[] {
  const known = amounts.flatMap((amount, index) => {
    return amount === null ? [] : [{ index, whole: Math.floor(amount / minorPerWhole), rest: amount % minorPerWhole }]
  })
  const leftOver = roundHalfAway(known.reduce((sum, { rest }) => sum + rest, 0) / minorPerWhole)
  const raised = new Set(known.toSorted((a, b) => b.rest - a.rest).slice(0, leftOver))
  const parts = new Map(known.map((part) => [part.index, (part.whole + (raised.has(part) ? 1 : 0)) * minorPerWhole]))
  return amounts.map((_, index) => parts.get(index) ?? null)
}

function choiceRefusal(items: readonly ItemPrice[], quantities: ReadonlyMap<number, number>): ItemRefusal | null {
  for (const [itemId, quantity] of quantities) {
    const item = items.find((candidate) => candidate.itemId === itemId)
    // Consumption is metered and cannot be ordered.
    if (item === undefined || item.chargeType === 'metered') return 'unknown-item'
    const isLeftOut = quantity === 0 && !item.isMandatory
    const isInRange = quantity >= smallestQuantity(item) && quantity <= item.maxQuantity
    if (!isLeftOut && !(Number.isSafeInteger(quantity) && isInRange)) return 'quantity-out-of-range'
  }
  return null
}

function itemLine(item: ItemPrice, quantity: number, { party, nights, currency }: Occasion): ItemLine {
  const { itemId, type, chargeType } = item
  const perPiece = chargeType === 'metered' ? 0 : unitsPerPiece(chargeType, countedPersons(party), nights)
  const unitPrice = item.unitPrice[currency]
  const units = quantity * perPiece
  const kind = item.isMandatory ? 'mandatory-item' : 'chosen-item'
  return { kind, itemId, type, chargeType, quantity, units, unitPrice, amount: units * unitPrice }
}

export type MeteredKind = 'electricity' | 'water' | 'other'

/** Texts have words for electricity and water, and one for all others. */
export function meteredKind(type: string): MeteredKind {
  return type === 'electricity' || type === 'water' ? type : 'other'
}
