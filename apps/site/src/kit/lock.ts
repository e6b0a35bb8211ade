/** Longer than a live tab needs. A frozen tab that holds the lock must not block the others. */
const longestWaitMs = 10_000

/**
 * Runs `work` while no other tab of this browser holds the lock; with `shared`, others that share it may run as well.
 * Runs it anyway after a timeout, and where locks are missing (insecure page) or refused (blocked storage).
 */
export async function withLock<T>(
  name: string,
  work: () => T | Promise<T>,
  mode: 'exclusive' | 'shared' = 'exclusive',
): Promise<T> {
  if (!('locks' in navigator)) return work()
  let isBegun = false
  const begin = async (): Promise<T> => {
    isBegun = true
    return work()
  }
  try {
    return await navigator.locks.request(name, { mode, signal: AbortSignal.timeout(longestWaitMs) }, begin)
  } catch (error) {
    if (isBegun) throw error
    return work()
  }
}
