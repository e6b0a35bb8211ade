import { pictureTagByKey } from '@marram/domain/picture-tag'
import { describe, expect, test } from 'vitest'
import { lodgingJsonLd } from './structured-data.tsx'
import { exampleContext } from './testing/example-context.ts'
import { exampleFacility, exampleItem, exampleLodging, exampleReview } from './testing/lodging-example.ts'

const context = await exampleContext('de')
const data = (...args: Parameters<typeof exampleLodging>) =>
  lodgingJsonLd(exampleLodging(...args), [exampleReview()], context)
const amenities = (...args: Parameters<typeof exampleLodging>) =>
  Object.fromEntries(data(...args).containsPlace.amenityFeature.map(({ name, value }) => [name, value]))

describe('the structured data of a house', () => {
  // spec: entity Lodging: vacation-rental payload
  test('names the house with the same identifier in all editions', async () => {
    const editions = await Promise.all((['da', 'de', 'en'] as const).map(exampleContext))
    const found = editions.map((edition) => lodgingJsonLd(exampleLodging(), [], edition))
    expect(new Set(found.map(({ identifier }) => identifier))).toEqual(new Set(['lodging-17']))
    expect(found.map(({ url }) => url)).toEqual([
      'https://da.marram.example/sommerhus-b2417/',
      'https://de.marram.example/ferienhaus-b2417/',
      'https://en.marram.example/holiday-home-b2417/',
    ])
  })

  test('has every property and type that search engines read', () => {
    const rated = { bestRating: 5, worstRating: 1 }
    const review = exampleReview({ rating: 4, text: 'Gern wieder.' })
    const { image, containsPlace, ...said } = lodgingJsonLd(exampleLodging(), [review], context)
    expect(image).toHaveLength(8)
    expect(said).toEqual({
      '@type': 'VacationRental',
      additionalType: 'House',
      identifier: 'lodging-17',
      name: 'Haus am Weg',
      description: 'Erster Satz.\n\nZweiter Satz.',
      url: 'https://de.marram.example/ferienhaus-b2417/',
      brand: { '@type': 'Brand', name: 'Marram' },
      latitude: '55.56000',
      longitude: '8.08321',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Hvidbjerg Klit 17',
        addressLocality: 'Blåvand',
        addressRegion: 'Syddanmark',
        postalCode: '6857',
        addressCountry: 'DK',
      },
      checkinTime: '15:00:00+01:00',
      checkoutTime: '10:00:00+01:00',
      knowsLanguage: ['da', 'de', 'en'],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 37, ...rated },
      review: [
        {
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue: 4, ...rated },
          author: { '@type': 'Person', name: 'Tim und Aylin' },
          datePublished: '2026-08-20',
          contentReferenceTime: '2026-08-20',
          reviewBody: 'Gern wieder.',
        },
      ],
      makesOffer: [
        {
          '@type': 'Offer',
          businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
          price: '612.50',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          availabilityStarts: '2027-02-06',
          availabilityEnds: '2027-02-13',
          priceValidUntil: '2027-02-06',
          url: 'https://de.marram.example/ferienhaus-b2417/',
        },
      ],
    })
    expect(containsPlace).toEqual({
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      occupancy: { '@type': 'QuantitativeValue', value: 8 },
      bed: [
        { '@type': 'BedDetails', typeOfBed: 'Double bed', numberOfBeds: 2 },
        { '@type': 'BedDetails', typeOfBed: 'Bunk bed', numberOfBeds: 1 },
        { '@type': 'BedDetails', typeOfBed: 'Sofa bed', numberOfBeds: 1 },
      ],
      numberOfBedrooms: 4,
      numberOfRooms: 5,
      numberOfBathroomsTotal: 2,
      floorSize: { '@type': 'QuantitativeValue', value: 128, unitCode: 'MTK' },
      amenityFeature: expect.arrayContaining([{ '@type': 'LocationFeatureSpecification', name: 'wifi', value: true }]),
    })
  })

  test.each([
    ['6857', 'Syddanmark'],
    ['6879', 'Syddanmark'],
    ['6880', 'Midtjylland'],
    ['7999', 'Midtjylland'],
    ['8000', 'Syddanmark'],
  ])('the region of postal code %s is %s', (postalCode, addressRegion) => {
    expect(data({ postalCode }).address).toMatchObject({ postalCode, addressRegion })
  })

  test('gives coordinates five decimals even with trailing zeros', () => {
    expect(data()).toMatchObject({ latitude: '55.56000', longitude: '8.08321' })
  })

  test('shows photos with absolute URLs, but not the plan', () => {
    const { image } = data()
    expect(image).toHaveLength(8)
    expect(image[0]).toBe('https://de.marram.example/services/images/own/demo/exterior/b2417/0?format=jpg&w=1236&h=825')
    expect(image.join()).not.toContain('floor-plan')
    const [room] = exampleLodging().images
    const taggedWith = (...tagIds: number[]) => data({ images: room ? [{ ...room, tagIds }] : [] }).image
    const plan = pictureTagByKey('floor-plan').id
    expect(taggedWith(plan, pictureTagByKey('kitchen').id)).toEqual([])
    expect(taggedWith(999_999)).toHaveLength(1)
  })

  test('uses Denmark’s time zone, in winter and in summer', () => {
    const { pricePlan } = exampleLodging()
    expect(data()).toMatchObject({ checkinTime: '15:00:00+01:00', checkoutTime: '10:00:00+01:00' })
    const items = [exampleItem('cleaning', { isMandatory: true })]
    expect(data({ pricePlan: { ...pricePlan, items, firstBookable: '2027-07-01' } })).toMatchObject({
      checkinTime: '15:00:00+02:00',
      checkoutTime: '09:00:00+02:00',
    })
  })

  test('uses Google’s English names once each, and denies missing amenities', () => {
    expect(amenities()).toMatchObject({ hotTub: true, wifi: true, petsAllowed: true, kitchen: true, heating: true })
    expect(amenities()).toMatchObject({ pool: false, poolType: 'None', smokingAllowed: false, washerDryer: false })
    expect(amenities().licenseNum).toBeUndefined()
    const poolHouse = {
      registrationNumber: 'DK-1',
      facilities: [exampleFacility('pool'), exampleFacility('indoor-pool')],
    }
    expect(amenities(poolHouse)).toMatchObject({ pool: true, poolType: 'Indoor', licenseNum: 'DK-1', wifi: false })
  })

  test('lists all amenities that guests filter by, but no unknown rooms and sizes', () => {
    const bare = data({ facilities: [], cheapestOptions: [] })
    expect(bare.containsPlace).toEqual({
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      occupancy: { '@type': 'QuantitativeValue', value: 8 },
      bed: [],
      numberOfBathroomsTotal: 0,
      amenityFeature: expect.any(Array),
    })
    const denied = { kitchen: false, heating: false, washerDryer: false, petsAllowed: false, wifi: false, pool: false }
    const none = { poolType: 'None', internetType: 'None', parkingType: 'None' }
    expect(amenities({ facilities: [], cheapestOptions: [] })).toEqual({
      ...denied,
      ...none,
      smokingAllowed: true,
      instantBookable: false,
    })
    const keys = [
      'open-kitchen',
      'washing-machine',
      'dryer',
      'outdoor-pool',
      'parking-places',
      'pets-allowed',
      'internet',
    ] as const
    const facilities = keys.map((key) => exampleFacility(key))
    expect(amenities({ facilities })).toMatchObject({
      ...{
        kitchen: true,
        washerDryer: true,
        poolType: 'Outdoor',
        parkingType: 'Free',
        petsAllowed: true,
        internetType: 'Free',
      },
      instantBookable: true,
    })
    expect(amenities({ facilities: [exampleFacility('dryer')] })).toMatchObject({ washerDryer: false })
  })

  test('names an amenity only if the house has it, by a name that Google knows', () => {
    const facilities = [
      exampleFacility('spa', '0'),
      { ...exampleFacility('living-area', '1'), amenity: 'size' },
      exampleFacility('sauna'),
    ]
    expect(Object.keys(amenities({ facilities }))).toEqual([
      ...['kitchen', 'heating', 'washerDryer', 'petsAllowed', 'smokingAllowed', 'wifi', 'pool', 'poolType'],
      ...['internetType', 'parkingType', 'instantBookable'],
    ])
  })

  // spec: entity Lodging: vacation-rental payload
  test('states the checkout price, to the cent', () => {
    expect(data().makesOffer).toMatchObject([{ price: '612.50', priceCurrency: 'EUR', priceValidUntil: '2027-02-06' }])
    expect(data({ cheapestOptions: [] }).makesOffer).toBeUndefined()
  })

  test('offers only the stay of the URL, or nothing if it is taken', () => {
    const offer = { arrival: '2027-06-12', departure: '2027-06-19', price: 97_200, currency: 'EUR' } as const
    const query = '?arrival=2027-06-12&duration=7&adults=2'
    const offered = (offers: (typeof offer)[]) => lodgingJsonLd(exampleLodging(), [], context, { query, offers })
    expect(offered([offer]).makesOffer).toMatchObject([
      { price: '972.00', availabilityStarts: '2027-06-12', url: `https://de.marram.example/ferienhaus-b2417/${query}` },
    ])
    expect(offered([offer]).url).toBe('https://de.marram.example/ferienhaus-b2417/')
    expect(offered([]).makesOffer).toBeUndefined()
  })

  test('has a rating only if guests have written reviews', () => {
    expect(data()).toMatchObject({
      aggregateRating: { ratingValue: 4.8, reviewCount: 37 },
      review: [{ datePublished: '2026-08-20', contentReferenceTime: '2026-08-20', author: { name: 'Tim und Aylin' } }],
    })
    const none = data({
      reviewStats: {
        average: null,
        best: null,
        worst: null,
        count: 0,
        byStars: [0, 0, 0, 0, 0],
        aspects: [],
        topics: [],
        languages: [],
      },
    })
    const stars = [0, 0, 0, 0, 0] as const
    const noCount = data({
      reviewStats: {
        average: 4,
        best: 4,
        worst: 4,
        count: 0,
        byStars: [...stars],
        aspects: [],
        topics: [],
        languages: [],
      },
    })
    const noAverage = data({
      reviewStats: {
        average: null,
        best: null,
        worst: null,
        count: 3,
        byStars: [...stars],
        aspects: [],
        topics: [],
        languages: [],
      },
    })
    for (const one of [noCount, noAverage]) expect(one).not.toHaveProperty('aggregateRating')
    expect(none).not.toHaveProperty('aggregateRating')
    expect(none).not.toHaveProperty('review')
  })

  test('quotes five reviews at most', () => {
    const reviews = [1, 2, 3, 4, 5, 6].map((id) => exampleReview({ id }))
    expect(lodgingJsonLd(exampleLodging(), reviews, context)).toMatchObject({ review: { length: 5 } })
    expect(lodgingJsonLd(exampleLodging(), null, context)).toMatchObject({ review: [] })
  })
})
