import { afterRunning } from './after-running.ts'
import { enterAgain, isField, isTick, tickAgain, touchedFields } from './touched-fields.ts'

/** Controls that do nothing before hydration. Forms, popovers, links to other pages and the choice about cookies work without. */
const buttons = 'button[type=button]:not([popovertarget],[data-consent])'

/** Days of a calendar are text until they are hydrated; the cell stays, and has a button then. */
const days = 'td:has(>.day--arrival,>.day--other)'

const controls = `${buttons}, input[type=checkbox], input[type=radio], a[href], ${days}`

/** What leads to another page by itself. */
const leading = 'a.button[href],button[type=submit]:not(form[method=dialog] *)'

/** How long a press on something that leads on shows, if the page is still there. */
const leadingMs = 3000

/** After this time, in which the page itself has run, a recorded link is followed: the script of the page does not come. */
export const followMs = 5000

/**
 * Inline script that records clicks before any other script has loaded, and shows them (`data-pressed`): on a slow
 * connection a button is visible for seconds before it can react. `recordInput` takes the list over.
 */
export const rememberPresses = `(()=>{const t=self.earlyPresses=[],c=self.earlyPressesEnd=new AbortController();self.addEventListener('click',e=>{if(!e.isTrusted||!(e.target instanceof Element)||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;const b=e.target.closest('${buttons},a[data-opens],${days}'),l=b||e.target.closest('${leading}');if(!l)return;l.dataset.pressed='';if(!b){setTimeout(()=>delete l.dataset.pressed,${leadingMs});return}if(b.href){e.preventDefault();setTimeout(()=>c.signal.aborted||location.assign(b.href),${followMs})}if(!t.includes(b))t.push(b)},{capture:true,signal:c.signal})})()`

declare global {
  interface Window {
    earlyPresses?: unknown
    earlyPressesEnd?: AbortController
  }
}

/** Parts that hydrate by themselves, later than the page (`deferred-part.tsx`). */
const parts = '.deferred-part'

/** The same for a script that has come: a slow processor needs its time, and is nearly there. */
export const hydrationMs = 10_000

type Entry = {
  /** The innermost part around the target; null for what belongs to the page itself. */
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
 * Records what a guest presses, ticks and types in anything that is not hydrated yet; `releasePage` and `releasePart` do it
 * again, in the same order. The only recorder of a page. `wake` loads what hydrates the page. `now` does a press without
 * React, and says so by true.
 */
export function recordInput(wake: () => void, now = pressNow): void {
  wakePage = wake
  pressNow = now
  const { earlyPresses, earlyPressesEnd } = window
  earlyPressesEnd?.abort()
  const pressed: HTMLElement[] = Array.isArray(earlyPresses) ? earlyPresses : []
  for (const control of pressed) press(control)
  // On the window: at the document React already stops events for what is not hydrated.
  window.addEventListener('click', onClick, { capture: true })
  window.addEventListener('input', onInput, { capture: true })
  window.addEventListener('keydown', onKey, { capture: true })
}

/** Once React is loaded: from now on a link is followed later. Fields that were changed before any script ran are recorded. */
export function noteReactLoaded(): void {
  patienceMs = hydrationMs
  for (const entry of recorded.values()) followLater(entry)
  recordFields(document.body)
}

/** Once the page is hydrated; its parts release their own input. */
export function releasePage(): void {
  isPageHydrated = true
  release(null)
}

/** `hydrate` is called when a guest touches the part, at once if that was before. */
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
    // In a task of its own: React may render the next control only after the one before.
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
  // React hydrates a part for a press if its script is there, and does the press: it would count twice.
  event.stopPropagation()
  // The browser shows the tick at once, and `input` records it.
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

/** A link or a form to another page does its work by itself; on a slow line that takes a while to see. */
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
    find()?.click()
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
 * A link with `data-opens` opens a dialog over the page. One in a part that leads to the same page or to a picture may only
 * change the part: another page of a list, or the lightbox.
 */
function staysHere(link: HTMLAnchorElement): boolean {
  const { origin, pathname, target, dataset } = link
  if (dataset.opens !== undefined) return true
  const { location } = window
  if (target !== '' || origin !== location.origin || link.closest(parts) === null) return false
  // The browser itself scrolls to a place in the page. As written: an escape in `hash` may be malformed.
  const [, place = ''] = link.getAttribute('href')?.split('#') ?? []
  if (place !== '' && document.getElementById(place)) return false
  return pathname === location.pathname || pathname.startsWith('/services/')
}

/** Hydration may put a button in place of a link that opens something. */
function findAgain(control: HTMLElement): () => HTMLElement | null {
  if (control.matches(days)) return () => control.querySelector('button')
  const { opens } = control.dataset
  if (opens === undefined) return () => control
  const alike = () => [...document.querySelectorAll<HTMLElement>(`[data-opens="${opens}"]`)]
  const place = alike().indexOf(control)
  return () => (control.isConnected ? control : (alike()[place] ?? null))
}
