import { Icon } from '@marram/ui/icon'
import { useLazyPart } from '../../kit/lazy-part.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { guestSitePage } from './guest-site.ts'
import { LoginLink, useLoginHref } from './login-link.tsx'
import { useSession } from './session-store.ts'

const loadMenu = async () => (await import('./profile-menu.tsx')).ProfileMenu

/** In the header: the login link, or the profile menu. Stored pages are the same for everybody and show the login link. */
export function SessionEntry({ guestSiteUrl }: { readonly guestSiteUrl: string | null }) {
  const session = useSession()
  const isNamed = session.kind === 'somebody' || session.kind === 'legacy'
  const Menu = useLazyPart(isNamed, loadMenu)
  return isNamed && Menu ? <Menu user={session.user} guestSiteUrl={guestSiteUrl} /> : <LoginLink />
}

type GuestSite = { readonly guestSiteUrl: string | null }

const loadLinks = async () => (await import('./session-links.tsx')).SessionLinks

/** In the menu of narrow windows. */
export function SessionTile({ guestSiteUrl }: GuestSite) {
  const { header } = usePageContext().messages
  const session = useSession()
  const href = useLoginHref()
  if (session.kind !== 'somebody' && session.kind !== 'legacy') {
    return (
      <a className="tile-link" href={href}>
        <Icon name="circle-user-round" size="large" />
        {header.login}
      </a>
    )
  }
  const { firstname } = session.user
  return (
    <a
      className="tile-link"
      href={guestSitePage(guestSiteUrl, '')}
      target="_blank"
      rel="noopener"
      aria-label={`${header.profileOf(firstname)} (${header.newTab})`}
    >
      <Icon name="circle-user-round" size="large" />
      <span className="session-entry__name">{firstname}</span>
    </a>
  )
}

/** What the profile menu offers in wide windows. */
export function SessionMenuLinks({ guestSiteUrl }: GuestSite) {
  const session = useSession()
  const Links = useLazyPart(session.kind === 'somebody' || session.kind === 'legacy', loadLinks)
  return Links ? <Links guestSiteUrl={guestSiteUrl} /> : null
}
