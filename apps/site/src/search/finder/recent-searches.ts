import { consentAllows, onConsentChange } from '../../frame/consent/consent-choice.ts'
import { createStore } from '../../kit/store.ts'

const key = 'recent-searches'
const maxSearches = 6
const maxLength = 120

/** A guest's recent searches, newest first. Stored only with consent to functional storage. */
export const recentSearches = createStore<readonly string[]>([])

export function parseRecentSearches(written: string | null): readonly string[] {
  try {
    const words: unknown = JSON.parse(written ?? '[]')
    return Array.isArray(words) ? words.filter(isSearch).slice(0, maxSearches) : []
  } catch {
    return []
  }
}

/** Searches that differ only in case are the same. */
export function withSearch(recent: readonly string[], text: string): readonly string[] {
  const search = text.trim().replace(/\s+/g, ' ')
  if (!isSearch(search)) return recent
  const others = recent.filter((other) => other.toLowerCase() !== search.toLowerCase())
  return [search, ...others].slice(0, maxSearches)
}

/** In the browser: reads the stored searches, and deletes them when consent is withdrawn. */
export function readRecentSearches(): () => void {
  const apply = (): void => {
    if (consentAllows('functional')) recentSearches.set(parseRecentSearches(stored()))
    else forgetSearches()
  }
  apply()
  return onConsentChange(apply)
}

export function noteSearch(text: string): void {
  if (!consentAllows('functional')) return
  recentSearches.set(withSearch(parseRecentSearches(stored()), text))
  try {
    window.localStorage.setItem(key, JSON.stringify(recentSearches.get()))
  } catch {
    // If the browser refuses storage, no searches are listed.
  }
}

export function forgetSearches(): void {
  recentSearches.set([])
  try {
    window.localStorage.removeItem(key)
  } catch {
    // If the browser refuses storage, nothing needs deleting.
  }
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** A single letter is only the start of a search, and is not stored. */
function isSearch(text: unknown): text is string {
  return typeof text === 'string' && text.length >= 2 && text.length <= maxLength
}
