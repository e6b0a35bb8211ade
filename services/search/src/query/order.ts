import { defaultDuration } from '@marram/domain/change-day'
import { distanceM } from '../filter/test-value.ts'
import { amountAttributes, nightsAttribute } from '../plan/option-attributes.ts'
import { openTerm, type Term } from '../plan/term.ts'
import { noPrice } from '../stay/no-price.ts'
import type { Column } from '../store/columns.ts'
import { readValue } from '../store/columns.ts'
import type { Store } from '../store/store.ts'
import type { Scene } from './engine.ts'
import { cheapestPrices, wholeTerms } from './evaluate.ts'
import { findOption, type Preference, preferenceOf } from './representative.ts'
import type { SortRule } from './sort-rule.ts'
import type { Compare } from './top-rows.ts'

/** Relevance of a free text by row, the best being the lowest; null without one. */
export type Relevance = Float64Array | null

/** Sorted as asked, then by relevance, then the best reviewed first. Rows without a value come last. */
export function createOrder(
  scene: Scene,
  terms: readonly Term[],
  rules: readonly SortRule[],
  rows: Uint32Array,
  relevance: Relevance,
): Compare {
  const { store } = scene.engine
  const keys = rules.map((rule) => keysFor(scene, terms, rule, rows, preferenceOf(rules)))
  if (relevance) keys.push(relevance)
  const { score, ids } = store
  const usual: Compare = (a, b) => (score[b] ?? 0) - (score[a] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0)
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

/** Infinity minus infinity is no order. */
function difference(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/** Ascending keys by row: turned round for a descending sort, infinite where there is no value. */
function keysFor(
  scene: Scene,
  terms: readonly Term[],
  rule: SortRule,
  rows: Uint32Array,
  preference: Preference,
): Float64Array | Int32Array {
  const { store } = scene.engine
  const sign = rule.isDescending ? -1 : 1
  if (rule.kind === 'near') {
    const lat = store.columns.get('_geo.lat')
    const lng = store.columns.get('_geo.lng')
    return keyed(store, rows, sign, (row) => distanceM(rule.lat, rule.lng, numberAt(lat, row), numberAt(lng, row)))
  }
  const { attribute } = rule
  if (attribute === 'price' && preference === 'price') {
    const prices = cheapestPrices(scene, terms, rows)
    return sign === 1 ? prices : keyed(store, rows, sign, (row) => prices[row] ?? 0)
  }
  if (attribute === 'fromPrice') {
    const prices = usualPrices(scene, rows)
    return keyed(store, rows, sign, (row) => (prices[row] === noPrice ? Number.NaN : (prices[row] ?? Number.NaN)))
  }
  const [only, ...others] = wholeTerms(scene, terms)
  if (
    isSaving(attribute) &&
    preference === attribute &&
    only !== undefined &&
    others.length === 0 &&
    isUnbounded(only)
  ) {
    const savings = scene.engine.stays.savings(only, scene.market, attribute, rows)
    return keyed(store, rows, sign, (row) => savings[row] ?? 0)
  }
  if (isOptionSort(attribute)) {
    return keyed(store, rows, sign, (row) => {
      // Most houses have no discount, and then there is nothing to look for.
      if (isSaving(attribute) && store.discounts[row] === undefined) return 0
      const option = findOption(scene, terms, row, preference)
      return option === null ? Number.NaN : option[optionField(attribute)]
    })
  }
  const column = store.columns.get(attribute)
  if (column?.kind !== 'text') return keyed(store, rows, sign, (row) => numberAt(column, row))
  const ranks = ranksOf(column)
  return keyed(store, rows, sign, (row) => ranks[column.codes[row] ?? 0] ?? Number.NaN)
}

/** What the house costs at its cheapest, for as long as the index is about or for a week. */
function usualPrices({ engine, view, market }: Scene, rows: Uint32Array): Int32Array {
  const nights = new Uint8Array(engine.store.calendar.longest + 1)
  nights[view.nights ?? defaultDuration] = 1
  return engine.stays.prices({ ...openTerm, nights }, market, rows)
}

function keyed(store: Store, rows: Uint32Array, sign: number, keyOf: (row: number) => number): Float64Array {
  const keys = new Float64Array(store.capacity)
  for (const row of rows) {
    const value = keyOf(row)
    keys[row] = Number.isNaN(value) ? Number.POSITIVE_INFINITY : sign * value
  }
  return keys
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

/** Whether every free option counts, whatever it costs. */
function isUnbounded({ amounts }: Term): boolean {
  return amountAttributes.every(
    (attribute) => !Number.isFinite(amounts[attribute].from) && !Number.isFinite(amounts[attribute].to),
  )
}

function optionField(attribute: OptionSort): 'price' | 'discountTotal' | 'discountPercentage' | 'nights' | 'day' {
  if (attribute === 'duration') return 'nights'
  return attribute === 'date' || attribute === 'dateTs' ? 'day' : attribute
}

// Names of places are Danish in every edition, and so is their alphabet.
const alphabet = new Intl.Collator('da', { numeric: true })
const ranked = new WeakMap<Column, { words: number; ranks: Float64Array }>()

/** The place of every word in the alphabet, made again when a word has come in. */
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
