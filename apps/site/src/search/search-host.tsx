import { type SearchState, startSearch } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import { defaultPageSize } from '@marram/domain/search-request/search-request'
import { pageTable } from '@marram/i18n/page-table'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { type PageContext, usePageContext } from '../kit/scope/page-context.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import { createSearch, type RunningSearch, type SearchEffects } from './create-search.ts'
import { countedChoices } from './filters/counted-choices.ts'
import { loadedSearch } from './load-search.ts'
import { createSearchAddress, findSavedSearch, type SearchAddress, saveSearch } from './search-address.ts'
import { countsFrom } from './search-answer.ts'
import { isBareSearch, readAddress } from './search-of-address.ts'
import { countsQuery, resultQuery } from './search-queries.ts'
import { SearchProvider } from './search-scope.tsx'
import type { SearchSetting } from './search-setting.ts'

type SearchHostProps = {
  readonly setting: SearchSetting
  /** The page exists for this search, so that its URL has order, page and view. */
  readonly ownsAddress: boolean
  readonly children: ReactNode
}

/** Provides one search to all parts that show or change it. */
export function SearchHost({ setting, ownsAddress, children }: SearchHostProps) {
  return <SearchProvider scope={useRunningSearch(setting, ownsAddress)}>{children}</SearchProvider>
}

/** A search lives as long as its page: on the server for one request, in the browser until the guest leaves. */
function useRunningSearch(setting: SearchSetting, ownsAddress: boolean): RunningSearch {
  const context = usePageContext()
  const router = useRouter()
  // The cached page of a search other than the main one doesn't know the query.
  const isHydrated = useHydrated()
  const [running] = useState(() => {
    const isAddressed = ownsAddress && (setting.isMain || isHydrated)
    const address = createSearchAddress(router, setting, ownsAddress, isAddressed)
    return { address, search: startFrom(context, setting, address) }
  })
  useSearchSync(running.search, running.address)
  return running.search
}

function startFrom(context: PageContext, setting: SearchSetting, address: SearchAddress): RunningSearch {
  const { scope, queryClient } = context
  const { edition } = scope
  const { places, search } = loadedSearch(context, setting, address.known())
  // Page 2 of four houses per page isn't page 2 of the search page, which shows more per page.
  const sharesPages = setting.isMain || setting.pageSize === defaultPageSize
  const hrefOf = (state: SearchState): string =>
    `${pageTable.search.address[edition]}?${presentSearchUrl(sharesPages ? state : { ...state, page: 1 })}`
  const effects: SearchEffects = {
    resultQuery: (wanted) => resultQuery(scope, setting, wanted),
    countsQuery: (wanted) => countsQuery(scope, wanted, places),
    countsOf: (answer) => countsFrom(countedChoices(edition, places), answer),
    saveCookie: (saved) => saveSearch(saved, edition),
    writeAddress: address.write,
    leave: (gone) => address.leave(hrefOf(gone)),
  }
  return createSearch({ setting, places, start: startSearch(search), client: queryClient, effects, hrefOf })
}

// The server has no layout, and React would warn.
const useEarlyEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Syncs the search with the URL and the cookie, and starts fetching. */
function useSearchSync(search: RunningSearch, address: SearchAddress): void {
  useAddressWatch(search, address)
  useSavedSearch(search, address)
  // The search runs last, after restoring the state from the URL or the cookie, so that it fetches only once.
  useEffect(() => search.run(), [search])
  useEffect(() => {
    // A guest who follows a link right after a change can go back to the changed search.
    const onClick = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('a')) search.flush()
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [search])
}

/** Back and forward change the query; follows before paint, so that the scroll position finds its houses. */
function useAddressWatch(search: RunningSearch, address: SearchAddress): void {
  const context = usePageContext()
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const follow = useCallback(
    (path: string, query: string): void => {
      if (!address.isOwned || path !== address.path || !address.notice(query)) return
      search.restore(loadedSearch(context, search.setting, query).search)
    },
    [search, address, context],
  )
  useEarlyEffect(() => follow(pathname, searchStr), [follow, pathname, searchStr])
  // Going back before the changed URL was rendered navigates to the same location, which renders nothing.
  useEffect(() => {
    const onHistory = ({ action }: { readonly action: { readonly type: string } }): void => {
      if (action.type === 'PUSH' || action.type === 'REPLACE') return
      // The router is notified in the same turn, and has parsed the URL then.
      queueMicrotask(() => follow(router.latestLocation.pathname, router.latestLocation.searchStr))
    }
    return router.history.subscribe(onHistory)
  }, [router, follow])
}

/** A bare search URL is shared by all guests; after hydration the guest's own last search applies. */
function useSavedSearch(search: RunningSearch, address: SearchAddress): void {
  const { edition } = usePageContext().scope
  useEffect(() => {
    if (!search.setting.isMain || !isBareSearch(readAddress(address.known()))) return
    const saved = findSavedSearch(document.cookie, edition)
    if (saved === null) return
    search.restore(saved)
    address.write(search.state.get(), 'replace')
  }, [search, address, edition])
}
