import { parseSearchCookie, presentSearchCookie } from '@marram/domain/criteria/search-cookie'
import { emptySearch, type Search } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import { editionByKey } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import { readCookie, writeCookie } from '../kit/cookies.ts'
import { logWarning } from '../kit/log.ts'

const name = 'search'
const keptS = 720 * 3600

export function keepSearch(search: Search, edition: EditionKey): void {
  const value = presentSearchCookie(search, editionByKey(edition).currency)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers we support
  document.cookie = writeCookie(name, value, keptS, window.location.protocol === 'https:')
}

/** The guest's last search; null where there is none, or none that asks for anything. */
export function findKeptSearch(cookies: string, edition: EditionKey): Search | null {
  const saved = readCookie(cookies, name, (value) => (typeof value === 'string' ? value : null))
  if (saved === null) return null
  const { search, problem } = parseSearchCookie(saved, editionByKey(edition).currency)
  if (problem !== null) logWarning(problem)
  return presentSearchUrl(search).toString() === presentSearchUrl(emptySearch).toString() ? null : search
}
