/** `guest`: a guest is waiting; `soon`: drafts prepared for guests; `later`: final pictures. */
export type Urgency = 'guest' | 'soon' | 'later'

const urgencies: readonly Urgency[] = ['guest', 'soon', 'later']

export type Work = { key: string; pixels: number; urgency: Urgency; signal: AbortSignal }

export type Outcome<T> = { kind: 'done'; value: T } | { kind: 'full' } | { kind: 'left' }

export type RenderQueue<T> = {
  /** Resolves when the work is done, when the queue is full, or when the client has left. */
  run(work: Work, make: () => Promise<T>): Promise<Outcome<T>>
  /** True if work with this key is queued or running. */
  has(key: string): boolean
  /** Resolves when no work is queued or running. */
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
  /** Time without guests before `later` work starts, because a page requests its pictures gradually. */
  calmMs?: number
  /** Last request of any guest, in `performance` time, because pages and scripts need the CPU too. */
  guestSeenMs?: () => number
  onChange?: (waiting: number) => void
}

const neverMs = () => Number.NEGATIVE_INFINITY

/**
 * Renders guests' pictures before background work, and small before large ones, to complete a page of thumbnails sooner.
 * Background work runs one at a time in an extra place while no guest waits: a final picture takes up to a second, in which
 * the next guest needs all other places. Equal keys share one render; work without waiting clients is dropped unless it has
 * started.
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
  /** Raises the urgency of queued work. */
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
  const left = Promise.withResolvers<Outcome<T>>()
  const onAbort = () => {
    leave()
    left.resolve({ kind: 'left' })
  }
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([outcome, left.promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/** A stable priority queue. */
type PriorityQueue<T> = {
  insert(item: T): void
  /** True if the item was still queued. */
  remove(item: T): boolean
  first(): T | undefined
  size(): number
}

function createPriorityQueue<T>(isBefore: (a: T, b: T) => boolean): PriorityQueue<T> {
  const items: T[] = []
  return {
    insert(item) {
      const at = items.findIndex((other) => isBefore(item, other))
      items.splice(at === -1 ? items.length : at, 0, item)
    },
    remove(item) {
      const at = items.indexOf(item)
      if (at !== -1) items.splice(at, 1)
      return at !== -1
    },
    first: () => items[0],
    size: () => items.length,
  }
}
