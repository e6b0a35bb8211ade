/** The scroll position, and the visibility of the header. */
export type ScrollState = {
  readonly y: number
  readonly isHidden: boolean
  readonly isSmall: boolean
}

/** @internal */
export const topOfPage: ScrollState = { y: 0, isHidden: false, isSmall: false }

const hideAfterPx = 100
const shrinkAfterPx = 60
/** Smaller scroll movements do not count as a change of direction. */
const slackPx = 4

/** Down hides the header, but not within the first 100 px; up brings it back at once. @internal */
export function scrollTo(state: ScrollState, newY: number): ScrollState {
  // Mobile browsers overscroll past the top and bounce back.
  const y = Math.max(0, newY)
  const isSmall = y > shrinkAfterPx
  if (y <= hideAfterPx) return { y, isHidden: false, isSmall }
  if (Math.abs(y - state.y) < slackPx) return { ...state, isSmall }
  return { y, isHidden: y > state.y, isSmall }
}

let state = topOfPage

/**
 * Follows the scrolling without React: a page that is not hydrated has none, and rendering on each change would cost
 * more.
 */
export function followScroll(): void {
  resetScroll()
  const onScroll = (): void => {
    const next = scrollTo(state, window.scrollY)
    const hasChanged = next.isHidden !== state.isHidden || next.isSmall !== state.isSmall
    state = next
    // Most scroll events leave the header as it is.
    if (hasChanged) show()
  }
  window.addEventListener('scroll', onScroll, { passive: true })
}

/** For a newly mounted header: a page opened at an anchor was not scrolled by the guest. */
export function resetScroll(): void {
  state = { ...scrollTo(topOfPage, window.scrollY), isHidden: false }
  show()
}

function show(): void {
  const header = document.querySelector('.site-header > .header')
  header?.classList.toggle('header--hidden', state.isHidden)
  header?.classList.toggle('header--small', state.isSmall)
}
