import { describe, expect, test } from 'vitest'
import { houseJsonLd } from './structured-data.tsx'
import { exampleContext } from './testing/example-context.ts'
import { exampleFacility, exampleHouse, exampleItem, exampleReview } from './testing/house-example.ts'

const context = await exampleContext('de')
const data = (...given: Parameters<typeof exampleHouse>) =>
  houseJsonLd(exampleHouse(...given), [exampleReview()], context)
const amenities = (...given: Parameters<typeof exampleHouse>) =>
  Object.fromEntries(data(...given).containsPlace.amenityFeature.map(({ name, value }) => [name, value]))

describe('the structured data of a house', () => {
  // spec: entity Lodging: vacation-rental payload
  test('names the house alike in all editions', async () => {
    const editions = await Promise.all((['da', 'de', 'en'] as const).map(exampleContext))
    const found = editions.map((edition) => houseJsonLd(exampleHouse(), [], edition))
    expect(new Set(found.map(({ identifier }) => identifier))).toEqual(new Set(['lodging-17']))
    expect(found.map(({ url }) => url)).toEqual([
      'https://da.marram.example/sommerhus-b2417/',
      'https://de.marram.example/ferienhaus-b2417/',
      'https://en.marram.example/holiday-home-b2417/',
    ])
  })

  test('gives coordinates five decimals even where they end in noughts', () => {
    expect(data()).toMatchObject({ latitude: '55.56000', longitude: '8.08321' })
  })

  test('shows photos with whole addresses, but not the plan', () => {
    const { image } = data()
    expect(image).toHaveLength(8)
    expect(image[0]).toBe('https://de.marram.example/services/images/own/demo/exterior/b2417/0?format=jpg&w=1236&h=825')
    expect(image.join()).not.toContain('floor-plan')
  })

  test('tells Denmark’s time, in winter and in summer', () => {
    const { pricePlan } = exampleHouse()
    expect(data()).toMatchObject({ checkinTime: '15:00:00+01:00', checkoutTime: '10:00:00+01:00' })
    const items = [exampleItem('cleaning', { isMandatory: true })]
    expect(data({ pricePlan: { ...pricePlan, items, firstBookable: '2027-07-01' } })).toMatchObject({
      checkinTime: '15:00:00+02:00',
      checkoutTime: '09:00:00+02:00',
    })
  })

  test('uses Google’s English names once each, and denies what is missing', () => {
    expect(amenities()).toMatchObject({ hotTub: true, wifi: true, petsAllowed: true, kitchen: true, heating: true })
    expect(amenities()).toMatchObject({ pool: false, poolType: 'None', smokingAllowed: false, washerDryer: false })
    expect(amenities().licenseNum).toBeUndefined()
    const poolHouse = {
      registrationNumber: 'DK-1',
      facilities: [exampleFacility('pool'), exampleFacility('indoor-pool')],
    }
    expect(amenities(poolHouse)).toMatchObject({ pool: true, poolType: 'Indoor', licenseNum: 'DK-1', wifi: false })
  })

  test('counts persons, rooms and beds', () => {
    expect(data().containsPlace).toMatchObject({
      additionalType: 'EntirePlace',
      occupancy: { value: 8 },
      numberOfBedrooms: 4,
      numberOfBathroomsTotal: 2,
      bed: [
        { typeOfBed: 'Double bed', numberOfBeds: 2 },
        { typeOfBed: 'Bunk bed', numberOfBeds: 1 },
        { typeOfBed: 'Sofa bed', numberOfBeds: 1 },
      ],
    })
  })

  // spec: entity Lodging: vacation-rental payload
  test('says the price at the till, to the cent', () => {
    expect(data().makesOffer).toMatchObject([{ price: '612.50', priceCurrency: 'EUR', priceValidUntil: '2027-02-06' }])
    expect(data({ cheapestOptions: [] }).makesOffer).toBeUndefined()
  })

  test('offers the stay of the address alone, or nothing where it is taken', () => {
    const offer = { arrival: '2027-06-12', departure: '2027-06-19', price: 97_200, currency: 'EUR' } as const
    const query = '?arrival=2027-06-12&duration=7&adults=2'
    const offered = (offers: (typeof offer)[]) => houseJsonLd(exampleHouse(), [], context, { query, offers })
    expect(offered([offer]).makesOffer).toMatchObject([
      { price: '972.00', availabilityStarts: '2027-06-12', url: `https://de.marram.example/ferienhaus-b2417/${query}` },
    ])
    expect(offered([offer]).url).toBe('https://de.marram.example/ferienhaus-b2417/')
    expect(offered([]).makesOffer).toBeUndefined()
  })

  test('has a rating only where guests have written', () => {
    expect(data()).toMatchObject({
      aggregateRating: { ratingValue: 4.8, reviewCount: 37 },
      review: [{ datePublished: '2026-08-20', contentReferenceTime: '2026-08-20', author: { name: 'Tim und Aylin' } }],
    })
    const none = data({ reviewStats: { average: null, best: null, worst: null, count: 0, byStars: [0, 0, 0, 0, 0] } })
    expect(none).not.toHaveProperty('aggregateRating')
    expect(none).not.toHaveProperty('review')
  })
})
