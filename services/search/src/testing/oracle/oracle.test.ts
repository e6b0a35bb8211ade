import { arrivalWindow } from '@marram/domain/change-day'
import { type Criteria, criteriaFrom } from '@marram/domain/criteria/criterion'
import { editions } from '@marram/domain/edition'
import { addDays } from '@marram/domain/iso-day'
import { minorPerWhole } from '@marram/domain/money'
import type { LodgingPrices } from '@marram/domain/price-plan'
import { groupOf } from '@marram/domain/search-request/criterion-groups'
import { type LodgingsLeft, scarceLodgings, scarcitySearches } from '@marram/domain/urgency'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFilter } from '../../filter/parse-filter.ts'
import { planFilter } from '../../plan/plan-filter.ts'
import { createEngine, setScene } from '../../query/engine.ts'
import { searchOptions } from '../../query/search-options.ts'
import { parseSortRule } from '../../query/sort-rule.ts'
import { findOptionView } from '../../query/view.ts'
import { preparePrices } from '../../query/warm-up.ts'
import { createCalendar } from '../../store/calendar.ts'
import type { LodgingRecord } from '../../store/record.ts'
import { createStore, dropLodging, putLodging } from '../../store/store.ts'
import {
  catalogueDays,
  catalogueSeasons,
  catalogueStart,
  createRandom,
  randomCatalogue,
  randomLodging,
} from '../random-catalogue.ts'
import {
  findDisagreement,
  findWrongCount,
  findWrongDay,
  findWrongWeek,
  readSearch,
  type Trial,
} from './disagreement.ts'
import { cheapestStays, createOracle, exactPrices, personsIn } from './expect-search.ts'
import { drawCriterion, drawSearch, type SearchWorld } from './random-search.ts'

const now = new Date('2027-04-05T12:30:00Z')
/** A sample: `npm run proof -- search` draws thousands, and from a new catalogue every 250. */
const lodgings = 24
/** Testing every option takes long on a busy machine. */
const timeoutMs = 120_000

function trialOf(records = randomCatalogue(1966, lodgings)) {
  const calendar = createCalendar(catalogueSeasons, catalogueStart, catalogueDays)
  const store = createStore(calendar, 96)
  for (const record of records) putLodging(store, record)
  const catalogue = { records, window: { from: catalogueStart, days: catalogueDays, longest: calendar.longest }, now }
  return { engine: createEngine(store), oracle: createOracle(catalogue), now, store }
}

const seeds = fc.integer({ min: 0, max: 2_000_000_000 })
const { engine, oracle } = trialOf()
const trials: readonly Trial[] = editions.map((edition) => ({ engine, oracle, edition, now }))
const world: SearchWorld = {
  from: catalogueStart,
  days: catalogueDays,
  longest: 16,
  locations: [44, 45, 46, 47, 48, 49],
  prices: exactPrices(oracle),
}

test(
  'the engine finds the same as a scan of all options, in the same order and at the same price',
  () => {
    let found = 0
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = createRandom(seed)
        const trial = trials[random.below(3)]
        if (trial === undefined) return
        const search = drawSearch(random, world)
        expect(findDisagreement(trial, search)).toBeNull()
        expect(findWrongDay(trial, search)).toBeNull()
        found += 1
      }),
      { numRuns: 40 },
    )
    expect(found).toBe(40)
  },
  timeoutMs,
)

test(
  'the count beside every choice is the number of houses after selecting it',
  () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = createRandom(seed)
        const search = drawSearch(random, world, 4)
        const choices = Array.from({ length: 6 }, () => drawCriterion(random, world))
          .filter(([key, , comparator]) => key !== '10' || comparator === undefined)
          .map(([key, value]) => ({ key, value }))
        const [trial] = trials
        if (trial) expect(findWrongCount(trial, search, choices)).toBeNull()
      }),
      { numRuns: 16 },
    )
  },
  timeoutMs,
)

test(
  'the price strip shows the cheapest stay of every week, and the number of houses with one',
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
  timeoutMs,
)

