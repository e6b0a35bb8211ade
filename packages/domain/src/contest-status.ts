import type { IsoDay } from './iso-day.ts'

/** `upcoming`: not yet open. `open`: accepts pictures. `judging`: closed. `decided`: has winners. */
export const contestStatuses = ['upcoming', 'open', 'judging', 'decided'] as const
export type ContestStatus = (typeof contestStatuses)[number]

export type ContestTimes = {
  /** Half-open, in Danish days: pictures are accepted from `opensOn` until the day before `closesOn`. */
  readonly opensOn: IsoDay
  readonly closesOn: IsoDay
  /** True once staff have published the winners. */
  readonly isDecided: boolean
}

/** A decision ends the contest, even before its last day. */
export function contestStatus({ opensOn, closesOn, isDecided }: ContestTimes, today: IsoDay): ContestStatus {
  if (isDecided) return 'decided'
  if (today >= closesOn) return 'judging'
  return today < opensOn ? 'upcoming' : 'open'
}
