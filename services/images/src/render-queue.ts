import { createPriorityQueue, type PriorityQueue } from './priority-queue.ts'

/** A guest waits; or it is soon needed and quickly made, as a draft is; or it has time, as everything final. */
export type Urgency = 'guest' | 'soon' | 'later'

const urgencies: readonly Urgency[] = ['guest', 'soon', 'later']

export type Work = { key: string; pixels: number; urgency: Urgency; signal: AbortSignal }

export type Outcome<T> = { kind: 'done'; value: T } | { kind: 'full' } | { kind: 'left' }

export type RenderQueue<T> = {
  /** Resolves when the work is done, when there is no room to wait, or when the asking client has left. */
  run(work: Work, make: () => Promise<T>): Promise<Outcome<T>>
  /** Whether asking now would join work that is already waiting or under way. */
  has(key: string): boolean
  /** Resolves when nothing is under way or waiting any more. */
  idle(): Promise<void>
}

type Job<T> = {
  key: string
  pixels: number
  urgency: Urgency
  askers: number
  make: () => Promise<T>
  outcome: PromiseWithResolvers<Outcome<T>>
}

type Options = {
  concurrency: number
  capacity: number
  /** How long guests must have asked for nothing before work begins that has time: a page asks for its pictures bit by bit. */
  calmMs?: number
  /** When a guest was last seen elsewhere, on the clock of `performance`: pages and scripts need the processor too. */
  guestSeenMs?: () => number
  onChange?: (waiting: number) => void
}

const neverMs = () => Number.NEGATIVE_INFINITY

/**
 * Guests' pictures before background work, small before large: a page full of thumbnails is complete sooner, and a
 * large picture is worth its wait. Background work is begun one by one while no guest waits, and has a place of its own:
 * a final picture takes up to a second, in which the next guest needs all others. The same key asked for twice is made once; work nobody waits for is dropped unless it
 * has begun.
 */
export function createRenderQueue<T>(options: Options): RenderQueue<T> {
  const { concurrency, capacity, calmMs = 0, guestSeenMs = neverMs, onChange = () => {} } = options
  const jobs = new Map<string, Job<T>>()
  const waiting: Record<Urgency, PriorityQueue<Job<T>>> = {
    guest: createPriorityQueue(isSmaller),
    soon: createPriorityQueue(isSmaller),
    later: createPriorityQueue(isSmaller),
  }
  const report = () => onChange(waiting.guest.size() + waiting.soon.size() + waiting.later.size())
  const idle: (() => void)[] = []
  const forget = ({ key }: Job<T>) => {
    jobs.delete(key)
    if (jobs.size === 0) for (const resolve of idle.splice(0)) resolve()
  }
  const running = { guests: 0, background: 0 }
  let lastGuestMs = neverMs()
  const restlessMs = () => Math.max(lastGuestMs, guestSeenMs()) + calmMs - performance.now()
  let isCalming = false
  const calmDown = (ms: number) => {
    if (isCalming) return
    isCalming = true
    setTimeout(() => {
      isCalming = false
      advance()
    }, ms).unref()
  }
  const begin = async (job: Job<T>) => {
    const place = job.urgency === 'guest' ? 'guests' : 'background'
    running[place] += 1
    await carryOut(job)
    running[place] -= 1
    if (job.urgency === 'guest') lastGuestMs = performance.now()
    forget(job)
    advance()
  }
  const nextInBackground = () => {
    if (running.guests + running.background > 0) return
    const soon = waiting.soon.first()
    const later = waiting.later.first()
    if (soon || !later) return soon
    const ms = restlessMs()
    if (ms <= 0) return later
    calmDown(Math.ceil(ms))
  }
  const next = () => (running.guests < concurrency ? (waiting.guest.first() ?? nextInBackground()) : undefined)
  const advance = () => {
    for (let job = next(); job; job = next()) {
      waiting[job.urgency].remove(job)
      void begin(job)
    }
    report()
  }
  const leave = (job: Job<T>) => {
    job.askers -= 1
    if (job.askers > 0 || !waiting[job.urgency].remove(job)) return
    forget(job)
    report()
  }
  /** Somebody now needs sooner what was to be made some time later. */
  const promote = (job: Job<T>, urgency: Urgency) => {
    if (urgencies.indexOf(urgency) >= urgencies.indexOf(job.urgency) || !waiting[job.urgency].remove(job)) return
    job.urgency = urgency
    waiting[urgency].insert(job)
  }
  return {
    has: (key) => jobs.has(key),
    idle: () => (jobs.size === 0 ? Promise.resolve() : new Promise((resolve) => idle.push(resolve))),
    async run({ signal, ...work }, make) {
      if (signal.aborted) return { kind: 'left' }
      const present = jobs.get(work.key)
      const isBusy = running.guests + running.background > 0
      if (!present && isBusy && waiting[work.urgency].size() >= capacity) return { kind: 'full' }
      const job = present ?? { ...work, askers: 0, make, outcome: Promise.withResolvers() }
      job.askers += 1
      jobs.set(work.key, job)
      if (present) promote(job, work.urgency)
      else waiting[job.urgency].insert(job)
      advance()
      return await untilAborted(job.outcome.promise, signal, () => leave(job))
    },
  }
}

async function carryOut<T>({ make, outcome }: Job<T>): Promise<void> {
  try {
    outcome.resolve({ kind: 'done', value: await make() })
  } catch (error) {
    outcome.reject(error)
  }
}

function isSmaller<T>(a: Job<T>, b: Job<T>): boolean {
  return a.pixels < b.pixels
}

async function untilAborted<T>(
  outcome: Promise<Outcome<T>>,
  signal: AbortSignal,
  leave: () => void,
): Promise<Outcome<T>> {
  const gone = Promise.withResolvers<Outcome<T>>()
  const onAbort = () => {
    leave()
    gone.resolve({ kind: 'left' })
  }
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([outcome, gone.promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
