import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import type { RunningSearch } from './create-search.ts'
import { findKeptSearch } from './kept-search.ts'
import { loadedSearch } from './load-search.ts'
import type { SearchAddress } from './search-address.ts'
import { isBareSearch, readAddress } from './search-of-address.ts'

// On the server there is no layout to wait for, and React would warn.
const useEarlyEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** What a search does by itself in the browser: it follows the address, takes up the last search, and recovers. */
export function useSearchLife(search: RunningSearch, address: SearchAddress): void {
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
