import type { SearchClient } from '@marram/contract/search/client'
import { type CriterionKey, facilityKey } from '@marram/domain/criteria/key'
import { emptySearch, setCriterion, startSearch } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import { editionByKey } from '@marram/domain/edition'
import { type FacilityKey, facilityByKey } from '@marram/domain/facility'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import type { CriterionChoice } from '@marram/domain/search-request/choice-question'
import type { EditionKey } from '@marram/i18n/edition-key'

/** The numbers in the labels of quick searches. */
export const quickLimits = { beachM: 300, nights: [2, 4], internetMbit: 100 } as const

const facility = (key: FacilityKey): CriterionKey => facilityKey(facilityByKey(key).id)

/** Popular searches, in the order of the page. */
const quickIds = ['dog', 'beach', 'sauna', 'pool', 'short', 'internet', 'charger'] as const

const quickChoices: Readonly<Record<QuickId, CriterionChoice>> = {
  dog: { key: 'husdyr', value: 1 },
  beach: { key: facility('distance-beach'), value: quickLimits.beachM },
  sauna: { key: facility('sauna'), value: true },
  pool: { key: facility('indoor-pool'), value: true },
  short: { key: 'duration', value: quickLimits.nights, comparator: 'BETWEEN' },
  internet: { key: facility('internet-speed'), value: quickLimits.internetMbit },
  charger: { key: facility('ev-charger'), value: true },
}

export type QuickId = (typeof quickIds)[number]
export type QuickSearch = Readonly<{ id: QuickId; query: string; count: number }>

/** All counts of the front page. Weeks are consecutive from `saturday` on; a price is in minor units. */
export type FrontFigures = Readonly<{
  total: number
  quick: readonly QuickSearch[]
  lastMinute: number
  saturday: IsoDay | null
  weeks: readonly Readonly<{ price: number | null; total: number }>[]
}>

const lastMinute: CriterionChoice = { key: 'lastMinute', value: true }
const weeksOfYear = 52

/** A quick search that leaves nearly all houses is no help in choosing one. */
const mostOfAll = 0.8

/**
 * One request: the search service counts choices and weeks together. Searches that find nothing, or nearly everything,
 * are left out.
 */
export async function loadFrontFigures(search: SearchClient, edition: EditionKey, now: Date): Promise<FrontFigures> {
  const choices = [...quickIds.map((id) => quickChoices[id]), lastMinute]
  const counts = await search.counts(
    editionByKey(edition).languageId,
    { criteria: emptySearch.criteria, choices, now },
    { stripWithout: [] },
  )
  const weeks = followingWeeks(counts.strip)
  return {
    total: counts.total,
    quick: quickIds.flatMap((id, index) => {
      const count = counts.choices[index] ?? 0
      return count === 0 || count > mostOfAll * counts.total ? [] : [{ id, count, query: quickQuery(id) }]
    }),
    lastMinute: counts.choices[quickIds.length] ?? 0,
    saturday: weeks[0]?.saturday ?? null,
    weeks: weeks.map(({ price, total }) => ({ price, total })),
  }
}

const quickQueries = new Map<QuickId, string>()

/** The same on every front page. */
function quickQuery(id: QuickId): string {
  const query = quickQueries.get(id) ?? queryOf(quickChoices[id])
  quickQueries.set(id, query)
  return query
}

/** The search for the houses of a week, equal to `queryOf`, but not computed again for each of 52. */
export function weekQuery(arrival: IsoDay): string {
  return `filter=1&ankomst=${arrival}`
}

/** The query of a search with one criterion, as the search page writes it. @internal */
export function queryOf({ key, value, comparator }: CriterionChoice): string {
  return presentSearchUrl(setCriterion(startSearch(), key, value, comparator)).toString()
}

/** Up to the first gap, because only the first day is stored. */
function followingWeeks<Week extends { saturday: IsoDay }>(strip: readonly Week[]): readonly Week[] {
  const [first] = strip
  const gap = strip.findIndex(({ saturday }, index) => saturday !== addDays(first?.saturday ?? saturday, 7 * index))
  return strip.slice(0, Math.min(weeksOfYear, gap === -1 ? strip.length : gap))
}
