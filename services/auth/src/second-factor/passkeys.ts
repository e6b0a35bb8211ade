import { type CreatedPasskey, type SignInOutput, signInCalls, type UsedPasskey } from '@marram/contract/desk/sign-in'
import { deviceName } from '@marram/domain/device-name'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { findRequestContext } from '@marram/service-kit/request-context'
import { logSecurity } from '@marram/service-kit/security-log'
import type { AuthenticatorTransport } from '@simplewebauthn/server'
import * as v from 'valibot'
import type { AuthContext } from '../deps.ts'
import type { Session } from '../session/session.ts'
import { challengeLastsMs, storeChallenge, takeChallenge } from './challenges.ts'
import { refuseChange } from './change-factors.ts'
import { type Enrolled, enrolFactor } from './enrol.ts'
import { openDesk, type Proved } from './prove.ts'
import type { Caller } from './sign-in-state.ts'

/** Loaded on first use: it takes 0.2 s of CPU. */
const webauthn = () => import('@simplewebauthn/server')

/** A touch alone would let anybody unlock a desk whose security key is still plugged in. */
const userVerification = 'required'

/** EdDSA, ES256, RS256: without the list, it depends on the runtime. */
const supportedAlgorithmIDs = [-8, -7, -257]

export async function startPasskey(
  { session, host }: Caller,
  context: AuthContext,
): Promise<{ output: SignInOutput<'enrol-passkey-options'> } | Refusal> {
  const refusal = await refuseChange(session, context)
  if (refusal) return refusal
  const { generateRegistrationOptions } = await webauthn()
  const user = await context.db
    .selectFrom('user_account')
    .select(['email', 'firstname', 'lastname'])
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow()
  const options = await generateRegistrationOptions({
    rpName: host,
    rpID: host,
    userID: new TextEncoder().encode(`user ${session.userId}`),
    userName: user.email,
    userDisplayName: `${user.firstname} ${user.lastname}`.trim() || user.email,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: await loadPasskeys(session, host, context),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
    timeout: challengeLastsMs,
  })
  await storeChallenge(session, 'enrol-passkey', Buffer.from(options.challenge, 'base64url'), context)
  return { output: v.parse(signInCalls['enrol-passkey-options'].output, options) }
}

export async function enrolPasskey(
  caller: Caller,
  { credential, name }: { readonly credential: CreatedPasskey; readonly name: string },
  context: AuthContext,
): Promise<Enrolled | Refusal> {
  const { session, host, origin } = caller
  const challenge = await takeAnswered(credential, 'enrol-passkey', session, context)
  if (challenge === null) return challengeIsOver()
  const { verifyRegistrationResponse } = await webauthn()
  const response = { ...credential.response, transports: readTransports(credential.response.transports) }
  const verified = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    supportedAlgorithmIDs,
  }).catch(() => null)
  if (!verified?.verified) return refusePasskey(session, context)
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return enrolFactor(caller, 'passkey', context, async ({ db, now }) => {
    const added = await db
      .insertInto('passkey')
      .values({
        id,
        user_id: session.userId,
        host,
        public_key: Buffer.from(publicKey),
        counter,
        transports: [...response.transports],
        name: name || deviceName(findRequestContext()?.userAgent),
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    return added.numInsertedOrUpdatedRows === 0n ? refusePasskey(session, context) : null
  })
}

export async function startProof(
  { session, host }: Caller,
  context: AuthContext,
): Promise<{ output: SignInOutput<'prove-passkey-options'> } | Refusal> {
  const allowCredentials = await loadPasskeys(session, host, context)
  if (allowCredentials.length === 0) return refuse(404, 'no-passkey', 'There is no passkey for this site.')
  const { generateAuthenticationOptions } = await webauthn()
  const timeout = challengeLastsMs
  const options = await generateAuthenticationOptions({ rpID: host, allowCredentials, userVerification, timeout })
  await storeChallenge(session, 'prove-passkey', Buffer.from(options.challenge, 'base64url'), context)
  return { output: v.parse(signInCalls['prove-passkey-options'].output, options) }
}

export async function provePasskey(
  caller: Caller,
  credential: UsedPasskey,
  context: AuthContext,
): Promise<Proved | Refusal> {
  const { session, host, origin } = caller
  const challenge = await takeAnswered(credential, 'prove-passkey', session, context)
  if (challenge === null) return challengeIsOver()
  const known = await context.db
    .selectFrom('passkey')
    .select(['id', 'public_key', 'counter'])
    .where('id', '=', credential.id)
    .where('user_id', '=', session.userId)
    .executeTakeFirst()
  if (!known) return refusePasskey(session, context)
  const { verifyAuthenticationResponse } = await webauthn()
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id: known.id, publicKey: new Uint8Array(known.public_key), counter: known.counter },
  }).catch(() => null)
  if (!verified?.verified) return refusePasskey(session, context)
  await context.db
    .updateTable('passkey')
    .set({ counter: verified.authenticationInfo.newCounter, last_used_at: context.now() })
    .where('id', '=', known.id)
    .execute()
  return openDesk(caller, 'passkey', context)
}

async function loadPasskeys({ userId }: Session, host: string, { db }: AuthContext) {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'transports'])
    .where('user_id', '=', userId)
    .where('host', '=', host)
    .execute()
  return rows.map(({ id, transports }) => ({ id, transports: readTransports(transports) }))
}

const clientData = v.pipe(v.string(), v.parseJson(), v.object({ challenge: v.string() }))

/** The challenge that a credential answers, taken so that it cannot be answered twice; null for any other. */
async function takeAnswered(
  { response }: CreatedPasskey | UsedPasskey,
  kind: 'enrol-passkey' | 'prove-passkey',
  session: Session,
  context: AuthContext,
): Promise<string | null> {
  const read = v.safeParse(clientData, Buffer.from(response.clientDataJSON, 'base64url').toString())
  if (!read.success) return null
  const { challenge } = read.output
  const isTaken = await takeChallenge(session, kind, Buffer.from(challenge, 'base64url'), context)
  return isTaken ? challenge : null
}

const transports: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb']

/** Others are left out: they only help the browser to ask the right device. */
function readTransports(names: readonly string[]): AuthenticatorTransport[] {
  return transports.filter((known) => names.includes(known))
}

function challengeIsOver(): Refusal {
  return refuse(410, 'challenge-over', 'This took too long, or was answered already. Please try again.')
}

function refusePasskey({ userId }: Session, { log }: AuthContext): Refusal {
  logSecurity(log, 'factor.refused', { userId }, 'a passkey was not accepted')
  return refuse(403, 'passkey-refused', 'The passkey was not accepted.')
}
