import type { Currency } from './money.ts'
import { minorPerWhole, roundHalfAway, wholeUnits } from './money.ts'
import { countedPersons, type Party } from './party.ts'
import type { ChargeType, ItemPrice, MeteredQuantity } from './price-plan.ts'

export type ChosenItem = Readonly<{ itemId: number; quantity: number }>
export type ExpectedConsumption = Readonly<{
  itemId: number
  expectedQuantity: number
  /** How much less or more it may be, as a share. */
  spread: number
  /** How many stays it was measured in; null where it is modelled. */
  stays: number | null
}>
export type ItemRefusal = 'unknown-item' | 'quantity-out-of-range'

/** `units` is how often the unit price is charged: the quantity times nights, persons or both. */
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
  /** Null, like the amounts, for a meter that nobody has read and that counts something unknown. */
  expectedQuantity: number | null
  amount: number | null
  /** What it may come to, at least and at most. */
  lowAmount: number | null
  highAmount: number | null
  /** How many earlier stays it was measured in; null where it is modelled. */
  stays: number | null
}>

/** Minor units, each of them whole kroner or euro: anything finer would promise too much. */
export type EnergyTotal = Readonly<{ amount: number; low: number; high: number }>

type Occasion = Readonly<{ party: Party; nights: number; currency: Currency }>

/** How often the unit price of one piece is charged during a stay. */
export function unitsPerPiece(chargeType: Exclude<ChargeType, 'metered'>, persons: number, nights: number): number {
  if (chargeType === 'per-night') return nights
  if (chargeType === 'per-person') return persons
  if (chargeType === 'per-person-night') return persons * nights
  return 1
}

/** A mandatory item cannot be left out, whatever its minimum says. */
export function smallestQuantity(item: ItemPrice): number {
  return Math.max(1, item.minQuantity)
}

/** Mandatory items first, then chosen ones, each in the order of the plan; a chosen quantity of 0 is no choice. */
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
      const own = expected.find((entry) => entry.itemId === itemId)
      const priced = { itemId, type, meteredQuantity, unitPrice }
      if (own === undefined) {
        return { ...priced, expectedQuantity: null, amount: null, lowAmount: null, highAmount: null, stays: null }
      }
      const { expectedQuantity, spread, stays } = own
      const at = (share: number) => roundHalfAway(unitPrice * expectedQuantity * share)
      const amount = meteredAmount(unitPrice, expectedQuantity)
      return { ...priced, expectedQuantity, amount, lowAmount: at(1 - spread), highAmount: at(1 + spread), stays }
    })
}

export function meteredAmount(unitPrice: number, quantity: number): number {
  return roundHalfAway(unitPrice * quantity)
}

/** Null without a meter, and as long as one of them is unknown. The range is rounded outwards. */
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

/** What each meter adds to that total, in the same order and whole kroner or euro too. */
export function energyParts(estimates: readonly MeteredEstimate[]): (number | null)[] {
  return wholeParts(estimates.map(({ amount }) => amount))
}

/**
 * Amounts in whole kroner or euro that add up to their rounded sum. Rounded apart, 18.50 and 12.60 would be shown as 19
 * and 13 beside a total of 31: what is left over goes to the amounts that lost most.
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
    // Consumption is read off the meter; nobody can order it.
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

/** What texts tell apart: there are words for electricity and water, one for all others. */
export function meteredKind(type: string): MeteredKind {
  return type === 'electricity' || type === 'water' ? type : 'other'
}
