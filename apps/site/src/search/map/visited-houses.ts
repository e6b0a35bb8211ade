import { consentAllows } from '../../frame/consent/consent-choice.ts'
import { createStore } from '../../kit/store.ts'

const key = 'seen-houses'
const maxHouses = 200

/** Houses opened in this tab, whose pins are marked. Stored only with functional consent. */
export const visitedHouses = createStore<ReadonlySet<number>>(new Set())

export function parseVisitedHouses(written: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(written ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)).slice(-maxHouses) : []
  } catch {
    return []
  }
}

/** In the browser: reads the houses of earlier pages of this tab. */
export function readVisitedHouses(): void {
  if (!consentAllows('functional')) return
  visitedHouses.set(new Set([...parseVisitedHouses(stored()), ...visitedHouses.get()]))
}

export function noteVisitedHouse(id: number): void {
  readVisitedHouses()
  const others = [...visitedHouses.get()].filter((other) => other !== id)
  visitedHouses.set(new Set([...others, id].slice(-maxHouses)))
  if (!consentAllows('functional')) return
  try {
    window.sessionStorage.setItem(key, JSON.stringify([...visitedHouses.get()]))
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
