import { defaultParty } from '@marram/domain/party'
import { type CalendarPlan, createStayCalendar } from '@marram/domain/stay-calendar'
import { noStayQuery } from '@marram/domain/stay-query'
import { describe, expect, test } from 'vitest'
import { bookingHref } from '../../kit/booking-href.ts'
import { defaultChoice, resolveWish, type StayChoice, snapToNearbyStay } from './stay-choice.ts'

const plan: CalendarPlan = {
  firstBookable: '2027-06-01',
  endsOn: '2027-08-01',
  maxPersons: 6,
  maxPets: 1,
  seasons: [
    {
      id: 1,
      key: 'summer',
      startsOn: '2027-06-01',
      endsOn: '2027-08-01',
      arrivalDays: [6],
      minNights: 3,
      maxNights: 14,
      wholeWeeks: false,
      weekPrice: { DKK: 700_000, EUR: 94_000 },
    },
  ],
  discounts: [],
  items: [],
  transactionFee: { DKK: 0, EUR: 0 },
  taken: [{ arrival: '2027-06-12', departure: '2027-06-19' }],
}
const calendar = createStayCalendar(plan, defaultParty, 'EUR')
const choice: StayChoice = {
  arrival: '2027-06-26',
  duration: 7,
  party: { adults: 3, children: 1, infants: 0, pets: 1 },
}
const option = { arrival: '2027-07-03', duration: 3 } as const

test('a link to the booking names the house', () => {
  expect(bookingHref(2417, choice)).toBe(
    '/booking/step1/?lodgingId=2417&arrival=2027-06-26&duration=7&adults=3&children=1&pets=1',
  )
})

describe('the choice at a house', () => {
  test('begins with the cheapest stay, or with the first one if that is gone', () => {
    const cheapest = (option: object) => defaultChoice({ cheapestOptions: [Object(option)] }, calendar)
    expect(cheapest(option)).toMatchObject({ arrival: '2027-07-03', duration: 3, party: defaultParty })
    expect(cheapest({ arrival: '2027-06-12', duration: 3 })).toMatchObject({ arrival: '2027-06-05', duration: 3 })
    expect(defaultChoice({ cheapestOptions: [] }, calendar).arrival).toBe('2027-06-05')
  })

  test('is empty at a house without offers', () => {
    const nothing = createStayCalendar({ ...plan, seasons: [] }, defaultParty, 'EUR')
    const empty = defaultChoice({ cheapestOptions: [] }, nothing)
    expect(empty.arrival).toBeNull()
    expect(resolveWish({ ...noStayQuery, arrival: '2027-06-26' }, empty, nothing).arrival).toBeNull()
  })

  test('follows a link, even if the stay is not available', () => {
    const initial = defaultChoice({ cheapestOptions: [] }, calendar)
    const wish = { arrival: '2027-06-12', duration: 7, party: { ...defaultParty, adults: 9 } }
    expect(resolveWish(wish, initial, calendar)).toEqual(wish)
  })

  test('fills in missing parts of a request', () => {
    const initial = defaultChoice({ cheapestOptions: [] }, calendar)
    expect(resolveWish({ ...noStayQuery, arrival: '2027-07-10' }, initial, calendar).duration).toBe(7)
    expect(resolveWish({ ...noStayQuery, duration: 14 }, initial, calendar)).toMatchObject({ arrival: '2027-06-19' })
    expect(resolveWish({ ...noStayQuery, duration: 30 }, initial, calendar)).toEqual(initial)
    expect(resolveWish(noStayQuery, initial, calendar)).toEqual(initial)
  })

  test('moves to the weekend if a search named a day of it, and no further', () => {
    expect(snapToNearbyStay({ ...choice, arrival: '2027-06-24' }, calendar).arrival).toBe('2027-06-26')
    expect(snapToNearbyStay({ ...choice, arrival: '2027-06-26' }, calendar).arrival).toBe('2027-06-26')
    expect(snapToNearbyStay({ ...choice, arrival: '2027-06-12' }, calendar).arrival).toBe('2027-06-12')
  })
})
