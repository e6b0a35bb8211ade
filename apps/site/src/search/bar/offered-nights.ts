import type { Criteria } from '@marram/domain/criteria/criterion'

/** Lengths of stay in the search bar; a link may have any other. */
export const offeredNights: readonly number[] = [2, 3, 4, 5, 6, 7, 10, 14, 21]

/** Ranges for guests with flexible dates. */
export const offeredNightRanges: readonly (readonly [from: number, to: number])[] = [
  [2, 4],
  [3, 5],
  [5, 7],
  [6, 8],
  [7, 10],
  [10, 14],
]

type NightRange = (typeof offeredNightRanges)[number]

/** The selected range; null for one length, or none. */
export function chosenRange(criteria: Criteria): NightRange | null {
  const value = criteria.get('duration')?.value
  if (typeof value !== 'object') return null
  const [from, to] = value.map(Number)
  return from === undefined || to === undefined ? null : [from, to]
}

/** Inserts a link's range among the others. */
export function shownRanges(chosen: NightRange | null): readonly NightRange[] {
  if (chosen === null || offeredNightRanges.some((range) => range.join() === chosen.join())) return offeredNightRanges
  return [...offeredNightRanges, chosen].sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

export function rangeText([from, to]: NightRange): string {
  return `${from}–${to}`
}
