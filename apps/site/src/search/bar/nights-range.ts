import type { Criteria } from '@marram/domain/criteria/criterion'
import { offeredNightRanges } from './offered-nights.ts'

export type NightRange = (typeof offeredNightRanges)[number]

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
