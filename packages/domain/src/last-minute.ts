import { firstBookableDay } from './booking-cutoff.ts'
import { addDays, copenhagenDay, type IsoDay } from './iso-day.ts'
import { saleRulesAt } from './terms.ts'

/** Arrival days, both included. */
export type ArrivalRange = Readonly<{ from: IsoDay; until: IsoDay }>

/** From the first bookable day on, as many days from today as the agency's terms say. */
export function lastMinuteWindow(now: Date): ArrivalRange {
  return { from: firstBookableDay(now), until: addDays(copenhagenDay(now), saleRulesAt(now).lastMinuteDays) }
}

export function isLastMinute(arrival: IsoDay, now: Date): boolean {
  const { from, until } = lastMinuteWindow(now)
  return from <= arrival && arrival <= until
}
