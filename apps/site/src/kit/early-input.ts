import { afterRunning } from './after-running.ts'
import { enterAgain, isField, isTick, tickAgain, touchedFields } from './touched-fields.ts'

/** Controls that need hydration. Forms, popovers, links to other pages and the cookie dialog work without. */
const buttons = 'button[type=button]:not([popovertarget],[data-consent])'

/** Calendar days are text until hydration; the cell remains, and then has a button. */
const days = 'td:has(>.day--arrival,>.day--other)'

const controls = `${buttons}, input[type=checkbox], input[type=radio], a[href], ${days}`

/** Links and forms that lead to another page. */
const leading = 'a.button[href],button[type=submit]:not(form[method=dialog] *)'

/** A press on a link stays highlighted for this long, if the page is still shown. */
const leadingMs = 3000

/** After this much running time a recorded link is followed: the page's script failed to load. */
export const followMs = 5000

/**
 * Inline script that records clicks before any other script has loaded, and highlights them (`data-pressed`): on a slow
 * connection buttons are visible for seconds before they react. `recordInput` takes over the list.
 */
export const rememberPresses = `(()=>{const t=self.earlyPresses=[],c=self.earlyPressesEnd=new AbortController();self.addEventListener('click',e=>{if(!e.isTrusted||!(e.target instanceof Element)||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;const b=e.target.closest('${buttons},a[data-opens],${days}'),l=b||e.target.closest('${leading}');if(!l)return;l.dataset.pressed='';if(!b){setTimeout(()=>delete l.dataset.pressed,${leadingMs});return}if(b.href){e.preventDefault();setTimeout(()=>c.signal.aborted||location.assign(b.href),${followMs})}if(!t.includes(b))t.push(b)},{capture:true,signal:c.signal})})()`

declare global {
  interface Window {
    earlyPresses?: unknown
    earlyPressesEnd?: AbortController
  }
}

/** Parts that hydrate separately, after the page (`deferred-part.tsx`). */
const parts = '.deferred-part'

/** The same once the script has loaded: a slow processor is still hydrating. */
export const hydrationMs = 10_000

type Entry = {
  /** The innermost part around the target; null if the page itself owns it. */
  readonly part: Element | null
  readonly again: () => void
  readonly follow: (() => void) | null
  stopFollowing: () => void
}

const recorded = new Map<Element, Entry>()
const hydrated = new WeakSet<Element>()
const hydrators = new WeakMap<Element, () => void>()
let isPageHydrated = false
let patienceMs = followMs
let wakePage: () => void = () => {}
let pressNow: (control: Element) => boolean = () => false

/**
 * Records presses, changes and typing in anything that is not hydrated yet; `releasePage` and `releasePart` replay them
 * in the same order. The only recorder of a page. `wake` loads the hydration scripts. `now` may handle a press without
 * React and then returns true.
 */
export function recordInput(wake: () => void, now = pressNow): void {
  wakePage = wake
  pressNow = now
  const { earlyPresses, earlyPressesEnd } = window
  earlyPressesEnd?.abort()
  const pressed: HTMLElement[] = Array.isArray(earlyPresses) ? earlyPresses : []
  for (const control of pressed) press(control)
  // On the window: React's listener on the document already stops events for dehydrated parts.
  window.addEventListener('click', onClick, { capture: true })
  window.addEventListener('input', onInput, { capture: true })
  window.addEventListener('keydown', onKey, { capture: true })
}

/** Call once React is loaded: links wait longer from then on, and fields changed before any script are recorded. */
export function noteReactLoaded(): void {
  patienceMs = hydrationMs
  for (const entry of recorded.values()) followLater(entry)
  recordFields(document.body)
}

/** Call once the page is hydrated; parts release their input separately. */
export function releasePage(): void {
  isPageHydrated = true
  release(null)
}

/** Calls `hydrate` when a guest touches the part, at once if that has happened. */
export function watchPart(part: Element, hydrate: () => void): void {
  if (hydrated.has(part)) return
  hydrators.set(part, hydrate)
  recordFields(part)
  if ([...recorded.keys()].some((target) => part.contains(target))) hydrate()
}

export function releasePart(part: Element): void {
  hydrated.add(part)
  release(part)
}

