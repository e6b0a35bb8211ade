import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { goTo } from '../frame/navigation/use-link-navigation.ts'
import { onSessionSignal, type SessionSignal } from '../frame/session/session-store.ts'

/** Where this page leads when somebody logs in or out in another tab; without an address it asks anew whose it is. */
export type Following = Partial<Record<SessionSignal, string | null>>

export function useFollowSession(following: Following): void {
  const router = useRouter()
  const latest = useRef(following)
  useEffect(() => {
    latest.current = following
  })
  useEffect(
    () =>
      onSessionSignal((signal) => {
        router.options.context.queryClient.removeQueries({ queryKey: ['account'] })
        const href = latest.current[signal]
        if (href === undefined) return
        void (href === null ? router.invalidate() : goTo(router, href))
      }),
    [router],
  )
}
