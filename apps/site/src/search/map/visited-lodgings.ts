import { consentAllows } from '../../frame/consent/consent-choice.ts'
import { createStore } from '../../kit/store.ts'

const key = 'seen-houses'
const maxLodgings = 200

/** Houses opened in this tab, whose pins are marked. Stored only with functional consent. */
export const visitedLodgings = createStore<ReadonlySet<number>>(new Set())

export function parseVisitedLodgings(written: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(written ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)).slice(-maxLodgings) : []
  } catch {
    return []
  }
}

/** In the browser: reads the houses of earlier pages of this tab. */
export function readVisitedLodgings(): void {
  if (!consentAllows('functional')) return
  visitedLodgings.set(new Set([...parseVisitedLodgings(stored()), ...visitedLodgings.get()]))
}

export function noteVisitedLodging(id: number): void {
  readVisitedLodgings()
  const others = [...visitedLodgings.get()].filter((other) => other !== id)
  visitedLodgings.set(new Set([...others, id].slice(-maxLodgings)))
  if (!consentAllows('functional')) return
  try {
    window.sessionStorage.setItem(key, JSON.stringify([...visitedLodgings.get()]))
  } catch {
    // If the browser refuses storage, the marks last until the guest leaves the page.
  }
}

function stored(): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}
