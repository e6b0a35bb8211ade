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
const house = {
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

/** A broker in this process that executes documents by the published schema. */
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

  test('have names of their own', () => {
    const names = brokerOperations.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the front page asks the broker', () => {
  test('how many houses there are', async () => {
    expect(await connect({ lodgingCount: ({ lan }: { lan: number }) => lan * 100 }).lodgingCount(2)).toBe(200)
  })

  test('for the areas', async () => {
    expect(await connect({ areas: [dunes] }).areas(1)).toEqual([dunes])
  })

  test('for houses that are free around a date', async () => {
    const asked: unknown[] = []
    const broker = connect({
      featuredLodgings: (variables: unknown) => {
        asked.push(variables)
        return [house]
      },
    })
    const wish = { lan: 2, limit: 4, arrivalFrom: '2027-05-01', arrivalUntil: '2027-05-14', duration: 7 } as const
    expect(await broker.featuredLodgings(wish)).toEqual([house])
    expect(asked).toEqual([wish])
  })

  test('and learns when the broker cannot say', async () => {
    const broker = connect({
      lodgingCount: () => {
        throw new Error('no database')
      },
    })
    await expect(broker.lodgingCount(2)).rejects.toThrow('LodgingCount failed: no database')
  })
})
