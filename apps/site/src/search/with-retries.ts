import { afterFailedSearch } from '@marram/domain/search-retry'
import { logWarning } from '../kit/log.ts'

/** Asks again by the rules of the search: a lost connection is worth another try, an answer is not. */
export async function withRetries<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let requests = 1; ; requests += 1) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted) throw error
      const decision = afterFailedSearch(error instanceof Error ? error.message : String(error), requests)
      if (decision.kind === 'fail') {
        if (decision.log !== null) logWarning(decision.log, error)
        throw error
      }
      await pause(decision.afterMs, signal)
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
