import { adoptIdentity } from './session-store.ts'

/** Ends the session on the server; only then does the page forget it. */
export async function logOut(): Promise<void> {
  const { endSession } = await import('./session-client.ts')
  await endSession()
  adoptIdentity(null)
}
