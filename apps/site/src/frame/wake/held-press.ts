import { afterRunning } from '../../kit/after-running.ts'

/** A link that opens something over the page once React is there; without script it leads to a page of its own. */
const held = 'a[data-opens]'

/** After this time, in which the page itself has run, the link is followed: the script of the page does not come. */
export const heldPressMs = 5000

/** The same for a script that has come: a slow processor needs its time, and is nearly there. */
export const hydrationMs = 10_000

type Waking = { readonly loaded: Promise<void>; readonly awake: Promise<void> }

type Press = Pick<MouseEvent, 'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Null for a press that the browser follows: in another tab, or on anything else. */
export function heldLink(event: Press): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(held) : null
}

/** Ctrl+K or meta+K opens the search from anywhere. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

/** Holds presses on such links, and the key of the search, until the page is awake, and does them again then. */
export function holdPresses(wake: () => void, { loaded, awake }: Waking): void {
  const listening = new AbortController()
  const hold = (event: Event, link: HTMLAnchorElement | null): void => {
    if (!link) return
    event.preventDefault()
    // React, which may be hydrating the page just now, would do it as well.
    event.stopPropagation()
    wake()
    const follow = (): void => window.location.assign(link.href)
    let stop = afterRunning(heldPressMs, follow)
    const pressAgain = findAgain(link)
    void loaded.then(() => {
      stop()
      stop = afterRunning(hydrationMs, follow)
    })
    void awake.then(() => {
      stop()
      // In a task of its own, after React has drawn what this page is hydrated with.
      setTimeout(() => pressAgain()?.click())
    })
  }
  const options = { capture: true, signal: listening.signal }
  window.addEventListener('click', (event) => hold(event, heldLink(event)), options)
  window.addEventListener('keydown', (event) => isSearchKey(event) && hold(event, searchLink()), options)
  void awake.then(() => listening.abort())
}

function searchLink(): HTMLAnchorElement | null {
  return document.querySelector('a[data-opens="finder"]')
}

/** Hydration may put a button in place of the link. */
function findAgain(link: HTMLAnchorElement): () => HTMLElement | null {
  const alike = () => [...document.querySelectorAll<HTMLElement>(`[data-opens="${link.dataset.opens}"]`)]
  const place = alike().indexOf(link)
  return () => (link.isConnected ? link : (alike()[place] ?? null))
}
