import type { SearchState } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import type { AnyRouter } from '@tanstack/react-router'
import { addressQuery, readAddress } from './search-of-address.ts'
import type { SearchSetting } from './search-setting.ts'

/** The query of the page's address, as far as it belongs to a search. */
export type SearchAddress = {
  readonly path: string
  readonly isOwned: boolean
  /** The query that the search last read or wrote. */
  known(): string
  /** Takes note of a query that somebody else has written; says whether it was news. */
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
  // Campaign, profile and result mark stay as they came.
  const came = readAddress(searchStr)
  return {
    path: pathname,
    isOwned,
    known: () => known,
    notice(query) {
      // The same wishes in other words, or with another campaign, are no news.
      const isNews = sameQuestion(query) !== sameQuestion(known)
      known = query
      return isNews
    },
    write(search, how) {
      if (!isOwned) return
      known = addressQuery(setting, search, came)
      // The router must know: the language selector carries the query over.
      void router.navigate({ href: `${pathname}${known}`, replace: how === 'replace', resetScroll: false })
    },
    leave: (href) => void router.navigate({ href }),
  }
}
