import { countOptions } from '@marram/search/options/option-counts'
import { searchOptionIndex } from '@marram/search/options/option-index'
import { readTerms } from '@marram/search/options/read-terms'
import type { Term } from '@marram/search/plan/term'
import { type Engine, setScene } from '@marram/search/query/engine'
import { wholeTerms } from '@marram/search/query/evaluate'
import { concernsStay } from '@marram/search/query/kind-of-choice'
import { parseSortRule } from '@marram/search/query/sort-rule'
import { countsIndex, type Question, requestFor } from '../search/run-mix.ts'
import type { PeerDatabase } from './databases.ts'
import type { PeerQuestion } from './sql.ts'
import { peerTables } from './tables.ts'

export type PeerTiming = { readonly listMs: number; readonly wholeMs: number }
/** Timings of both for the same queries, in turn. */
export type PeerRun = {
  readonly loadS: number
  readonly peer: readonly PeerTiming[]
  readonly ours: readonly PeerTiming[]
  /** Queries that timed out at the peer. */
  readonly late: number
  /** Queries that the peer cannot express. */
  readonly unable: number
}

export type PeerTask = {
  readonly questions: readonly Question[]
  readonly now: Date
  readonly maxMs: number
  /** Invalidates our cached results, since peers cache none. */
  changeHouse(): void
}

type Answer = { readonly ids: readonly number[]; readonly total: number; readonly counts: readonly number[] }
type Shared = { readonly sql: PeerQuestion; readonly question: Question }

/**
 * Runs as many queries as fit into the time, twice each: the first result must equal ours in every house and count, the
 * second is timed, followed by ours. Counts only choices that concern the house alone, which the peer computes in one
 * statement, on both sides.
 */
export async function comparePeer(
  database: PeerDatabase,
  engine: Engine,
  { questions, now, maxMs, changeHouse }: PeerTask,
): Promise<PeerRun> {
  const startedAt = performance.now()
  await database.load(peerTables(engine.store), engine.store)
  const loadedAt = performance.now()
  const sql = database.createSql(engine.store)
  const [peer, ours]: [PeerTiming[], PeerTiming[]] = [[], []]
  let late = 0
  let unable = 0
  for (const question of questions) {
    if (performance.now() - loadedAt > maxMs) break
    const shared = translate(engine, question, now)
    if (shared === null) continue
    const list = sql.list(shared.sql)
    if (list === null) {
      unable += 1
      continue
    }
    const statements = [list, sql.counts(shared.sql)] as const
    const answer = await askPeer(database, statements)
    if (answer === null) {
      late += 1
      continue
    }
    mustAgree(answer, askOurs(engine, shared.question, now).answer)
    const from = performance.now()
    await database.ask(statements[0])
    const listMs = performance.now() - from
    await database.ask(statements[1])
    peer.push({ listMs, wholeMs: performance.now() - from })
    changeHouse()
    ours.push(askOurs(engine, shared.question, now).timing)
  }
  return { loadS: (loadedAt - startedAt) / 1000, peer, ours, late, unable }
}

async function askPeer(database: PeerDatabase, [list, counts]: readonly [string, string]): Promise<Answer | null> {
  const rows = await database.ask(list)
  const [counted] = (rows && (await database.ask(counts))) ?? []
  if (rows === null || counted === undefined) return null
  return {
    ids: rows.map(({ id }) => Number(id)),
    total: Number(rows[0]?.total ?? 0),
    counts: Object.values(counted).map(Number),
  }
}

function askOurs(engine: Engine, { index, body, counts }: Question, now: Date) {
  const from = performance.now()
  const { hits, total } = searchOptionIndex(requestFor(engine, index, now), body)
  const listMs = performance.now() - from
  const counted = countOptions(requestFor(engine, countsIndex, now), counts)
  const timing: PeerTiming = { listMs, wholeMs: performance.now() - from }
  return { answer: { ids: hits.map(({ id }) => Number(id)), total, counts: counted.choices }, timing }
}

function mustAgree(theirs: Answer, ours: Answer): void {
  const [a, b] = [theirs, ours].map((answer) => JSON.stringify(answer))
  if (a !== b) throw new Error(`It does not answer as the engine does:\n${a}\n${b}`)
}

/** Null for queries that these tables do not support: by saving, as at the last minute, and filters that are not one conjunction. */
function translate(engine: Engine, question: Question, now: Date): Shared | null {
  const { view } = requestFor(engine, question.index, now)
  const scene = setScene(engine, view, now)
  const [term, ...others] = wholeTerms(scene, readTerms(engine, question.body.filter))
  const sort = question.body.sort.flatMap((rule) => parseSortRule(rule) ?? [])
  const isBySaving = sort.some((rule) => rule.kind === 'attribute' && rule.attribute.startsWith('discount'))
  if (term === undefined || others.length > 0 || isBySaving || needsSaving(term)) return null
  const choices = question.counts.choices.flatMap((choice) => {
    const [only, ...more] = readTerms(engine, choice.filter)
    const [condition, ...rest] = only?.lodging ?? []
    if (choice.without.length > 0 || only === undefined || more.length > 0 || concernsStay(only)) return []
    return condition === undefined || rest.length > 0 ? [] : [{ choice, condition }]
  })
  const counts = { ...question.counts, choices: choices.map(({ choice }) => choice) }
  return {
    question: { ...question, counts },
    sql: {
      term,
      sort,
      counted: choices.map(({ condition }) => condition),
      firstIndex: scene.market.firstIndex,
      perPage: question.body.hitsPerPage,
    },
  }
}

function needsSaving({ amounts }: Term): boolean {
  return Math.max(amounts.discountTotal.from, amounts.discountPercentage.from) > 0
}
