export const interactionFallbackMs = 3000

const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** Runs once, on the guest's first input or after three seconds, whichever comes first. */
export function afterFirstInteraction(run: () => void, page: EventTarget = window): () => void {
  const waiting = new AbortController()
  const start = (): void => {
    stop()
    run()
  }
  const timer = setTimeout(start, interactionFallbackMs)
  const stop = (): void => {
    clearTimeout(timer)
    waiting.abort()
  }
  for (const sign of signs) page.addEventListener(sign, start, { passive: true, signal: waiting.signal })
  return stop
}
