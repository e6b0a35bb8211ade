import { expect, test } from 'vitest'
import { addDays } from '../iso-day.ts'
import { type Stay, stayFrom } from '../stay.ts'
import { type NearbyStays, nearbyStays } from './nearby-stays.ts'

/** Saturdays from 1 May 2027 on. */
const weeks = Array.from({ length: 20 }, (_, index) => stayFrom(addDays('2027-05-01', 7 * index), 7))
const agreed = stayFrom('2027-07-10', 7)
const arrivals = (stays: readonly { arrival: string }[]) => stays.map(({ arrival }) => arrival)

test('a guest sees the weeks around the booked one, and the way to earlier and later ones', () => {
  const near = nearbyStays(weeks, agreed, agreed.arrival)
  expect(arrivals(near.stays)).toEqual(arrivals(weeks.slice(7, 13)))
  expect([near.earlier, near.later]).toEqual(['2027-05-29', '2027-08-21'])
})

test('the ways lead to each week, and end at the first and the last', () => {
  for (const way of ['earlier', 'later'] as const) {
    const seen = new Set<string>()
    let around: string | null = agreed.arrival
    for (let page = 0; page < 20 && around !== null; page += 1) {
      const near: NearbyStays<Stay> = nearbyStays(weeks, agreed, around)
      for (const { arrival } of near.stays) seen.add(arrival)
      around = near[way]
    }
    expect(around).toBeNull()
    const [first, last] = way === 'earlier' ? [weeks[0], weeks[7]] : [weeks[7], weeks.at(-1)]
    for (const week of weeks) {
      if (first && last && week.arrival >= first.arrival && week.arrival <= last.arrival)
        expect(seen).toContain(week.arrival)
    }
  }
})

test('with arrivals on every day the list has one stay a week, on the agreed weekday', () => {
  const daily = Array.from({ length: 100 }, (_, index) => stayFrom(addDays('2027-05-01', index), 3))
  const near = nearbyStays(daily, agreed, '2027-06-01')
  expect(arrivals(near.stays)).toEqual(arrivals(weeks.slice(1, 7)))
  const sundays = daily.filter(({ arrival }) => arrival === '2027-05-02')
  expect(nearbyStays(sundays, agreed, agreed.arrival)).toEqual({ stays: sundays, earlier: null, later: null })
})

test('without a free stay the list is empty', () => {
  expect(nearbyStays([], agreed, agreed.arrival)).toEqual({ stays: [], earlier: null, later: null })
})
