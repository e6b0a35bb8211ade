/** Longer than a finger rests that taps; a long press may wait for nothing. */
const longestTapMs = 500
/** A browser makes the click of a tap right after the finger is lifted. */
const clickAfterMs = 50

let isDown = false

/** Call before anything wakes the page. */
export function watchTaps(page: EventTarget = window): void {
  const options = { capture: true, passive: true }
  page.addEventListener(
    'pointerdown',
    () => {
      isDown = true
    },
    options,
  )
  for (const end of ['pointerup', 'pointercancel']) {
    page.addEventListener(
      end,
      () => {
        isDown = false
      },
      options,
    )
  }
}

/**
 * Resolves when a tap that has begun has had its click, and the page was painted: compiling and running scripts in between
 * would delay what the guest sees of the tap. At once where no finger is down.
 */
export function afterTap(page: EventTarget = window): Promise<void> {
  if (!isDown) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  const painted = (): void => void requestAnimationFrame(() => setTimeout(resolve))
  page.addEventListener('click', painted, options)
  page.addEventListener('pointercancel', () => resolve(), options)
  page.addEventListener('pointerup', () => setTimeout(resolve, clickAfterMs), options)
  setTimeout(resolve, longestTapMs)
  return promise.finally(() => listening.abort())
}
