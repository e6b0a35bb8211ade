import type { PositionSet } from '../plan/term.ts'
import type { Store } from './store.ts'

/** The first and last of a set of arrival days. */
export type Span = Readonly<{ first: number; last: number }>

/** Only overlaps changes that affect every day, such as another price or a new house, and never a booking. */
export const everyDayOnly: Span = { first: Number.POSITIVE_INFINITY, last: Number.POSITIVE_INFINITY }

const always: Span = { first: 0, last: Number.POSITIVE_INFINITY }
const spans = new WeakMap<Uint8Array, Span>()

export function spanOf(days: PositionSet): Span {
  if (days === null) return always
  const known = spans.get(days) ?? { first: days.indexOf(1), last: days.lastIndexOf(1) }
  spans.set(days, known)
  return known
}

type Journals = Pick<Store, 'journal' | 'changedFirst' | 'changedLast'>

/**
 * Visits every row written since with changed stays on one of these days: a booked week in July doesn't affect weekends
 * in May.
 */
export function visitChanged(store: Journals, upTo: number, { first, last }: Span, visit: (row: number) => void): void {
  const { journal, changedFirst, changedLast } = store
  for (let at = upTo; at < journal.length; at += 1) {
    if ((changedFirst[at] ?? 0) <= last && (changedLast[at] ?? always.last) >= first) visit(journal[at] ?? 0)
  }
}
