import type { IsoDay } from './iso-day.ts'

/** `upcoming`: not yet open. `open`: pictures may be sent. `judging`: no longer. `decided`: the places are known. */
export const contestStatuses = ['upcoming', 'open', 'judging', 'decided'] as const
export type ContestStatus = (typeof contestStatuses)[number]

export type ContestTimes = {
  /** Half-open, days in Denmark: pictures are taken from the first day on, and no longer on the second. */
  readonly opensOn: IsoDay
  readonly closesOn: IsoDay
  /** When staff made the places known. */
  readonly isDecided: boolean
}

/** What is decided is over, also when it was decided before its last day. */
export function contestStatus({ opensOn, closesOn, isDecided }: ContestTimes, today: IsoDay): ContestStatus {
  if (isDecided) return 'decided'
  if (today >= closesOn) return 'judging'
  return today < opensOn ? 'upcoming' : 'open'
}
