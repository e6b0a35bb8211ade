import { editions, type LanguageId } from '@marram/domain/edition'
import { epochDay } from '@marram/domain/iso-day'
import { smallestQuantity } from '@marram/domain/item-charge'
import type { Currency } from '@marram/domain/money'
import type { ItemPrice, LodgingPrices } from '@marram/domain/price-plan'
import type { Stay } from '@marram/domain/stay'
import { type Bitset, emptySet, putRow } from './bitset.ts'
import type { Calendar } from './calendar.ts'
import { type Columns, clearRow, ensureColumn, writeValue } from './columns.ts'
import { type DatedRow, datedRow } from './dated-row.ts'
import type { DiscountSpan } from './discount-spans.ts'
import { discountSpans } from './discount-spans.ts'
import { type EnergyRow, energyRow } from './energy-row.ts'
import type { LodgingRecord } from './record.ts'

/** Minor units by row. What persons pay is kept apart, because a search says how many there are. */
export type Charges = Readonly<{
  perStay: Int32Array
  perNight: Int32Array
  perPerson: Int32Array
  perPersonNight: Int32Array
}>

export type CurrencyPrices = Readonly<{
  /** By season of the calendar, then by row; 0 where the house has no price. */
  weekPrices: readonly Int32Array[]
  charges: Charges
}>

export type Store = {
  readonly calendar: Calendar
  readonly capacity: number
  /** Rows in use; never shrinks: a removed house leaves an empty row. */
  rows: number
  readonly rowOf: Map<number, number>
  readonly ids: Int32Array
  readonly score: Float64Array
  readonly maxPersons: Uint16Array
  readonly languages: Readonly<Record<LanguageId, Bitset>>
  readonly columns: Columns
  /**
   * Day by day, how many nights in a row every house is free and priced from that night on: `day * capacity + row`.
   * With the week prices this is all that any stay needs; a matrix of prices would be thirty times as large.
   */
  readonly freeRun: Uint8Array | Uint16Array
  readonly prices: Readonly<Record<Currency, CurrencyPrices>>
  /**
   * How many times as much the dearest week of any house may cost as its cheapest; a power of two, which never shrinks.
   * What was decided by it holds for as long as it stays the same.
   */
  weekSpread: number
  /** Only of houses that have discounts; which ones do is a set as well. */
  readonly discounts: (readonly DiscountSpan[] | undefined)[]
  readonly discounted: Bitset
  /** Undefined where nobody can tell what a meter of the house will say. */
  readonly energy: (EnergyRow | undefined)[]
  /** Houses whose price depends on how many come. */
  readonly countsHeads: Bitset
  /** Rows with attributes that differ by night, and which rows differ in an attribute. */
  readonly datedRows: (DatedRow | undefined)[]
  readonly dated: Map<string, Bitset>
  /** Every row that was written, in order. What was computed from the store remembers how far it has read. */
  readonly journal: number[]
}

/** At least `houses` fit in: whole words of every set are filled. */
export function createStore(calendar: Calendar, houses: number): Store {
  const capacity = Math.ceil(houses / 32) * 32
  const cells = capacity * calendar.seasonOf.length
  const languages = { 1: emptySet(capacity), 2: emptySet(capacity), 7: emptySet(capacity) }
  return {
    calendar,
    capacity,
    rows: 0,
    rowOf: new Map(),
    ids: new Int32Array(capacity),
    score: new Float64Array(capacity),
    maxPersons: new Uint16Array(capacity),
    languages,
    columns: new Map(),
    freeRun: calendar.longest < 256 ? new Uint8Array(cells) : new Uint16Array(cells),
    prices: { DKK: createCurrencyPrices(calendar, capacity), EUR: createCurrencyPrices(calendar, capacity) },
    weekSpread: 1,
    discounts: [],
    discounted: emptySet(capacity),
    energy: [],
    countsHeads: emptySet(capacity),
    datedRows: [],
    dated: new Map(),
    journal: [],
  }
}

/** False when the store is full: it is then time to build a larger one. */
export function putLodging(store: Store, record: LodgingRecord): boolean {
  const row = store.rowOf.get(record.id) ?? store.rows
  if (row >= store.capacity) return false
  if (row === store.rows) {
    store.rows += 1
    store.rowOf.set(record.id, row)
    store.ids[row] = record.id
  } else clearRow(store.columns, row)
  writeRecord(store, row, record)
  store.journal.push(row)
  return true
}

/** The row stays, empty and in no language, so that no set has to be renumbered. */
export function dropLodging(store: Store, id: number): void {
  const row = store.rowOf.get(id)
  if (row === undefined) return
  clearRow(store.columns, row)
  writeDated(store, row, undefined)
  for (const { languageId } of editions) putRow(store.languages[languageId], row, false)
  store.journal.push(row)
}

function createCurrencyPrices({ seasons }: Calendar, capacity: number): CurrencyPrices {
  const column = () => new Int32Array(capacity)
  return {
    weekPrices: seasons.map(column),
    charges: { perStay: column(), perNight: column(), perPerson: column(), perPersonNight: column() },
  }
}

function writeRecord(store: Store, row: number, record: LodgingRecord): void {
  store.score[row] = record.score
  store.maxPersons[row] = record.prices.maxPersons
  for (const { languageId } of editions) putRow(store.languages[languageId], row, record.languages.includes(languageId))
  for (const [name, value] of record.attributes) writeValue(store.columns, store.capacity, name, row, value)
  writeCurrencyPrices(store.prices.DKK, 'DKK', store, row, record.prices)
  writeCurrencyPrices(store.prices.EUR, 'EUR', store, row, record.prices)
  for (const spread of weekSpreads(record.prices)) while (store.weekSpread < spread) store.weekSpread *= 2
  putRow(store.countsHeads, row, record.prices.items.some(isByHead))
  store.discounts[row] = discountSpans(record.prices.discounts, store.calendar)
  putRow(store.discounted, row, store.discounts[row] !== undefined)
  store.energy[row] = energyRow(record.prices.items, record.energy)
  writeDated(store, row, record.dated)
  writeFreeRuns(store, row, record)
}

function writeDated(store: Store, row: number, dated: LodgingRecord['dated']): void {
  for (const rows of store.dated.values()) putRow(rows, row, false)
  store.datedRows[row] = dated && datedRow(dated, store.calendar)
  for (const [attribute, values] of dated ?? []) {
    const some = values.find(({ value }) => value !== null)?.value
    // What no house has today is still an attribute of the documents.
    if (some !== undefined && some !== null) ensureColumn(store.columns, store.capacity, attribute, some)
    const rows = store.dated.get(attribute) ?? emptySet(store.capacity)
    store.dated.set(attribute, rows)
    putRow(rows, row, true)
  }
}

function writeCurrencyPrices(
  market: CurrencyPrices,
  currency: Currency,
  { calendar }: Store,
  row: number,
  prices: LodgingPrices,
) {
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

function weekSpreads({ seasons }: LodgingPrices): number[] {
  return (['DKK', 'EUR'] as const).map((currency) => {
    const weeks = seasons.map(({ weekPrice }) => weekPrice[currency])
    return weeks.length === 0 ? 1 : Math.max(...weeks) / Math.min(...weeks)
  })
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