test(
  'after bookings, changes, additions and removals the engine still agrees',
  async () => {
    const records = randomCatalogue(7, lodgings)
    const changing = trialOf([...records])
    const [edition] = editions
    if (edition === undefined) throw new Error('There is no edition')
    const random = createRandom(3)
    let current = changing.oracle
    await preparePrices(changing.engine, now)
    for (let round = 0; round < 11; round += 1) {
      const ask = drawSearch(random, world)
      expect(findDisagreement({ ...changing, oracle: current, edition }, ask)).toBeNull()
      const booked = round % 2 === 0 ? records[random.below(records.length)] : undefined
      const arrival = addDays(catalogueStart, random.below(catalogueDays))
      const changed = booked
        ? { ...booked, taken: [...booked.taken, { arrival, departure: addDays(arrival, 1 + random.below(14)) }] }
        : randomLodging(random, 1 + random.below(lodgings + 10))
      const gone = booked ? 0 : 1 + random.below(lodgings)
      const rest = records.filter(({ id }) => id !== changed.id && id !== gone)
      records.splice(0, records.length, ...rest, ...(changed.id === gone ? [] : [changed]))
      putLodging(changing.store, changed)
      dropLodging(changing.store, gone)
      // As in the indexer, which prices only the house; in a third of the rounds guests search before it has.
      if (round % 3 !== 0) await preparePrices(changing.engine, now)
      current = trialOf([...records]).oracle
      const trial = { ...changing, oracle: current, edition }
      expect(findDisagreement(trial, ask)).toBeNull()
      expect(
        findWrongCount(trial, ask, [
          { key: 'maxPris', value: 900 },
          { key: '10', value: 4 },
        ]),
      ).toBeNull()
      expect(findWrongWeek(trial, ask)).toBeNull()
    }
  },
  timeoutMs,
)

test(
  'last-minute searches agree by price, party and length, before and after the cheapest stay is booked',
  () => {
    const records = randomCatalogue(11, 40).map((record) => ({ ...record, prices: onSale(record) }))
    const changing = trialOf([...records])
    const [edition] = editions
    if (edition === undefined) throw new Error('There is no edition')
    const random = createRandom(5)
    let trial = { ...changing, edition }
    for (let round = 0; round < 30; round += 1) {
      const party = criteriaFrom([
        ['lastMinute', { value: true, comparator: '=' }],
        ...(random.chance(0.7) ? [['10', { value: 1 + random.below(8), comparator: '>=' }] as const] : []),
        ...(random.chance(0.3) ? [['duration', { value: 2 + random.below(9), comparator: '=' }] as const] : []),
      ])
      const { view, condition } = readSearch(trial, { criteria: party, order: null })
      const found = trial.oracle.search(view, condition, [], personsIn(party))
      const cheapest = found[random.below(found.length)]
      const limit = () => (found[random.below(found.length)]?.price ?? 90_000) / minorPerWhole
      const criteria = criteriaFrom([
        ...party,
        ...(cheapest && random.chance(0.6)
          ? [['maxPris', { value: cheapest.price / minorPerWhole, comparator: '<=' }] as const]
          : []),
      ])
      const search = { criteria, order: drawSearch(random, world).order }
      // Round limits are counted together, others one by one.
      const prices = [limit(), limit()].map((exact) => (round % 2 === 0 ? exact : Math.ceil(exact / 50) * 50))
      const choices = [
        ...prices.map((value) => ({ key: 'maxPris', value }) as const),
        ...[2, 5, 7].map((value) => ({ key: '10', value }) as const),
        { key: 'duration', value: 5 } as const,
      ]
      const agree = () => {
        expect(findDisagreement(trial, search)).toBeNull()
        expect(findWrongCount(trial, search, choices)).toBeNull()
      }
      agree()
      const place = records.findIndex(({ id }) => id === cheapest?.lodgingId)
      const record = records[place]
      if (cheapest === undefined || record === undefined) continue
      const stay = { arrival: addDays(cheapest.date, -3), departure: addDays(cheapest.date, 4) }
      const booked = { ...record, taken: [...record.taken, stay] }
      records[place] = booked
      putLodging(changing.store, booked)
      trial = { ...trial, oracle: trialOf([...records]).oracle }
      agree()
    }
  },
  timeoutMs,
)

