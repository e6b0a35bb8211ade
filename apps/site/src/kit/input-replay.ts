import { takeEarlyTaps } from './early-taps.ts'

/** Controls that do nothing before hydration. Forms, popovers, links to other pages and the choice about cookies work without. */
const controls =
  'button[type=button]:not([popovertarget],[data-consent]), input[type=checkbox], input[type=radio], a[href]'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Records clicks and input in a part of the page that is not hydrated yet. The returned function replays them in the
 * same order once the part is hydrated. `onBegun` is called when the guest has begun before this script ran.
 */
export function recordInput(part: HTMLElement, onBegun: () => void): () => void {
  const recorded = new Map(touchedBefore(part))
  for (const button of takeEarlyTaps(part, window)) recorded.set(button, () => button.click())
  if (recorded.size > 0) onBegun()
  const listening = new AbortController()
  const onClick = (event: MouseEvent): void => {
    const control = recordedControl(event)
    if (!control || !part.contains(control)) return
    event.preventDefault()
    // React hydrates a part for a press if its script is there, and does the press: it would count twice.
    event.stopPropagation()
    recorded.set(control, () => control.click())
  }
  const onField = ({ target }: Event): void => {
    if (isField(target) && part.contains(target)) recorded.set(target, enterAgain(target, target.value))
  }
  // The listeners are on the window: at the document React already stops events for a boundary that is not hydrated.
  const options = { capture: true, signal: listening.signal }
  window.addEventListener('click', onClick, options)
  window.addEventListener('input', onField, options)
  return () => {
    listening.abort()
    // Each event is replayed in a task of its own, because React may render the next control only after the one before.
    for (const again of recorded.values()) setTimeout(again)
  }
}

let stopWatching: () => void = () => {}

/**
 * Watches what a guest enters in the page itself, from before it is hydrated: React draws the fields of its own state over
 * it. Its parts record their own (`.when-seen`).
 */
export function watchPageInput(): void {
  const entered = new Map(touchedBefore(document.body))
  const listening = new AbortController()
  const onField = ({ target }: Event): void => {
    if (isTick(target)) entered.set(target, tickAgain(target, target.checked))
    else if (isField(target)) entered.set(target, enterAgain(target, target.value))
  }
  window.addEventListener('input', onField, { capture: true, signal: listening.signal })
  stopWatching = () => {
    listening.abort()
    for (const [field, again] of entered) if (field.closest('.when-seen') === null) setTimeout(again)
    entered.clear()
  }
}

/** Once the page is hydrated: enters again what was entered before. */
export function enterPageInput(): void {
  stopWatching()
}

function recordedControl(event: MouseEvent): HTMLElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null
  return control instanceof HTMLAnchorElement && !staysHere(control) ? null : control
}

/**
 * A link within the page, or to a picture, may only change the part: another page of a list, or the lightbox. One with
 * `data-opens` opens a dialog over the page.
 */
function staysHere({ origin, pathname, target, dataset }: HTMLAnchorElement): boolean {
  if (dataset.opens !== undefined) return true
  const { location } = window
  const isHere = pathname === location.pathname || pathname.startsWith('/services/')
  return isHere && origin === location.origin && target === ''
}

/** Fields that the guest changed before any script ran: their value differs from the one in the server HTML. */
function* touchedBefore(part: HTMLElement): Generator<[Element, () => void]> {
  for (const field of part.querySelectorAll('input, select, textarea')) {
    if (isTick(field)) {
      if (hasOtherTick(field)) yield [field, tickAgain(field, field.checked)]
    } else if (isField(field) && hasOtherValue(field)) yield [field, enterAgain(field, field.value)]
  }
}

function isTick(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')
}

function isField(target: unknown): target is Field {
  if (target instanceof HTMLInputElement) return !isTick(target)
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
}

/** Of a radio group only the newly checked input is replayed; it unchecks the others. */
function hasOtherTick({ type, checked, defaultChecked }: HTMLInputElement): boolean {
  return checked !== defaultChecked && (checked || type === 'checkbox')
}

/** Range inputs are ignored: the browser itself may round their value to the nearest step. */
function hasOtherValue(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.type !== 'range' && field.value !== field.defaultValue
  const written = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex !== Math.max(0, written)
}

function tickAgain(field: HTMLInputElement, isTicked: boolean): () => void {
  return () => {
    field.checked = !isTicked
    field.click()
  }
}

/**
 * React ignores an input event unless the value differs from the one it tracks, so the tracker gets another value
 * first.
 */
function enterAgain(field: Field, value: string): () => void {
  return () => {
    field.value = `${value} `
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
