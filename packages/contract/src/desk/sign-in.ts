import { missingFactors } from '@marram/domain/desk/second-factor'
import { type EditionKey, isEditionKey } from '@marram/domain/edition'
import * as v from 'valibot'

const base64url = v.pipe(v.string(), v.maxLength(16_384), v.regex(/^[\w-]+$/, 'must be base64url'))

const factor = v.variant('kind', [
  v.object({ kind: v.literal('passkey'), id: base64url }),
  v.object({ kind: v.literal('totp') }),
])

/** All that the pages of the sign-in show. */
export const signInState = v.object({
  user: v.object({ id: v.number(), email: v.string(), firstname: v.string(), lastname: v.string() }),
  /** Null if the desk is open. */
  missing: v.nullable(v.picklist(missingFactors)),
  isRequired: v.boolean(),
  /** False when a change of factors needs a proof first, or without factors another login. */
  mayChange: v.boolean(),
  /** Time without input after which the desk locks; null if it cannot lock. */
  idleMs: v.nullable(v.number()),
  /** The host that new passkeys are for; on other hosts browsers refuse them. */
  host: v.string(),
  passkeys: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      host: v.string(),
      createdAt: v.string(),
      lastUsedAt: v.nullable(v.string()),
    }),
  ),
  totp: v.nullable(v.object({ createdAt: v.string(), lastUsedAt: v.nullable(v.string()) })),
  /** Unused ones. */
  recoveryCodes: v.number(),
})
export type SignInState = v.InferOutput<typeof signInState>

const none = v.object({})
const code = v.object({ code: v.pipe(v.string(), v.maxLength(60)) })
const codes = v.array(v.string())

/** With the recovery codes that came with the first factor; they are shown this once. */
const enrolled = v.object({ state: signInState, recoveryCodes: v.nullable(codes) })

const publicKeyType = v.literal('public-key')
const known = v.object({
  id: v.string(),
  type: publicKeyType,
  transports: v.exactOptional(v.array(v.picklist(['ble', 'hybrid', 'internal', 'nfc', 'usb']))),
})
const asked = { challenge: v.string(), timeout: v.number() }
const need = v.picklist(['required', 'preferred', 'discouraged'])

/** For `navigator.credentials.create`, in its JSON form. */
const creationOptions = v.object({
  ...asked,
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: publicKeyType, alg: v.number() })),
  excludeCredentials: v.array(known),
  authenticatorSelection: v.object({ residentKey: need, userVerification: need }),
  attestation: v.literal('none'),
})

/** For `navigator.credentials.get`. */
const requestOptions = v.object({
  ...asked,
  rpId: v.string(),
  allowCredentials: v.array(known),
  userVerification: need,
})

const credential = { id: base64url, rawId: base64url, type: publicKeyType }

/** A new credential of the browser, in its JSON form. */
export const createdPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(20))), []),
  }),
})
export type CreatedPasskey = v.InferOutput<typeof createdPasskey>

/** A signature of the browser, in its JSON form. */
export const usedPasskey = v.object({
  ...credential,
  response: v.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
})
export type UsedPasskey = v.InferOutput<typeof usedPasskey>

type SignInCall<Input, Output> = {
  readonly input: v.GenericSchema<unknown, Input>
  readonly output: v.GenericSchema<unknown, Output>
}

function call<Input, Output>(
  input: v.GenericSchema<unknown, Input>,
  output: v.GenericSchema<unknown, Output>,
): SignInCall<Input, Output> {
  return { input, output }
}

const calls = {
  state: call(none, signInState),
  /** Reports input at the desk; does not open a locked one. */
  active: call(none, v.object({ missing: signInState.entries.missing })),
  lock: call(none, signInState),
  'prove-passkey-options': call(none, requestOptions),
  'prove-passkey': call(v.object({ credential: usedPasskey }), signInState),
  'prove-code': call(code, signInState),
  'prove-recovery-code': call(code, signInState),
  'enrol-passkey-options': call(none, creationOptions),
  'enrol-passkey': call(
    v.object({ credential: createdPasskey, name: v.pipe(v.string(), v.trim(), v.maxLength(60)) }),
    enrolled,
  ),
  'enrol-totp-options': call(none, v.object({ secret: v.string(), uri: v.string() })),
  'enrol-totp': call(code, enrolled),
  'remove-factor': call(factor, signInState),
  'renew-recovery-codes': call(none, enrolled),
} as const

type Calls = typeof calls
export type SignInName = keyof Calls
export type SignInInput<Name extends SignInName> = v.InferOutput<Calls[Name]['input']>
export type SignInOutput<Name extends SignInName> = v.InferOutput<Calls[Name]['output']>

/** Calls of staff about their own sign-in, which a locked desk answers too. */
export const signInCalls: { readonly [Name in SignInName]: SignInCall<SignInInput<Name>, SignInOutput<Name>> } = calls

export function isSignInName(word: string): word is SignInName {
  return Object.hasOwn(signInCalls, word)
}

/** Body of `POST /sign-in/NAME/`. The edition is that of the page, whose host passkeys are bound to. */
export const signInRequest = v.object({
  edition: v.custom<EditionKey>(isEditionKey, 'must be an edition'),
  input: v.unknown(),
})
export type SignInRequest<Name extends SignInName> = {
  readonly edition: EditionKey
  readonly input: SignInInput<Name>
}

/** The reply of the service; a token replaces that of the caller, and stays on the site's server. */
export function signInReply<Output>(output: v.GenericSchema<unknown, Output>) {
  return v.object({ output, token: v.nullable(v.string()) })
}
