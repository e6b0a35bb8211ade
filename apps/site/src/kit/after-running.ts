const tickMs = 1000

/**
 * Calls `run` after the page has been running for this long. A plain timer counts wall-clock time: it fires at once on
 * a machine that was asleep, before the main thread has done its pending work. Returns a function that cancels it.
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
