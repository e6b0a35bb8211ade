import { editions } from '@marram/domain/edition'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEngine } from '../query/engine.ts'
import { createCalendar } from '../store/calendar.ts'
import { createStore, dropLodging, putLodging } from '../store/store.ts'
import {
  catalogueDays,
  catalogueSeasons,
  catalogueStart,
  createRandom,
  randomCatalogue,
  randomLodging,
} from '../testing/random-catalogue.ts'
import { findDisagreement, findMiscount, findWrongWeek, type Trial } from './disagreement.ts'
import { createOracle } from './expect-search.ts'
import { drawSearch, drawWish, type SearchWorld } from './random-search.ts'

const now = new Date('2027-04-05T12:30:00Z')
const world: SearchWorld = {
  from: catalogueStart,
  days: catalogueDays,
  longest: 16,
  locations: [44, 45, 46, 47, 48, 49],
}
const houses = 40
/** Looking at every option takes its time on a busy machine. */
const patienceMs = 120_000

function trialOf(records = randomCatalogue(1966, houses)) {
  const calendar = createCalendar(catalogueSeasons, catalogueStart, catalogueDays)
  const store = createStore(calendar, 96)
  for (const record of records) putLodging(store, record)
  const catalogue = { records, window: { from: catalogueStart, days: catalogueDays, longest: calendar.longest }, now }
  return { engine: createEngine(store), oracle: createOracle(catalogue), now, store }
}

const seeds = fc.integer({ min: 0, max: 2_000_000_000 })
const { engine, oracle } = trialOf()
const trials: readonly Trial[] = editions.map((edition) => ({ engine, oracle, edition, now }))

test(
  'the engine finds what looking at every option finds, in the same order and at the same price',
  () => {
    let found = 0
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = createRandom(seed)
        const trial = trials[random.below(3)]
        if (trial === undefined) return
        const search = drawSearch(random, world)
        expect(findDisagreement(trial, search)).toBeNull()
        found += 1
      }),
      { numRuns: 100 },
    )
    expect(found).toBe(100)
  },
  patienceMs,
)

test(
  'the count beside every choice is what the guest gets on choosing it',
  () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = createRandom(seed)
        const search = drawSearch(random, world, 4)
        const choices = Array.from({ length: 6 }, () => drawWish(random, world))
          .filter(([key, , comparator]) => key !== '10' || comparator === undefined)
          .map(([key, value]) => ({ key, value }))
        const [trial] = trials
        if (trial) expect(findMiscount(trial, search, choices)).toBeNull()
      }),
      { numRuns: 40 },
    )
  },
  patienceMs,
)

test(
  'the price strip shows the cheapest stay of every week, and how many houses have one',
  () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = createRandom(seed)
        const trial = trials[random.below(3)]
        if (trial) expect(findWrongWeek(trial, drawSearch(random, world, 4))).toBeNull()
      }),
      { numRuns: 30 },
    )
  },
  patienceMs,
)

test(
  'after houses changed, came and went, the engine still agrees',
  () => {
    const records = randomCatalogue(7, houses)
    const own = trialOf([...records])
    const [edition] = editions
    if (edition === undefined) throw new Error('There is no edition')
    const random = createRandom(3)
    let current = own.oracle
    for (let round = 0; round < 12; round += 1) {
      const ask = drawSearch(random, world)
      expect(findDisagreement({ ...own, oracle: current, edition }, ask)).toBeNull()
      const changed = randomLodging(random, 1 + random.below(houses + 10))
      const gone = 1 + random.below(houses)
      const rest = records.filter(({ id }) => id !== changed.id && id !== gone)
      records.splice(0, records.length, ...rest, ...(changed.id === gone ? [] : [changed]))
      putLodging(own.store, changed)
      dropLodging(own.store, gone)
      current = trialOf([...records]).oracle
      const trial = { ...own, oracle: current, edition }
      expect(findDisagreement(trial, ask)).toBeNull()
      expect(
        findMiscount(trial, ask, [
          { key: 'maxPris', value: 900 },
          { key: '10', value: 4 },
        ]),
      ).toBeNull()
      expect(findWrongWeek(trial, ask)).toBeNull()
    }
  },
  patienceMs,
)
