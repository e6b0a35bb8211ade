import { defaultDuration } from '@marram/domain/change-day'
import type { Criteria } from '@marram/domain/criteria/criterion'
import { type Edition, editions } from '@marram/domain/edition'
import { isLastMinute } from '@marram/domain/last-minute'
import { defaultParty } from '@marram/domain/party'
import { optionsIndex } from '@marram/domain/search-index'
import { attributesOf, type Condition } from '../../filter/condition.ts'
import { distanceM } from '../../filter/test-value.ts'
import { preferenceOf } from '../../query/representative.ts'
import type { SortRule } from '../../query/sort-rule.ts'
import { findOptionView, type OptionView } from '../../query/view.ts'
import { allDocuments, type Catalogue, holds, type OptionDocument } from './oracle.ts'

export type Oracle = Readonly<{
  /** Every matching house, in order, as its representative option. */
  search: (
    view: OptionView,
    condition: Condition | null,
    sort: readonly SortRule[],
    persons: number,
  ) => OptionDocument[]
  /** Every matching option. */
  options: (view: OptionView, condition: Condition | null, persons: number) => OptionDocument[]
}>

/** Stores every option as a document and tests all of them on every query. */
export function createOracle(catalogue: Catalogue): Oracle {
  const known = new Map<string, OptionDocument[]>()
  const documentsFor = (edition: Edition, persons: number): OptionDocument[] => {
    const key = `${edition.key} ${persons}`
    const documents = known.get(key) ?? allDocuments(catalogue, edition, persons)
    known.set(key, documents)
    return documents
  }
  /** The cheapest stay for two of the index's length. */
  const fromPrices = ({ edition, nights }: OptionView): Map<number, number> => {
    const prices = new Map<number, number>()
    for (const { lodgingId, duration, price } of documentsFor(edition, defaultParty.adults)) {
      if (duration !== (nights ?? defaultDuration)) continue
      prices.set(lodgingId, Math.min(prices.get(lodgingId) ?? price, price))
    }
    return prices
  }
  const options: Oracle['options'] = (view, condition, persons) => {
    const documents = documentsFor(view.edition, persons).filter((document) => isInView(view, document, catalogue.now))
    if (condition === null || !attributesOf(condition).includes('fromPrice'))
      return documents.filter((document) => holds(condition, document))
    const prices = fromPrices(view)
    return documents.filter((document) => holds(condition, { ...document, fromPrice: prices.get(document.lodgingId) }))
  }
  return {
    options,
    search: (view, condition, sort, persons) => {
      const houses = Map.groupBy(options(view, condition, persons), ({ lodgingId }) => lodgingId)
      const compare = byPreference(sort)
      const best = [...houses.values()].map((houseOptions) =>
        houseOptions.reduce((first, one) => (compare(one, first) < 0 ? one : first)),
      )
      return best.sort(byRules(sort))
    },
  }
}

/** Prices of all editions to draw limits from. */
export function exactPrices(oracle: Oracle): number[] {
  const views = editions.flatMap(({ languageId }) => findOptionView(optionsIndex(languageId, null)) ?? [])
  return views.flatMap((view) => cheapestStays(oracle, view).map(({ price }) => price))
}

/** The cheapest stay of every house and duration. */
export function cheapestStays(oracle: Oracle, view: OptionView): OptionDocument[] {
  const options = oracle.options(view, null, defaultParty.adults)
  const groups = Map.groupBy(options, ({ lodgingId, duration }) => `${lodgingId} ${duration}`)
  return [...groups.values()].map((houseOptions) =>
    houseOptions.reduce((best, one) => (one.price < best.price ? one : best)),
  )
}

/** The party that prices are for. */
export function personsIn(criteria: Criteria): number {
  const persons = criteria.get('10')
  if (persons === undefined || persons.comparator === '<=' || persons.comparator === '<') return defaultParty.adults
  const [least] = [persons.value].flat()
  return Number(least) >= 1 ? Math.ceil(Number(least)) : defaultParty.adults
}

function isInView(
  { nights, isLastMinute: isLate }: OptionView,
  { date, duration }: OptionDocument,
  now: Date,
): boolean {
  return (nights === null || duration === nights) && (!isLate || isLastMinute(date, now))
}

type Compare = (a: OptionDocument, b: OptionDocument) => number

function byPreference(sort: readonly SortRule[]): Compare {
  const preference = preferenceOf(sort)
  const first: Compare = (a, b) => {
    switch (preference) {
      case 'discountTotal':
      case 'discountPercentage':
        return b[preference] - a[preference]
      case 'earliest':
        return a.dateTs - b.dateTs
      case 'latest':
        return b.dateTs - a.dateTs
      case 'shortest':
        return a.duration - b.duration
      case 'longest':
        return b.duration - a.duration
      default:
        return 0
    }
  }
  return (a, b) => first(a, b) || a.price - b.price || a.dateTs - b.dateTs || a.duration - b.duration
}

const alphabet = new Intl.Collator('da', { numeric: true })

function byRules(sort: readonly SortRule[]): Compare {
  return (a, b) => {
    for (const rule of sort) {
      const found = byRule(rule, a, b)
      if (found !== 0) return found
    }
    return b.score - a.score || a.lodgingId - b.lodgingId
  }
}

function byRule(rule: SortRule, a: OptionDocument, b: OptionDocument): number {
  const sign = rule.isDescending ? -1 : 1
  const valueIn = (document: OptionDocument) =>
    rule.kind === 'near'
      ? distanceM(rule.lat, rule.lng, Number(document['_geo.lat']), Number(document['_geo.lng']))
      : document[rule.attribute]
  const [one, other] = [valueIn(a), valueIn(b)]
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
  if (typeof one === 'string' && typeof other === 'string') return sign * alphabet.compare(one, other)
  return sign * (Number(one) - Number(other))
}
