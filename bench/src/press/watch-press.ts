import type { CDPSession, Page } from '@playwright/test'

/** Moments in milliseconds since 1970, which hold across a change of page. */
export type PressNotes = {
  painted: number | null
  /** The finger was lifted. */
  tapped: number | null
  /** First frame in which the tapped thing looks different although no finger is on it, or something has opened. */
  reacted: number | null
  done: number | null
}

declare global {
  interface Window {
    marramNote?: (name: keyof PressNotes, at: number) => Promise<void>
    marramPress?: { arm(selector: string): { x: number; y: number } | null; isDone(): boolean }
    marramIsDone?: (tapped: string) => boolean
  }
}

/** Runs in every document of the tab before its own scripts. It looks at the page once per frame. */
function watchDocument(): void {
  const note = (name: keyof PressNotes, at: number) => void window.marramNote?.(name, at)
  const now = () => performance.timeOrigin + performance.now()
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') note('painted', performance.timeOrigin + startTime)
    }
  }).observe({ type: 'paint', buffered: true })

  const storedText = 'marram-tapped'
  let selector: string | null = null
  let before = ''
  let isTapped = sessionStorage.getItem(storedText) !== null
  let hasReacted = false
  let wasDone = false
  let place = { x: 0, y: 0 }

  const middleOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isOnTop = (element: Element) => {
    const { x, y } = middleOf(element)
    const top = document.elementFromPoint(x, y)
    return top !== null && (element.contains(top) || top.contains(element))
  }
  const isVisible = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 0
  const isSeenDone = () => window.marramIsDone?.(sessionStorage.getItem(storedText) ?? '') === true

  /** The looks of the element and what is open; not its markup, which hydration replaces without anything to see. */
  const appearance = (): string => {
    const element = selector === null ? null : document.querySelector(selector)
    if (!element) return ''
    const parts = [element.parentElement ?? element, element, ...element.querySelectorAll('*')]
    const looks = parts.slice(0, 12).map((part) => {
      const style = getComputedStyle(part)
      const states = ['pressed', 'selected', 'expanded', 'busy'].map(
        (name) => part.getAttribute(`aria-${name}`) === 'true',
      )
      const colours = [style.color, style.backgroundColor, style.fill, style.borderColor, style.boxShadow, style.filter]
      return [...states, ...colours, style.opacity, style.scale, style.outlineStyle, style.animationName].join()
    })
    const opened = [...document.querySelectorAll('dialog[open], :popover-open')].filter(isVisible).length
    const value = element instanceof HTMLInputElement ? element.checked : ''
    return [...looks, opened, value, location.pathname].join(';')
  }

  const look = (): void => {
    if (isTapped && !hasReacted && selector !== null && !document.querySelector(selector)?.matches(':active')) {
      if (appearance() !== before) {
        hasReacted = true
        note('reacted', now())
      }
    }
    if (isTapped && !wasDone && isSeenDone()) {
      wasDone = true
      note('done', now())
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  window.addEventListener(
    'touchend',
    ({ timeStamp }) => {
      if (selector === null) return
      isTapped = true
      note('tapped', performance.timeOrigin + timeStamp)
    },
    { capture: true },
  )

  window.marramPress = {
    arm(wanted) {
      const found = [...document.querySelectorAll(wanted)].find(isVisible)
      if (!found) return null
      if (!isOnTop(found)) found.scrollIntoView({ block: 'center', behavior: 'instant' })
      const point = middleOf(found)
      // A sheet that still moves would be missed.
      const isStill = selector === wanted && place.x === point.x && place.y === point.y
      selector = wanted
      place = point
      if (!isStill || !isOnTop(found)) return null
      before = appearance()
      isTapped = hasReacted = wasDone = false
      sessionStorage.setItem(storedText, found.textContent)
      return point
    },
    isDone: isSeenDone,
  }
}

/** Call before the page opens. The notes fill up while it runs. */
export async function watchPress(page: Page, isDone: (tapped: string) => boolean): Promise<PressNotes> {
  const notes: PressNotes = { painted: null, tapped: null, reacted: null, done: null }
  await page.exposeFunction('marramNote', (name: keyof PressNotes, at: number) => {
    // The first of each counts: the page that a tap leads to is painted as well.
    notes[name] ??= at
  })
  await page.addInitScript({ content: `window.marramIsDone = ${isDone}` })
  await page.addInitScript(watchDocument)
  return notes
}

/** A finger that rests for as long as a quick one does. The browser makes the click out of it. */
export async function tapAt(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await new Promise((resolve) => setTimeout(resolve, 60))
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
