import { setImmediate as nextTurn } from 'node:timers/promises'
import { noteOutage, OutageError } from './outage.ts'

export type BreakerLimits = {
  /** Work that takes longer triggers a probe; slow work alone is not an outage. */
  readonly slowMs: number
  /** Silence of this length opens the breaker; a shorter restart is waited out. */
  readonly awayMs: number
  /** Timeout of a probe, after which a new one starts; on a busy machine the response may be late. */
  readonly probeMs: number
  readonly tickMs: number
}

export type BreakerOptions = {
  /** Name of the dependency in errors. */
  readonly name: string
  /** Resolves if the dependency responds. `signal` aborts it. */
  readonly probe: (signal: AbortSignal) => Promise<unknown>
  readonly onChange?: (isAway: boolean) => void
  readonly limits?: Partial<BreakerLimits>
}

export type Breaker = {
  /** Rejects with OutageError at once while the dependency is away, and as soon as it turns out to be. */
  run<T>(work: () => Promise<T>, isOutage: (error: unknown) => boolean): Promise<T>
  stop(): void
}

const maxTicks = 2.5

/**
 * A circuit breaker with its own probe: slow or failed work raises suspicion, and the probe decides about outage and
 * recovery. No guest's request is used to test whether the dependency is back (docs/decisions/073-outages.md).
 */
export function createBreaker({ name, probe, onChange = () => {}, limits = {} }: BreakerOptions): Breaker {
  const { slowMs = 500, awayMs = 1500, probeMs = 5000, tickMs = 100 } = limits
  const waiting = new Set<(error: OutageError) => void>()
  let isOpen = false
  let checking: NodeJS.Timeout | undefined

  const set = (isAway: boolean): void => {
    isOpen = isAway
    onChange(isAway)
    if (isAway) for (const reject of waiting) reject(new OutageError(name))
  }
  const finish = (): void => {
    clearInterval(checking)
    checking = undefined
  }
  // A stalled tick counts little: while the process itself was blocked, a response may be waiting unread.
  const check = (): void => {
    if (checking) return
    let silentMs = 0
    let countedAt = performance.now()
    let asking: { readonly abort: AbortController; readonly sinceMs: number } | undefined
    const ask = (): void => {
      const abort = new AbortController()
      asking = { abort, sinceMs: silentMs }
      const probing = asking
      const isCurrent = (): boolean => checking === timer && asking === probing
      probe(abort.signal).then(
        () => {
          if (!isCurrent()) return
          finish()
          if (isOpen) set(false)
        },
        () => {
          if (isCurrent()) asking = undefined
        },
      )
    }
    const timer = setInterval(() => {
      const at = performance.now()
      silentMs += Math.min(at - countedAt, maxTicks * tickMs)
      countedAt = at
      if (silentMs >= awayMs && !isOpen) set(true)
      if (asking && silentMs - asking.sinceMs >= probeMs) {
        asking.abort.abort()
        asking = undefined
      }
      if (!asking) ask()
    }, tickMs)
    checking = timer.unref()
    ask()
  }
  /** Settles with the work, or rejects if the breaker opens meanwhile. */
  const watch = async <T>(work: () => Promise<T>, isOutage: (error: unknown) => boolean): Promise<T> => {
    if (isOpen) {
      // A caller who retries at once must not starve the probe of turns of the event loop.
      await nextTurn()
      throw new OutageError(name)
    }
    const opened = Promise.withResolvers<never>()
    waiting.add(opened.reject)
    const slow = setInterval(check, slowMs)
    try {
      const answer = await Promise.race([work(), opened.promise])
      // Any response shows that the dependency is there; a busy one may not answer the probe in time.
      if (!isOpen) finish()
      return answer
    } catch (error) {
      if (error instanceof OutageError || !isOutage(error)) throw error
      check()
      throw new OutageError(name, error)
    } finally {
      clearInterval(slow)
      waiting.delete(opened.reject)
    }
  }

  return {
    async run(work, isOutage) {
      try {
        return await watch(work, isOutage)
      } catch (error) {
        if (error instanceof OutageError) noteOutage()
        throw error
      }
    },
    stop: finish,
  }
}
