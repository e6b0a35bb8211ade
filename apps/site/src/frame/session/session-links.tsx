import { Icon } from '@marram/ui/icon'
import { Notice } from '@marram/ui/notice'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { guestSitePage } from './guest-site.ts'
import { useLogOut } from './log-out.ts'

export function SessionLinks({ guestSiteUrl }: { readonly guestSiteUrl: string | null }) {
  const { header } = usePageContext().messages
  const { leave, hasFailed } = useLogOut()
  const pages = [
    { title: header.editProfile, href: guestSitePage(guestSiteUrl, 'profile/') },
    { title: header.myBookings, href: guestSitePage(guestSiteUrl, 'bookings/') },
  ]
  return (
    <ul className="menu-list">
      {pages.map(({ title, href }) => (
        <li key={href}>
          <a className="menu-list__link" href={href} target="_blank" rel="noopener">
            {title} <span className="visually-hidden">({header.newTab})</span>
            <Icon name="external-link" />
          </a>
        </li>
      ))}
      <li>
        <button className="menu-list__link" type="button" onClick={leave}>
          {header.logout} <Icon name="log-out" />
        </button>
        {hasFailed ? (
          <Notice kind="error" announce>
            {header.logoutFailed}
          </Notice>
        ) : null}
      </li>
    </ul>
  )
}
