import { useRouter } from '@tanstack/react-router'
import { adoptIdentity } from '../session/session-store.ts'
import type { DoneHandler } from './use-account-form.ts'

/** After a form that changed who is logged in: every tab learns it, and this one goes on. */
export function useGoOn(): DoneHandler {
  const router = useRouter()
  return (next, identity) => {
    adoptIdentity(identity)
    void router.navigate({ href: next })
  }
}
