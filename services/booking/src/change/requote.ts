import { type ChosenItem, type ItemLine, itemLines, smallestQuantity, unitsPerPiece } from '@marram/domain/item-charge'
import { countedPersons, type Party } from '@marram/domain/party'
import type { LodgingPrices } from '@marram/domain/price-plan'
import type { Quote, QuoteLine, QuoteRefusal } from '@marram/domain/quote'

type Change = {
  readonly party: Party
  readonly added: readonly ChosenItem[]
  readonly returned?: readonly ChosenItem[]
}

/**
 * The price after a change. Rent, fees and unit prices stay as agreed; per-person items are recounted, added items have
 * today's price, and returned ones the price of the pieces ordered last.
 */
export function requote(
  agreed: Quote,
  prices: LodgingPrices,
  { party, added, returned = [] }: Change,
): Quote | QuoteRefusal {
  const { nights, currency } = agreed
  const ordered = agreed.lines
    .filter(isItem)
    .map((line) => takeBack(recount(line, party, nights), returned))
    .filter(({ quantity }) => quantity > 0)
  if (ordered.some((line) => isTooFew(line, prices, returned)))
    return { kind: 'refused', reason: 'quantity-out-of-range' }
  const optional = prices.items.filter(({ isMandatory }) => !isMandatory)
  const inAll = added.map(({ itemId, quantity }) => {
    return { itemId, quantity: quantity + (ordered.find((line) => line.itemId === itemId)?.quantity ?? 0) }
  })
  const today = itemLines(optional, inAll, { party, nights, currency })
  if (typeof today === 'string') return { kind: 'refused', reason: today }
  const kept = ordered.filter(({ itemId }) => !today.some((line) => line.itemId === itemId))
  const others = agreed.lines.filter((line) => !isItem(line))
  const items = [...kept, ...today.map((line) => mixedPrice(line, ordered))]
  const lines = [...others.filter((line) => !isFee(line)), ...items, ...others.filter(isFee)]
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  return { ...agreed, party, lines, total, normalTotal: total + (agreed.normalTotal - agreed.total) }
}

/** Earlier pieces keep their price; the line shows today's unit price. */
function mixedPrice(line: ItemLine, ordered: readonly ItemLine[]): ItemLine {
  const before = ordered.find(({ itemId }) => itemId === line.itemId)
  if (before === undefined) return line
  return { ...line, amount: before.amount + (line.units - before.units) * line.unitPrice }
}

function recount(line: ItemLine, party: Party, nights: number): ItemLine {
  if (line.chargeType === 'metered') return line
  const units = line.quantity * unitsPerPiece(line.chargeType, countedPersons(party), nights)
  return { ...line, units, amount: units * line.unitPrice }
}

function takeBack(line: ItemLine, returned: readonly ChosenItem[]): ItemLine {
  const fewer = returned.find(({ itemId }) => itemId === line.itemId)?.quantity ?? 0
  if (fewer === 0 || line.quantity === 0) return line
  const quantity = line.quantity - fewer
  const units = (line.units / line.quantity) * quantity
  return { ...line, quantity, units, amount: Math.max(0, line.amount - (line.units - units) * line.unitPrice) }
}

function isTooFew(line: ItemLine, { items }: LodgingPrices, returned: readonly ChosenItem[]): boolean {
  const item = items.find(({ itemId }) => itemId === line.itemId)
  const isReturned = returned.some(({ itemId }) => itemId === line.itemId)
  return isReturned && item !== undefined && line.quantity < smallestQuantity(item)
}

function isItem(line: QuoteLine): line is ItemLine {
  return 'itemId' in line
}

function isFee({ kind }: QuoteLine): boolean {
  return kind === 'transaction-fee' || kind === 'rebooking-fee'
}
