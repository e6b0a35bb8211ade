import type { SearchLodging } from '@marram/contract/broker/search-lodging/shapes'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import { emptySearch, setCriterion, startSearch } from '@marram/domain/criteria/search-state'
import { editionByKey } from '@marram/domain/edition'
import { addDays, copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { oneOf } from '@marram/domain/search-request/filter'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import { searchedStay } from '@marram/domain/search-request/searched-stay'
import type { SiteScope } from '../kit/scope/site-scope.ts'

const shown = 3
/** Shorter than the definition of last minute: the row is for guests who leave soon. */
const daysAhead = 14

/** The houses with the largest reduction for an arrival in these days, each with its reduced stay. */
export async function loadLastMinuteLodgings({ services, edition }: SiteScope, now: Date): Promise<SearchLodging[]> {
  const { criteria } = setCriterion(startSearch(), 'lastMinute', true)
  const search = { ...emptySearch, criteria, order: { kind: 'named', name: 'discount-percentage' } } as const
  const arrivals = comingDays(now)
  const { languageId } = editionByKey(edition)
  const context = { language: languageId, now, pageSize: shown, also: { dates: oneOf(arrivals) } }
  const { ids } = await services.search.lodgings(lodgingSearch(search, context))
  if (ids.length === 0) return []
  const stay = { ...searchedStay(search, now), arrivals }
  const houses = await services.broker.searchLodgings({ lan: languageId, ids, stay })
  // Another guest has booked it in the meantime.
  return houses.filter(({ option }) => option !== null)
}

function comingDays(now: Date): IsoDay[] {
  const first = firstBookableDay(now)
  const last = addDays(copenhagenDay(now), daysAhead)
  const days: IsoDay[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
