import type { Criteria } from '@marram/domain/criteria/criterion'

/** Lengths of stay that the search bar offers; a link may ask for any other. */
export const offeredNights: readonly number[] = [2, 3, 4, 5, 6, 7, 10, 14, 21]

/** Ranges serve guests who are free to stay longer or shorter. */
export const offeredNightRanges: readonly (readonly [from: number, to: number])[] = [
  [2, 4],
  [3, 5],
  [5, 7],
  [6, 8],
  [7, 10],
  [10, 14],
]

type NightRange = (typeof offeredNightRanges)[number]

/** The range that a search asks for; null where it asks for one length, or for none. */
export function chosenRange(criteria: Criteria): NightRange | null {
  const value = criteria.get('duration')?.value
  if (typeof value !== 'object') return null
  const [from, to] = value.map(Number)
  return from === undefined || to === undefined ? null : [from, to]
}

/** The range that a link asks for stands among the others. */
export function shownRanges(chosen: NightRange | null): readonly NightRange[] {
  if (chosen === null || offeredNightRanges.some((range) => range.join() === chosen.join())) return offeredNightRanges
  return [...offeredNightRanges, chosen].sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

export function rangeText([from, to]: NightRange): string {
  return `${from}–${to}`
}
