import { discountOf, findDiscount, referenceSum, savedOf, savedPercent } from './discount.ts'
import {
  type ChosenItem,
  type ExpectedConsumption,
  type ItemLine,
  type ItemRefusal,
  itemLines,
  type MeteredEstimate,
  meteredEstimates,
} from './item-charge.ts'
import type { Currency } from './money.ts'
import { type Party, type PartyRefusal, partyRefusal } from './party.ts'
import type { LodgingPrices } from './price-plan.ts'
import { rentOf, type StayRefusal, stayRefusal, weekPriceSum } from './rent.ts'
import { nights as countNights, type Stay } from './stay.ts'

/** Amounts are minor units of the quote's currency; a discount is negative. The lines add up to the total. */
export type QuoteLine =
  | Readonly<{ kind: 'rent'; nights: number; amount: number }>
  | Readonly<{ kind: 'discount'; percent: number; tags: readonly string[]; amount: number }>
  | ItemLine
  | Readonly<{ kind: 'transaction-fee'; amount: number }>
  /** Only in the quote of a booking whose dates were changed. */
  | Readonly<{ kind: 'rebooking-fee'; amount: number }>

export type Quote = Readonly<{
  kind: 'quote'
  stay: Stay
  nights: number
  party: Party
  currency: Currency
  lines: readonly QuoteLine[]
  /** The price of the stay with everything mandatory, without metered consumption. */
  total: number
  /** The price at the lowest prices before the reduction; the total if no comparison is allowed. */
  normalTotal: number
  discountTags: readonly string[]
  transactionFee: number
  meteredEstimates: readonly MeteredEstimate[]
}>

export type QuoteRefusalReason = PartyRefusal | StayRefusal | ItemRefusal
export type QuoteRefusal = Readonly<{ kind: 'refused'; reason: QuoteRefusalReason }>

/**
 * The price of a stay, as line items. Every page, mail, record and payment takes its price from here, so that they all
 * agree. Does not check availability.
 */
export function quote(
  prices: LodgingPrices,
  stay: Stay,
  party: Party,
  chosen: readonly ChosenItem[],
  currency: Currency,
  metered: readonly ExpectedConsumption[] = [],
): Quote | QuoteRefusal {
  const refusal = partyRefusal(party, prices) ?? stayRefusal(prices.seasons, stay)
  if (refusal !== null) return { kind: 'refused', reason: refusal }
  const weekPrices = weekPriceSum(prices.seasons, stay, currency)
  if (weekPrices === null) return { kind: 'refused', reason: 'no-price' }
  const nights = countNights(stay)
  const items = itemLines(prices.items, chosen, { party, nights, currency })
  if (typeof items === 'string') return { kind: 'refused', reason: items }

  const rent = rentLines(prices, stay, rentOf(weekPrices, nights), currency)
  const transactionFee = prices.transactionFee[currency]
  const lines: QuoteLine[] = [...rent.lines, ...items]
  if (transactionFee !== 0) lines.push({ kind: 'transaction-fee', amount: transactionFee })
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  return {
    kind: 'quote',
    stay,
    nights,
    party,
    currency,
    lines,
    total,
    normalTotal: total + rent.saved,
    discountTags: rent.tags,
    transactionFee,
    meteredEstimates: meteredEstimates(prices.items, metered, currency),
  }
}

/** Without a lawful comparison the reduced rent is a single line: a line for the discount would advertise one. */
function rentLines(prices: LodgingPrices, stay: Stay, rent: number, currency: Currency) {
  const nights = countNights(stay)
  const rentLine = (amount: number): QuoteLine => ({ kind: 'rent', nights, amount })
  const discount = findDiscount(prices.discounts, stay.arrival)
  if (discount === null) return { lines: [rentLine(rent)], saved: 0, tags: [] }
  const { percent, tags, references } = discount
  const reduced = rent - discountOf(rent, percent)
  const sum = referenceSum(prices.seasons, references, stay, currency)
  const saved = savedOf(rent, percent, sum === null ? null : rentOf(sum, nights))
  if (saved === 0) return { lines: [rentLine(reduced)], saved, tags: [] }
  const shown = savedPercent(rent, percent, saved)
  const discountLine: QuoteLine = { kind: 'discount', percent: shown, tags, amount: -saved }
  return { lines: [rentLine(reduced + saved), discountLine], saved, tags }
}
