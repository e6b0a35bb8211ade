/**
 * Inline script that records clicks before any other script has loaded: on a slow connection a button is visible for
 * seconds before it can react. Links, and buttons that work without React (popovers, forms, the choice about cookies), are
 * not recorded.
 */
export const rememberTaps = `(()=>{const t=self.earlyTaps=[],c=self.earlyTapsEnd=new AbortController();self.addEventListener('click',e=>{const b=e.target instanceof Element&&e.target.closest('button[type=button]:not([popovertarget],[data-consent])');if(b&&e.isTrusted&&!t.includes(b))t.push(b)},{capture:true,signal:c.signal})})()`

declare global {
  interface Window {
    earlyTaps?: unknown
    earlyTapsEnd?: AbortController
  }
}

type Remembering = Pick<Window, 'earlyTaps' | 'earlyTapsEnd'>

/** Parts that hydrate by themselves, later than the page: a click that is replayed before is lost. */
const parts = '.when-seen'

/** Removes and returns the recorded buttons of a part, in order. The caller replays the clicks. */
export function takeEarlyTaps(part: Pick<Node, 'contains'>, window: Remembering): HTMLElement[] {
  return take(window, (button) => part.contains(button))
}

/** Those of the page itself, once it is hydrated. What was pressed in a part stays there until the part takes it. */
export function takePageTaps(window: Remembering): HTMLElement[] {
  return take(window, (button) => button.closest(parts) === null).filter(({ isConnected }) => isConnected)
}

/** Stops recording: from now on each part that is not hydrated yet records its own clicks. */
export function endEarlyTaps(window: Remembering): void {
  window.earlyTapsEnd?.abort()
}

/** In place: the inline script goes on writing into the same list. */
function take({ earlyTaps }: Remembering, isWanted: (button: HTMLElement) => boolean): HTMLElement[] {
  const taps: HTMLElement[] = Array.isArray(earlyTaps) ? earlyTaps : []
  const wanted = taps.filter(isWanted)
  taps.splice(0, taps.length, ...taps.filter((button) => !wanted.includes(button)))
  return wanted
}
