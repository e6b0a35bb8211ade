import { readTerms } from '@marram/search/options/read-terms'
import type { Term } from '@marram/search/plan/term'
import { type Engine, setScene } from '@marram/search/query/engine'
import { wholeTerms } from '@marram/search/query/evaluate'
import { concernsStay } from '@marram/search/query/kind-of-choice'
import { parseSortRule } from '@marram/search/query/sort-rule'
import { createRivalQueries, type RivalQuestion } from './rival-query.ts'
import { rivalTables } from './rival-tables.ts'
import type { Rival } from './rivals.ts'
import { type Question, requestFor } from './run-mix.ts'

export type RivalTiming = { readonly listMs: number; readonly wholeMs: number }
export type RivalRun = { readonly loadS: number; readonly timings: readonly RivalTiming[] }

/**
 * Asks as many of the questions as fit into the time. Beside the list only those choices are counted that add to the
 * question and concern the house alone, all in one statement: an easier task than the engine's.
 */
export async function runRival(
  rival: Rival,
  engine: Engine,
  asked: {
    readonly questions: readonly Question[]
    readonly totals: readonly number[]
    readonly now: Date
    readonly maxMs: number
  },
): Promise<RivalRun> {
  const { questions, totals, now, maxMs } = asked
  const startedAt = performance.now()
  await rival.load(rivalTables(engine.store))
  const loadedAt = performance.now()
  const queries = createRivalQueries(engine.store)
  const timings: RivalTiming[] = []
  for (const [at, question] of questions.entries()) {
    if (performance.now() - loadedAt > maxMs) break
    const translated = translate(engine, question, now)
    if (translated === null) continue
    const askedAt = performance.now()
    const rows = await rival.ask(queries.list(translated))
    const listMs = performance.now() - askedAt
    await rival.ask(queries.counts(translated))
    timings.push({ listMs, wholeMs: performance.now() - askedAt })
    if (rows !== null) mustAgree(rival, translated.term, Number(rows[0]?.total ?? 0), totals[at] ?? 0)
  }
  return { loadS: (loadedAt - startedAt) / 1000, timings }
}

/** Discounts are left out, so a limit of price may find fewer. */
function mustAgree({ name }: Rival, term: Term, total: number, expected: number): void {
  if (total === expected || (Number.isFinite(term.amounts.price.to) && total <= expected)) return
  throw new Error(`${name} finds ${total} houses, the engine ${expected}.`)
}

function translate(engine: Engine, question: Question, now: Date): RivalQuestion | null {
  const { view } = requestFor(engine, question.index, now)
  const scene = setScene(engine, view, now)
  const [term, ...others] = wholeTerms(scene, readTerms(engine, question.body.filter))
  if (term === undefined || others.length > 0) return null
  const counted = question.counts.choices.flatMap(({ without, filter }) => {
    const [only, ...more] = readTerms(engine, filter)
    if (without.length > 0 || only === undefined || more.length > 0 || concernsStay(only)) return []
    return only.lodging.slice(0, 1)
  })
  const sort = question.body.sort.flatMap((rule) => parseSortRule(rule) ?? [])
  return { term, sort, counted, firstIndex: scene.market.firstIndex }
}
