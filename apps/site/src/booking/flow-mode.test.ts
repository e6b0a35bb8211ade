import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import { defaultParty } from '@marram/domain/party'
import { standardTerms } from '@marram/domain/terms'
import { expect, test } from 'vitest'
import { type FetchedFlow, flowMode } from './flow-mode.ts'

const option = (arrival: string, duration: number) => ({
  arrival,
  departure: arrival,
  duration,
  price: 100,
  normalPrice: 100,
  currency: 'EUR' as const,
  discountTags: [],
})

const data: BookingFlowData = {
  lodging: {
    id: 12,
    name: 'b2417',
    title: 'House',
    address1: '',
    postalCode: '',
    city: '',
    areaName: '',
    maxPersons: 6,
    maxPets: 1,
    rating: null,
    image: null,
  },
  option: null,
  itemPrices: [],
  arrivals: [option('2027-06-12', 7), option('2027-06-19', 7)],
  durations: [option('2027-06-12', 7), option('2027-06-12', 14)],
  terms: standardTerms,
}
const fetched: FetchedFlow = { arrival: '2027-06-12', duration: 7, party: defaultParty, data }
const choice = (arrival: string, duration: number, adults = 2) => ({
  lodgingId: 12,
  arrival,
  duration,
  party: { ...defaultParty, adults },
  items: [],
  seenTotal: null,
})

test('the first visit to a house loads everything', () => {
  expect(flowMode(choice('2027-06-12', 7), [])).toEqual({ kind: 'initial' })
})

test('another arrival from the list keeps the list, another duration keeps the durations', () => {
  expect(flowMode(choice('2027-06-19', 7), [fetched])).toEqual({ kind: 'arrival-changed', base: data })
  expect(flowMode(choice('2027-06-12', 14), [fetched])).toEqual({ kind: 'duration-changed', base: data })
})

test('a stay outside the lists, and another party, load everything again', () => {
  expect(flowMode(choice('2027-08-21', 7), [fetched])).toEqual({ kind: 'initial' })
  expect(flowMode(choice('2027-06-19', 14), [fetched])).toEqual({ kind: 'initial' })
  expect(flowMode(choice('2027-06-19', 7, 4), [fetched])).toEqual({ kind: 'initial' })
})
