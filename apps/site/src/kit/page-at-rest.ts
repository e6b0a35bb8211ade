/** A page whose pictures never end must not wait for ever. */
const latestMs = 2000

/** Runs once, when all that the page names has come and the browser has nothing else to do. */
export function whenAtRest(run: () => void): () => void {
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
  const rest = (): void => {
    // Not every browser says when it is idle.
    if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: latestMs })
    else start()
  }
  const timer = setTimeout(start, latestMs)
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { signal: waiting.signal })
  return stop
}
