import { editionByKey } from '../../edition.ts'
import type { Currency } from '../../money.ts'
import { convertPriceStep } from '../../price-steps.ts'
import type { Limit } from '../meaning.ts'
import { readAmount, readCount } from './amount.ts'
import { ask, isAny, isCounted, isMark, left, meant, type Reader, type Reading } from './reading.ts'

/** A smaller number without a currency is not the price of a week. */
const leastBare = 100
const years = { from: 2000, until: 2100 }

type Price = Readonly<{ value: number; currency: Currency | null; limit: Limit | null; isRange: boolean; next: number }>
type Opening = Readonly<{
  isLabelled: boolean
  isUntil: boolean
  isFrom: boolean
  currency: Currency | null
  next: number
}>

/** "unter 1200 €", "max 9.000 kr", "€900 a week", "Budget 1500". There is only a maximum price, no minimum. */
export function readPrice(reader: Reader, at: number): Reading | null {
  const opening = openingAt(reader, at)
  const price = priceAt(reader, opening)
  if (price === null) return null
  const currency = price.currency ?? opening.currency
  const isAtMost = price.limit === 'at-most' || price.limit === 'less' || price.limit === 'exactly'
  if (currency === null) {
    if (!(isAtMost || opening.isLabelled || (opening.isUntil && !isYear(price.value)))) return null
    if (price.value < leastBare || isCounted(reader, price.next)) return null
  }
  const isNightly = meant(reader.line[price.next], 'per-night') !== null
  const named = isNightly || meant(reader.line[price.next], 'per-week') !== null ? price.next + 1 : price.next
  const next = pastLimit(reader, named)
  const isLeast = (opening.isFrom && !price.isRange) || price.limit === 'at-least' || price.limit === 'more'
  if (isNightly || isLeast) return left(next)
  const ownCurrency = editionByKey(reader.edition).currency
  return ask(next, 'maxPris', convertPriceStep(price.value, currency ?? ownCurrency, ownCurrency), '<=')
}

function openingAt({ line }: Reader, at: number): Opening {
  let next = at
  const isLabelled = meant(line[next], 'price-label') !== null
  if (isLabelled) next += isMark(line[next + 1], ':') ? 2 : 1
  const isUntil = meant(line[next], 'until') !== null && meant(line[next], 'limit') === null
  const isFrom = !isUntil && meant(line[next], 'from') !== null
  if (isUntil || isFrom) next += 1
  const isLimited = meant(line[next], 'limit') !== null
  const currency = meant(line[isLimited ? next + 1 : next], 'currency')?.currency ?? null
  return { isLabelled, isUntil, isFrom, currency, next }
}

function priceAt(reader: Reader, opening: Opening): Price | null {
  const limit = meant(reader.line[opening.next], 'limit')?.limit ?? null
  const start = opening.next + (limit === null ? 0 : 1) + (opening.currency === null ? 0 : 1)
  const amount = readAmount(reader, start)
  if (amount === null || amount.language !== null || amount.limit !== null) return null
  const second = opening.isFrom && isAny(reader.line[amount.next], ['join']) ? readCount(reader, amount.next + 1) : null
  const end = second?.next ?? amount.next
  const isThousand = meant(reader.line[end], 'thousand') !== null
  const value = (second?.value ?? amount.upTo ?? amount.value) * (isThousand ? 1000 : 1)
  const dashed = afterDash(reader, isThousand ? end + 1 : end)
  const currency = meant(reader.line[dashed], 'currency')?.currency ?? null
  const isRange = second !== null || amount.upTo !== null
  return { value, currency, limit, isRange, next: currency === null ? dashed : dashed + 1 }
}

/** "1500 Euro maximal", but in "1500 Euro, maximal 4 Personen" the word belongs to the next phrase. */
function pastLimit(reader: Reader, at: number): number {
  const isMost = meant(reader.line[at], 'limit')?.limit === 'at-most'
  return isMost && readCount(reader, at + 1) === null ? at + 1 : at
}

/** "1.200,-" is the format on price tags. */
function afterDash({ line }: Reader, at: number): number {
  return isMark(line[at], ',', '.') && isMark(line[at + 1], '-') ? at + 2 : at
}

function isYear(value: number): boolean {
  return value >= years.from && value < years.until
}
