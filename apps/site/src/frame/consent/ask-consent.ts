import { allows, type ConsentCategory, consentCategories, giveConsent } from '@marram/domain/consent'
import { createStore } from '../../kit/store.ts'
import { consentStore, saveConsent } from './consent-choice.ts'

/** The button that reopened the dialog: it gets the focus back. */
export const consentRenewal = createStore<HTMLElement | null>(null)

/** True once the guest has opened the single categories. */
let isDetailed = false
/** The dialog that the page has reserved space for. */
let room: { readonly box: HTMLElement; readonly clear: () => void } | null = null

/**
 * Shows the dialog to guests who have not chosen yet, and handles their choice. It works on the HTML of `ConsentDialog`
 * without React: the dialog must not wait for it, and reading does not need it.
 */
export function startConsent(): void {
  document.addEventListener('click', onClick)
  document.addEventListener('submit', onSubmit)
  document.addEventListener('keydown', onKeyDown)
  consentRenewal.subscribe(() => {
    isDetailed = consentRenewal.get() !== null
    showConsent()
    if (isDetailed) dialog()?.focus()
  })
  showConsent()
}

function dialog(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.consent')
}

function part(name: string): HTMLElement | null {
  return dialog()?.querySelector<HTMLElement>(`[data-consent="${name}"]`) ?? null
}

/** Shows or hides the dialog of the current page. */
export function showConsent(): void {
  const box = dialog()
  if (!box) return
  const consent = consentStore.get()
  box.hidden = consent.hasGiven && consentRenewal.get() === null
  for (const [name, isShown] of [
    ['choices', isDetailed],
    ['save', isDetailed],
    ['details', !isDetailed],
  ] as const) {
    part(name)?.toggleAttribute('hidden', !isShown)
  }
  for (const input of box.querySelectorAll<HTMLInputElement>('input[name=category]')) {
    input.checked = consentCategories.some((category) => category === input.value && allows(consent, category))
  }
  keepRoom(box)
}

/**
 * Adds space at the end of the page, so that its footer can be scrolled above the dialog. The property is not inherited
 * (`consent.css`), to avoid a style recalculation of every element.
 */
function keepRoom(box: HTMLElement): void {
  if (room?.box === box && !box.hidden) return
  room?.clear()
  room = null
  if (box.hidden || typeof ResizeObserver === 'undefined') return
  const styles = [document.documentElement.style, document.body.style]
  const observer = new ResizeObserver(() => {
    for (const style of styles) style.setProperty('--consent-height', `${box.offsetHeight}px`)
  })
  observer.observe(box)
  const clear = (): void => {
    observer.disconnect()
    for (const style of styles) style.removeProperty('--consent-height')
  }
  room = { box, clear }
}

function onClick(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-consent]') : null
  switch (pressed?.dataset.consent) {
    case 'refuse':
      choose(['necessary'])
      break
    case 'accept':
      choose(consentCategories)
      break
    case 'details':
      isDetailed = true
      showConsent()
      part('choices')?.querySelector<HTMLElement>('input:not(:disabled)')?.focus()
      break
    case 'renew':
      event.preventDefault()
      consentRenewal.set(pressed)
  }
}

function onSubmit(event: SubmitEvent): void {
  const form = part('choices')
  if (!(form instanceof HTMLFormElement) || event.target !== form) return
  event.preventDefault()
  const ticked = new FormData(form).getAll('category')
  choose(consentCategories.filter((category) => category === 'necessary' || ticked.includes(category)))
}

/** Escape closes the dialog only if a choice was made before. */
function onKeyDown({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape' || consentRenewal.get() === null || !consentStore.get().hasGiven) return
  if (target instanceof Node && dialog()?.contains(target)) done()
}

function choose(chosen: readonly ConsentCategory[]): void {
  saveConsent(giveConsent(chosen))
  done()
}

function done(): void {
  const opener = consentRenewal.get()
  isDetailed = false
  consentRenewal.set(null)
  showConsent()
  opener?.focus()
}
