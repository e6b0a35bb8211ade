import { checkFilter } from '../documents/checks.ts'
import type { Condition } from '../filter/condition.ts'
import { type FilterInput, parseFilter } from '../filter/parse-filter.ts'
import { planFilter } from '../plan/plan-filter.ts'
import type { Term } from '../plan/term.ts'
import { filterCost } from '../query/cost.ts'
import type { Engine } from '../query/engine.ts'
import { createRecentCache, type RecentCache } from '../store/recent-cache.ts'
import { filterableAttributes } from './option-attributes.ts'

/** Guests ask the same few thousand things, and none of them is long. */
const maxKept = 20_000
const longestKept = 2000

/** The filter as the engine understands it, and what it costs when nothing of it is known yet. */
type Plan = Readonly<{ terms: readonly Term[]; cost: number }>
const plans = new WeakMap<Engine, RecentCache<Plan>>()

/** As text in a request; as a condition where the question comes from this program. */
export type AnyFilter = FilterInput | Condition

/** The same filter is the same terms, about which more is known. */
export function readTerms(engine: Engine, filter: AnyFilter): readonly Term[] {
  return readFilter(engine, filter).terms
}

export function readFilter(engine: Engine, filter: AnyFilter): Plan {
  const own = plans.get(engine) ?? createRecentCache<Plan>(maxKept)
  plans.set(engine, own)
  const key = typeof filter === 'string' ? filter : JSON.stringify(filter)
  const known = own.get(key)
  if (known) return known
  const condition = isCondition(filter) ? filter : parseFilter(filter)
  checkFilter(condition, filterableAttributes)
  const terms = planFilter(condition, engine.store.calendar)
  const plan = { terms, cost: condition === null ? 0 : filterCost(condition, engine.store.rows) }
  if (key.length <= longestKept) own.set(key, plan)
  return plan
}

function isCondition(filter: AnyFilter): filter is Condition {
  return typeof filter === 'object' && 'kind' in filter
}
