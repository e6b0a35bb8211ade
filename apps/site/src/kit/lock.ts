/**
 * Runs `work` while no other tab of this browser has the lock; with `shared`, others that share it may run as well. Runs
 * it at once where locks are missing, as on a page that is not secure, or refused, as where storage is blocked.
 */
export async function withLock<T>(
  name: string,
  work: () => T | Promise<T>,
  mode: 'exclusive' | 'shared' = 'exclusive',
): Promise<T> {
  if (!('locks' in navigator)) return work()
  let isBegun = false
  const workOnce = (): T | Promise<T> => {
    isBegun = true
    return work()
  }
  try {
    return await navigator.locks.request<Promise<T>>(name, { mode }, async () => workOnce())
  } catch (error) {
    if (isBegun) throw error
    return work()
  }
}
