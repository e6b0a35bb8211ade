import { copenhagenDay } from '@marram/domain/iso-day'
import { locationsIn, rehearse } from '@marram/search/options/rehearse'
import { createEngine, type Engine } from '@marram/search/query/engine'
import { warmUp } from '@marram/search/query/warm-up'
import { createCalendar } from '@marram/search/store/calendar'
import { createStore, putLodging } from '@marram/search/store/store'
import type { Finding, Measure } from '../measure.ts'
import { demoCatalogue } from '../search/demo-records.ts'
import { readMix } from '../search/mix.ts'
import { openPostgres, openSqlite } from '../search/rivals.ts'
import { answer, askMix, type Question, type Timing } from '../search/run-mix.ts'
import { runRival } from '../search/run-rivals.ts'
import { round } from '../statistics.ts'

const sizes = [
  { lodgings: 1200, isLong: false },
  { lodgings: 10_000, isLong: false },
  { lodgings: 50_000, isLong: true },
]
const rounds = 5
/** For the questions to each database; as many as fit. */
const rivalMs = 30_000
const megabyte = 1_048_576
/** As many as the agency can have before it, on the first day of a year. */
const calendarDays = 2 * 366

/**
 * Two hundred searches in process: the list of ids, and the exact count beside each of two hundred choices. `first` is
 * the first time each is asked, `again` every single answer of the rounds after it. Both are held to the budget: a guest
 * whose weekend nobody asked about before is a guest too. The same searches then go to PostgreSQL and to SQLite.
 */
export const search: Measure = {
  name: 'search',
  async run({ isFull, say }) {
    const findings: Finding[] = []
    for (const { lodgings } of sizes.filter(({ isLong }) => isFull || !isLong)) {
      say(`${lodgings} houses`)
      findings.push(...(await measureSize(lodgings, say)))
    }
    return findings
  },
}

async function measureSize(lodgings: number, say: (line: string) => void): Promise<Finding[]> {
  const now = new Date()
  const engine = buildEngine(lodgings, now)
  const warmedAt = performance.now()
  await warmUp(engine, now)
  await rehearse(engine, now)
  const warmUpS = (performance.now() - warmedAt) / 1000
  const questions = askMix(readMix(now), locationsIn(engine.store), now)
  const first = questions.map((question) => answer(engine, question, now))
  const again = laterRounds(engine, questions, first, now)
  const memory = Math.round(process.memoryUsage().rss / megabyte)
  const isLargest = lodgings === 50_000
  const found = (what: string, values: readonly number[], part: number, max?: number): Finding => ({
    what: `${lodgings} houses, ${what}`,
    value: round(percentile(values, part), 3),
    unit: 'ms',
    ...(isLargest && max !== undefined && { budget: { of: 'value', max } as const }),
  })
  const [againList, againWhole, firstWhole] = [again.map(({ listMs }) => listMs), again.map(whole), first.map(whole)]
  const findings = [
    found('list, again, p50', againList, 0.5, 1),
    found('list, again, p99', againList, 0.99, 10),
    found('list and all counts, again, p50', againWhole, 0.5, 1),
    found('list and all counts, again, p99', againWhole, 0.99, 10),
    found('list and all counts, first, p50', firstWhole, 0.5, 1),
    found('list and all counts, first, p99', firstWhole, 0.99, 10),
    { what: `${lodgings} houses, prepared in`, value: round(warmUpS), unit: 's' },
    {
      what: `${lodgings} houses, memory of the whole process`,
      value: memory,
      unit: 'MB',
      budget: { of: 'value', max: 2048 } as const,
    },
  ]
  for (const open of [openPostgres, openSqlite]) {
    const rival = await open()
    say(`${lodgings} houses, ${rival.name}`)
    try {
      const totals = first.map(({ total }) => total)
      const { loadS, timings } = await runRival(rival, engine, { questions, totals, now, maxMs: rivalMs })
      const detail = { answered: timings.length, loadS: round(loadS) }
      const lists = timings.map(({ listMs }) => listMs)
      const wholes = timings.map(({ wholeMs }) => wholeMs)
      findings.push(
        { ...found(`${rival.name}, list, p50`, lists, 0.5), detail },
        found(`${rival.name}, list, p99`, lists, 0.99),
        found(`${rival.name}, list and some counts, p50`, wholes, 0.5),
        found(`${rival.name}, list and some counts, p99`, wholes, 0.99),
      )
    } finally {
      await rival.close()
    }
  }
  return findings
}

function whole({ listMs, countsMs }: Timing): number {
  return listMs + countsMs
}

function buildEngine(lodgings: number, now: Date): Engine {
  const today = copenhagenDay(now)
  const { seasons, records } = demoCatalogue(lodgings, today)
  const store = createStore(createCalendar(seasons, today, calendarDays), Math.ceil((lodgings + 512) / 32) * 32)
  for (const record of records()) putLodging(store, record)
  return createEngine(store)
}

function laterRounds(engine: Engine, questions: readonly Question[], first: readonly Timing[], now: Date): Timing[] {
  const timings: Timing[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, question] of questions.entries()) {
      const timing = answer(engine, question, now)
      if (timing.total !== first[at]?.total) throw new Error('The same search found another number of houses.')
      timings.push(timing)
    }
  }
  return timings
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
