import { defaultParty } from '@marram/domain/party'
import { createStayCalendar } from '@marram/domain/stay-calendar'
import { expect, test } from 'vitest'
import { lettingPlan } from '../testing/lodging-example.ts'
import { durationPrice } from './duration-choice.tsx'

const [season] = lettingPlan.seasons
if (!season) throw new Error('The example has no season.')
const seasons = [
  { ...season, endsOn: '2027-07-01', weekPrice: { DKK: 350_000, EUR: 47_000 } },
  { ...season, id: 2, startsOn: '2027-07-01', minNights: 7 },
]
const calendar = createStayCalendar({ ...lettingPlan, seasons, taken: [] }, defaultParty, 'EUR')

test('the buttons for the length of a stay show a price of the chosen month or none', () => {
  const exact = durationPrice(calendar, '2027-07-10', 7)
  expect(exact).toEqual({ amount: calendar.findOffer('2027-07-10', 7)?.price, isLowest: false })
  // A Sunday has no arrivals, but its month has.
  expect(durationPrice(calendar, '2027-07-11', 7)).toEqual({ amount: exact?.amount, isLowest: true })
  // In July the house is let for whole weeks; three nights exist in other months only.
  expect(calendar.findCheapest(3)).not.toBeNull()
  expect(durationPrice(calendar, '2027-07-10', 3)).toBeNull()
})

test('without a chosen arrival they show the lowest price of the year', () => {
  expect(durationPrice(calendar, null, 7)).toEqual({ amount: calendar.findCheapest(7)?.price, isLowest: true })
})
