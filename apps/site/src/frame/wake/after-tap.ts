/** Longer than a tap; a long press may not lead to a click. */
const longestTapMs = 500
/** Browsers dispatch the click of a tap right after the touch ends. */
const clickAfterMs = 50

let isDown = false

/** Call before any reason to wake the page is observed. */
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
 * Resolves after the click of a tap in progress was handled and painted: compiling and running scripts in between would
 * delay the visible reaction. Resolves at once without a touch.
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
