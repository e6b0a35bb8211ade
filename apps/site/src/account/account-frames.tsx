import type { AccountView } from '@marram/contract/auth/session'
import { Panel } from '@marram/ui/panel'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { goTo } from '../frame/navigation/use-link-navigation.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { onSessionSignal, type SessionSignal, useSession } from '../frame/session/session-store.ts'
import { PageStyles } from '../kit/page-styles.tsx'
import accountStyles from './account.css?url'
import { AccountNav } from './account-nav.tsx'

type FrameProps = { readonly title: string; readonly intro?: string; readonly children: ReactNode }

/** A page with one form in its middle: the login and related pages. With `next`, it follows a login in another tab. */
export function DoorFrame({ title, intro, next, children }: FrameProps & { readonly next?: string }) {
  useFollowSession(next === undefined ? {} : { login: next })
  return (
    <PageFrame>
      <PageStyles href={accountStyles} />
      <div className="wrap account-door">
        <Panel className="stack">
          <h1>{title}</h1>
          {intro ? <p>{intro}</p> : null}
          {children}
        </Panel>
      </div>
    </PageFrame>
  )
}

/** A page of the guest site, with its navigation beside it. */
export function GuestFrame({ title, intro, account, children }: FrameProps & { readonly account: AccountView }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  useFollowSession({ logout: `/account/login/?next=${encodeURIComponent(path)}`, login: null, update: null })
  return (
    <PageFrame>
      <PageStyles href={accountStyles} />
      <div className="wrap account">
        <AccountNav account={account} />
        <div className="stack account__content">
          <header className="stack stack--sm">
            <h1>{title}</h1>
            {intro ? <p className="lead">{intro}</p> : null}
          </header>
          {children}
        </div>
      </div>
    </PageFrame>
  )
}

/** Target of this page after a login or logout in another tab; null reloads this page's data instead. */
type FollowTargets = Partial<Record<SessionSignal, string | null>>

function useFollowSession(following: FollowTargets): void {
  const router = useRouter()
  const latest = useRef(following)
  const { kind } = useSession()
  // Only on a page that the server rendered for a guest: after a click the login may be known a moment later than the
  // page.
  const isServed = useRef(kind === 'unknown')
  useEffect(() => {
    latest.current = following
  })
  const follow = useCallback(
    (signal: SessionSignal) => {
      router.options.context.queryClient.removeQueries({ queryKey: ['account'] })
      const href = latest.current[signal]
      if (href === undefined) return
      void (href === null ? router.invalidate() : goTo(router, href))
    },
    [router],
  )
  useEffect(() => onSessionSignal(follow), [follow])
  useEffect(() => {
    if (kind === 'unknown' || !isServed.current) return
    isServed.current = false
    // The guest logged out in another tab before this page was hydrated and could receive the message.
    if (kind === 'nobody') follow('logout')
  }, [kind, follow])
}
