import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm, type LodgingProfile, mostSimilar, similarity } from './related.ts'

const lodging: LodgingProfile = {
  id: 1,
  areaId: 5,
  latitude: 55.55,
  longitude: 8.1,
  maxPersons: 6,
  bedrooms: 3,
  standout: [53, 58],
  weekPrice: 90_000,
}
const like = (change: Partial<LodgingProfile>): LodgingProfile => ({ ...lodging, id: 2, ...change })

const profiles = fc.record({
  id: fc.integer({ min: 1, max: 500 }),
  areaId: fc.integer({ min: 1, max: 9 }),
  latitude: fc.double({ min: 55, max: 57.7, noNaN: true }),
  longitude: fc.double({ min: 8, max: 9, noNaN: true }),
  maxPersons: fc.integer({ min: 2, max: 24 }),
  bedrooms: fc.integer({ min: 1, max: 12 }),
  standout: fc.uniqueArray(fc.integer({ min: 50, max: 60 }), { maxLength: 5 }),
  weekPrice: fc.option(fc.integer({ min: 1, max: 900_000 })),
})

test('a twin next door has the maximum similarity', () => {
  expect(similarity(lodging, like({}))).toBe(100)
})

test('a house without anything in common has similarity 0', () => {
  const other = { areaId: 9, latitude: 57, maxPersons: 20, bedrooms: 9, standout: [51], weekPrice: 900_000 }
  expect(similarity(lodging, like(other))).toBe(0)
})

test.each([
  ['farther away', { areaId: 6, latitude: 55.65 }, { areaId: 7, latitude: 55.75 }],
  ['in another resort, at the same distance', { latitude: 55.65 }, { areaId: 6, latitude: 55.65 }],
  ['with more beds than needed', { maxPersons: 7 }, { maxPersons: 9 }],
  ['with beds missing rather than spare', { maxPersons: 8 }, { maxPersons: 4 }],
  ['with fewer bedrooms', { bedrooms: 3 }, { bedrooms: 2 }],
  ['without the sauna', { standout: [53, 58] }, { standout: [58] }],
  ['with a pool that nobody looked for', { standout: [53, 58] }, { standout: [51, 53, 58] }],
  ['that costs half as much again', { weekPrice: 95_000 }, { weekPrice: 135_000 }],
  ['without a price', { weekPrice: 95_000 }, { weekPrice: null }],
])('a house %s is less similar', (_, closer, farther) => {
  expect(similarity(lodging, like(closer))).toBeGreaterThan(similarity(lodging, like(farther)))
})

test('the resort has the largest weight', () => {
  const elsewhere = like({ areaId: 9, latitude: 57 })
  const others = [{ maxPersons: 20 }, { bedrooms: 9 }, { standout: [] }, { weekPrice: null }].map(like)
  for (const other of others) expect(similarity(lodging, other)).toBeGreaterThan(similarity(lodging, elsewhere))
})

test('two plain houses are similar in having nothing special', () => {
  const plain = { ...lodging, standout: [] }
  expect(similarity(plain, like({ standout: [] }))).toBe(100)
})

test('similarity is between 0 and 100, and 100 for the house itself unless it has no price', () => {
  fc.assert(
    fc.property(profiles, profiles, (a, b) => {
      expect(similarity(a, b)).toBeGreaterThanOrEqual(0)
      expect(similarity(a, b)).toBeLessThanOrEqual(100)
      expect(similarity(a, a)).toBe(a.weekPrice === null ? 85 : 100)
    }),
  )
})

test('the order does not depend on the input order and excludes the house itself', () => {
  fc.assert(
    fc.property(fc.uniqueArray(profiles, { selector: ({ id }) => id, maxLength: 20 }), profiles, (others, wanted) => {
      const ids = mostSimilar(wanted, others, 6).map(({ id }) => id)
      expect(mostSimilar(wanted, others.toReversed(), 6).map(({ id }) => id)).toEqual(ids)
      expect(ids).not.toContain(wanted.id)
      expect(ids.length).toBe(Math.min(6, others.filter(({ id }) => id !== wanted.id).length))
    }),
  )
})

test('equally similar houses are ordered by id, up to the limit', () => {
  const twins = [7, 3, 5].map((id) => ({ ...lodging, id }))
  expect(mostSimilar(lodging, twins, 2).map(({ id }) => id)).toEqual([3, 5])
  expect(mostSimilar(lodging, twins, -1)).toEqual([])
})

test('Blåvand and Henne Strand are about twenty kilometres apart', () => {
  const blavand = { latitude: 55.558, longitude: 8.131 }
  const henne = { latitude: 55.737, longitude: 8.179 }
  expect(distanceKm(blavand, henne)).toBeCloseTo(20.1, 0)
  expect(distanceKm(henne, blavand)).toBe(distanceKm(blavand, henne))
})
