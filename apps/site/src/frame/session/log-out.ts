import { adoptIdentity } from './session-store.ts'

/** Ends the session on the server first; the page forgets it after the visitor has left pages that need a login. */
export async function logOut(goOn?: () => Promise<void>): Promise<void> {
  const { endSession } = await import('./session-client.ts')
  await endSession()
  await goOn?.()
  adoptIdentity(null)
}
