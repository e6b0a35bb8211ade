export type Work = { key: string; pixels: number; background: boolean; signal: AbortSignal }

export type Outcome<T> = { kind: 'done'; value: T } | { kind: 'full' } | { kind: 'left' }

export type RenderQueue<T> = {
  /** Resolves when the work is done, when there is no room to wait, or when the asking client has left. */
  run(work: Work, make: () => Promise<T>): Promise<Outcome<T>>
  /** Whether asking now would join work that is already waiting or under way. */
  has(key: string): boolean
  waiting(): number
}

type Job<T> = {
  key: string
  pixels: number
  background: boolean
  make: () => Promise<T>
  outcome: PromiseWithResolvers<Outcome<T>>
  askers: number
  started: boolean
}

type Options = { concurrency: number; capacity: number; onChange?: (waiting: number) => void }

/**
 * Guests' pictures before background work, small before large: a page full of thumbnails is complete sooner, and a
 * large picture is worth its wait. The same key asked for twice is made once; work nobody waits for is dropped
 * unless it has begun.
 */
export function createRenderQueue<T>({ concurrency, capacity, onChange = () => {} }: Options): RenderQueue<T> {
  const jobs = new Map<string, Job<T>>()
  let line: Job<T>[] = []
  let running = 0

  const enqueue = (job: Job<T>) => {
    const at = line.findIndex((other) => isBefore(job, other))
    line.splice(at === -1 ? line.length : at, 0, job)
  }
  const begin = async (job: Job<T>) => {
    job.started = true
    running += 1
    try {
      job.outcome.resolve({ kind: 'done', value: await job.make() })
    } catch (error) {
      job.outcome.reject(error)
    }
    running -= 1
    jobs.delete(job.key)
    advance()
  }
  const advance = () => {
    while (running < concurrency) {
      const job = line.shift()
      if (job === undefined) break
      void begin(job)
    }
    onChange(line.length)
  }
  const leave = (job: Job<T>) => {
    job.askers -= 1
    if (job.askers > 0 || job.started) return
    line = line.filter((other) => other !== job)
    jobs.delete(job.key)
    job.outcome.resolve({ kind: 'left' })
    onChange(line.length)
  }
  const join = (job: Job<T>, background: boolean) => {
    if (background || !job.background || job.started) return
    job.background = false
    line = line.filter((other) => other !== job)
    enqueue(job)
  }

  return {
    has: (key) => jobs.has(key),
    waiting: () => line.length,
    async run({ key, pixels, background, signal }, make) {
      if (signal.aborted) return { kind: 'left' }
      const present = jobs.get(key)
      if (present === undefined && running >= concurrency && line.length >= capacity) return { kind: 'full' }
      const job = present ?? createJob(key, pixels, background, make)
      job.askers += 1
      if (present === undefined) {
        jobs.set(key, job)
        enqueue(job)
        advance()
      } else join(present, background)
      return await untilAborted(job.outcome.promise, signal, () => leave(job))
    },
  }
}

function createJob<T>(key: string, pixels: number, background: boolean, make: () => Promise<T>): Job<T> {
  return { key, pixels, background, make, outcome: Promise.withResolvers(), askers: 0, started: false }
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
