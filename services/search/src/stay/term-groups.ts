import type { PositionSet, Term } from '../plan/term.ts'
import type { Calendar } from '../store/calendar.ts'
import type { Store } from '../store/store.ts'
import { type CellGroup, type CellKind, type Cells, cheapestKinds, isNeverCheaper } from './cells.ts'

const maxKept = 20_000

export type Groups = ReturnType<typeof createGroups>

/** The cells of a term, cached by query. */
export function createGroups(store: Pick<Store, 'calendar' | 'weekSpread'>, cells: Cells) {
  const { calendar } = store
  const kept = new Map<string, readonly CellGroup[]>()
  const keep = (key: string, make: () => readonly CellGroup[]): readonly CellGroup[] => {
    const known = kept.get(key)
    if (known) return known
    if (kept.size >= maxKept) kept.clear()
    const made = make()
    kept.set(key, made)
    return made
  }
  const single = (days: PositionSet, nights: number, firstIndex: number) =>
    keep(`${firstIndex} ${nights} ${positionKey(days)}`, () => cells.groups(days, nights, firstIndex))
  const all = ({ days, nights }: Pick<Term, 'days' | 'nights'>, firstIndex: number) =>
    keep(`${firstIndex} all ${positionKey(nights)} ${positionKey(days)}`, () =>
      offeredNights(calendar, nights).flatMap((length) => single(days, length, firstIndex)),
    )
  /** Only stays that can be a house's cheapest: enough for its price, not for its other options. */
  const cheapest = ({ days, nights }: Pick<Term, 'days' | 'nights'>, firstIndex: number) =>
    keep(`${firstIndex} cheapest ${store.weekSpread} ${positionKey(nights)} ${positionKey(days)}`, () => {
      const lengths = offeredNights(calendar, nights)
      const [only = 1] = lengths
      if (lengths.length === 1) return single(days, only, firstIndex)
      const groups = new Map<CellKind, number[]>()
      for (let day = Math.max(0, firstIndex); day < calendar.days; day += 1) {
        if (days !== null && days[day] !== 1) continue
        const kinds = lengths.flatMap((length) => cells.kindAt(day, length) ?? [])
        for (const kind of cheapestKinds(kinds, store.weekSpread)) groups.set(kind, [...(groups.get(kind) ?? []), day])
      }
      return [...groups].map(([kind, groupDays]) => ({ ...kind, days: groupDays }))
    })
  /** A cached length that costs no more than the requested one in any house on each of the days; or null. */
  const shorter = (
    { days, nights }: Pick<Term, 'days' | 'nights'>,
    firstIndex: number,
    isKnown: (length: number) => boolean,
  ): number | null => {
    const [requested = 1, ...others] = offeredNights(calendar, nights)
    const kinds = single(days, requested, firstIndex)
    if (others.length > 0 || kinds.length === 0) return null
    const isLess = (length: number) =>
      kinds.every((longer) =>
        longer.days.every((day) => {
          const less = cells.kindAt(day, length)
          return less !== null && isNeverCheaper(longer, less, store.weekSpread)
        }),
      )
    // Two weeks are compared with one if a season offers nothing between.
    const candidates = [requested - 1, 21, 14, 7].filter((length) => length > 0 && length < requested)
    return candidates.find((length) => isKnown(length) && isLess(length)) ?? null
  }
  return { single, all, cheapest, shorter }
}

/** Lengths that a season offers and the filter allows, shortest first. */
export function offeredNights({ longest }: Pick<Calendar, 'longest'>, nights: PositionSet): readonly number[] {
  const known = nights === null ? undefined : lengthsOf.get(nights)
  if (known) return known
  const lengths: number[] = []
  for (let length = 1; length <= longest; length += 1) if (nights === null || nights[length] === 1) lengths.push(length)
  if (nights !== null) lengthsOf.set(nights, lengths)
  return lengths
}

const lengthsOf = new WeakMap<Uint8Array, readonly number[]>()
const keys = new WeakMap<Uint8Array, string>()
/** Every Saturday of two years takes a thousand characters, and a search looks up hundreds of keys. */
const shortKeys = new Map<string, string>()
const maxShortKeys = 50_000
let keyCount = 0

/** Equal choices get equal keys, until the table is full. */
export function positionKey(choice: PositionSet): string {
  if (choice === null) return '*'
  const known = keys.get(choice)
  if (known !== undefined) return known
  const key = shortKeyFor(stretchesOf(choice))
  keys.set(choice, key)
  return key
}

function shortKeyFor(text: string): string {
  const known = shortKeys.get(text)
  if (known !== undefined) return known
  // Afterwards equal choices get different keys, and some results are computed twice; numbers are never reused.
  if (shortKeys.size >= maxShortKeys) shortKeys.clear()
  keyCount += 1
  shortKeys.set(text, `c${keyCount}`)
  return `c${keyCount}`
}

function stretchesOf(choice: Uint8Array): string {
  let text = ''
  for (let at = 0; at < choice.length; at += 1) {
    if (choice[at] === 1 && choice[at - 1] !== 1) text += `${at}-`
    if (choice[at] !== 1 && choice[at - 1] === 1) text += `${at},`
  }
  return text
}
