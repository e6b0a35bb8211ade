import { useLazyPart } from '../../kit/lazy-part.ts'
import { LoginLink } from './login-link.tsx'
import { useSession } from './session-store.ts'

const loadMenu = async () => (await import('./profile-menu.tsx')).ProfileMenu

/**
 * In the header: the login link, or the profile menu. Cached pages are the same for all visitors and show the login
 * link.
 */
export function SessionEntry({ guestSiteUrl }: { readonly guestSiteUrl: string | null }) {
  const session = useSession()
  const isNamed = session.kind === 'somebody' || session.kind === 'legacy'
  const Menu = useLazyPart(isNamed, loadMenu)
  return isNamed && Menu ? <Menu user={session.user} guestSiteUrl={guestSiteUrl} /> : <LoginLink />
}
