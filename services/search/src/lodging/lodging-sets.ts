import { hash } from 'node:crypto'
import type { AttributeLeaf, Condition, GeoLeaf } from '../filter/condition.ts'
import { createTest, testPlace } from '../filter/test-value.ts'
import { checkDeadline } from '../query/deadline.ts'
import type { BitPool } from '../store/bit-pool.ts'
import { type Bitset, fillRows, intersect, putRow, subtract, unite } from '../store/bitset.ts'
import { type Column, readValue } from '../store/columns.ts'
import { createComputedCache } from '../store/computed-cache.ts'
import type { Store } from '../store/store.ts'

export type LodgingSets = Readonly<{
  /** Houses whose properties match a condition; the caller must not change the set. */
  of: (condition: Condition) => Bitset
  /** Houses with room for this many persons. */
  fitting: (persons: number) => Bitset
  /** Both conditions combined. */
  ofParty: (condition: Condition, persons: number) => Bitset
  /** Changes as soon as a returned set may be outdated. */
  version: () => number
}>

const maxKept = 8000

export function createLodgingSets(store: Store, pool: Pick<BitPool, 'take' | 'giveBack'>): LodgingSets {
  let dropped = 0
  const drop = (set: Bitset): void => {
    dropped += 1
    pool.giveBack(set)
  }
  const cache = createComputedCache<Bitset>({ store, journal: store.traitJournal }, maxKept, drop)
  const of = (condition: Condition): Bitset =>
    cache.get(keyOf(condition), pool.take, () => {
      const all = (out: Bitset) => write(store, of, condition, out, 0, store.rows)
      if ('nodes' in condition || condition.kind === 'not') return { all }
      return { all, row: (out, row) => write(store, of, condition, out, row, row + 1) }
    })
  const fitting = (persons: number): Bitset =>
    cache.get(`party ${persons}`, pool.take, () => {
      const fits = (row: number) => (store.maxPersons[row] ?? 0) >= persons
      return {
        all: (out) => fillRows(out, 0, store.rows, fits),
        row: (out, row) => putRow(out, row, fits(row)),
      }
    })
  const ofParty = (condition: Condition, persons: number): Bitset =>
    cache.get(`party ${persons} ${keyOf(condition)}`, pool.take, () => ({
      all: (out) => {
        out.set(of(condition))
        intersect(out, fitting(persons))
      },
    }))
  // Both only grow.
  return { of, fitting, ofParty, version: () => dropped + store.traitJournal.length }
}

function write(store: Store, of: LodgingSets['of'], condition: Condition, out: Bitset, from: number, to: number): void {
  checkDeadline()
  switch (condition.kind) {
    case 'and':
    case 'or':
    case 'not':
      combine(store, of, condition, out)
      break
    case 'radius':
    case 'box':
      writeNear(store, condition, out, from, to)
      break
    default:
      writeLeaf(store.columns.get(condition.attribute), condition, out, from, to)
  }
}

/** Recomputes all words of the sets: cheaper than finding those that changed. */
function combine(
  store: Store,
  of: LodgingSets['of'],
  condition: Extract<Condition, { kind: 'and' | 'or' | 'not' }>,
  out: Bitset,
): void {
  if (condition.kind === 'or') {
    out.fill(0)
    for (const node of condition.nodes) unite(out, of(node))
    return
  }
  out.fill(0xffffffff)
  if (condition.kind === 'not') subtract(out, of(condition.node))
  else for (const node of condition.nodes) intersect(out, of(node))
  for (let row = store.rows; row < store.capacity && (row & 31) !== 0; row += 1) putRow(out, row, false)
  out.fill(0, (store.rows + 31) >>> 5)
}

function writeLeaf(column: Column | undefined, leaf: AttributeLeaf, out: Bitset, from: number, to: number): void {
  const test = createTest(leaf)
  if (column?.kind === 'number') {
    const { values } = column
    const bound = leaf.kind === 'compare' ? leaf.value.number : null
    if (leaf.kind === 'compare' && bound !== null) {
      writeCompared(values, leaf.operator, bound, out, from, to)
      return
    }
    fillRows(out, from, to, (row) => {
      const value = values[row] ?? Number.NaN
      return test(Number.isNaN(value) ? undefined : value)
    })
    return
  }
  if (column?.kind === 'text' && to - from > column.words.length) {
    const matches = Uint8Array.from(column.words, (word) => (test(word) ? 1 : 0))
    fillRows(out, from, to, (row) => matches[column.codes[row] ?? 0] === 1)
    return
  }
  fillRows(out, from, to, (row) => test(readValue(column, row)))
}

function writeCompared(
  values: Float64Array,
  operator: '>' | '>=' | '<' | '<=',
  bound: number,
  out: Bitset,
  from: number,
  to: number,
): void {
  const isAbove = operator === '>' || operator === '>='
  const isOrEqual = operator === '>=' || operator === '<='
  fillRows(out, from, to, (row) => {
    const value = values[row] ?? Number.NaN
    // NaN, a house without the attribute, matches neither.
    return (isAbove ? value > bound : value < bound) || (isOrEqual && value === bound)
  })
}

function writeNear({ columns }: Store, leaf: GeoLeaf, out: Bitset, from: number, to: number): void {
  const lat = columns.get('_geo.lat')
  const lng = columns.get('_geo.lng')
  for (let row = from; row < to; row += 1) {
    const [north, east] = [readValue(lat, row), readValue(lng, row)]
    putRow(out, row, typeof north === 'number' && typeof east === 'number' && testPlace(leaf, north, east))
  }
}

/** Thousands of keys are cached; long ones as a hash. */
const longestKey = 400
const keys = new WeakMap<Condition, string>()

function keyOf(condition: Condition): string {
  const known = keys.get(condition)
  if (known !== undefined) return known
  const text = JSON.stringify(condition)
  const key = text.length > longestKey ? hash('sha256', text) : text
  keys.set(condition, key)
  return key
}
