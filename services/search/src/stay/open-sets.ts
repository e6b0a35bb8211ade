import type { Term } from '../plan/term.ts'
import { type Bitset, emptySet, hasRow, putRow, unite } from '../store/bitset.ts'
import { spanOf } from '../store/changed-rows.ts'
import { createComputedCache } from '../store/computed-cache.ts'
import type { Store } from '../store/store.ts'
import type { Cells } from './cells.ts'
import type { FreeSets } from './free-sets.ts'
import { offeredNights, positionKey } from './term-groups.ts'
import { weekdayParts } from './weekday-parts.ts'

export type OpenSets = Readonly<{
  /** Houses with a free stay of these days and lengths at any price; the caller must not change the set. */
  of: (term: Pick<Term, 'days' | 'nights'>, firstIndex: number) => Bitset
}>

const maxKept = 6000

export function createOpenSets(store: Store, cells: Cells, free: FreeSets): OpenSets {
  const cache = createComputedCache<Bitset>({ store, journal: store.journal }, maxKept)
  const create = () => emptySet(store.capacity)
  const of: OpenSets['of'] = ({ days, nights }, firstIndex) =>
    cache.get(`${firstIndex} ${positionKey(nights)} ${positionKey(days)}`, create, () => {
      const parts = weekdayParts(store.calendar, days, firstIndex)
      // A hundred Saturdays and a hundred Sundays: each part is cached, and shared by many queries.
      if (parts.length > 1) {
        const sets = () => parts.map((part) => of({ days: part, nights }, firstIndex))
        return {
          span: spanOf(days),
          all: (out) => writeAny(sets(), out),
          row: (out, row) => {
            putRow(
              out,
              row,
              sets().some((set) => hasRow(set, row)),
            )
          },
        }
      }
      const stays = shortestStays(store, cells, { days, nights }, firstIndex)
      return {
        span: spanOf(days),
        all: (out) =>
          writeAny(
            stays.map(({ day, nights: least }) => free.at(day, least)),
            out,
          ),
        row: (out, row) => putRow(out, row, isFree(store, stays, row)),
      }
    })
  return { of }
}

/** Joins four sets at a time: one by one, a hundred days would read and write the result a hundred times. */
function writeAny(sets: readonly Bitset[], out: Bitset): void {
  out.fill(0)
  let at = 0
  for (; at + 4 <= sets.length; at += 4) {
    const [a, b, c, d] = [sets[at], sets[at + 1], sets[at + 2], sets[at + 3]]
    if (a && b && c && d) uniteFour(out, a, b, c, d)
  }
  for (const set of sets.slice(at)) unite(out, set)
}

function uniteFour(into: Bitset, a: Bitset, b: Bitset, c: Bitset, d: Bitset): void {
  for (let word = 0; word < into.length; word += 1) {
    into[word] = (into[word] ?? 0) | (a[word] ?? 0) | (b[word] ?? 0) | (c[word] ?? 0) | (d[word] ?? 0)
  }
}

type ShortStay = Readonly<{ day: number; nights: number }>

/** A house that is free for a longer stay is free for the shortest of the same day, so only that is tested. */
function shortestStays(
  { calendar }: Store,
  cells: Cells,
  { days, nights }: Pick<Term, 'days' | 'nights'>,
  firstIndex: number,
): ShortStay[] {
  const lengths = offeredNights(calendar, nights)
  const stays: ShortStay[] = []
  for (let day = Math.max(0, firstIndex); day < calendar.days; day += 1) {
    if (days !== null) day = days.indexOf(1, day)
    if (day < 0) break
    const least = lengths.find((length) => cells.kindAt(day, length) !== null)
    if (least !== undefined) stays.push({ day, nights: least })
  }
  return stays
}

function isFree({ freeRun, capacity }: Store, stays: readonly ShortStay[], row: number): boolean {
  return stays.some(({ day, nights }) => (freeRun[day * capacity + row] ?? 0) >= nights)
}
