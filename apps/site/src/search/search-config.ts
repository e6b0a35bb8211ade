import { type Criteria, type Criterion, criteriaFrom } from '@marram/domain/criteria/criterion'
import { type CriterionKey, isCriterionKey } from '@marram/domain/criteria/key'
import { parseOrder, type SearchOrder } from '@marram/domain/criteria/order'
import { parseCriterion } from '@marram/domain/criteria/parse-criterion'
import type { LeadsToMain } from './search-setting.ts'

/** What editors write into a search: criteria by key, `order`, and `autoRedirect: false` to stay on the page. */
export type SearchConfig = {
  readonly criteria: Criteria
  readonly order: SearchOrder | null
  readonly leadsToMain: LeadsToMain
}

/** Unknown keys and impossible values are left out, as in links. */
export function parseSearchConfig(config: Readonly<Record<string, unknown>> | null): SearchConfig {
  const entries = Object.entries(config ?? {}).flatMap(([key, value]): [CriterionKey, Criterion][] => {
    const criterion = isCriterionKey(key) ? parseEntry(key, value) : null
    return isCriterionKey(key) && criterion ? [[key, criterion]] : []
  })
  return {
    criteria: criteriaFrom(entries),
    order: parseOrder(config?.order),
    leadsToMain: config?.autoRedirect === false ? 'never' : 'always',
  }
}

/** `{ value, comparator }`, or the value alone. */
function parseEntry(key: CriterionKey, entry: unknown): Criterion | null {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return parseCriterion(key, entry)
  const { value, comparator }: { value?: unknown; comparator?: unknown } = entry
  return parseCriterion(key, value, comparator)
}
