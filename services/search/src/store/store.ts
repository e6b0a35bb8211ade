import { isDeepStrictEqual } from 'node:util'
import { editions, type LanguageId } from '@marram/domain/edition'
import { epochDay } from '@marram/domain/iso-day'
import { smallestQuantity } from '@marram/domain/item-charge'
import type { Currency } from '@marram/domain/money'
import type { ItemPrice, LodgingPrices } from '@marram/domain/price-plan'
import type { Stay } from '@marram/domain/stay'
import { type Bitset, emptySet, hasRow, putRow } from './bitset.ts'
import type { Calendar } from './calendar.ts'
import { type Columns, clearRow, ensureColumn, hasValues, writeValue } from './columns.ts'
import { type DatedRow, datedRow } from './dated-row.ts'
import type { DiscountSpan } from './discount-spans.ts'
import { discountSpans } from './discount-spans.ts'
import { type EnergyRow, energyRow } from './energy-row.ts'
import type { LodgingRecord } from './record.ts'

/** Minor units by row. Charges per person are separate, because the search sets the party. */
export type Charges = Readonly<{
  perStay: Int32Array
  perNight: Int32Array
  perPerson: Int32Array
  perPersonNight: Int32Array
}>

export type CurrencyPrices = Readonly<{
  /** By season of the calendar, then by row; 0 if the house has no price. */
  weekPrices: readonly Int32Array[]
  charges: Charges
  /** Upper bounds over all houses, charges per person excluded; never shrink. */
  mostCharged: { perStay: number; perNight: number }
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
   * For every day, the number of consecutive nights from it that a house is free and priced: `day * capacity + row`.
   * Together with the week prices this determines every stay; a matrix of prices would be thirty times as large.
   */
  readonly freeRun: Uint8Array | Uint16Array
  readonly prices: Readonly<Record<Currency, CurrencyPrices>>
  /**
   * Upper bound of the ratio between any house's most and least expensive week; a power of two, which never shrinks.
   * Decisions based on it hold until it changes.
   */
  weekSpread: number
  /** Only for houses with discounts, which are also a set. */
  readonly discounts: (readonly DiscountSpan[] | undefined)[]
  readonly discounted: Bitset
  /** Undefined if a meter of the house has no estimate. */
  readonly energy: (EnergyRow | undefined)[]
  /** Houses with charges per person. */
  readonly countsHeads: Bitset
  /** Rows with attributes that differ by night, and these rows per attribute. */
  readonly datedRows: (DatedRow | undefined)[]
  readonly dated: Map<string, Bitset>
  /** Every row written, in order. Each cache remembers its position in it. */
  readonly journal: number[]
  /** The first and last arrival day whose stays in such a row changed, in dates or price. */
  readonly changedFirst: number[]
  readonly changedLast: number[]
  /** The same for rows whose properties changed: a booking changes a house's free nights, never its properties. */
  readonly traitJournal: number[]
}

/** Has room for at least `houses`: whole words of every set are filled. */
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
    changedFirst: [],
    changedLast: [],
    traitJournal: [],
  }
}

/** False if the store is full: the caller then builds a larger one. */
export function putLodging(store: Store, record: LodgingRecord): boolean {
  const row = store.rowOf.get(record.id) ?? store.rows
  if (row >= store.capacity) return false
  const isNew = row === store.rows
  if (isNew) {
    store.rows += 1
    store.rowOf.set(record.id, row)
    store.ids[row] = record.id
    writeTraits(store, row, record)
  } else if (!hasTraits(store, row, record)) {
    clearRow(store.columns, row)
    writeTraits(store, row, record)
  }
  store.score[row] = record.score
  const hasOtherPrices = writePrices(store, row, record)
  const days = writeFreeRuns(store, row, record)
  noteRow(store, row, isNew || hasOtherPrices ? anyDay : days)
  return true
}

type ChangedDays = Readonly<{ first: number; last: number }>
const anyDay: ChangedDays = { first: 0, last: Number.POSITIVE_INFINITY }

function noteRow({ journal, changedFirst, changedLast }: Store, row: number, { first, last }: ChangedDays): void {
  journal.push(row)
  changedFirst.push(first)
  changedLast.push(last)
}

/** Records that any property of the row may have changed. */
export function noteTraits(store: Store, row: number): void {
  noteRow(store, row, anyDay)
  store.traitJournal.push(row)
}

/** For a store that no cache has read yet. */
export function forgetJournals({ journal, changedFirst, changedLast, traitJournal }: Store): void {
  for (const list of [journal, changedFirst, changedLast, traitJournal]) list.length = 0
}

/** Leaves the row empty and in no language, so that no set has to be renumbered. */
export function dropLodging(store: Store, id: number): void {
  const row = store.rowOf.get(id)
  if (row === undefined) return
  clearRow(store.columns, row)
  writeDated(store, row, undefined)
  for (const { languageId } of editions) putRow(store.languages[languageId], row, false)
  noteTraits(store, row)
}

