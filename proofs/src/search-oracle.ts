import { editions } from '@marram/domain/edition'
import { createEngine } from '@marram/search/query/engine'
import { createCalendar } from '@marram/search/store/calendar'
import { createStore, putLodging } from '@marram/search/store/store'
import { findDisagreement, findMiscount, findWrongDay, findWrongWeek } from '@marram/search/testing/oracle/disagreement'
import { createOracle, exactPrices } from '@marram/search/testing/oracle/expect-search'
import { drawSearch, drawWish } from '@marram/search/testing/oracle/random-search'
import {
  catalogueDays,
  catalogueSeasons,
  catalogueStart,
  createRandom,
  randomCatalogue,
} from '@marram/search/testing/random-catalogue'

export type OracleProof = { readonly searches: number; readonly catalogues: number; readonly lodgings: number }
type Options = { readonly count: number; readonly seed: number; readonly log: (line: string) => void }

const lodgings = 20
const searchesEach = 250
const choicesEach = 3
const now = new Date('2027-04-05T12:30:00Z')

/** Random searches in random catalogues: ids, order, options, days, totals, counts and price strips must be those of looking at everything. */
export async function proveSearch({ count, seed, log }: Options): Promise<OracleProof> {
  const catalogues = Math.ceil(count / searchesEach)
  for (let number = 0; number < catalogues; number += 1) {
    proveCatalogue(seed + number, Math.min(searchesEach, count - number * searchesEach))
    log(`${Math.min(count, (number + 1) * searchesEach)} searches; seed ${seed + number} agrees`)
  }
  return { searches: count, catalogues, lodgings }
}

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
    const choices = Array.from({ length: choicesEach }, () => drawWish(random, world))
      .filter(([key, , comparator]) => key !== '10' || comparator === undefined)
      .map(([key, value]) => ({ key, value }))
    const problem =
      findDisagreement(trial, search) ??
      findWrongDay(trial, search) ??
      findMiscount(trial, search, choices) ??
      findWrongWeek(trial, search)
    if (problem !== null) throw new Error(`Catalogue ${seed}, search ${round}: ${problem}`)
  }
}
