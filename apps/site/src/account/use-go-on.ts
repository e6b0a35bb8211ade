import { useRouter } from '@tanstack/react-router'
import { goTo } from '../frame/navigation/use-link-navigation.ts'
import { adoptIdentity, awaitIdentity } from '../frame/session/session-store.ts'
import type { DoneHandler } from './use-account-form.ts'

/** After a form that changed the session: first navigates to the next page, then notifies every tab. */
export function useGoOn(): DoneHandler {
  const router = useRouter()
  return async (next, identity) => {
    // An application of its own, which the router of the site does not know.
    if (next.startsWith('/desk/')) return window.location.assign(next)
    awaitIdentity()
    await goTo(router, next).finally(() => adoptIdentity(identity))
  }
}
