import * as v from 'valibot'
import { SearchError } from '../http/search-error.ts'
import { countChoices } from '../query/choices.ts'
import { type Scene, setScene } from '../query/engine.ts'
import { combined } from '../query/evaluate.ts'
import { createKeptAnswers } from '../query/kept-answers.ts'
import { priceStrip, type StripWeek } from '../query/price-strip.ts'
import { matchText, type OptionRequest } from './option-index.ts'
import { readTerms } from './read-terms.ts'

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

export type CountsBody = v.InferOutput<typeof countsBody>

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
  const scene = setScene(request.engine, request.view, request.now)
  // What a text finds may change without a house.
  return body.q.trim() === ''
    ? keptCounts(scene, body, () => countAnew(request, scene, body))
    : countAnew(request, scene, body)
}

function countAnew(request: OptionRequest, scene: Scene, { q, criteria, choices, strip }: CountsBody): Counts {
  const { engine } = request
  const asked = new Map(Object.entries(criteria).map(([key, filter]) => [key, readTerms(engine, filter)]))
  const planned = choices.map(({ without, filter }) => ({ without, terms: readTerms(engine, filter) }))
  const text = matchText(request, q)?.set ?? null
  const counted = countChoices(scene, asked, planned, text)
  const others = [...asked].flatMap(([key, terms]) => (strip?.without.includes(key) ? [] : [terms]))
  return {
    total: counted.total,
    choices: counted.choices,
    without: Object.fromEntries(counted.without),
    ...(strip && { strip: priceStrip(scene, combined(others), text) }),
  }
}
