import { Icon } from '@marram/ui/icon'
import { Notice } from '@marram/ui/notice'
import { getRouteApi } from '@tanstack/react-router'
import { useFavoritesPath } from '../frame/header/use-favorites-path.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { GuestFrame } from './account-frames.tsx'
import { useAccountPages } from './account-nav.tsx'

const route = getRouteApi('/account/')

export function OverviewPage() {
  const { account, query } = route.useLoaderData()
  const { overview, done } = usePageMessages('account')
  const { firstname, lastname, email, role, type } = account.user
  const favorites = { href: useFavoritesPath(), icon: 'heart' as const, ...overview.favorites }
  const accountPages = useAccountPages(account)
  const pages = account.permissions.includes('favorites')
    ? [...accountPages.slice(0, 1), favorites, ...accountPages.slice(1)]
    : accountPages
  const { confirmed, password, email: changed } = done
  const news = new Map(Object.entries({ confirmed, password, email: changed })).get(query.done ?? '')
  return (
    <GuestFrame title={overview.title(firstname, lastname)} intro={overview.intro} account={account}>
      {news ? (
        <Notice kind="good" announce>
          {news}
        </Notice>
      ) : null}
      <ul className="account-tiles">
        {pages.map(({ href, icon, title, text }) => (
          <li key={href}>
            <a className="account-tile" href={href}>
              <Icon name={icon} size="large" />
              <b>{title}</b>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="small muted">
        {overview.signedInAs(email)}
        {/* Guests see no role; only other users have one. */}
        {type === 2 ? null : <> · {overview.role(role)}</>}
      </p>
    </GuestFrame>
  )
}
