/** What a guest can do something with. The choice about cookies is focused by script, so only reachable elements count. */
const interactive = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"]'

const pointerSigns = ['pointerover', 'pointerdown', 'touchstart'] as const
const otherSigns = ['focusin', 'keydown'] as const
/** Of a guest who is there, whatever it is for. */
const moves = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'] as const

type Page = Pick<EventTarget, 'addEventListener'>

/**
 * Runs once, when a guest reaches for something: a pointer on it, a finger, the focus, or any key. A finger that scrolls
 * the text is no intent: reading needs nothing that would be loaded.
 */
export function onIntent(run: () => void, page: Page = window): () => void {
  const listening = new AbortController()
  const start = (): void => {
    if (listening.signal.aborted) return
    listening.abort()
    run()
  }
  const onPointer = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(interactive)) start()
  }
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const sign of pointerSigns) page.addEventListener(sign, onPointer, options)
  for (const sign of otherSigns) page.addEventListener(sign, start, options)
  return () => listening.abort()
}

/** Runs once, at the first sign that a guest is there: a page that is to be used is used soon after. */
export function onMove(run: () => void, page: Page = window): void {
  const listening = new AbortController()
  const start = (event: Event): void => {
    if (isLayoutUnderPointer(event)) return
    listening.abort()
    run()
  }
  for (const move of moves) {
    page.addEventListener(move, start, { capture: true, passive: true, signal: listening.signal })
  }
}

/** Chromium reports a pointer that rests as moved when a page is laid out under it, nobody being there. */
function isLayoutUnderPointer(event: Event): boolean {
  const { type, movementX, movementY }: Event & Partial<Pick<PointerEvent, 'movementX' | 'movementY'>> = event
  return type === 'pointermove' && movementX === 0 && movementY === 0
}

const wakingParts = [
  // A film that moves asks the script whether its guest wants motion.
  ['[data-wakes="near"], .moving-picture', '400px'],
  // What only moves there is not worth a script before.
  ['[data-wakes="seen"]', '0px'],
] as const

/** Runs when a part that works by script alone comes near the window, or into it. */
export function onNearPart(run: () => void): void {
  for (const [selector, rootMargin] of wakingParts) {
    const parts = document.querySelectorAll(selector)
    if (parts.length === 0) continue
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        run()
      },
      { rootMargin },
    )
    // The frame of a part has no box of its own, and what has none is never seen.
    for (const part of parts) observer.observe((part.matches('.deferred-part') && part.firstElementChild) || part)
  }
}

/** What others do is asked for every so many seconds; before that a page has nothing to ask. */
const stayedMs = 20_000

/** Runs when a page has been open for a while, or is left or looked at again, that others change meanwhile. */
export function onStayed(run: () => void, page: Page = window): void {
  setTimeout(run, stayedMs)
  page.addEventListener('visibilitychange', run, { once: true })
}
