import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onSessionSignal } from '../session/session-store.ts'

/** When somebody logs in or out in another tab, this page asks anew whose it is. */
export function useFollowSession(): void {
  const router = useRouter()
  useEffect(
    () =>
      onSessionSignal(() => {
        router.options.context.queryClient.removeQueries({ queryKey: ['account'] })
        void router.invalidate()
      }),
    [router],
  )
}
