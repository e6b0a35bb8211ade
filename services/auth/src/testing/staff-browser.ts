import type { SignInInput, SignInName } from '@marram/contract/desk/sign-in'
import { totpCode } from '../second-factor/totp.ts'
import { saveRoles } from '../staff/desk-members.ts'
import { createAuthenticator } from './authenticator.ts'
import { karen, origins, type TestAuth } from './start-auth.ts'

export const mette = { email: 'mette@marram.example', password: karen.password }
/** The site that the passkeys of tests are for. */
export const site = { origin: origins.de, host: 'marram.example.de' }

/** A member of staff in a browser, which keeps the latest token. */
export async function openStaffBrowser(auth: TestAuth, { isNew = true } = {}) {
  if (isNew) await saveRoles(auth.db, await auth.addUser({ ...mette, type: 'internal' }), ['reception'])
  let token = await auth.client.login(mette)
  const call = async <Name extends SignInName>(name: Name, input: SignInInput<Name>, edition: 'da' | 'de' = 'de') => {
    const { output, token: next } = await auth.client.signIn(token, name, { edition, input })
    token = next ?? token
    return output
  }
  const identity = () => auth.client.identify(token)
  const missing = async () => (await identity()).secondFactor
  return {
    call,
    identity,
    missing,
    token: () => token,
    enrolPasskey: async (authenticator = createAuthenticator(), name = '') => {
      const { challenge } = await call('enrol-passkey-options', {})
      return call('enrol-passkey', { credential: authenticator.create({ challenge, ...site }), name })
    },
    provePasskey: async (authenticator: ReturnType<typeof createAuthenticator>) => {
      const { challenge } = await call('prove-passkey-options', {})
      return call('prove-passkey', { credential: authenticator.get({ challenge, ...site }) })
    },
    /** Returns the code of any moment. */
    enrolTotp: async () => {
      const { secret } = await call('enrol-totp-options', {})
      const codeIn = (ms = 0) =>
        totpCode(decodeBase32(secret), Math.floor((auth.context.now().getTime() + ms) / 30_000))
      const { recoveryCodes } = await call('enrol-totp', { code: codeIn() })
      return { codeIn, recoveryCodes: recoveryCodes ?? [] }
    },
  }
}

export function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
