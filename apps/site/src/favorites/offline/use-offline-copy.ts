import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useFavoritesPath } from '../../frame/header/use-favorites-path.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'

const lodgings = ['favorite-houses']

/**
 * Runs when the browser is idle, and only if there is something to store and the operator allows it. Not before the
 * houses have loaded: a pending request would bypass the worker.
 */
export function useOfflineCopy(count: number): void {
  const scope = useFavoritesPath()
  const queryClient = useQueryClient()
  const isLoading = useIsFetching({ queryKey: lodgings }) > 0
  const { keepsOffline } = usePageContext().scope
  const isWanted = keepsOffline && count > 0
  useEffect(() => {
    if (isLoading || !('serviceWorker' in navigator)) return
    return whenIdle(() => {
      const refetch = (): void => void queryClient.refetchQueries({ queryKey: lodgings, type: 'active' })
      import('./keep-offline.ts')
        .then(({ keepOffline, forgetOffline, warnOffline }) =>
          (isWanted ? keepOffline(scope, refetch) : forgetOffline(scope)).catch(warnOffline),
        )
        // An offline page cannot load missing files, and need not.
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

/** True if the browser has a network connection; the server assumes one. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  )
}
