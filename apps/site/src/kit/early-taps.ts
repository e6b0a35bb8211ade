/**
 * Stands in the page itself and runs before any script has come: on a slow line a button is seen for seconds before it
 * can answer. Buttons that work without script (popovers, forms) and links need nobody to remember them.
 */
export const rememberTaps = `(()=>{self.earlyTaps=[];self.addEventListener('click',e=>{const t=self.earlyTaps,b=e.target instanceof Element&&e.target.closest('button[type=button]:not([popovertarget])');if(t&&b&&e.isTrusted&&!t.includes(b))t.push(b)},true)})()`

declare global {
  interface Window {
    earlyTaps?: unknown
  }
}

type Remembering = Pick<Window, 'earlyTaps'>

/** The buttons of a part that were pressed too early, in that order. Whoever takes them presses them again. */
export function takeEarlyTaps(part: Pick<Node, 'contains'>, window: Remembering): HTMLElement[] {
  const taps = tapsIn(window)
  window.earlyTaps = taps.filter((button) => !part.contains(button))
  return taps.filter((button) => part.contains(button))
}

/** Once the page is hydrated nothing more is remembered here: parts that are not yet ready remember for themselves. */
export function endEarlyTaps(window: Remembering): HTMLElement[] {
  const taps = tapsIn(window)
  window.earlyTaps = null
  return taps.filter(({ isConnected }) => isConnected)
}

function tapsIn({ earlyTaps }: Remembering): HTMLElement[] {
  return Array.isArray(earlyTaps) ? earlyTaps : []
}
