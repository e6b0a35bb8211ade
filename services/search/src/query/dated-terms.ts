import { attributesOf, type Condition, isGeo, operand } from '../filter/condition.ts'
import { testPlace, testValue } from '../filter/test-value.ts'
import { bothTerms, openTerm, type Term } from '../plan/term.ts'
import { offeredNights, positionKey } from '../stay/term-groups.ts'
import { type Bitset, emptySet, rowsOf, unite } from '../store/bitset.ts'
import { readValue } from '../store/columns.ts'
import { type DatedRow, valueWithin } from '../store/dated-row.ts'
import type { AttributeValue } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import { checkDeadline } from './deadline.ts'

type Lodging = Term['lodging']

/** Houses that satisfy the same conditions on the same arrival days, as conditions on house and day. */
type DatedLodgings = Readonly<{ lodging: Lodging; days: Uint8Array }>
type Split = {
  readonly upTo: number
  readonly others: Lodging
  readonly byNights: Map<number, readonly DatedLodgings[]>
}

const splits = new WeakMap<Store, WeakMap<Lodging, Split>>()

/** Returns true if the term's conditions on a house depend on the nights of the stay. */
export function isDated(store: Store, { lodging }: Pick<Term, 'lodging'>): boolean {
  if (store.dated.size === 0) return false
  return lodging.some((condition) => attributesOf(condition).some((attribute) => store.dated.has(attribute)))
}

/**
 * Splits a term into one for houses that match on every stay and others for houses that match on some nights only. The
 * latter are few, so they have days, and all others sets. Each house is in one term per length.
 */
export function splitByDates(store: Store, term: Term): readonly Term[] {
  if (!isDated(store, term)) return [term]
  const split = splitOf(store, term.lodging)
  const terms: Term[] = [{ ...term, lodging: split.others }]
  for (const nights of offeredNights(store.calendar, term.nights)) {
    const known = split.byNights.get(nights) ?? datedLodgings(store, term.lodging, nights)
    split.byNights.set(nights, known)
    for (const { lodging, days } of known) {
      const dated = bothTerms(
        { ...term, lodging: [] },
        { ...openTerm, lodging, days, nights: oneLength(store, nights) },
      )
      if (dated?.days?.includes(1)) terms.push(dated)
    }
  }
  return terms
}

function splitOf(store: Store, lodging: Lodging): Split {
  const cache = splits.get(store) ?? new WeakMap<Lodging, Split>()
  splits.set(store, cache)
  const known = cache.get(lodging)
  if (known?.upTo === store.traitJournal.length) return known
  const others = [...lodging, { kind: 'not', node: oneOf(store, rowsOf(datedSet(store, lodging))) } as const]
  const split = { upTo: store.traitJournal.length, others, byNights: new Map() }
  cache.set(lodging, split)
  return split
}

function datedSet(store: Store, lodging: Lodging): Bitset {
  const set = emptySet(store.capacity)
  for (const attribute of lodging.flatMap(attributesOf)) unite(set, store.dated.get(attribute) ?? emptySet(0))
  return set
}

function datedLodgings(store: Store, lodging: Lodging, nights: number): DatedLodgings[] {
  const groups = new Map<string, { days: Uint8Array; rows: number[] }>()
  for (const row of rowsOf(datedSet(store, lodging))) {
    checkDeadline()
    const dated = store.datedRows[row]
    const days = dated && daysOf(store, row, dated, lodging, nights)
    if (!days?.includes(1)) continue
    const key = positionKey(days)
    const group = groups.get(key) ?? { days, rows: [] }
    groups.set(key, group)
    group.rows.push(row)
  }
  return [...groups.values()].map(({ days, rows }) => ({ days, lodging: [oneOf(store, rows)] }))
}

/** Arrival days on which a stay of this length matches, stretch by stretch. */
function daysOf(store: Store, row: number, dated: DatedRow, lodging: Lodging, nights: number): Uint8Array {
  const { starts } = dated
  const days = new Uint8Array(store.calendar.days)
  for (let first = 0; first < starts.length - 1; first += 1) {
    for (let last = first; last < starts.length - 1; last += 1) {
      const from = Math.max(starts[first] ?? 0, (starts[last] ?? 0) - nights + 1)
      const until = Math.min(starts[first + 1] ?? 0, (starts[last + 1] ?? 0) - nights + 1, days.length)
      if (from >= until) continue
      const read = (attribute: string) =>
        dated.values.has(attribute)
          ? valueWithin(dated, attribute, first, last)
          : readValue(store.columns.get(attribute), row)
      if (lodging.every((condition) => holds(condition, read))) days.fill(1, from, until)
    }
  }
  return days
}

function holds(condition: Condition, read: (attribute: string) => AttributeValue | undefined): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.nodes.every((node) => holds(node, read))
    case 'or':
      return condition.nodes.some((node) => holds(node, read))
    case 'not':
      return !holds(condition.node, read)
    default: {
      if (!isGeo(condition)) return testValue(condition, read(condition.attribute))
      const [lat, lng] = [read('_geo.lat'), read('_geo.lng')]
      return typeof lat === 'number' && typeof lng === 'number' && testPlace(condition, lat, lng)
    }
  }
}

function oneOf(store: Store, rows: Iterable<number>): Condition {
  return { kind: 'in', attribute: 'lodgingId', values: Array.from(rows, (row) => operand(String(store.ids[row]))) }
}

const lengths = new WeakMap<Store, Map<number, Uint8Array>>()

/** Returns the same object for the same length, because results are cached by it. */
function oneLength(store: Store, nights: number): Uint8Array {
  const cache = lengths.get(store) ?? new Map<number, Uint8Array>()
  lengths.set(store, cache)
  const known = cache.get(nights) ?? new Uint8Array(store.calendar.longest + 1).fill(1, nights, nights + 1)
  cache.set(nights, known)
  return known
}
