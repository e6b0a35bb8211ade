import { firstBookableDay } from '@marram/domain/booking-cutoff'
import { defaultDuration } from '@marram/domain/change-day'
import type { Criteria } from '@marram/domain/criteria/criterion'
import { presentOrder } from '@marram/domain/criteria/order'
import { emptySearch } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import type { Edition } from '@marram/domain/edition'
import { addDays, isoDayFromEpoch, isoWeekday } from '@marram/domain/iso-day'
import { optionsIndex } from '@marram/domain/search-index'
import { type CriterionChoice, countsQuestion } from '@marram/domain/search-request/choice-question'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import { searchBody, searchIndex } from '@marram/domain/search-request/search-body'
import { isShownBefore, searchedStay } from '@marram/domain/search-request/searched-stay'
import { parseFilter } from '../../filter/parse-filter.ts'
import { planFilter } from '../../plan/plan-filter.ts'
import { countChoices, planCounts } from '../../query/choices.ts'
import { type Engine, setScene } from '../../query/engine.ts'
import { priceStrip } from '../../query/price-strip.ts'
import { preferenceOf } from '../../query/representative.ts'
import { searchOptions } from '../../query/search-options.ts'
import { parseSortRule, type SortRule } from '../../query/sort-rule.ts'
import { findOptionView, type OptionView } from '../../query/view.ts'
import { type Oracle, personsIn } from './expect-search.ts'
import type { OptionDocument } from './oracle.ts'
import type { DrawnSearch } from './random-search.ts'

export type Trial = Readonly<{ engine: Engine; oracle: Oracle; edition: Edition; now: Date }>

/** Compares ids, options, order and total of engine and oracle; null if they agree. */
export function findDisagreement(trial: Trial, search: DrawnSearch): string | null {
  const { engine, oracle, edition, now } = trial
  const { view, condition, sort } = readSearch(trial, search)
  const persons = personsIn(search.criteria)
  const expected = oracle.search(view, condition, sort, persons)
  const scene = setScene(engine, view, now)
  const query = {
    terms: planFilter(condition, engine.store.calendar),
    sort,
    skip: 0,
    count: expected.length + 5,
    text: null,
  }
  const found = searchOptions(scene, query)
  const { store } = engine
  const mine = found.hits.map(({ row, option }) => {
    if (option === null) return `${store.ids[row]} without an option`
    const date = isoDayFromEpoch(store.calendar.firstDay + option.day)
    return `${store.ids[row]} ${date}+${option.nights} ${option.price} -${option.discountTotal} ${option.discountPercentage}%`
  })
  const theirs = expected.map(
    (one) =>
      `${one.lodgingId} ${one.date}+${one.duration} ${one.price} -${one.discountTotal} ${one.discountPercentage}%`,
  )
  const at = theirs.findIndex((line, index) => line !== mine[index])
  if (at < 0 && mine.length === theirs.length && found.total === theirs.length) return null
  const where = at < 0 ? theirs.length : at
  return `${describe(search)} (${edition.key}): place ${where} is ${mine[where]}, should be ${theirs[where]}; total ${found.total}, should be ${theirs.length}`
}

/**
 * The list shows a stay selected by the broker, the map the price found by the engine. Null if they agree for every
 * house, and if a stay on a requested day is shown whenever no other is cheaper or ranks better.
 */
export function findWrongDay(trial: Trial, search: DrawnSearch): string | null {
  const { engine, oracle, now } = trial
  const { asked = [], prefer } = searchedStay(search, now)
  const { view, condition, sort } = readSearch(trial, search)
  if (asked.length === 0 || preferenceOf(sort) !== prefer) return null
  const query = { terms: planFilter(condition, engine.store.calendar), sort, skip: 0, count: 1000, text: null }
  const { hits } = searchOptions(setScene(engine, view, now), query)
  const prices = new Map(hits.map(({ row, option }) => [engine.store.ids[row], option?.price]))
  const rankOf = (option: OptionDocument) => (prefer === 'price' ? option.price : -option[prefer])
  const isRequested = ({ date }: OptionDocument) => asked.includes(date)
  const found = (option: OptionDocument) => ({
    price: option.price,
    day: option.dateTs,
    nights: option.duration,
    isRequested: isRequested(option),
  })
  const options = oracle.options(view, condition, personsIn(search.criteria))
  for (const [id, houseOptions] of Map.groupBy(options, ({ lodgingId }) => lodgingId)) {
    const shown = houseOptions.reduce((best, one) =>
      isShownBefore(rankOf(one) - rankOf(best), found(one), found(best)) ? one : best,
    )
    if (prices.get(id) !== shown.price) return `${describe(search)}: house ${id} is listed at ${shown.price}`
    const equal = houseOptions.filter((one) => rankOf(one) === rankOf(shown) && one.price === shown.price)
    if (!isRequested(shown) && equal.some(isRequested))
      return `${describe(search)}: house ${id} is shown on ${shown.date}`
  }
  return null
}

