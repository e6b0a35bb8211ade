import { consentAllows } from '../../frame/consent/consent-choice.ts'
import { createStore } from '../../kit/store.ts'

const key = 'seen-houses'
const maxHouses = 200

/** The houses that the guest has looked at in this tab: their pins are marked. Stored only with functional consent. */
export const seenHouses = createStore<ReadonlySet<number>>(new Set())

export function parseSeenHouses(written: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(written ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)).slice(-maxHouses) : []
  } catch {
    return []
  }
}

/** In the browser: what an earlier page of this tab has noted. */
export function readSeenHouses(): void {
  if (!consentAllows('functional')) return
  seenHouses.set(new Set([...parseSeenHouses(stored()), ...seenHouses.get()]))
}

export function noteSeenHouse(id: number): void {
  readSeenHouses()
  const seen = [...seenHouses.get()].filter((other) => other !== id)
  seenHouses.set(new Set([...seen, id].slice(-maxHouses)))
  if (!consentAllows('functional')) return
  try {
    window.sessionStorage.setItem(key, JSON.stringify([...seenHouses.get()]))
  } catch {
    // A guest whose browser refuses storage sees the marks until the page is left.
  }
}

function stored(): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}
