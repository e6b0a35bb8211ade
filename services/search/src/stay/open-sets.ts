import type { Term } from '../plan/term.ts'
import { type Bitset, emptySet, putRow } from '../store/bitset.ts'
import { createComputedCache } from '../store/computed-cache.ts'
import type { Store } from '../store/store.ts'
import type { Cells } from './cells.ts'
import type { FreeSets } from './free-sets.ts'
import { offeredNights, positionKey } from './term-groups.ts'

export type OpenSets = Readonly<{
  /** Houses with a free stay of these days and lengths, whatever it costs; the caller must not change the set. */
  of: (term: Pick<Term, 'days' | 'nights'>, firstIndex: number) => Bitset
}>

const maxKept = 6000

export function createOpenSets(store: Store, cells: Cells, free: FreeSets): OpenSets {
  const cache = createComputedCache<Bitset>(store, maxKept)
  const create = () => emptySet(store.capacity)
  return {
    of: ({ days, nights }, firstIndex) =>
      cache.get(`${firstIndex} ${positionKey(nights)} ${positionKey(days)}`, create, () => {
        const stays = shortestStays(store, cells, { days, nights }, firstIndex)
        return {
          all: (out) => {
            const sets = stays.map(({ day, nights: least }) => free.at(day, least))
            for (let word = 0; word < out.length; word += 1) {
              let bits = 0
              for (let at = 0; at < sets.length; at += 1) bits |= sets[at]?.[word] ?? 0
              out[word] = bits
            }
          },
          row: (out, row) => putRow(out, row, isFree(store, stays, row)),
        }
      }),
  }
}

type ShortStay = Readonly<{ day: number; nights: number }>

/** Whoever is free for a longer stay is free for the shortest of the same day, so that alone need be looked at. */
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
