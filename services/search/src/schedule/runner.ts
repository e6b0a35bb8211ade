import { setImmediate as nextTurn } from 'node:timers/promises'
import { busy, type SearchLimits, tooManyExpensive } from '../http/limits.ts'
import { GaveWay, withDeadline } from '../query/deadline.ts'
import { type Client, createSchedule, type Entry, type ScheduleLimits, usualSchedule } from './schedule.ts'

/** A search to run. Reading it is part of the work: a filter of thirty thousand characters takes milliseconds. */
export type Work<Q> = Readonly<{
  client: Client
  /** On the clock that all threads share. */
  requestedAt: number
  read: () => Reading<Q>
}>

/** A search that was read. `Q` describes it for another thread. */
export type Reading<Q> = Readonly<{
  /** Estimated microseconds. */
  cost: number
  run: () => unknown
  /** Null if only this thread has the data. */
  elsewhere: (() => Q) | null
}>

/** `cost` is in microseconds of CPU, on any thread. */
export type Outcome = Readonly<{ cost: number }> & (Readonly<{ value: unknown }> | Readonly<{ error: unknown }>)

/** Threads that run expensive searches beside this one. */
export type Helpers<Q> = Readonly<{
  /** Threads that there may be. */
  count: number
  isIdle: () => boolean
  /** Never rejects. */
  ask: (question: Q) => Promise<Outcome>
}>

export type RunnerOptions<Q> = Readonly<{
  limits: SearchLimits
  helpers: Helpers<Q>
  /** Clients whose requests have arrived while a search runs. */
  arrivals?: () => readonly Client[]
  schedule?: ScheduleLimits
}>

export type Runner<Q> = (work: Work<Q>) => Promise<Outcome>

type Task<Q> = Work<Q> & { readonly settle: (outcome: Outcome) => void; spent: number; reading: Reading<Q> | null }

/** Interval between two looks at the messages, each of which costs a few microseconds. */
const lookMs = 2

/** Runs searches in the order of the schedule: the quick lane here, the slow one on the helpers if there are any. */
export function createRunner<Q>({ limits, helpers, arrivals = () => [], schedule }: RunnerOptions<Q>): Runner<Q> {
  const { clock } = limits
  const order = createSchedule<Task<Q>>(schedule ?? usualSchedule, clock)
  const canHelp = ({ reading }: Task<Q>) => reading?.elsewhere != null && helpers.count > 0
  const isOurs = (task: Task<Q>) => !canHelp(task)
  let isRunning = false

  const runHere = (entry: Entry<Task<Q>>): void => {
    const { task } = entry
    const startedAt = clock()
    let lookedAt = startedAt
    const mustGiveWay = (now: number): boolean => {
      if (now - startedAt < entry.patienceMs || now - lookedAt < lookMs) return false
      lookedAt = now
      return order.mustGiveWay(entry, now - startedAt, arrivals())
    }
    const before = process.threadCpuUsage()
    const outcome = attempt(() => {
      const reading = task.reading ?? task.read()
      task.reading = reading
      if (order.isDear(entry, reading.cost)) throw new GaveWay('The search is expensive.')
      return withDeadline({ endsAt: startedAt + limits.runMs, clock, mustGiveWay }, reading.run)
    })
    const { user, system } = process.threadCpuUsage(before)
    task.spent += user + system
    const ranMs = clock() - startedAt
    if ('error' in outcome && outcome.error instanceof GaveWay) {
      if (!order.giveWay(entry, ranMs)) task.settle({ cost: task.spent, error: tooManyExpensive() })
      return
    }
    order.end(entry, ranMs)
    task.settle({ cost: task.spent, ...outcome })
  }
  const runElsewhere = async (entry: Entry<Task<Q>>, question: Q): Promise<void> => {
    const outcome = await helpers.ask(question)
    const cost = entry.task.spent + outcome.cost
    order.end(entry, outcome.cost / 1000)
    entry.task.settle({ ...outcome, cost })
    start()
  }
  /** A search that has waited too long is not started: its caller has left. */
  const isLate = (entry: Entry<Task<Q>>): boolean => {
    if (Date.now() - entry.task.requestedAt <= limits.waitMs) return false
    order.end(entry, 0)
    entry.task.settle({ cost: entry.task.spent, error: busy() })
    return true
  }
  const sendAway = (): void => {
    while (helpers.isIdle()) {
      const entry = order.next('slow', canHelp)
      if (entry === null) return
      const elsewhere = entry.task.reading?.elsewhere
      if (elsewhere && !isLate(entry)) void runElsewhere(entry, elsewhere())
    }
  }
  const run = async (): Promise<void> => {
    for (;;) {
      sendAway()
      const entry = order.next('quick') ?? order.next('slow', isOurs)
      if (entry === null) break
      if (!isLate(entry)) runHere(entry)
      // Reads what arrived meanwhile, bookings included.
      await nextTurn()
    }
    isRunning = false
  }
  const start = (): void => {
    if (isRunning) return
    isRunning = true
    void run()
  }
  return (work) => {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    order.add({ ...work, settle: resolve, spent: 0, reading: null }, work.client)
    start()
    return promise
  }
}

function attempt(run: () => unknown): Readonly<{ value: unknown }> | Readonly<{ error: unknown }> {
  try {
    return { value: run() }
  } catch (error) {
    return { error }
  }
}

export const noHelpers: Helpers<unknown> = {
  count: 0,
  isIdle: () => false,
  ask: async () => ({ cost: 0, error: new Error('There is no helper.') }),
}
