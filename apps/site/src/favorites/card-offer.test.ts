import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import { en } from '@marram/i18n/messages/en'
import { favorites } from '@marram/i18n/messages/favorites/en'
import { expect, test } from 'vitest'
import { offerOf } from './card-offer.ts'

const texts = { card: favorites.card, lodging: en.lodging }
const stay = {
  arrival: '2027-07-10',
  duration: 7,
  party: { adults: 2, children: 0, infants: 0, pets: 1 },
}
const taken: LodgingCard = {
  ...{ id: 1, name: 'b1001', title: 'House in the dunes', city: 'Blåvand', areaName: 'Blåvand' },
  ...{ maxPersons: 6, bedrooms: 3, distanceToBeachM: 350, rating: 4.5, reviewCount: 12 },
  ...{ facilities: [], images: [], option: null, energyEstimate: null },
}
const nextWeek = {
  ...{ arrival: '2027-07-17', departure: '2027-07-24', duration: 7, price: 80_000, normalPrice: 80_000 },
  ...{ currency: 'EUR' as const, discountTags: [], transactionFee: 0, status: 'available' as const },
}

test('a taken house offers its nearest available week, with the price and energy of that week', () => {
  const nearest = { option: nextWeek, energyEstimate: 6_000, refusal: null }
  const { shown, notice } = offerOf(taken, stay, { nearest, searching: null }, texts)
  expect(shown).toMatchObject({ option: nextWeek, energyEstimate: 6_000 })
  expect(notice).toBe('Not available on your dates. Closest available dates:')
})

test('says that it is searching, found nothing, or why no week helps', () => {
  const noticeOf = (nearest: Parameters<typeof offerOf>[2]['nearest'], searching: string | null = null) =>
    offerOf(taken, stay, { nearest, searching }, texts).notice
  expect(noticeOf(undefined, favorites.card.searching)).toBe(`${en.lodging.notFree} ${favorites.card.searching}`)
  expect(noticeOf({ option: null, energyEstimate: null, refusal: null })).toBe(
    `${en.lodging.notFree} ${favorites.card.noneNear}`,
  )
  expect(noticeOf({ option: null, energyEstimate: null, refusal: 'too-many-pets' })).toBe(favorites.card.tooManyPets(1))
  expect(noticeOf(null)).toBe(en.lodging.notFree)
})

test('a house without room for the group offers no other week', () => {
  const group = { ...stay, party: { ...stay.party, adults: 8 } }
  const nearest = { option: nextWeek, energyEstimate: 6_000, refusal: null }
  expect(offerOf(taken, group, { nearest, searching: null }, texts)).toEqual({
    shown: taken,
    notice: 'Too small for your group: it sleeps up to 6 guests.',
    isTaken: false,
  })
})