/** Days with a larger saving, with a smaller one, and with an even lower price that counts as no saving. */
function onSale({ id, prices }: LodgingRecord): LodgingPrices {
  const references = prices.seasons.map(({ id: seasonId, weekPrice }) => ({ seasonId, weekPrice }))
  const day = (after: number) => addDays(catalogueStart, 4 + (id % 6) + after)
  const larger = { tag: 'spring', percent: 5, arrivalFrom: day(0), arrivalUntil: day(3), references }
  const smaller = { ...larger, percent: 3, arrivalFrom: day(4), arrivalUntil: day(7) }
  const cheaper = { ...larger, percent: 30, arrivalFrom: day(8), arrivalUntil: day(15), references: [] }
  return { ...prices, discounts: [larger, smaller, cheaper] }
}

const views = ['lodgingOptions_duration-_lan-2', 'lodgingOptions_duration-7_lan-2', 'lodgingOptionsLastMinute_lan-1']
const sorts = [
  ...['dateTs:asc', 'dateTs:desc', 'duration:asc', 'duration:desc', 'price:asc', 'price:desc', 'date:asc'],
  ...['holidayCost:asc', 'holidayCost:desc'],
]

test(
  'lower and upper bounds of price and saving, and sorts by day and length, agree as well',
  () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = createRandom(seed)
        const view = findOptionView(views[random.below(views.length)] ?? '')
        if (view === null) throw new Error('There is no such index')
        const stays = cheapestStays(oracle, view)
        const exact = stays[random.below(stays.length)]?.price ?? 0
        const from = random.chance(0.5) ? 100 * random.below(2500) : exact
        const bounds = [
          `price >= ${from}`,
          `price ${from} TO ${from + 100 * random.below(400)}`,
          `price > ${from} AND duration >= ${random.below(10)}`,
          `discountPercentage >= ${random.below(40)}`,
          `NOT price ${from} TO ${from + 50_000}`,
          'lodgingId > 0',
          `fromPrice <= ${from}`,
          `fromPrice ${from} TO ${from + 60_000} AND facilities.53 = true`,
          `NOT fromPrice > ${from} OR price < ${from / 2}`,
        ]
        const filter = bounds[random.below(bounds.length)] ?? ''
        const sort = [sorts[random.below(sorts.length)], sorts[random.below(sorts.length)]]
          .slice(0, random.below(3))
          .flatMap((rule) => parseSortRule(rule ?? '') ?? [])
        const condition = parseFilter(filter)
        const expected = oracle.search(view, condition, sort, 2)
        const terms = planFilter(condition, engine.store.calendar)
        const skip = random.below(4)
        const query = { terms, sort, skip, count: 1 + random.below(lodgings), text: null }
        const found = searchOptions(setScene(engine, view, now), query)
        const mine = found.hits.map(({ row, option }) => [engine.store.ids[row], option?.price, option?.nights])
        const page = expected.slice(skip, skip + query.count)
        expect([filter, ...mine]).toEqual([filter, ...page.map((one) => [one.lodgingId, one.price, one.duration])])
      }),
      { numRuns: 30 },
    )
  },
  timeoutMs,
)

test('a house whose price is exactly the limit is found, discounted or not', () => {
  const [view] = views.flatMap((uid) => findOptionView(uid) ?? [])
  if (!view) throw new Error('no view')
  const stays = cheapestStays(oracle, view)
  expect(stays.some(({ discountTotal }) => discountTotal > 0)).toBe(true)
  for (const { lodgingId, dateTs, duration, price } of stays) {
    const filter = `dateTs = ${dateTs} AND duration = ${duration} AND price <= ${price}`
    const terms = planFilter(parseFilter(filter), engine.store.calendar)
    const { hits } = searchOptions(setScene(engine, view, now), {
      terms,
      sort: [],
      skip: 0,
      count: lodgings,
      text: null,
    })
    expect([filter, ...hits.map(({ row }) => engine.store.ids[row])]).toContain(lodgingId)
  }
})