function createCurrencyPrices({ seasons }: Calendar, capacity: number): CurrencyPrices {
  const column = () => new Int32Array(capacity)
  return {
    weekPrices: seasons.map(column),
    charges: { perStay: column(), perNight: column(), perPerson: column(), perPersonNight: column() },
    mostCharged: { perStay: 0, perNight: 0 },
  }
}

/** Returns true if the row already has the record's properties, apart from stays and prices. */
function hasTraits(store: Store, row: number, record: LodgingRecord): boolean {
  // Values for certain dates are rare, and not worth a comparison.
  if (record.dated !== undefined || store.datedRows[row] !== undefined) return false
  if (store.maxPersons[row] !== record.prices.maxPersons) return false
  const isLikewise = ({ languageId }: { languageId: LanguageId }) =>
    hasRow(store.languages[languageId], row) === record.languages.includes(languageId)
  return editions.every(isLikewise) && hasValues(store.columns, row, record.attributes)
}

/** Writes the properties of the house. */
function writeTraits(store: Store, row: number, record: LodgingRecord): void {
  store.maxPersons[row] = record.prices.maxPersons
  for (const { languageId } of editions) putRow(store.languages[languageId], row, record.languages.includes(languageId))
  for (const [name, value] of record.attributes) writeValue(store.columns, store.capacity, name, row, value)
  writeDated(store, row, record.dated)
  store.traitJournal.push(row)
}

/** Returns true if the price of a stay changed; energy is not part of it. */
function writePrices(store: Store, row: number, { prices, energy }: LodgingRecord): boolean {
  const isOther = [
    writeCurrencyPrices(store.prices.DKK, 'DKK', store, row, prices),
    writeCurrencyPrices(store.prices.EUR, 'EUR', store, row, prices),
  ]
  for (const spread of weekSpreads(prices)) while (store.weekSpread < spread) store.weekSpread *= 2
  putRow(store.countsHeads, row, prices.items.some(isByHead))
  const discounts = discountSpans(prices.discounts, store.calendar)
  if (!isDeepStrictEqual(discounts, store.discounts[row])) isOther.push(true)
  store.discounts[row] = discounts
  putRow(store.discounted, row, discounts !== undefined)
  store.energy[row] = energyRow(prices.items, energy)
  return isOther.includes(true)
}

function writeDated(store: Store, row: number, dated: LodgingRecord['dated']): void {
  putDatedRow(store, row, dated && datedRow(dated, store.calendar))
}

export function putDatedRow(store: Store, row: number, dated: DatedRow | undefined): void {
  for (const rows of store.dated.values()) putRow(rows, row, false)
  store.datedRows[row] = dated
  for (const [attribute, values] of dated?.values ?? []) {
    const some = values.find((value) => value !== undefined)
    // An attribute without a value today is still an attribute of the documents.
    if (some !== undefined) ensureColumn(store.columns, store.capacity, attribute, some)
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
): boolean {
  let isOther = false
  const put = (column: Int32Array | undefined, value: number): void => {
    if (column === undefined || column[row] === value) return
    column[row] = value
    isOther = true
  }
  const priceOf = new Map(prices.seasons.map(({ id, weekPrice }) => [id, weekPrice[currency]]))
  calendar.seasons.forEach(({ id }, position) => {
    put(market.weekPrices[position], priceOf.get(id) ?? 0)
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
  put(market.charges.perStay, charges['per-stay'])
  put(market.charges.perNight, charges['per-night'])
  put(market.charges.perPerson, charges['per-person'])
  put(market.charges.perPersonNight, charges['per-person-night'])
  market.mostCharged.perStay = Math.max(market.mostCharged.perStay, charges['per-stay'])
  market.mostCharged.perNight = Math.max(market.mostCharged.perNight, charges['per-night'])
  return isOther
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

/** Writes the runs of free nights, and returns the days on which they changed. */
function writeFreeRuns(
  { calendar, freeRun, capacity }: Store,
  row: number,
  { prices, taken }: LodgingRecord,
): ChangedDays {
  const { seasonOf, seasons, firstDay, longest } = calendar
  const priced = new Set(prices.seasons.map(({ id }) => id))
  const isPriced = seasons.map(({ id }) => priced.has(id))
  const isTaken = takenNights(taken, firstDay, seasonOf.length)
  let run = 0
  let [first, last] = [Number.POSITIVE_INFINITY, -1]
  for (let day = seasonOf.length - 1; day >= 0; day -= 1) {
    const isFree = isTaken[day] !== 1 && isPriced[seasonOf[day] ?? -1] === true
    // More nights than the longest stay make no difference, and must fit into a byte.
    run = isFree ? Math.min(run + 1, longest) : 0
    if (freeRun[day * capacity + row] === run) continue
    freeRun[day * capacity + row] = run
    first = day
    if (last < 0) last = day
  }
  return { first, last }
}

function takenNights(taken: readonly Stay[], firstDay: number, days: number): Uint8Array {
  const nights = new Uint8Array(days)
  const clip = (day: number) => Math.min(Math.max(0, day), days)
  for (const { arrival, departure } of taken) {
    nights.fill(1, clip(epochDay(arrival) - firstDay), clip(epochDay(departure) - firstDay))
  }
  return nights
}
