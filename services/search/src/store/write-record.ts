import { editions } from '@marram/domain/edition'
import { epochDay } from '@marram/domain/iso-day'
import { smallestQuantity } from '@marram/domain/item-charge'
import type { Currency } from '@marram/domain/money'
import type { ItemPrice, LodgingPrices } from '@marram/domain/price-plan'
import type { Stay } from '@marram/domain/stay'
import { putRow } from './bitset.ts'
import { writeValue } from './columns.ts'
import { discountSpans } from './discount-spans.ts'
import type { LodgingRecord } from './record.ts'
import type { Market, Store } from './store.ts'

export function writeRecord(store: Store, row: number, record: LodgingRecord): void {
  store.score[row] = record.score
  store.maxPersons[row] = record.prices.maxPersons
  for (const { languageId } of editions) putRow(store.languages[languageId], row, record.languages.includes(languageId))
  for (const [name, value] of record.attributes) writeValue(store.columns, store.capacity, name, row, value)
  writeMarket(store.markets.DKK, 'DKK', store, row, record.prices)
  writeMarket(store.markets.EUR, 'EUR', store, row, record.prices)
  putRow(store.countsHeads, row, record.prices.items.some(isByHead))
  store.discounts[row] = discountSpans(record.prices.discounts, store.calendar)
  putRow(store.discounted, row, store.discounts[row] !== undefined)
  writeFreeRuns(store, row, record)
}

function writeMarket(market: Market, currency: Currency, { calendar }: Store, row: number, prices: LodgingPrices) {
  const priceOf = new Map(prices.seasons.map(({ id, weekPrice }) => [id, weekPrice[currency]]))
  calendar.seasons.forEach(({ id }, position) => {
    const column = market.weekPrices[position]
    if (column) column[row] = priceOf.get(id) ?? 0
  })
  const charges = {
    'per-stay': prices.transactionFee[currency],
    'per-night': 0,
    'per-person': 0,
    'per-person-night': 0,
  }
  for (const item of prices.items) {
    if (!item.isMandatory || item.chargeType === 'metered') continue
    charges[chargeOf(item)] += item.unitPrice[currency] * smallestQuantity(item)
  }
  market.charges.perStay[row] = charges['per-stay']
  market.charges.perNight[row] = charges['per-night']
  market.charges.perPerson[row] = charges['per-person']
  market.charges.perPersonNight[row] = charges['per-person-night']
}

function isByHead({ isMandatory, chargeType }: ItemPrice): boolean {
  return isMandatory && (chargeType === 'per-person' || chargeType === 'per-person-night')
}

function chargeOf({ chargeType }: ItemPrice): 'per-stay' | 'per-night' | 'per-person' | 'per-person-night' {
  return chargeType === 'per-unit' || chargeType === 'metered' ? 'per-stay' : chargeType
}

function writeFreeRuns({ calendar, freeRun, capacity }: Store, row: number, { prices, taken }: LodgingRecord): void {
  const { seasonOf, seasons, firstDay, longest } = calendar
  const priced = new Set(prices.seasons.map(({ id }) => id))
  const isPriced = seasons.map(({ id }) => priced.has(id))
  const isTaken = takenNights(taken, firstDay, seasonOf.length)
  let run = 0
  for (let day = seasonOf.length - 1; day >= 0; day -= 1) {
    const isFree = isTaken[day] !== 1 && isPriced[seasonOf[day] ?? -1] === true
    // More nights than anybody may stay do not matter, and must fit into a byte.
    run = isFree ? Math.min(run + 1, longest) : 0
    freeRun[day * capacity + row] = run
  }
}

function takenNights(taken: readonly Stay[], firstDay: number, days: number): Uint8Array {
  const nights = new Uint8Array(days)
  const clip = (day: number) => Math.min(Math.max(0, day), days)
  for (const { arrival, departure } of taken) {
    nights.fill(1, clip(epochDay(arrival) - firstDay), clip(epochDay(departure) - firstDay))
  }
  return nights
}
