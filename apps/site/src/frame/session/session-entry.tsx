import { useLazyPart } from '../../kit/use-lazy-part.ts'
import { LoginLink } from './login-link.tsx'
import { useSession } from './session-store.ts'

const loadMenu = async () => (await import('./profile-menu.tsx')).ProfileMenu

/** In the header: the way in, or whoever is in already. The server's page is everybody's and shows the way in. */
export function SessionEntry({ guestSiteUrl }: { readonly guestSiteUrl: string | null }) {
  const session = useSession()
  const isNamed = session.kind === 'somebody' || session.kind === 'legacy'
  const Menu = useLazyPart(isNamed, loadMenu)
  return isNamed && Menu ? <Menu user={session.user} guestSiteUrl={guestSiteUrl} /> : <LoginLink />
}
