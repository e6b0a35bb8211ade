import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import type { SeasonKey } from '../prices/calendar.ts'
import type { Random } from '../random.ts'

/** Number of days back and ahead with stays on record. */
export const pastDays = 365
export const comingDays = 420

/**
 * Share of the weeks of a season that are finally booked. July is nearly full, as on the real coast. The other months
 * are emptier than there, because about five stays per house are enough to show availability.
 */
const finalShare: Record<SeasonKey, number> = {
  low: 0.006,
  shoulder: 0.026,
  high: 0.2,
  midsummer: 0.18,
  peak: 0.74,
  'autumn-holiday': 0.16,
  easter: 0.12,
  christmas: 0.13,
}

/** Share of the final bookings that are already made this many days ahead. */
export function bookedShare(leadDays: number): number {
  return leadDays <= 0 ? 1 : Math.exp(-leadDays / 160)
}

export function chanceOfGuests(key: SeasonKey, arrival: IsoDay, today: IsoDay): number {
  return finalShare[key] * bookedShare(daysBetween(today, arrival))
}

export type Timing = { shift: number; nights: number }

/** Peak weeks are booked from Saturday to Saturday; at other times many stays are shorter and start on other days. */
export function drawTiming(key: SeasonKey, random: Random): Timing {
  if (key === 'peak')
    return {
      shift: 0,
      nights: random.weighted([
        [7, 34],
        [14, 54],
        [21, 12],
      ] as const),
    }
  if (key === 'high' || key === 'midsummer') {
    return {
      shift: random.weighted([
        [0, 80],
        [-1, 10],
        [1, 10],
      ] as const),
      nights: random.weighted([
        [7, 60],
        [14, 35],
        [10, 5],
      ] as const),
    }
  }
  const shift = random.weighted([
    [0, 55],
    [-1, 15],
    [-2, 8],
    [1, 12],
    [2, 10],
  ] as const)
  return {
    shift,
    nights: random.weighted([
      [3, 14],
      [4, 14],
      [5, 8],
      [7, 52],
      [10, 4],
      [14, 8],
    ] as const),
  }
}

/** Guests book on average three months ahead, some a year, some the day before. */
export function drawBookedOn(arrival: IsoDay, today: IsoDay, random: Random): IsoDay {
  const lead = 1 + Math.floor(330 * random.next() ** 2)
  const booked = addDays(arrival, -lead)
  return booked < today ? booked : addDays(today, -1 - random.int(0, 40))
}
