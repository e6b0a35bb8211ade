import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useFavoritesPath } from '../../frame/header/use-favorites-path.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'

const houses = ['favorite-houses']

/**
 * When the browser has nothing better to do, and only if there is something to keep and the operator lets it. Not before the houses are there: a
 * question that is under way would be answered past the worker.
 */
export function useOfflineCopy(count: number): void {
  const scope = useFavoritesPath()
  const queryClient = useQueryClient()
  const isLoading = useIsFetching({ queryKey: houses }) > 0
  const { keepsOffline } = usePageContext().scope
  const isWanted = keepsOffline && count > 0
  useEffect(() => {
    if (isLoading || !('serviceWorker' in navigator)) return
    return whenIdle(() => {
      const refetch = (): void => void queryClient.refetchQueries({ queryKey: houses, type: 'active' })
      import('./keep-offline.ts')
        .then(({ keepOffline, forgetOffline, warnOffline }) =>
          (isWanted ? keepOffline(scope, refetch) : forgetOffline(scope)).catch(warnOffline),
        )
        // A page without a network cannot load what it does not have, and has no need to.
        .catch(() => {})
    })
  }, [scope, isWanted, isLoading, queryClient])
}

/** Safari has no idle callback. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 3000)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: 10_000 })
  return () => window.cancelIdleCallback(handle)
}

function followNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser knows of a network; the server's page takes it for granted. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  )
}
