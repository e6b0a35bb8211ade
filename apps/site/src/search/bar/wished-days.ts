import type { Criteria } from '@marram/domain/criteria/criterion'
import type { IsoDay } from '@marram/domain/iso-day'
import { arrivalFilter } from '@marram/domain/search-request/arrival-filter'

/** The very days of arrival that the search will look for; empty when any will do. */
export function wishedDays(criteria: Criteria, today: IsoDay): ReadonlySet<IsoDay> {
  const { dates } = arrivalFilter(criteria, today)
  return new Set(dates?.comparator === 'IN' ? dates.values.map(String) : [])
}
