import { editions } from '@marram/domain/edition'
import { createEngine } from '@marram/search/query/engine'
import { createCalendar } from '@marram/search/store/calendar'
import { createStore, putLodging } from '@marram/search/store/store'
import {
  findDisagreement,
  findWrongCount,
  findWrongDay,
  findWrongWeek,
} from '@marram/search/testing/oracle/disagreement'
import { createOracle, exactPrices } from '@marram/search/testing/oracle/expect-search'
import { drawCriterion, drawSearch } from '@marram/search/testing/oracle/random-search'
import {
  catalogueDays,
  catalogueSeasons,
  catalogueStart,
  createRandom,
  randomCatalogue,
} from '@marram/search/testing/random-catalogue'
import { test } from 'vitest'
import { countOf, patience, say, seed } from './proof.ts'

const searches = countOf({ sample: 250, full: 5000 })
const searchesEach = 250
const lodgings = 20
const choicesEach = 3
const now = new Date('2027-04-05T12:30:00Z')

test('ids, order, options, days, totals, counts and prices match an exhaustive scan of all options', patience, () => {
  for (let done = 0, own = seed; done < searches; done += searchesEach, own += 1) {
    proveCatalogue(own, Math.min(searchesEach, searches - done))
    say(`${Math.min(searches, done + searchesEach)} searches; seed ${own} agrees`)
  }
})

function proveCatalogue(seed: number, count: number): void {
  const records = randomCatalogue(seed, lodgings)
  const calendar = createCalendar(catalogueSeasons, catalogueStart, catalogueDays)
  const store = createStore(calendar, 64)
  for (const record of records) putLodging(store, record)
  const window = { from: catalogueStart, days: catalogueDays, longest: calendar.longest }
  const oracle = createOracle({ records, window, now })
  const world = { ...window, locations: [44, 45, 46, 47, 48, 49], prices: exactPrices(oracle) }
  const engine = createEngine(store)
  const random = createRandom(seed)
  for (let round = 0; round < count; round += 1) {
    const edition = editions[random.below(editions.length)] ?? editions[0]
    if (edition === undefined) throw new Error('There is no edition.')
    const trial = { engine, oracle, edition, now }
    const search = drawSearch(random, world)
    const choices = Array.from({ length: choicesEach }, () => drawCriterion(random, world))
      .filter(([key, , comparator]) => key !== '10' || comparator === undefined)
      .map(([key, value]) => ({ key, value }))
    const problem =
      findDisagreement(trial, search) ??
      findWrongDay(trial, search) ??
      findWrongCount(trial, search, choices) ??
      findWrongWeek(trial, search)
    if (problem !== null) throw new Error(`Catalogue ${seed}, search ${round}: ${problem}`)
  }
}
