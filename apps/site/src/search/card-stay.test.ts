import { parseSearchUrl } from '@marram/domain/criteria/search-url'
import { en } from '@marram/i18n/messages/en'
import { search } from '@marram/i18n/messages/search/en'
import { expect, test } from 'vitest'
import { presentCard } from '../kit/lodging-card/present-card.ts'
import { cardStay, searchedRequest } from './card-stay.ts'

const searchOf = (query: string) => parseSearchUrl(new URLSearchParams(query))
const june = searchOf('ankomst=2027-06-12&duration=7&10=4&children=1&husdyr=1')
const option = {
  arrival: '2027-06-10',
  departure: '2027-06-17',
  duration: 7,
  price: 100_000,
  normalPrice: 100_000,
  currency: 'EUR',
  discountTags: [],
} as const

test('a card links to the stay that it shows, for the party of the search', () => {
  const stay = cardStay({ option: { ...option, discountTags: [] }, asked: null }, june, search.page)
  expect(stay).toMatchObject({
    party: '4 guests, 1 pet',
    query: '?arrival=2027-06-10&duration=7&adults=3&children=1&pets=1',
    saving: null,
  })
  expect(cardStay({ option: null, asked: null }, june, search.page)).toBeUndefined()
})

test('a card on a cheaper day than the requested one shows the saving', () => {
  const found = { option: { ...option, discountTags: [] }, asked: { arrival: '2027-06-12', price: 109_400 } }
  const card = {
    ...found,
    id: 1,
    name: 'b1001',
    title: 'House',
    city: '',
    areaName: '',
    maxPersons: 6,
    bedrooms: 3,
    distanceToBeachM: null,
    rating: null,
    reviewCount: 0,
    facilities: [],
    images: [],
    energyEstimate: null,
  }
  const { price } = presentCard(card, 'en', en, cardStay(found, june, search.page))
  expect(price?.saving).toBe('2 days earlier than you asked: saves €94')
  expect(price?.stay.dates).toContain('10')
})

test.each([
  ['ankomst=2027-06-12&10=4&husdyr=1', { arrival: '2027-06-12', duration: 7, adults: 4, children: 0, pets: 1 }],
  ['ankomst=2027-06-12&10=4&children=2', { arrival: '2027-06-12', duration: 7, adults: 2, children: 2, pets: 0 }],
  ['ankomst=2027-06-12&duration=3,5', { arrival: '2027-06-12', duration: 5, adults: 2, children: 0, pets: 0 }],
  ['ankomst=2027-06-12&duration=10,14', { arrival: '2027-06-12', duration: 10, adults: 2, children: 0, pets: 0 }],
] as const)('%s carries over to favourites as one stay', (query, { arrival, duration, ...party }) => {
  expect(searchedRequest(searchOf(query))).toEqual({ arrival, duration, party: { infants: 0, ...party } })
})

test('a search without a day links to the house without a stay', () => {
  expect(searchedRequest(searchOf('10=4'))).toBeNull()
})
