import { checkFilter } from '../documents/checks.ts'
import { type FilterInput, parseFilter } from '../filter/parse-filter.ts'
import { planFilter } from '../plan/plan-filter.ts'
import type { Term } from '../plan/term.ts'
import type { Engine } from '../query/engine.ts'
import { createKeep, type Keep } from '../store/keep.ts'
import { optionSettings } from './option-settings.ts'

/** Guests ask the same few thousand things. */
const mostKept = 20_000
const plans = new WeakMap<Engine, Keep<readonly Term[]>>()

/** The filter as the engine understands it; the same text is the same terms, about which more is known. */
export function readTerms(engine: Engine, filter: FilterInput): readonly Term[] {
  const own = plans.get(engine) ?? createKeep<readonly Term[]>(mostKept)
  plans.set(engine, own)
  const key = typeof filter === 'string' ? filter : JSON.stringify(filter)
  const known = own.get(key)
  if (known) return known
  const condition = parseFilter(filter)
  checkFilter(condition, optionSettings.filterableAttributes)
  const terms = planFilter(condition, engine.store.calendar)
  own.set(key, terms)
  return terms
}
