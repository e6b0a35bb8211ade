import { parseSearchCookie, presentSearchCookie } from '@marram/domain/criteria/search-cookie'
import { emptySearch, type Search, type SearchState } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import { editionByKey } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { AnyRouter } from '@tanstack/react-router'
import { goTo } from '../frame/navigation/use-link-navigation.ts'
import { readCookie, writeCookie } from '../kit/cookies.ts'
import { logWarning } from '../kit/log.ts'
import { addressQuery, readAddress } from './search-of-address.ts'
import type { SearchSetting } from './search-setting.ts'

/** Reads and writes the part of the URL that belongs to a search. */
export type SearchAddress = {
  readonly path: string
  readonly isOwned: boolean
  /** The query that the search last read or wrote. */
  known(): string
  /** Records a query written by other code; returns true if it was new. */
  notice(query: string): boolean
  write(search: SearchState, how: 'push' | 'replace'): void
  leave(href: string): void
}

function sameQuestion(query: string): string {
  const url = readAddress(query)
  return `${presentSearchUrl(url, { profile: url.profile })}${url.isFiltered}`
}

export function createSearchAddress(
  router: AnyRouter,
  setting: SearchSetting,
  isOwned: boolean,
  isRead: boolean,
): SearchAddress {
  const { pathname, searchStr } = router.state.location
  let known: string = isRead ? searchStr : ''
  // Campaign, profile and result mark stay unchanged.
  const came = readAddress(searchStr)
  return {
    path: pathname,
    isOwned,
    known: () => known,
    notice(query) {
      // The same search in another notation, or with another campaign, isn't new.
      const isNews = sameQuestion(query) !== sameQuestion(known)
      known = query
      return isNews
    },
    write(search, how) {
      if (!isOwned) return
      known = addressQuery(setting, search, came)
      // The router must know: the language selector carries the query over.
      void goTo(router, `${pathname}${known}`, { replace: how === 'replace', resetScroll: false })
    },
    leave: (href) => void goTo(router, href),
  }
}

const cookieName = 'search'
const cookieMaxAgeS = 720 * 3600

export function saveSearch(search: Search, edition: EditionKey): void {
  const value = presentSearchCookie(search, editionByKey(edition).currency)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers we support
  document.cookie = writeCookie(cookieName, value, cookieMaxAgeS, window.location.protocol === 'https:')
}

/** The guest's last search; null without one, or if it has no criteria. */
export function findSavedSearch(cookies: string, edition: EditionKey): Search | null {
  const saved = readCookie(cookies, cookieName, (value) => (typeof value === 'string' ? value : null))
  if (saved === null) return null
  const { search, problem } = parseSearchCookie(saved, editionByKey(edition).currency)
  if (problem !== null) logWarning(problem)
  return presentSearchUrl(search).toString() === presentSearchUrl(emptySearch).toString() ? null : search
}
