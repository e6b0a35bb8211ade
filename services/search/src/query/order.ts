import { distanceM } from '../filter/test-value.ts'
import { amountAttributes, holidayCostAttribute, nightsAttribute } from '../plan/option-attributes.ts'
import type { Term } from '../plan/term.ts'
import type { Preference } from '../stay/best-option.ts'
import { isOpen } from '../stay/bounds.ts'
import { noPrice } from '../stay/no-price.ts'
import { type Bitset, hasRow } from '../store/bitset.ts'
import type { Column } from '../store/columns.ts'
import { readValue } from '../store/columns.ts'
import { valueDuring } from '../store/dated-row.ts'
import type { Store } from '../store/store.ts'
import { checkDeadline } from './deadline.ts'
import type { Scene } from './engine.ts'
import { cheapestPrices, splitTerms, usualPrices } from './evaluate.ts'
import { holidayCosts, writeCheapestCosts } from './holiday-cost-keys.ts'
import { findOption, preferenceOf } from './representative.ts'
import type { SortRule } from './sort-rule.ts'
import type { Compare } from './top-rows.ts'
import { compareUsualOrder } from './usual-order.ts'

/** Relevance of a free text by row, lower is better; null without a text. */
export type Relevance = Float64Array | null

export type Lodgings = Readonly<{ set: Bitset; rows: Uint32Array }>

/**
 * Sorts by the rules, then by relevance, then by review; rows without a value come last. Exact for the first `wanted`.
 */
export function createOrder(
  scene: Scene,
  terms: readonly Term[],
  rules: readonly SortRule[],
  houses: Lodgings,
  relevance: Relevance,
  wanted: number,
): Compare {
  const { store, scratch } = scene.engine
  const [byPrice, ...others] = rules
  if (byPrice && others.length === 0 && !relevance && isPrice(byPrice)) {
    return comparePrices(store, cheapestPrices(scene, terms, houses.set, scratch.prices), byPrice.isDescending)
  }
  const keys = rules.map((rule, index) => {
    const out = scratch.keys[index] ?? new Float64Array(store.capacity)
    const isCost = rule.kind === 'attribute' && rule.attribute === holidayCostAttribute && !rule.isDescending
    if (isCost && rules.length === 1) writeCheapestCosts(scene, terms, houses, wanted, out)
    else writeKeys(scene, terms, rule, houses, preferenceOf(rules), out)
    return out
  })
  if (relevance) keys.push(relevance)
  const usual = compareUsualOrder(store)
  const [only] = keys
  if (only === undefined) return usual
  if (keys.length === 1) return (a, b) => difference(only[a] ?? 0, only[b] ?? 0) || usual(a, b)
  return (a, b) => {
    for (const key of keys) {
      const found = difference(key[a] ?? 0, key[b] ?? 0)
      if (found !== 0) return found
    }
    return usual(a, b)
  }
}

function isPrice(rule: SortRule): boolean {
  return rule.kind === 'attribute' && rule.attribute === 'price'
}

/** All houses of a list have a price, so that prices need no separate keys. */
function comparePrices(store: Store, prices: Int32Array, isDescending: boolean): Compare {
  const usual = compareUsualOrder(store)
  if (isDescending) return (a, b) => (prices[b] ?? 0) - (prices[a] ?? 0) || usual(a, b)
  return (a, b) => (prices[a] ?? 0) - (prices[b] ?? 0) || usual(a, b)
}

