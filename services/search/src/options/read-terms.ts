import { checkFilter } from '../documents/checks.ts'
import type { Condition } from '../filter/condition.ts'
import { type FilterInput, parseFilter } from '../filter/parse-filter.ts'
import { planFilter } from '../plan/plan-filter.ts'
import type { Term } from '../plan/term.ts'
import { filterCost } from '../query/cost.ts'
import type { Engine } from '../query/engine.ts'
import { createRecentCache, type RecentCache } from '../store/recent-cache.ts'
import { filterableAttributes } from './option-attributes.ts'

/** Guests repeat the same few thousand filters, and all of them are short. */
const maxKept = 20_000
const longestKept = 2000

/** The filter as the engine's terms, and its cost without cached results. */
type Plan = Readonly<{ terms: readonly Term[]; cost: number }>
const plans = new WeakMap<Engine, RecentCache<Plan>>()

/** Text in a request; a condition in a direct query. */
export type AnyFilter = FilterInput | Condition

/** Returns the same term objects for the same filter, so that their cached results are reused. */
export function readTerms(engine: Engine, filter: AnyFilter): readonly Term[] {
  return readFilter(engine, filter).terms
}

export function readFilter(engine: Engine, filter: AnyFilter): Plan {
  const cache = plans.get(engine) ?? createRecentCache<Plan>(maxKept)
  plans.set(engine, cache)
  const key = typeof filter === 'string' ? filter : JSON.stringify(filter)
  const known = cache.get(key)
  if (known) return known
  const condition = isCondition(filter) ? filter : parseFilter(filter)
  checkFilter(condition, filterableAttributes)
  const terms = planFilter(condition, engine.store.calendar)
  const plan = { terms, cost: condition === null ? 0 : filterCost(condition, engine.store.rows) }
  if (key.length <= longestKept) cache.set(key, plan)
  return plan
}

function isCondition(filter: AnyFilter): filter is Condition {
  return typeof filter === 'object' && 'kind' in filter
}
