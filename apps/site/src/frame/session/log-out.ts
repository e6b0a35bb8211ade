import { adoptIdentity } from './session-store.ts'

/** Ends the session on the server; only then does the page forget it, once the visitor is where nobody is needed. */
export async function logOut(goOn?: () => Promise<void>): Promise<void> {
  const { endSession } = await import('./session-client.ts')
  await endSession()
  await goOn?.()
  adoptIdentity(null)
}