/** Infinity minus infinity is NaN, which can't be sorted. */
function difference(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/** Ascending keys by row: negated for a descending sort, infinite without a value. */
function writeKeys(
  scene: Scene,
  terms: readonly Term[],
  rule: SortRule,
  { set, rows }: Lodgings,
  preference: Preference,
  out: Float64Array,
): void {
  const valueAt = valuesFor(scene, terms, rule, set, preference)
  const sign = rule.isDescending ? -1 : 1
  for (let at = 0; at < rows.length; at += 1) {
    checkDeadline()
    const row = rows[at] ?? 0
    const value = valueAt(row)
    out[row] = Number.isNaN(value) ? Number.POSITIVE_INFINITY : sign * value
  }
}

type ValueAt = (row: number) => number

/** NaN if there is no value. */
function valuesFor(scene: Scene, terms: readonly Term[], rule: SortRule, set: Bitset, preference: Preference): ValueAt {
  const { store, stays, scratch } = scene.engine
  if (rule.kind === 'near') {
    const lat = store.columns.get('_geo.lat')
    const lng = store.columns.get('_geo.lng')
    return (row) => distanceM(rule.lat, rule.lng, numberAt(lat, row), numberAt(lng, row))
  }
  const { attribute } = rule
  if (attribute === 'price' && preference === 'price') {
    return pricesAt(cheapestPrices(scene, terms, set, scratch.prices))
  }
  if (attribute === holidayCostAttribute) return holidayCosts(scene, terms)
  if (attribute === 'fromPrice') return pricesAt(usualPrices(scene, set))
  const [only, ...others] = splitTerms(scene, terms)
  if (isSaving(attribute) && preference === attribute && only !== undefined && others.length === 0) {
    const savings = stays.savings(only, scene.market, attribute, set)
    return (row) => savings[row] ?? 0
  }
  if (only !== undefined && others.length === 0 && isOpen(only) && isWhen(attribute, preference)) {
    return whenValues(stays.when(only, scene.market, set, preference))
  }
  if (isOptionSort(attribute)) return optionValues(scene, terms, attribute, preference)
  const column = store.columns.get(attribute)
  const valueAt = columnValues(column)
  const dated = store.dated.get(attribute)
  if (dated === undefined || column?.kind === 'text') return valueAt
  return (row) => {
    const datedRow = hasRow(dated, row) ? store.datedRows[row] : undefined
    const option = datedRow && findOption(scene, terms, row, preference)
    return datedRow && option
      ? Number(valueDuring(datedRow, attribute, option.day, option.nights) ?? Number.NaN)
      : valueAt(row)
  }
}

function optionValues(scene: Scene, terms: readonly Term[], attribute: OptionSort, preference: Preference): ValueAt {
  const { discounts } = scene.engine.store
  return (row) => {
    // Most houses have no discount and can be skipped.
    if (isSaving(attribute) && discounts[row] === undefined) return 0
    const option = findOption(scene, terms, row, preference)
    return option === null ? Number.NaN : option[optionField(attribute)]
  }
}

type When = 'earliest' | 'latest' | 'shortest' | 'longest'

/** Returns true if the sort and the preference use the same attribute. */
function isWhen(attribute: string, preference: Preference): preference is When {
  if (preference === 'earliest' || preference === 'latest') return attribute === 'date' || attribute === 'dateTs'
  return (preference === 'shortest' || preference === 'longest') && attribute === nightsAttribute
}

function whenValues(values: Int32Array): ValueAt {
  return (row) => values[row] ?? Number.NaN
}

function columnValues(column: Column | undefined): ValueAt {
  if (column?.kind !== 'text') return (row) => numberAt(column, row)
  const ranks = ranksOf(column)
  return (row) => ranks[column.codes[row] ?? 0] ?? Number.NaN
}

function pricesAt(prices: Int32Array): ValueAt {
  return (row) => (prices[row] === noPrice ? Number.NaN : (prices[row] ?? Number.NaN))
}

function numberAt(column: Column | undefined, row: number): number {
  const value = readValue(column, row)
  return value === undefined ? Number.NaN : Number(value)
}

type OptionSort = (typeof amountAttributes)[number] | 'duration' | 'dateTs' | 'date'

export function isOptionSort(attribute: string): attribute is OptionSort {
  return [...amountAttributes, nightsAttribute, 'dateTs', 'date'].includes(attribute)
}

function isSaving(attribute: string): attribute is 'discountTotal' | 'discountPercentage' {
  return attribute === 'discountTotal' || attribute === 'discountPercentage'
}

function optionField(attribute: OptionSort): 'price' | 'discountTotal' | 'discountPercentage' | 'nights' | 'day' {
  if (attribute === 'duration') return 'nights'
  return attribute === 'date' || attribute === 'dateTs' ? 'day' : attribute
}

// Place names are Danish in every edition, and sort by the Danish alphabet.
const alphabet = new Intl.Collator('da', { numeric: true })
const ranked = new WeakMap<Column, { words: number; ranks: Float64Array }>()

/** The alphabetical rank of every word, recomputed when words were added. */
function ranksOf(column: Extract<Column, { kind: 'text' }>): Float64Array {
  const known = ranked.get(column)
  if (known?.words === column.words.length) return known.ranks
  const ranks = new Float64Array(column.words.length).fill(Number.NaN)
  const codes = Array.from({ length: column.words.length - 1 }, (_, index) => index + 1)
  const wordOf = (code: number) => column.words[code] ?? ''
  codes.sort((a, b) => alphabet.compare(wordOf(a), wordOf(b)))
  let rank = 0
  codes.forEach((code, position) => {
    if (alphabet.compare(wordOf(code), wordOf(codes[position - 1] ?? code)) !== 0) rank = position
    ranks[code] = rank
  })
  ranked.set(column, { words: column.words.length, ranks })
  return ranks
}
