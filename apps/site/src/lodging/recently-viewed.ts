import { consentAllows, onConsentChange } from '../frame/consent/consent-choice.ts'
import { createStore } from '../kit/store.ts'

const key = 'recently-viewed'
const maxRecent = 8

/** Ids of the recently viewed houses, newest first. Stored only with consent to functional storage. */
export const recentlyViewed = createStore<readonly number[]>([])

export function parseRecent(written: string | null): readonly number[] {
  const words = (written ?? '').split('.')
  return words.every((word) => /^[1-9]\d{0,9}$/.test(word)) ? words.map(Number).slice(0, maxRecent) : []
}

export function withRecent(recent: readonly number[], lodgingId: number): readonly number[] {
  return [lodgingId, ...recent.filter((id) => id !== lodgingId)].slice(0, maxRecent)
}

/**
 * In the browser: reads the stored list and adds this house. Without consent it does nothing, and deletes the list when
 * consent is withdrawn.
 */
export function noteViewed(lodgingId: number): () => void {
  const apply = (): void => {
    if (!consentAllows('functional')) {
      forgetViewed()
      return
    }
    const before = parseRecent(read())
    recentlyViewed.set(before)
    write(withRecent(before, lodgingId).join('.'))
  }
  apply()
  return onConsentChange(apply)
}

export function forgetViewed(): void {
  recentlyViewed.set([])
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Blocked storage has nothing to delete.
  }
}

function read(): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(value: string): void {
  try {
    window.localStorage.setItem(key, value)
  } catch {
    // If storage is blocked, there is no list.
  }
}
