import type { SearchCounts } from '@marram/contract/search/client'
import { type SearchState, startSearch } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import { pathWords } from '@marram/i18n/path-table'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { type PageContext, usePageContext } from '../kit/scope/page-context.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import { createSearch, type RunningSearch } from './create-search.ts'
import { countedChoices } from './filters/counted-choices.ts'
import { loadedSearch } from './load-search.ts'
import { createSearchAddress, findKeptSearch, keepSearch, type SearchAddress } from './search-address.ts'
import { type CountsState, countsFrom } from './search-answer.ts'
import { isBareSearch, readAddress } from './search-of-address.ts'
import { loadCounts, loadResult } from './search-queries.ts'
import type { SearchOutlets } from './search-runs.ts'
import { SearchProvider } from './search-scope.tsx'
import type { SearchSetting } from './search-setting.ts'

type SearchHostProps = {
  readonly setting: SearchSetting
  /** The page is made for this search, so that its address tells order, page and view. */
  readonly ownsAddress: boolean
  readonly children: ReactNode
}

/** Around everything that shows or changes one search. */
export function SearchHost({ setting, ownsAddress, children }: SearchHostProps) {
  return <SearchProvider scope={useRunningSearch(setting, ownsAddress)}>{children}</SearchProvider>
}

/** One search for as long as its page is shown: on the server for one request, in the browser until the guest leaves. */
function useRunningSearch(setting: SearchSetting, ownsAddress: boolean): RunningSearch {
  const context = usePageContext()
  const router = useRouter()
  // The stored page of any other search than the main one knows no query.
  const isHydrated = useHydrated()
  const [running] = useState(() => {
    const isAddressed = ownsAddress && (setting.isMain || isHydrated)
    const address = createSearchAddress(router, setting, ownsAddress, isAddressed)
    return { address, search: startFrom(context, setting, address) }
  })
  useSearchLife(running.search, running.address)
  return running.search
}

function startFrom(context: PageContext, setting: SearchSetting, address: SearchAddress): RunningSearch {
  const { edition } = context.scope
  const { places, search, answer } = loadedSearch(context, setting, address.known())
  const countsOf = (counts: SearchCounts): CountsState => countsFrom(countedChoices(edition, places), counts)
  const hrefOf = (state: SearchState): string => `/${pathWords.search[edition]}/?${presentSearchUrl(state)}`
  const outlets: SearchOutlets = {
    loadResult: (asked, signal) => loadResult(context.scope, asked, setting, signal),
    loadCounts: async (asked, signal) => countsOf(await loadCounts(context.scope, asked, places, signal)),
    keep: (kept) => keepSearch(kept, edition),
    writeAddress: address.write,
    leave: (gone) => address.leave(hrefOf(gone)),
  }
  const counts = answer?.counts ? countsOf(answer.counts) : null
  const first = answer && { result: answer.result, counts }
  return createSearch({ setting, places, start: startSearch(search), first, outlets, hrefOf })
}

// On the server there is no layout to wait for, and React would warn.
const useEarlyEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** What a search does by itself in the browser: it follows the address, takes up the last search, and recovers. */
function useSearchLife(search: RunningSearch, address: SearchAddress): void {
  useAddressWatch(search, address)
  useKeptSearch(search, address)
  useRecovery(search)
  useEffect(() => {
    // Whoever follows a link right after a change comes back to the changed search.
    const onClick = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('a')) search.flush()
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      search.stop()
    }
  }, [search])
}

/** Back and forward bring another query; before the page is painted, so that the scroll position finds its houses. */
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
  // Whoever goes back before the changed address was drawn comes from it to itself, and nothing is drawn anew.
  useEffect(
    () => router.subscribe('onResolved', ({ toLocation }) => follow(toLocation.pathname, toLocation.searchStr)),
    [router, follow],
  )
}

/** A bare search address is everybody's; afterwards the guest's own last search applies. */
function useKeptSearch(search: RunningSearch, address: SearchAddress): void {
  const { edition } = usePageContext().scope
  useEffect(() => {
    if (!search.setting.isMain || !isBareSearch(readAddress(address.known()))) return
    const kept = findKeptSearch(document.cookie, edition)
    if (kept === null) return
    search.restore(kept)
    address.write(search.state.get(), 'replace')
  }, [search, address, edition])
}

function useRecovery(search: RunningSearch): void {
  useEffect(() => {
    const recover = (): void => {
      const { status } = search.result.get()
      if (status === 'idle' || status === 'error') search.retry()
    }
    const onSeen = (): void => {
      if (document.visibilityState === 'visible') recover()
    }
    // Nothing came with the page: the search did not answer the server.
    recover()
    window.addEventListener('online', recover)
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      window.removeEventListener('online', recover)
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [search])
}
