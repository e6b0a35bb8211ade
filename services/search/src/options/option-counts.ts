import * as v from 'valibot'
import { SearchError } from '../http/search-error.ts'
import type { Term } from '../plan/term.ts'
import { createAnswerCache } from '../query/answer-cache.ts'
import { type CountPlan, countChoices, planCounts } from '../query/choices.ts'
import { type Engine, type Scene, setScene } from '../query/engine.ts'
import { combined } from '../query/evaluate.ts'
import { priceStrip, type StripWeek } from '../query/price-strip.ts'
import { createRecentCache, type RecentCache } from '../store/recent-cache.ts'
import { matchText, type OptionRequest } from './option-index.ts'
import { type AnyFilter, readTerms } from './read-terms.ts'

const filters = v.record(v.pipe(v.string(), v.maxLength(60)), v.string())

const countsBody = v.object({
  q: v.optional(v.string(), ''),
  criteria: v.optional(filters, {}),
  choices: v.optional(
    v.array(v.object({ without: v.optional(v.array(v.string()), []), filter: v.optional(v.string(), '') })),
    [],
  ),
  /** Criteria to leave out for the strip, so that it shows other weeks than the selected one; no strip without it. */
  strip: v.optional(v.object({ without: v.optional(v.array(v.string()), []) })),
})

/** Filters are text in a request, and conditions in a direct query. */
export type CountsBody = Omit<v.InferOutput<typeof countsBody>, 'criteria' | 'choices'> &
  Readonly<{
    criteria: Readonly<Record<string, AnyFilter>>
    choices: readonly Readonly<{ without: readonly string[]; filter: AnyFilter }>[]
  }>

export function parseCountsBody(body: unknown, maxChoices = Number.POSITIVE_INFINITY): CountsBody {
  const parsed = v.safeParse(countsBody, body)
  if (parsed.success && parsed.output.choices.length > maxChoices)
    throw new SearchError(400, 'bad_request', `At most ${maxChoices} choices may be counted at once.`)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new SearchError(400, 'bad_request', `Invalid value at \`.${v.getDotPath(issue) ?? ''}\`: ${issue.message}`)
}

export type Counts = Readonly<{
  total: number
  choices: readonly number[]
  without: Readonly<Record<string, number>>
  strip?: readonly StripWeek[]
}>

/** A panel with its strip is 5 KB. */
const countsCache = createAnswerCache<Counts>(2000)

/** Exact counts for each choice and without each criterion, and the cheapest price per week. */
export function countOptions(request: OptionRequest, body: CountsBody): Counts {
  return countOnce(request, { q: body.q, key: body, read: () => body })
}

/** A query with its cache key; `read` runs only on a cache miss. */
type KeyedCounts = Readonly<{ q: string; key: unknown; read: () => CountsBody }>

export function countOnce(request: OptionRequest, { q, key: question, read }: KeyedCounts): Counts {
  const scene = setScene(request.engine, request.view, request.now)
  // Text matches may change while houses don't.
  if (q.trim() !== '') return count(request, scene, q, plan(scene, read()))
  return countsCache(scene, question, (key) =>
    count(
      request,
      scene,
      q,
      cachedPlan(scene, key, () => plan(scene, read())),
    ),
  )
}

type Plan = Readonly<{ counts: CountPlan; strip: readonly Term[] | null }>
type CachedPlan = Readonly<{ traits: number; plan: Plan }>

/** A plan is about 20 KB. */
const maxPlans = 500
const planCaches = new WeakMap<Engine, RecentCache<CachedPlan>>()

/** A booking changes the reply, but not the plan. The key identifies the scene. */
function cachedPlan(scene: Scene, key: string, make: () => Plan): Plan {
  const cache = planCaches.get(scene.engine) ?? createRecentCache<CachedPlan>(maxPlans)
  planCaches.set(scene.engine, cache)
  const traits = scene.engine.store.traitJournal.length
  const known = cache.get(key)
  if (known?.traits === traits) return known.plan
  const made = make()
  cache.set(key, { traits, plan: made })
  return made
}

function plan(scene: Scene, { criteria, choices, strip }: CountsBody): Plan {
  const { engine } = scene
  const criteriaTerms = new Map(Object.entries(criteria).map(([key, filter]) => [key, readTerms(engine, filter)]))
  const planned = choices.map(({ without, filter }) => ({ without, terms: readTerms(engine, filter) }))
  const others = [...criteriaTerms].flatMap(([key, terms]) => (strip?.without.includes(key) ? [] : [terms]))
  return { counts: planCounts(scene, criteriaTerms, planned), strip: strip ? combined(others) : null }
}

function count(request: OptionRequest, scene: Scene, q: string, { counts, strip }: Plan): Counts {
  const text = matchText(request, q)?.set ?? null
  const counted = countChoices(scene, counts, text)
  return {
    total: counted.total,
    choices: counted.choices,
    without: Object.fromEntries(counted.without),
    ...(strip && { strip: priceStrip(scene, strip, text) }),
  }
}
