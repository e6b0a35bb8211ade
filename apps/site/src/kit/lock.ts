/** Longer than a tab that is alive needs. One that is frozen while it has the lock must not keep the others waiting. */
const longestWaitMs = 10_000

/**
 * Runs `work` while no other tab of this browser has the lock; with `shared`, others that share it may run as well. Runs
 * it all the same when that takes too long, and where locks are missing, as on a page that is not secure, or refused, as
 * where storage is blocked.
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
