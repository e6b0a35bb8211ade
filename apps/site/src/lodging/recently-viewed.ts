import { consentAllows, onConsentChange } from '../frame/consent/consent-choice.ts'
import { createStore } from '../kit/store.ts'

const key = 'recently-viewed'
const maxRecent = 8
const keptDays = 90
const dayMs = 24 * 3600 * 1000

/** A viewed house, and the day of the last view since 1970. */
type Viewed = { readonly id: number; readonly day: number }

/** Ids of the recently viewed houses, newest first. Stored only with consent to functional storage. */
export const recentlyViewed = createStore<readonly number[]>([])

/** Leaves out what is too old. A value that no page wrote is no list. */
export function parseRecent(written: string | null, today: number): readonly Viewed[] {
  const words = (written ?? '').split('.')
  if (!words.every((word) => /^[1-9]\d{0,9}@\d{1,6}$/.test(word))) return []
  return words
    .map((word) => {
      const [id, day] = word.split('@').map(Number)
      return { id: id ?? 0, day: day ?? 0 }
    })
    .filter(({ day }) => day > today - keptDays)
    .slice(0, maxRecent)
}

export function withRecent(recent: readonly Viewed[], lodgingId: number, today: number): readonly Viewed[] {
  return [{ id: lodgingId, day: today }, ...recent.filter(({ id }) => id !== lodgingId)].slice(0, maxRecent)
}

export function presentRecent(recent: readonly Viewed[]): string {
  return recent.map(({ id, day }) => `${id}@${day}`).join('.')
}

/** In the browser: reads the stored list and adds this house. */
export function noteViewed(lodgingId: number): () => void {
  return readViewed((before, today) => write(presentRecent(withRecent(before, lodgingId, today))))
}

/**
 * In the browser: reads the stored list. Without consent it does nothing, and deletes the list when consent is
 * withdrawn.
 */
export function readViewed(next: (recent: readonly Viewed[], today: number) => void = () => {}): () => void {
  const apply = (): void => {
    if (!consentAllows('functional')) {
      forgetViewed()
      return
    }
    const today = Math.floor(Date.now() / dayMs)
    const recent = parseRecent(read(), today)
    recentlyViewed.set(recent.map(({ id }) => id))
    next(recent, today)
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
