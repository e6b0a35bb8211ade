import * as v from 'valibot'
import { SearchError } from '../http/search-error.ts'
import type { Term } from '../plan/term.ts'
import { type CountPlan, countChoices, planCounts } from '../query/choices.ts'
import { type Engine, type Scene, setScene } from '../query/engine.ts'
import { combined } from '../query/evaluate.ts'
import { createKeptAnswers } from '../query/kept-answers.ts'
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
  /** Criteria to leave out for the strip, so that it shows other weeks than the chosen one; without it there is none. */
  strip: v.optional(v.object({ without: v.optional(v.array(v.string()), []) })),
})

/** Filters are text in a request, and conditions where the question comes from this program. */
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
const keptCounts = createKeptAnswers<Counts>(2000)

/** Exact counts beside every choice and without every criterion, and the cheapest price week by week. */
export function countOptions(request: OptionRequest, body: CountsBody): Counts {
  return countOnce(request, { q: body.q, key: body, read: () => body })
}

/** A question by what tells it apart, so that it is read only where it was not answered before. */
type KeyedCounts = Readonly<{ q: string; key: unknown; read: () => CountsBody }>

export function countOnce(request: OptionRequest, { q, key: question, read }: KeyedCounts): Counts {
  const scene = setScene(request.engine, request.view, request.now)
  // What a text finds may change without a house.
  if (q.trim() !== '') return count(request, scene, q, plan(scene, read()))
  return keptCounts(scene, question, (key) =>
    count(
      request,
      scene,
      q,
      keptPlan(scene, key, () => plan(scene, read())),
    ),
  )
}

type Plan = Readonly<{ counts: CountPlan; strip: readonly Term[] | null }>
type KeptPlan = Readonly<{ traits: number; plan: Plan }>

/** A plan is some 20 KB. */
const maxPlans = 500
const keptPlans = new WeakMap<Engine, RecentCache<KeptPlan>>()

/** The answer is another after a booking, but not how to find it. The key stands for all that the scene is about. */
function keptPlan(scene: Scene, key: string, make: () => Plan): Plan {
  const own = keptPlans.get(scene.engine) ?? createRecentCache<KeptPlan>(maxPlans)
  keptPlans.set(scene.engine, own)
  const traits = scene.engine.store.traitJournal.length
  const known = own.get(key)
  if (known?.traits === traits) return known.plan
  const made = make()
  own.set(key, { traits, plan: made })
  return made
}

function plan(scene: Scene, { criteria, choices, strip }: CountsBody): Plan {
  const { engine } = scene
  const asked = new Map(Object.entries(criteria).map(([key, filter]) => [key, readTerms(engine, filter)]))
  const planned = choices.map(({ without, filter }) => ({ without, terms: readTerms(engine, filter) }))
  const others = [...asked].flatMap(([key, terms]) => (strip?.without.includes(key) ? [] : [terms]))
  return { counts: planCounts(scene, asked, planned), strip: strip ? combined(others) : null }
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
