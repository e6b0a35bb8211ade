import type { SignInOutput, SignInState } from '@marram/contract/desk/sign-in'
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { callSignIn } from './sign-in-client.ts'

/** Browsers refuse passkeys of another host, also one that shows the same edition. */
export function canUsePasskeys({ host }: SignInState): boolean {
  return typeof PublicKeyCredential === 'function' && location.hostname === host
}

export async function provePasskey(): Promise<SignInState> {
  const optionsJSON = await callSignIn('prove-passkey-options', {})
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature } = response
  return callSignIn('prove-passkey', {
    credential: { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } },
  })
}

export async function enrolPasskey(name: string): Promise<SignInOutput<'enrol-passkey'>> {
  const optionsJSON = await callSignIn('enrol-passkey-options', {})
  const { id, rawId, type, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  const credential = { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
  return callSignIn('enrol-passkey', { credential, name })
}

/** The person has closed the browser's dialog, or the browser found no key. */
export function isCancelled(error: unknown): boolean {
  return error instanceof WebAuthnError || (error instanceof DOMException && error.name === 'NotAllowedError')
}

/** The authenticator holds a passkey of this account already. */
export function isKnownPasskey(error: unknown): boolean {
  return error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
}
