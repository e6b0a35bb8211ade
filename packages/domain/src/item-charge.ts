import type { Currency } from './money.ts'
import { roundHalfAway } from './money.ts'
import { countedPersons, type Party } from './party.ts'
import type { ChargeType, ItemPrice, MeteredQuantity } from './price-plan.ts'

export type ChosenItem = Readonly<{ itemId: number; quantity: number }>
export type ExpectedConsumption = Readonly<{ itemId: number; expectedQuantity: number }>
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
  /** Null, like the amount, when nobody has measured it yet. */
  expectedQuantity: number | null
  amount: number | null
}>

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
      const expectedQuantity = expected.find((entry) => entry.itemId === itemId)?.expectedQuantity ?? null
      const amount = expectedQuantity === null ? null : roundHalfAway(unitPrice * expectedQuantity)
      return { itemId, type, meteredQuantity, unitPrice, expectedQuantity, amount }
    })
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
