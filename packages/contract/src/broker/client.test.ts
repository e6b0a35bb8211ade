import { buildSchema, type GraphQLSchema, graphql, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { createGraphqlClient } from '../graphql-client.ts'
import { createGraphqlErrorStore } from '../graphql-errors.ts'
import { inProcessFetch } from '../in-process-fetch.ts'
import { createServiceClient } from '../service-client.ts'
import { createBrokerClient } from './client.ts'
import { brokerOperations } from './documents.ts'
import { brokerSchema } from './schema.ts'

const schema: GraphQLSchema = buildSchema(brokerSchema)

const dunes = {
  id: 3,
  slug: 'klitterne',
  name: 'Klitterne',
  region: 'north',
  latitude: 57.1,
  longitude: 8.6,
  lodgingCount: 41,
  image: 'demo/beach/area-blavand/0',
}
const lodging = {
  id: 7,
  name: 'AB1234',
  title: 'Haus in den Dünen',
  city: 'Blokhus',
  areaName: 'Klitterne',
  maxPersons: 6,
  bedrooms: 3,
  distanceToBeachM: 350,
  rating: 4.5,
  reviewCount: 12,
  facilities: [{ key: 'sauna', name: 'sauna' }],
  images: [{ url: 'own/7/1.jpg', width: 1600, height: 1067, tagIds: [1] }],
  option: {
    arrival: '2027-05-01',
    departure: '2027-05-08',
    duration: 7,
    price: 70_000,
    normalPrice: 80_000,
    currency: 'EUR',
    discountTags: ['early'],
  },
  energyEstimate: null,
}

/** An in-process broker that executes documents against the published schema. */
function connect(root: Record<string, unknown>) {
  const service = createServiceClient({
    name: 'broker',
    baseUrl: 'http://broker.test',
    publicKey: 'demo',
    fetch: inProcessFetch(async (request) => {
      const { query, variables } = JSON.parse(await request.text())
      return Response.json(await graphql({ schema, source: query, variableValues: variables, rootValue: root }))
    }),
  })
  const errors = createGraphqlErrorStore()
  return createBrokerClient(createGraphqlClient({ client: 'broker', service, operations: brokerOperations, errors }))
}

describe('the documents of the broker', () => {
  test.each(brokerOperations)('$name fits the schema', (operation) => {
    const document = parse(operation.text)
    expect(validate(schema, document)).toEqual([])
    expect(document.definitions).toMatchObject([{ operation: operation.kind, name: { value: operation.name } }])
  })

  test('have distinct names', () => {
    const names = brokerOperations.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the front page queries', () => {
  test('the number of houses', async () => {
    expect(await connect({ lodgingCount: ({ lan }: { lan: number }) => lan * 100 }).lodgingCount(2)).toBe(200)
  })

  test('the areas', async () => {
    expect(await connect({ areas: [dunes] }).areas(1)).toEqual([dunes])
  })

  test('all places, from north to south', async () => {
    const town = { id: 48, name: 'Lakolk', latitude: 55.14, longitude: 8.5, lodgingCount: 3 }
    const island = { ...dunes, id: 16, latitude: 55.1, locations: [town] }
    const north = { ...dunes, id: 1, latitude: 56.1, locations: [] }
    const places = await connect({ areas: [island, north] }).places(1)
    expect(places.map(({ id, locations }) => [id, locations])).toEqual([
      [1, []],
      [16, [town]],
    ])
  })

  test('and gets an error if the broker cannot answer', async () => {
    const broker = connect({
      lodgingCount: () => {
        throw new Error('no database')
      },
    })
    await expect(broker.lodgingCount(2)).rejects.toThrow('LodgingCount failed: no database')
  })
})

describe('editorial pages query', () => {
  const review = {
    id: 9,
    lodgingId: 7,
    lodgingName: 'ab1234',
    locationId: 20,
    areaName: 'Klitterne',
    language: 2,
    name: 'Nele',
    place: 'Kiel',
    isoCountry: 'DE',
    date: '2027-01-10',
    rating: 5,
    aspects: { house: 5, cleanliness: 4, location: null, value: null },
    topics: ['dog' as const],
    photos: [{ url: 'uploads/a.jpg', alt: 'Meer', width: 1200, height: 900 }],
    hasHadAfterCare: false,
    answerText: 'Gern wieder.',
    answerTextDa: 'Gerne igen.',
    answerTextDe: null,
    answerTextEn: null,
    responseText: null,
    responseTextDa: null,
    responseTextDe: null,
    responseTextEn: null,
    responseTime: null,
    text: 'Gerne igen.',
    response: null,
    textLanguage: 1,
  }
  const stats = { average: 4.6, best: 5, count: 31, worst: 2 }

  test('a house that is sold out, and get a card without a price', async () => {
    const soldOut = { ...lodging, option: null }
    const calls: unknown[] = []
    const lodgingsByIds = (variables: unknown) => {
      calls.push(variables)
      return [soldOut]
    }
    const broker = connect({ lodgingsByIds })
    expect(await broker.lodgingsByIds({ lan: 2, ids: [20] })).toEqual([soldOut])
    expect(calls).toEqual([{ lan: 2, ids: [20], adults: 2, children: 0, infants: 0, pets: 0 }])
  })

  test('a page of reviews', async () => {
    const page = { total: 31, page: 2, pageSize: 10, items: [review], stats }
    expect(await connect({ guestReviewPage: page }).guestReviewPage({ lan: 1, page: 2 })).toEqual(page)
  })

  test('a place without reviews, and get none', async () => {
    const nobody = { average: null, best: null, count: 0, worst: null }
    const page = { total: 0, page: 1, pageSize: 10, items: [], stats: nobody }
    const broker = connect({ randomReviewByLocations: null, guestReviewPage: page })
    expect(await broker.randomReviewByLocations({ lan: 1, locationIds: [1] })).toBeNull()
    expect(await broker.guestReviewPage({ lan: 1 })).toEqual(page)
  })

  test('the weather, and reject a source that they could not attribute', async () => {
    const weather = {
      id: 3,
      areaId: 3,
      time: '2027-07-10T10:00:00.000Z',
      lat: 55.5,
      lng: 8.1,
      airPressure: null,
      airTemperature: 17.2,
      cloudAreaFraction: 40,
      relativeHumidity: 70,
      windFromDirection: 270,
      windSpeed: 6,
      symbolNext1Hours: 'fair_day',
      symbolNext6Hours: null,
      symbolNext12Hours: null,
      days: [],
      meta: { source: 'climate-model', updatedAt: '2027-07-10T10:00:00.000Z', attribution: null },
    }
    expect(await connect({ areaWeather: weather }).areaWeather({ areaId: 3 })).toEqual(weather)
    const unknown = { ...weather, meta: { ...weather.meta, source: 'crystal-ball' } }
    await expect(connect({ areaWeather: unknown }).areaWeather({ areaId: 3 })).rejects.toThrow('AreaWeather')
  })

  test('the rating of the site', async () => {
    const meta = { source: 'own-reviews', isDemo: true }
    const trustStats = { domain: 'marram.example', stars: 4.5, trustScore: 4.6, reviewsTotal: 31, meta }
    expect(await connect({ trustStats }).trustStats({ domain: 'marram.example' })).toEqual(trustStats)
  })

  test('the target of an old address', async () => {
    const redirect = { from: '/hus/', to: '/#top', isPermanent: true }
    expect(await connect({ redirect }).redirect({ lan: 1, specifier: '/hus/' })).toEqual(redirect)
    expect(await connect({ redirect: null }).redirect({ lan: 1, specifier: '/nothing/' })).toBeNull()
  })
})
