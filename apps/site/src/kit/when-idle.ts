/** Limits the wait for the load event, which a slow picture could delay for long. */
const maxWaitMs = 2000

/** Runs once, after the load event and when the browser is idle. */
export function whenIdle(run: () => void): () => void {
  const waiting = new AbortController()
  const stop = (): void => {
    clearTimeout(timer)
    waiting.abort()
  }
  const start = (): void => {
    if (waiting.signal.aborted) return
    stop()
    run()
  }
  const waitForIdle = (): void => {
    // Not every browser supports requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: maxWaitMs })
    else start()
  }
  const timer = setTimeout(start, maxWaitMs)
  if (document.readyState === 'complete') waitForIdle()
  else window.addEventListener('load', waitForIdle, { signal: waiting.signal })
  return stop
}

/** Runs in a separate task after the load event, without a time limit: visible pictures come first. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') setTimeout(run)
  else window.addEventListener('load', () => setTimeout(run), { once: true })
}
