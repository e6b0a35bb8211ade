import { Icon } from '@marram/ui/icon'
import { Menu } from '@marram/ui/menu'
import { useState } from 'react'
import { logWarning } from '../../kit/log.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { guestSitePage } from './guest-site.ts'
import { logOut } from './log-out.ts'

export type NamedUser = { readonly firstname: string; readonly lastname: string; readonly picture?: string | null }

export type ProfileMenuProps = { readonly user: NamedUser; readonly guestSiteUrl: string | null }

/** Whoever is logged in, and his ways: the guest site opens in a tab of its own, so that a search is not lost. */
export function ProfileMenu({ user, guestSiteUrl }: ProfileMenuProps) {
  const { header } = usePageContext().messages
  const [isLeaving, setLeaving] = useState(false)
  const leave = (): void => {
    if (isLeaving) return
    setLeaving(true)
    logOut()
      .catch((error: unknown) => logWarning('Logging out did not work.', error))
      .finally(() => setLeaving(false))
  }
  const name = user.firstname
  return (
    <Menu
      trigger={(attributes) => (
        <button
          {...attributes}
          className="header__link session-entry"
          type="button"
          aria-label={header.profileOf(name)}
        >
          {user.picture ? (
            <img className="session-entry__picture" src={user.picture} alt="" width="24" height="24" />
          ) : (
            <Icon name="circle-user-round" />
          )}
          <span className="session-entry__name">{name}</span>
          <Icon name="chevron-down" />
        </button>
      )}
      items={[
        {
          kind: 'link',
          label: header.editProfile,
          icon: 'pencil',
          href: guestSitePage(guestSiteUrl, 'profile/'),
          newTab: true,
        },
        {
          kind: 'link',
          label: header.myBookings,
          icon: 'calendar-check',
          href: guestSitePage(guestSiteUrl, 'bookings/'),
          newTab: true,
        },
        { kind: 'action', label: header.logout, icon: 'log-out', onSelect: leave },
      ]}
    />
  )
}