test(
  'the first houses by holiday cost are the same for any number of hits',
  () => {
    const [sort] = ['holidayCost:asc'].flatMap((rule) => parseSortRule(rule) ?? [])
    const view = findOptionView(views[0] ?? '')
    if (!sort || !view) throw new Error('no view')
    const filters = ['lodgingId > 0', 'duration = 7', 'duration = 3 AND facilities.53 = true', 'price <= 90000']
    for (const condition of filters.map(parseFilter)) {
      const expected = oracle.search(view, condition, [sort], 2).map(({ lodgingId }) => lodgingId)
      const terms = planFilter(condition, engine.store.calendar)
      for (let count = 1; count <= expected.length; count += 1) {
        const query = { terms, sort: [sort], skip: count - 1, count: 1, text: null }
        const [hit] = searchOptions(setScene(engine, view, now), query).hits
        expect(hit && engine.store.ids[hit.row]).toBe(expected[count - 1])
      }
    }
  },
  timeoutMs,
)

test(
  'twenty statements about the last free houses agree with a scan of all options',
  () => {
    const statements: LodgingsLeft[] = []
    // Fixed seeds: fewer than twenty statements would prove less than the name says.
    for (let seed = 1; statements.length < 20 && seed <= 200; seed += 1) {
      const { stated, true: counted } = lodgingsLeftFor(createRandom(seed * 7919))
      expect(stated).toEqual(counted)
      const statement = scarceLodgings(stated)
      if (statement !== null) statements.push(statement)
    }
    expect(statements).toHaveLength(20)
  },
  timeoutMs,
)

/** A year with many weeks nearly sold out: about half of the usual catalogue is free on any day. */
const busy = trialOf(
  randomCatalogue(1966, lodgings).map((record, index) => {
    const random = createRandom(index + 1)
    const weeks = Array.from({ length: Math.floor(catalogueDays / 7) }, (_, week) => addDays(catalogueStart, 7 * week))
    const sold = weeks.filter(() => random.chance(0.5))
    return {
      ...record,
      taken: [...record.taken, ...sold.map((arrival) => ({ arrival, departure: addDays(arrival, 7) }))],
    }
  }),
)

/** A search with a day and a price limit: the site's statement, and the truth at any price. */
function lodgingsLeftFor(random: ReturnType<typeof createRandom>): { stated: LodgingsLeft; true: LodgingsLeft } {
  const edition = editions[random.below(editions.length)]
  if (edition === undefined) throw new Error('There is no edition')
  const { engine, oracle } = busy
  const trial: Trial = { engine, oracle, edition, now }
  const day = addDays(catalogueStart, 7 + random.below(catalogueDays - 30))
  const limit = { value: 300 + random.below(1500), comparator: '<=' } as const
  const { criteria: others } = drawSearch(random, world, 1)
  const limited = criteriaFrom([
    ...[...others].filter(([key]) => groupOf(key) !== 'arrival' && key !== 'maxPris'),
    ['ankomst', { value: [day], comparator: '=' }],
    ['maxPris', limit],
  ])
  const { onDates, onAnyDay } = scarcitySearches(limited)
  const count = (criteria: Criteria) => {
    const { view, condition } = readSearch(trial, { criteria, order: null })
    const terms = planFilter(condition, engine.store.calendar)
    return searchOptions(setScene(engine, view, now), { terms, sort: [], skip: 0, count: 0, text: null }).total
  }
  const fit = criteriaFrom([...limited].filter(([key]) => key !== 'ankomst' && key !== 'maxPris'))
  const { view, condition } = readSearch(trial, { criteria: fit, order: null })
  const options = oracle.options(view, condition, personsIn(fit))
  const days = arrivalWindow(day)
  const free = options.filter(({ date }) => days.includes(date))
  const houseCount = (some: typeof options) => new Set(some.map(({ lodgingId }) => lodgingId)).size
  return {
    stated: { left: count(onDates), of: count(onAnyDay) },
    true: { left: houseCount(free), of: houseCount(options) },
  }
}
