import { addDays, daysBetween, isoWeekday } from '@marram/domain/iso-day'
import { partyRefusal } from '@marram/domain/party'
import { nights, staysOverlap } from '@marram/domain/stay'
import { expect, test } from 'vitest'
import { seasonsAround } from '../prices/calendar.ts'
import { itemIds } from '../prices/items.ts'
import { wholeCatalogue } from '../testing/whole-catalogue.ts'
import { kwhPerPersonDay, yearSeason } from './consumption.ts'

const { lodgings, today } = wholeCatalogue()
const seasons = seasonsAround(today)
const guests = lodgings.flatMap(({ house, stays }) =>
  stays.filter(({ kind }) => kind === 'guest').map((stay) => ({ house, stay })),
)

test('no night of a house is let twice', () => {
  for (const { house, stays } of lodgings) {
    stays.forEach((stay, index) => {
      const next = stays[index + 1]
      if (next) expect(staysOverlap(stay, next), house.name).toBe(false)
      expect(stay.arrival < stay.departure).toBe(true)
    })
  }
})

test('a party fits its house, pets included', () => {
  for (const { house, stay } of guests) {
    expect(partyRefusal(stay, { maxPersons: house.persons, maxPets: house.petsMax }), house.name).toBeNull()
  }
})

test('arrivals follow the season’s rules, and bookings precede them', () => {
  for (const { stay } of guests) {
    const season = seasons.find(({ startsOn, endsOn }) => startsOn <= stay.arrival && stay.arrival < endsOn)
    expect(season?.arrivalDays).toContain(isoWeekday(stay.arrival))
    expect(nights(stay)).toBeGreaterThanOrEqual(season?.minNights ?? 99)
    if (season?.wholeWeeks) expect(nights(stay) % 7).toBe(0)
    expect(stay.createdAt.slice(0, 10) < stay.arrival).toBe(true)
    expect(stay.createdAt.slice(0, 10) < today).toBe(true)
  }
})

test('there are about six thousand stays, July is nearly full and January nearly empty', () => {
  expect(guests.length).toBeGreaterThan(5000)
  expect(guests.length).toBeLessThan(7500)
  const letShare = (day: string) =>
    lodgings.filter(({ stays }) => stays.some(({ arrival, departure }) => arrival <= day && day < departure)).length /
    lodgings.length
  expect(letShare('2026-07-21')).toBeGreaterThan(0.65)
  expect(letShare('2026-07-21')).toBeLessThan(0.97)
  expect(letShare('2026-01-20')).toBeLessThan(0.1)
  expect(letShare('2027-07-21')).toBeGreaterThan(0.1)
})

test('owners use their own houses', () => {
  const blocks = lodgings.flatMap(({ stays }) => stays.filter(({ kind }) => kind === 'owner'))
  expect(blocks.length).toBeGreaterThan(600)
  for (const { adults, pets } of blocks) expect([adults, pets]).toEqual([0, 0])
})

test('every past stay has meter readings, and no other', () => {
  for (const { stays, consumption } of lodgings) {
    const over = stays.flatMap(({ kind, departure }, index) => (kind === 'guest' && departure <= today ? [index] : []))
    const read = consumption.filter(({ itemId }) => itemId === itemIds.electricity).map(({ stayIndex }) => stayIndex)
    expect(read).toEqual(over)
  }
})

test('consumption matches the house and the season', () => {
  for (const { house, stays, consumption } of lodgings) {
    for (const { itemId, stayIndex, season, adults, children, days, consumed } of consumption) {
      expect(season).toBe(yearSeason(stays[stayIndex]?.arrival ?? ''))
      if (itemId !== itemIds.electricity) continue
      const ratio = consumed / ((adults + children) * days) / kwhPerPersonDay(house, season)
      expect(ratio).toBeGreaterThan(0.7)
      expect(ratio).toBeLessThan(1.5)
    }
  }
})

test('last-minute prices are only offered where the house is free', () => {
  const offers = lodgings.flatMap(({ stays, discounts }) => discounts.map((discount) => ({ stays, discount })))
  expect(offers.length).toBeGreaterThan(20)
  for (const { stays, discount } of offers) {
    const week = { arrival: discount.arrivalFrom, departure: addDays(discount.arrivalUntil, 7) }
    expect(stays.some((stay) => staysOverlap(stay, week))).toBe(false)
    expect(discount.arrivalFrom > today).toBe(true)
    expect(daysBetween(today, discount.arrivalUntil)).toBeLessThanOrEqual(21)
  }
})

test('the months fall into the right season', () => {
  expect(['2026-01-01', '2026-03-01', '2026-07-01', '2026-10-01', '2026-12-01'].map(yearSeason)).toEqual([
    'winter',
    'spring',
    'summer',
    'autumn',
    'winter',
  ])
})
