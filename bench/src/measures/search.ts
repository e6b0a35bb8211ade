import { locationsIn } from '@marram/search/options/rehearse'
import type { Engine } from '@marram/search/query/engine'
import { type Finding, measureSizes } from '../measure.ts'
import { readMix } from '../search/mix.ts'
import { prepareEngine } from '../search/prepared-engine.ts'
import { answer, askMix, type Question, type Timing } from '../search/run-mix.ts'
import { percentile, round } from '../statistics.ts'

const rounds = 5
const megabyte = 1_048_576

/**
 * Two hundred searches in process, each with the ids and the exact counts of two hundred choices. `first` is the first run of
 * each search, `again` the later rounds; both have budgets, because a guest may search for a new weekend. `after a booking`
 * books a week in a house before every search, so that no cached result is valid.
 */
export const search = measureSizes('search', { usual: [1200, 10_000], long: [50_000] }, measureSize)

async function measureSize(lodgings: number): Promise<Finding[]> {
  const now = new Date()
  const { engine, preparedS, book, cancelAll } = await prepareEngine(lodgings, now)
  const questions = askMix(readMix(now), locationsIn(engine.store), now)
  const first = questions.map((question) => answer(engine, question, now))
  const again = await laterRounds(engine, questions, now)
  checkTotals(again, first)
  const bookings: number[] = []
  const booked = await laterRounds(engine, questions, now, async () => {
    const startedAt = performance.now()
    await book()
    bookings.push(performance.now() - startedAt)
  })
  cancelAll()
  checkTotals(
    questions.map((question) => answer(engine, question, now)),
    first,
  )
  const memory = Math.round(process.memoryUsage().rss / megabyte)
  const isLargest = lodgings === 50_000
  const found = (what: string, values: readonly number[], part: number, max?: number): Finding => ({
    what: `${lodgings} houses, ${what}`,
    value: round(percentile(values, part), 3),
    unit: 'ms',
    ...(isLargest && max !== undefined && { budget: { of: 'value', max } as const }),
  })
  const [againList, againWhole, firstWhole] = [again.map(({ listMs }) => listMs), again.map(whole), first.map(whole)]
  return [
    found('list, again, p50', againList, 0.5, 1),
    found('list, again, p99', againList, 0.99, 10),
    found('list and all counts, again, p50', againWhole, 0.5, 0.7),
    found('list and all counts, again, p99', againWhole, 0.99, 5),
    found('list and all counts, again after a booking, p50', booked.map(whole), 0.5, 0.7),
    found('list and all counts, again after a booking, p99', booked.map(whole), 0.99, 5),
    found('a booking taken in, p50', bookings, 0.5),
    found('list and all counts, first, p50', firstWhole, 0.5, 2),
    found('list and all counts, first, p99', firstWhole, 0.99, 15),
    { what: `${lodgings} houses, prepared in`, value: round(preparedS), unit: 's' },
    {
      what: `${lodgings} houses, memory of the whole process`,
      value: memory,
      unit: 'MB',
      budget: { of: 'value', max: 2048 } as const,
    },
  ]
}

function whole({ listMs, countsMs }: Timing): number {
  return listMs + countsMs
}

async function laterRounds(
  engine: Engine,
  questions: readonly Question[],
  now: Date,
  before: () => Promise<void> = async () => {},
): Promise<Timing[]> {
  const timings: Timing[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const question of questions) {
      await before()
      timings.push(answer(engine, question, now))
    }
  }
  return timings
}

function checkTotals(timings: readonly Timing[], first: readonly Timing[]): void {
  const isOther = ({ total }: Timing, at: number) => total !== first[at % first.length]?.total
  if (timings.some(isOther)) throw new Error('The same search found another number of houses.')
}
