/** Controls. Only those in reach count, since a script focuses the cookie dialog. */
const interactive = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"]'

const pointerSigns = ['pointerover', 'pointerdown', 'touchstart'] as const
const otherSigns = ['focusin', 'keydown'] as const
/** Signs of a present guest. */
const moves = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'] as const

type Page = Pick<EventTarget, 'addEventListener'>

/**
 * Runs once, when a guest reaches for a control: pointer, touch, focus or any key. A scrolling touch is no intent:
 * reading needs nothing to be loaded.
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

/** Runs once, at the first sign of a present guest, who will soon use the page. */
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

/** Chromium reports a resting pointer as moved when layout changes below it, even without a guest. */
function isLayoutUnderPointer(event: Event): boolean {
  const { type, movementX, movementY }: Event & Partial<Pick<PointerEvent, 'movementX' | 'movementY'>> = event
  return type === 'pointermove' && movementX === 0 && movementY === 0
}

const wakingParts = [
  // A moving film checks by script if the guest prefers reduced motion.
  ['[data-wakes="near"], .moving-picture', '400px'],
  // Mere animation is not worth a script before.
  ['[data-wakes="seen"]', '0px'],
] as const

/** Runs when a part that only works with script comes near the viewport. */
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
    // The wrapper of a part has no box, so an IntersectionObserver never sees it.
    for (const part of parts) observer.observe((part.matches('.deferred-part') && part.firstElementChild) || part)
  }
}

/** Data that others change is polled at this interval; before that a page has nothing to request. */
const stayedMs = 20_000

/** Runs when a page with data that others change has been open for a while, or is hidden or shown again. */
export function onStayed(run: () => void, page: Page = window): void {
  setTimeout(run, stayedMs)
  page.addEventListener('visibilitychange', run, { once: true })
}
