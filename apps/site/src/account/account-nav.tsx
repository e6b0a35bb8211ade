import type { AccountView } from '@marram/contract/auth/session'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { Notice } from '@marram/ui/notice'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { goTo } from '../frame/navigation/use-link-navigation.ts'
import { useLogOut } from '../frame/session/log-out.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'

type Entry = { readonly href: string; readonly icon: IconName; readonly title: string; readonly text: string }

/** The pages of the guest site that this account may use. */
export function useAccountPages({ permissions }: Pick<AccountView, 'permissions'>): Entry[] {
  const { overview } = usePageMessages('account')
  const bookings = { href: '/account/bookings/', icon: 'calendar-check', ...overview.bookings } as const
  return [
    ...(permissions.includes('bookings') ? [bookings] : []),
    { href: '/account/profile/', icon: 'pencil', ...overview.profile },
    { href: '/account/password/', icon: 'lock', ...overview.password },
    { href: '/account/data/', icon: 'shield-check', ...overview.data },
  ]
}

export function AccountNav({ account }: { readonly account: AccountView }) {
  const texts = usePageMessages('account')
  const nav = useRef<HTMLElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const pages = [{ href: '/account/', icon: 'house' as const, title: texts.title }, ...useAccountPages(account)]
  // In a narrow window the links form a row, and the current one may be outside.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (current) nav.current?.scrollTo({ left: current.offsetLeft - current.offsetWidth / 2 })
  }, [])
  return (
    <nav className="account-nav" aria-label={texts.nav} ref={nav}>
      <ul>
        {pages.map(({ href, icon, title }) => (
          <li key={href}>
            <a href={href} aria-current={path === href ? 'page' : undefined}>
              <Icon name={icon} /> {title}
            </a>
          </li>
        ))}
      </ul>
      <LogOutForm />
    </nav>
  )
}

/** A form, so that it works without script; prefetching a link would log the user out. */
function LogOutForm() {
  const texts = usePageMessages('account')
  const router = useRouter()
  const { header } = usePageContext().messages
  const { leave, hasFailed } = useLogOut(() => goTo(router, '/'))
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    leave()
  }
  return (
    <form method="post" action="/api/session/logout/" onSubmit={onSubmit}>
      <Button type="submit" colour="Text" size="small" icon="log-out">
        {texts.logout}
      </Button>
      {hasFailed ? (
        <Notice kind="error" announce>
          {header.logoutFailed}
        </Notice>
      ) : null}
    </form>
  )
}
