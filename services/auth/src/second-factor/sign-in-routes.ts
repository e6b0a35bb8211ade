import {
  isSignInName,
  type SignInInput,
  type SignInName,
  type SignInOutput,
  signInCalls,
  signInRequest,
} from '@marram/contract/desk/sign-in'
import { permissionsOf } from '@marram/domain/permission'
import { isRefusal, type Refusal, refuse, reply } from '@marram/service-kit/envelope'
import { parseInput, readJson } from '@marram/service-kit/json-body'
import { rateLimit } from '@marram/service-kit/rate-limit'
import type { AuthContext } from '../deps.ts'
import { identified } from '../identified.ts'
import type { App } from '../routes.ts'
import { enrolPasskey, provePasskey, startPasskey, startProof } from './passkeys.ts'
import { lockDesk, noteActivity } from './presence.ts'
import { proveCode, proveRecoveryCode } from './prove.ts'
import { removeFactor, renewRecoveryCodes } from './remove-factor.ts'
import { type Caller, loadSignInState } from './sign-in-state.ts'
import { enrolTotp, startTotp } from './totp-key.ts'

type Answer<Name extends SignInName> = (
  caller: Caller,
  input: SignInInput<Name>,
  context: AuthContext,
) => Promise<{ readonly output: SignInOutput<Name>; readonly token?: string } | Refusal>

const answers: { readonly [Name in SignInName]: Answer<Name> } = {
  state: async (caller, _, context) => ({ output: await loadSignInState(caller, context) }),
  active: (caller, _, context) => noteActivity(caller, context),
  lock: (caller, _, context) => lockDesk(caller, context),
  'prove-passkey-options': (caller, _, context) => startProof(caller, context),
  'prove-passkey': (caller, { credential }, context) => provePasskey(caller, credential, context),
  'prove-code': (caller, { code }, context) => proveCode(caller, code, context),
  'prove-recovery-code': (caller, { code }, context) => proveRecoveryCode(caller, code, context),
  'enrol-passkey-options': (caller, _, context) => startPasskey(caller, context),
  'enrol-passkey': enrolPasskey,
  'enrol-totp-options': (caller, _, context) => startTotp(caller, context),
  'enrol-totp': (caller, { code }, context) => enrolTotp(caller, code, context),
  'remove-factor': removeFactor,
  'renew-recovery-codes': (caller, _, context) => renewRecoveryCodes(caller, context),
}

/** The sign-in of staff, which a locked desk answers too. Nobody else learns that it exists. */
export function mountSignIn(app: App, context: AuthContext): void {
  // An office shares an address, and comes back from lunch together.
  app.use('/sign-in/:name{(?:prove|enrol)-.+}', rateLimit({ burst: 60, perMinute: 60 }))
  app.use('/sign-in/:name', rateLimit({ burst: 240, perMinute: 240 }))
  app.post('/sign-in/:name', (c) => {
    const name = c.req.param('name')
    return isSignInName(name) ? answerCall(c.req.raw, name, context) : reply(nothingHere())
  })
}

const nothingHere = (): Refusal => refuse(404, 'not-found', 'There is nothing here.')

function answerCall<Name extends SignInName>(request: Request, name: Name, context: AuthContext): Promise<Response> {
  return identified(request, 'profile', context, async (session) => {
    if (!permissionsOf(session.type).includes('staff')) return nothingHere()
    const body = await readJson(request, signInRequest)
    if (isRefusal(body)) return body
    const input = parseInput(signInCalls[name].input, body.input)
    if (isRefusal(input)) return input
    const origin = context.origins[body.edition]
    const caller = { session, origin, host: new URL(origin).hostname }
    const answered = await answers[name](caller, input, context)
    return isRefusal(answered) ? answered : { output: answered.output, token: answered.token ?? null }
  })
}
