import { Icon } from '@marram/ui/icon'
import { Menu } from '@marram/ui/menu'
import { Toasts } from '@marram/ui/toasts'
import { createToaster } from '@marram/ui/toasts/toaster.ts'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { guestSitePage } from './guest-site.ts'
import { useLogOut } from './log-out.ts'

export type NamedUser = { readonly firstname: string; readonly lastname: string; readonly picture?: string | null }

export type ProfileMenuProps = { readonly user: NamedUser; readonly guestSiteUrl: string | null }

const toaster = createToaster()

/** The menu of the logged-in user; the guest site opens in a new tab, so that a search is not lost. */
export function ProfileMenu({ user, guestSiteUrl }: ProfileMenuProps) {
  const { messages } = usePageContext()
  const { header } = messages
  const { leave, hasFailed } = useLogOut()
  useEffect(() => {
    if (hasFailed) toaster.show({ text: messages.header.logoutFailed, durationMs: 15_000 })
  }, [hasFailed, messages])
  const name = user.firstname
  return (
    <>
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
      {/* Outside the header, whose movement would carry it along. */}
      {hasFailed
        ? createPortal(<Toasts toaster={toaster} label={header.logout} closeLabel={messages.ui.close} />, document.body)
        : null}
    </>
  )
}
