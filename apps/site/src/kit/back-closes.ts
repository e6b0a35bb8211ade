import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

type SheetHistory = Pick<RouterHistory, 'block' | 'canGoBack'>

/** Longer than a search waits before it writes its address, which then takes the place of the extra entry. */
const extraEntryMs = 600

let removal: ReturnType<typeof setTimeout> | undefined

/**
 * While an overlay is open, the back button closes it instead of leaving the page. The router can only hold a guest who
 * goes back to a page that it has opened; below the first one the browser would leave the site, so an extra entry for
 * the same page is put on top. @internal
 */
export function closeOnBack(history: SheetHistory, close: () => void, browser: Window = window): () => void {
  clearTimeout(removal)
  const hasExtraEntry = !history.canGoBack()
  const { state } = browser.history
  // Past the router, which would load the page again.
  if (hasExtraEntry && !state?.isExtra)
    History.prototype.pushState.call(browser.history, { ...state, isExtra: true }, '')
  const unblock = history.block({
    blockerFn: ({ action, currentLocation, nextLocation }) => {
      const isFromExtra = hasExtraEntry && currentLocation.state.key === nextLocation.state.key
      if (action !== 'BACK' && !isFromExtra) return false
      close()
      return !isFromExtra
    },
    enableBeforeUnload: false,
  })
  return () => {
    unblock()
    if (!hasExtraEntry) return
    removal = setTimeout(() => {
      if (browser.history.state?.isExtra && browser.history.state.key === state.key) browser.history.back()
    }, extraEntryMs)
  }
}

/** For a sheet that covers a phone's screen: guests expect the back button to close it. */
export function useBackCloses(close: () => void): void {
  const { history } = useRouter()
  const latest = useRef(close)
  latest.current = close
  useEffect(() => closeOnBack(history, () => latest.current()), [history])
}
