import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fewestViews, knownCount, liveFacts, type ObservedFacts, tellingFacts, viewMark } from './live-fact.ts'

const quiet: ObservedFacts = { views: 0, hoursSinceBooking: null, freeWeeks: { free: 12, of: 12 } }
const factsOf = (found: Partial<ObservedFacts>) => liveFacts({ ...quiet, ...found })

test('a house without activity has no facts', () => {
  expect(liveFacts(quiet)).toEqual({ viewsLastDay: null, bookedWithin: null, freeWeeks: null })
  expect(tellingFacts(liveFacts(quiet))).toEqual([])
})

test('a guest never sees a count made up of their own views', () => {
  for (let views = 0; views < fewestViews; views += 1) expect(factsOf({ views }).viewsLastDay).toBeNull()
  expect(factsOf({ views: fewestViews }).viewsLastDay).toBe(fewestViews)
  expect(fewestViews).toBeGreaterThan(5)
})

test.each([
  [0, 'day'],
  [23, 'day'],
  [24, 'three-days'],
  [71, 'three-days'],
  [72, 'week'],
  [167, 'week'],
  [168, null],
  [-1, null],
] as const)('a booking %i hours ago is in bucket: %s', (hoursSinceBooking, within) => {
  expect(factsOf({ hoursSinceBooking }).bookedWithin).toBe(within)
})

test.each([
  [0, false],
  [1, true],
  [3, true],
  [4, false],
  [12, false],
])('%i free weeks of twelve are a fact: %s', (free, isTold) => {
  expect(factsOf({ freeWeeks: { free, of: 12 } }).freeWeeks).toEqual(isTold ? { free, of: 12 } : null)
})

test('a house without a future calendar is not nearly full', () => {
  expect(factsOf({ freeWeeks: { free: 0, of: 0 } }).freeWeeks).toBeNull()
})

test('at most two facts are shown, availability before the activity of others', () => {
  const facts = factsOf({ views: 40, hoursSinceBooking: 2, freeWeeks: { free: 2, of: 12 } })
  expect(tellingFacts(facts)).toEqual([
    { kind: 'free-weeks', free: 2, of: 12 },
    { kind: 'booked', within: 'day' },
  ])
  expect(tellingFacts({ ...facts, bookedWithin: null }).map(({ kind }) => kind)).toEqual(['free-weeks', 'views'])
})

test('no fact is invented', () => {
  const found = fc.record({
    views: fc.nat(2000),
    hoursSinceBooking: fc.option(fc.nat(400)),
    freeWeeks: fc.nat(12).map((free) => ({ free, of: 12 })),
  })
  fc.assert(
    fc.property(found, (observed) => {
      const facts = liveFacts(observed)
      expect([null, observed.views]).toContain(facts.viewsLastDay)
      if (facts.freeWeeks) expect(facts.freeWeeks).toEqual(observed.freeWeeks)
      if (facts.bookedWithin) expect(observed.hoursSinceBooking).not.toBeNull()
    }),
  )
})

test('no stays, reviews or views are not a fact', () => {
  expect([knownCount(0), knownCount(-1), knownCount(3)]).toEqual([null, null, 3])
})

test.each([
  [0, 0],
  [9, 0],
  [10, 10],
  [19, 10],
  [20, 20],
  [49, 20],
  [50, 50],
  [99, 50],
  [100, 100],
  [12_345, 10_000],
])('a total of %i has reached the mark of %i', (total, mark) => {
  expect(viewMark(total)).toBe(mark)
})