/** Compares the counts with choices and without criteria. */
export function findWrongCount(
  trial: Trial,
  { criteria, order }: DrawnSearch,
  choices: readonly CriterionChoice[],
): string | null {
  const { engine, oracle, edition, now } = trial
  const question = countsQuestion(criteria, choices, now)
  const view = viewOf(optionsIndex(edition.languageId, null))
  const plan = (filter: string) => planFilter(parseFilter(filter), engine.store.calendar)
  const criteriaTerms = new Map(Object.entries(question.criteria).map(([key, filter]) => [key, plan(filter)]))
  const planned = question.choices.map(({ without, filter }) => ({ without, terms: plan(filter) }))
  const scene = setScene(engine, view, now)
  const counted = countChoices(scene, planCounts(scene, criteriaTerms, planned))
  for (const [index, choice] of question.choices.entries()) {
    const others = Object.entries(question.criteria).filter(([key]) => !choice.without.includes(key))
    const condition = parseFilter([...others.map(([, filter]) => filter), choice.filter].filter((part) => part !== ''))
    const persons = personsIn(withChoice(criteria, choices[index]))
    const expected = oracle.search(view, condition, [], persons).length
    if (counted.choices[index] === expected) continue
    return `${describe({ criteria, order })} with ${JSON.stringify(choices[index])}: ${counted.choices[index]}, should be ${expected}`
  }
  for (const [key, count] of counted.without) {
    const others = Object.entries(question.criteria).filter(([other]) => other !== key)
    const persons = key === '10' ? 2 : personsIn(criteria)
    const expected = oracle.search(view, parseFilter(others.map(([, filter]) => filter)), [], persons).length
    if (count !== expected) return `${describe({ criteria, order })} without ${key}: ${count}, should be ${expected}`
  }
  return null
}

const weeksShown = 53

/** Compares the cheapest price of every week, leaving out dates as the page does. */
export function findWrongWeek(trial: Trial, { criteria, order }: DrawnSearch): string | null {
  const { engine, oracle, edition, now } = trial
  const question = countsQuestion(criteria, [], now)
  const { arrival: _, ...others } = question.criteria
  const condition = parseFilter(Object.values(others))
  const view = viewOf(optionsIndex(edition.languageId, null))
  const terms = planFilter(condition, engine.store.calendar)
  const strip = priceStrip(setScene(engine, view, now), terms, null)
  const isAnyLength = criteria.has('lastMinute') && !criteria.has('duration')
  const options = oracle
    .options(view, condition, personsIn(criteria))
    .filter(({ duration }) => !isAnyLength || duration === defaultDuration)
  const [firstWeek] = strip
  if (firstWeek && (isoWeekday(firstWeek.saturday) !== 6 || firstWeek.saturday < firstBookableDay(now)))
    return `the first week is that of ${firstWeek.saturday}`
  if (strip.length !== weeksShown) return `${strip.length} weeks instead of ${weeksShown}`
  for (const [index, { saturday, price, total }] of strip.entries()) {
    const first = strip[0]?.saturday ?? saturday
    if (saturday !== addDays(first, 7 * index)) return `${saturday} is not a week after the one before`
    const [from, until] = [addDays(saturday, -2), addDays(saturday, 2)]
    const weekOptions = options.filter(({ date }) => date >= from && date <= until)
    const cheapest = weekOptions.length === 0 ? null : Math.min(...weekOptions.map((option) => option.price))
    const houses = new Set(weekOptions.map(({ lodgingId }) => lodgingId)).size
    if (price === cheapest && total === houses) continue
    return `${describe({ criteria, order })} (${edition.key}) in the week of ${saturday}: ${total} from ${price}, should be ${houses} from ${cheapest}`
  }
  return null
}

function withChoice(criteria: Criteria, choice: CriterionChoice | undefined): Criteria {
  if (choice?.key !== '10') return criteria
  return new Map([...criteria, ['10', { value: Number(choice.value), comparator: '>=' }]])
}

export function readSearch({ edition, now }: Trial, { criteria, order }: DrawnSearch) {
  const request = lodgingSearch({ criteria, order, page: 1 }, { language: edition.languageId, now })
  const body = searchBody(request)
  const sort: SortRule[] = body.sort.flatMap((rule) => parseSortRule(rule) ?? [])
  return { view: viewOf(searchIndex(request)), condition: parseFilter(body.filter), sort }
}

function viewOf(uid: string): OptionView {
  const view = findOptionView(uid)
  if (view === null) throw new Error(`No index is called ${uid}`)
  return view
}

function describe({ criteria, order }: DrawnSearch): string {
  return `${presentSearchUrl({ ...emptySearch, criteria })}${order === null ? '' : ` by ${presentOrder(order)}`}`
}
