const tickMs = 1000

/**
 * Calls `run` when the page itself has run for so long. A timer alone counts by the clock: it fires at once on a machine
 * that was asleep, and before everything that a busy main thread has not done yet. Returns what stops it.
 */
export function afterRunning(waitMs: number, run: () => void): () => void {
  let leftMs = waitMs
  const tick = (): void => {
    leftMs -= tickMs
    if (leftMs > 0) timer = setTimeout(tick, Math.min(tickMs, leftMs))
    else run()
  }
  let timer = setTimeout(tick, Math.min(tickMs, leftMs))
  return () => clearTimeout(timer)
}
