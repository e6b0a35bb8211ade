import { consentAllows, onConsentChange } from '../../frame/consent/consent-choice.ts'
import { createStore } from '../../kit/store.ts'

const key = 'recent-searches'
const maxSearches = 6
const maxLength = 120

/** What a guest searched for last, the newest first. Stored only for guests who agreed to functional storage. */
export const recentSearches = createStore<readonly string[]>([])

export function parseRecentSearches(written: string | null): readonly string[] {
  try {
    const words: unknown = JSON.parse(written ?? '[]')
    return Array.isArray(words) ? words.filter(isSearch).slice(0, maxSearches) : []
  } catch {
    return []
  }
}

/** The same words in other letters are the same search. */
export function withSearch(recent: readonly string[], text: string): readonly string[] {
  const search = text.trim().replace(/\s+/g, ' ')
  if (!isSearch(search)) return recent
  const others = recent.filter((other) => other.toLowerCase() !== search.toLowerCase())
  return [search, ...others].slice(0, maxSearches)
}

/** In the browser: reads what is stored, and deletes it when consent is taken back. */
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
    // A guest whose browser refuses storage searches without a list of searches.
  }
}

export function forgetSearches(): void {
  recentSearches.set([])
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Storage that is refused holds nothing to forget.
  }
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** One letter only begins a search, and is not stored. */
function isSearch(text: unknown): text is string {
  return typeof text === 'string' && text.length >= 2 && text.length <= maxLength
}
