export type MergedRequests<T> = {
  /**
   * Starts `load` unless the same request is pending. A caller leaves when its signal aborts; the shared request is
   * only aborted when the last caller has left.
   */
  join(key: string, load: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T>
}

type Shared<T> = { reply: Promise<T>; callers: number; abort: AbortController }

/** Merges identical concurrent requests. */
export function createMergedRequests<T>(): MergedRequests<T> {
  const running = new Map<string, Shared<T>>()

  function start(key: string, load: (signal: AbortSignal) => Promise<T>): Shared<T> {
    const abort = new AbortController()
    const shared: Shared<T> = { reply: load(abort.signal), callers: 0, abort }
    const forget = () => {
      if (running.get(key) === shared) running.delete(key)
    }
    shared.reply.then(forget, forget)
    running.set(key, shared)
    return shared
  }

  return {
    async join(key, load, signal) {
      signal.throwIfAborted()
      const shared = running.get(key) ?? start(key, load)
      shared.callers += 1
      try {
        return await orAborted(shared.reply, signal)
      } finally {
        shared.callers -= 1
        // A settled request has already been removed; aborting it would only raise an unhandled error.
        if (shared.callers === 0 && running.get(key) === shared) {
          // Prevents callers from joining a request that is being aborted.
          running.delete(key)
          shared.abort.abort()
        }
      }
    },
  }
}

/** Settles with the promise, or rejects with the signal's reason if that comes first. */
export async function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const leave = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([promise, aborted.promise])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
