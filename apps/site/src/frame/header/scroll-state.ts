/** Where the page stands, and what the header makes of it. */
export type ScrollState = {
  readonly y: number
  readonly isHidden: boolean
  readonly isSmall: boolean
}

export const topOfPage: ScrollState = { y: 0, isHidden: false, isSmall: false }

const hideAfterPx = 100
const shrinkAfterPx = 60
/** Less than this is a trembling finger, not a direction. */
const slackPx = 4

/** Down hides the header, but not within the first 100 px; up brings it back at once. */
export function scrollTo(state: ScrollState, newY: number): ScrollState {
  // A phone scrolls past the top and springs back.
  const y = Math.max(0, newY)
  const isSmall = y > shrinkAfterPx
  if (y <= hideAfterPx) return { y, isHidden: false, isSmall }
  if (Math.abs(y - state.y) < slackPx) return { ...state, isSmall }
  return { y, isHidden: y > state.y, isSmall }
}

/** Tells of a change only: most scrolling changes nothing about the header. */
export function watchScroll(onChange: (state: ScrollState) => void): () => void {
  let state = scrollTo(topOfPage, window.scrollY)
  // A page that is opened further down has not been scrolled yet.
  state = { ...state, isHidden: false }
  onChange(state)
  const onScroll = (): void => {
    const next = scrollTo(state, window.scrollY)
    const hasChanged = next.isHidden !== state.isHidden || next.isSmall !== state.isSmall
    state = next
    if (hasChanged) onChange(next)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}
