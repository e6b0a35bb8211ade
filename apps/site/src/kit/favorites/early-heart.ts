import { setFavorite } from './favorites-list.ts'

/**
 * Handles a press on a heart before React has loaded: fills it at once and writes the list. React adopts both, since it
 * reads the same list. False for any other control.
 */
export function pressHeart(control: Element): boolean {
  const id = Number(control instanceof HTMLElement ? control.dataset.heart : undefined)
  if (!Number.isSafeInteger(id)) return false
  const isWanted = control.getAttribute('aria-pressed') !== 'true'
  for (const heart of document.querySelectorAll(`[data-heart="${id}"]`)) {
    heart.setAttribute('aria-pressed', String(isWanted))
  }
  setFavorite(id, isWanted)
  return true
}
