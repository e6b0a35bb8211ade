import { createPriorityQueue, type PriorityQueue } from './priority-queue.ts'

export type Work = { key: string; pixels: number; background: boolean; signal: AbortSignal }

export type Outcome<T> = { kind: 'done'; value: T } | { kind: 'full' } | { kind: 'left' }

export type RenderQueue<T> = {
  /** Resolves when the work is done, when there is no room to wait, or when the asking client has left. */
  run(work: Work, make: () => Promise<T>): Promise<Outcome<T>>
  /** Whether asking now would join work that is already waiting or under way. */
  has(key: string): boolean
}

type Job<T> = {
  key: string
  pixels: number
  background: boolean
  askers: number
  make: () => Promise<T>
  outcome: PromiseWithResolvers<Outcome<T>>
}

type Options = { concurrency: number; capacity: number; onChange?: (waiting: number) => void }

/**
 * Guests' pictures before background work, small before large: a page full of thumbnails is complete sooner, and a
 * large picture is worth its wait. The same key asked for twice is made once; work nobody waits for is dropped
 * unless it has begun.
 */
export function createRenderQueue<T>({ concurrency, capacity, onChange = () => {} }: Options): RenderQueue<T> {
  const jobs = new Map<string, Job<T>>()
  const waiting = createPriorityQueue<Job<T>>(isBefore)
  let running = 0
  const begin = async (job: Job<T>) => {
    running += 1
    await carryOut(job)
    running -= 1
    jobs.delete(job.key)
    advance()
  }
  const advance = () => {
    for (let job = waiting.first(); job && running < concurrency; job = waiting.first()) {
      waiting.remove(job)
      void begin(job)
    }
    onChange(waiting.size())
  }
  const leave = (job: Job<T>) => {
    job.askers -= 1
    if (job.askers > 0 || !waiting.remove(job)) return
    jobs.delete(job.key)
    onChange(waiting.size())
  }
  return {
    has: (key) => jobs.has(key),
    async run({ signal, ...work }, make) {
      if (signal.aborted) return { kind: 'left' }
      const present = jobs.get(work.key)
      if (!present && running >= concurrency && waiting.size() >= capacity) return { kind: 'full' }
      const job = present ?? { ...work, askers: 0, make, outcome: Promise.withResolvers() }
      job.askers += 1
      jobs.set(work.key, job)
      if (!present) waiting.insert(job)
      else if (!work.background) promote(waiting, job)
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

/** A guest now waits for what was to be made some time later. */
function promote<T>(waiting: PriorityQueue<Job<T>>, job: Job<T>): void {
  if (!waiting.remove(job)) return
  job.background = false
  waiting.insert(job)
}

function isBefore<T>(a: Job<T>, b: Job<T>): boolean {
  return a.background === b.background ? a.pixels < b.pixels : b.background
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