function release(part: Element | null): void {
  for (const [target, entry] of recorded) {
    if (entry.part !== part) continue
    recorded.delete(target)
    entry.stopFollowing()
    // In a separate task: React may render the next control only after this event.
    setTimeout(entry.again)
  }
}

function record(target: Element, again: () => void, follow: (() => void) | null = null): void {
  recorded.get(target)?.stopFollowing()
  const entry = { part: target.closest(parts), again, follow, stopFollowing: () => {} }
  recorded.set(target, entry)
  followLater(entry)
  wakePage()
  for (let part = entry.part; part; part = part.parentElement?.closest(parts) ?? null) hydrators.get(part)?.()
}

function followLater(entry: Entry): void {
  entry.stopFollowing()
  if (entry.follow) entry.stopFollowing = afterRunning(patienceMs, entry.follow)
}

function isWaiting(target: Element): boolean {
  const part = target.closest(parts)
  return part === null ? !isPageHydrated : !hydrated.has(part)
}

function onClick(event: MouseEvent): void {
  const control = pressedControl(event)
  if (!control || !isWaiting(control)) {
    showLeading(event)
    return
  }
  // If a part's script is loaded, React hydrates it and replays the press itself, which would count twice.
  event.stopPropagation()
  // The browser checks the box at once, and `input` records it.
  if (isTick(control)) return
  event.preventDefault()
  press(control)
}

function press(control: HTMLElement): void {
  if (!pressNow(control)) {
    hold(control)
    return
  }
  delete control.dataset.pressed
  wakePage()
}

/** A link or form to another page works without script, but takes a while on a slow line. */
function showLeading({ target, defaultPrevented }: Event): void {
  const control = target instanceof Element ? target.closest<HTMLElement>(leading) : null
  if (!control || defaultPrevented || isPageHydrated) return
  control.dataset.pressed = ''
  setTimeout(() => delete control.dataset.pressed, leadingMs)
}

/** Ctrl+K or meta+K opens the search from anywhere. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

function onKey(event: KeyboardEvent): void {
  const link = isSearchKey(event) ? document.querySelector<HTMLElement>('a[data-opens="finder"]') : null
  if (!link || !isWaiting(link)) return
  event.preventDefault()
  event.stopPropagation()
  hold(link)
}

function onInput({ target }: Event): void {
  if (!(target instanceof Element) || !isWaiting(target)) return
  if (isTick(target)) record(target, tickAgain(target, target.checked))
  else if (isField(target)) record(target, enterAgain(target, target.value))
}

function hold(control: HTMLElement): void {
  const find = findAgain(control)
  const follow = control instanceof HTMLAnchorElement ? () => window.location.assign(control.href) : null
  control.dataset.pressed = ''
  const again = (): void => {
    delete control.dataset.pressed
    const found: Element | null = find()
    // A link of a drawing has no method for it.
    if (found && !('click' in found)) found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    else find()?.click()
  }
  record(control, again, follow)
}

function recordFields(root: Element): void {
  for (const [field, again] of touchedFields(root)) {
    if (!recorded.has(field) && isWaiting(field)) record(field, again)
  }
}

function pressedControl(event: MouseEvent): HTMLElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null
  return control instanceof HTMLAnchorElement && !staysHere(control) ? null : control
}

/**
 * A link with `data-opens` opens a dialog. Inside a part, a link to the same page or to a picture may only change the
 * part: another page of a list, or the lightbox.
 */
function staysHere(link: HTMLAnchorElement): boolean {
  const { origin, pathname, target, dataset } = link
  if (dataset.opens !== undefined) return true
  const { location } = window
  if (target !== '' || origin !== location.origin || link.closest(parts) === null) return false
  // The browser scrolls to a fragment. Compares the raw hash, since its escapes may be malformed.
  const [, place = ''] = link.getAttribute('href')?.split('#') ?? []
  if (place !== '' && document.getElementById(place)) return false
  return pathname === location.pathname || pathname.startsWith('/services/')
}

/** Hydration may replace a link by a button. */
function findAgain(control: HTMLElement): () => HTMLElement | null {
  if (control.matches(days)) return () => control.querySelector('button')
  const { opens } = control.dataset
  if (opens === undefined) return () => control
  const alike = () => [...document.querySelectorAll<HTMLElement>(`[data-opens="${opens}"]`)]
  const place = alike().indexOf(control)
  return () => (control.isConnected ? control : (alike()[place] ?? null))
}
