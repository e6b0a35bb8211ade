/**
 * Inline script that records clicks before any other script has loaded: on a slow connection a button is visible for
 * seconds before it can react. Links, and buttons that work without script (popovers, forms), are not recorded.
 */
export const rememberTaps = `(()=>{self.earlyTaps=[];self.addEventListener('click',e=>{const t=self.earlyTaps,b=e.target instanceof Element&&e.target.closest('button[type=button]:not([popovertarget])');if(t&&b&&e.isTrusted&&!t.includes(b))t.push(b)},true)})()`

declare global {
  interface Window {
    earlyTaps?: unknown
  }
}

type Remembering = Pick<Window, 'earlyTaps'>

/** Removes and returns the recorded buttons of a part, in order. The caller replays the clicks. */
export function takeEarlyTaps(part: Pick<Node, 'contains'>, window: Remembering): HTMLElement[] {
  const taps = tapsIn(window)
  window.earlyTaps = taps.filter((button) => !part.contains(button))
  return taps.filter((button) => part.contains(button))
}

/** Stops recording once the page is hydrated: parts that hydrate later record their own clicks. */
export function endEarlyTaps(window: Remembering): HTMLElement[] {
  const taps = tapsIn(window)
  window.earlyTaps = null
  return taps.filter(({ isConnected }) => isConnected)
}

function tapsIn({ earlyTaps }: Remembering): HTMLElement[] {
  return Array.isArray(earlyTaps) ? earlyTaps : []
}
