import { createPriorityQueue } from './priority-queue.ts'

export type Work = { key: string; pixels: number; background: boolean; signal: AbortSignal }

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
  background: boolean
  askers: number
  make: () => Promise<T>
  outcome: PromiseWithResolvers<Outcome<T>>
}

type Options = {
  concurrency: number
  capacity: number
  /** How long guests must have asked for nothing before background work begins: a page asks for its pictures bit by bit. */
  calmMs?: number
  onChange?: (waiting: number) => void
}

/**
 * Guests' pictures before background work, small before large: a page full of thumbnails is complete sooner, and a
 * large picture is worth its wait. Background work is done one by one while no guest waits, so that the other places
 * are free for the next guest. The same key asked for twice is made once; work nobody waits for is dropped unless it
 * has begun.
 */
export function createRenderQueue<T>(options: Options): RenderQueue<T> {
  const { concurrency, capacity, calmMs = 0, onChange = () => {} } = options
  const jobs = new Map<string, Job<T>>()
  const guests = createPriorityQueue<Job<T>>(isSmaller)
  const background = createPriorityQueue<Job<T>>(isSmaller)
  const waitingWith = (job: Pick<Work, 'background'>) => (job.background ? background : guests)
  const report = () => onChange(guests.size() + background.size())
  const idle: (() => void)[] = []
  const forget = ({ key }: Job<T>) => {
    jobs.delete(key)
    if (jobs.size === 0) for (const resolve of idle.splice(0)) resolve()
  }
  let running = 0
  let calming: NodeJS.Timeout | undefined
  const calmDown = () => {
    clearTimeout(calming)
    calming = setTimeout(() => {
      calming = undefined
      advance()
    }, calmMs).unref()
  }
  const begin = async (job: Job<T>) => {
    running += 1
    await carryOut(job)
    running -= 1
    if (!job.background && calmMs > 0) calmDown()
    forget(job)
    advance()
  }
  const next = () => {
    if (running >= concurrency) return
    return guests.first() ?? (running === 0 && calming === undefined ? background.first() : undefined)
  }
  const advance = () => {
    for (let job = next(); job; job = next()) {
      waitingWith(job).remove(job)
      void begin(job)
    }
    report()
  }
  const leave = (job: Job<T>) => {
    job.askers -= 1
    if (job.askers > 0 || !waitingWith(job).remove(job)) return
    forget(job)
    report()
  }
  /** A guest now waits for what was to be made some time later. */
  const promote = (job: Job<T>) => {
    if (!job.background || !background.remove(job)) return
    job.background = false
    guests.insert(job)
  }
  return {
    has: (key) => jobs.has(key),
    idle: () => (jobs.size === 0 ? Promise.resolve() : new Promise((resolve) => idle.push(resolve))),
    async run({ signal, ...work }, make) {
      if (signal.aborted) return { kind: 'left' }
      const present = jobs.get(work.key)
      if (!present && running >= concurrency && waitingWith(work).size() >= capacity) return { kind: 'full' }
      const job = present ?? { ...work, askers: 0, make, outcome: Promise.withResolvers() }
      job.askers += 1
      jobs.set(work.key, job)
      if (!present) waitingWith(job).insert(job)
      else if (!work.background) promote(job)
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
