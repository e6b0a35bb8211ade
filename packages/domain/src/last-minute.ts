import { firstBookableDay } from './booking-cutoff.ts'
import { addDays, copenhagenDay, type IsoDay } from './iso-day.ts'

export const lastMinuteDays = 21

/** Arrival days, both included. */
export type ArrivalRange = Readonly<{ from: IsoDay; until: IsoDay }>

/** From the first bookable day to three weeks from today. */
export function lastMinuteWindow(now: Date): ArrivalRange {
  return { from: firstBookableDay(now), until: addDays(copenhagenDay(now), lastMinuteDays) }
}

export function isLastMinute(arrival: IsoDay, now: Date): boolean {
  const { from, until } = lastMinuteWindow(now)
  return from <= arrival && arrival <= until
}
