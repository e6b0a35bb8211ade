import { findLoginTarget, type LoginTarget } from '@marram/domain/login-target'
import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import { InvalidReplyError } from '../invalid-reply-error.ts'
import type { ServiceClient } from '../service-client.ts'
import { ServiceError } from '../service-error.ts'
import { type AccountClient, createAccountClient } from './account-client.ts'
import { NotLoggedInError, ResetRefusedError, UnsupportedTargetError } from './errors.ts'
import type { ConfirmRegistrationRequest, LoginRequest, RegisterRequest, ResetPasswordRequest } from './requests.ts'
import { issuedToken } from './shapes.ts'

export type AuthClient = AccountClient & {
  /** Returns the token. A refusal is a ServiceError: `login-refused`, or `captcha-required` with `captchaNeeded`. */
  login(request: LoginRequest, target?: string | null): Promise<string>
  /**
   * The response does not reveal whether the address is known. A target other than guest and owner rejects 'Unsupported
   * target'.
   */
  forgotPassword(email: string, target: string): Promise<void>
  /** Returns the token of a new session. Rejects with ResetRefusedError, which holds the response. */
  resetPassword(request: ResetPasswordRequest, target: LoginTarget): Promise<string>
  /** The response does not reveal whether the address is known. */
  register(request: RegisterRequest): Promise<void>
  /** Returns the token of the first session. */
  confirmRegistration(request: ConfirmRegistrationRequest): Promise<string>
}

export type AuthClientOptions = {
  /** Returns a client that sends this token; null for anonymous calls. */
  readonly connect: (token: string | null) => ServiceClient
  readonly warn: (message: string, reply: unknown) => void
}

const tokenReply = envelope(issuedToken)
const anyReply = v.unknown()
const sentReply = envelope(v.object({ sent: v.literal('ok') }))

/** The caller passes the token: one client serves every visitor of the site. */
export function createAuthClient({ connect, warn }: AuthClientOptions): AuthClient {
  const service = connect(null)
  return {
    ...createAccountClient((token) => {
      if (token === null || token === '') throw new NotLoggedInError()
      return connect(token)
    }),
    async login(body, target = null) {
      // Any other target uses the general login, as specified.
      const role = findLoginTarget(target)
      const path = role === null ? '/login/' : `/login/${role}/`
      return (await service.post(path, { body, reply: tokenReply })).data.token
    },
    async forgotPassword(email, target) {
      const role = findLoginTarget(target)
      if (role === null) throw new UnsupportedTargetError()
      readForgotReply(await service.post(`/${role}/forgot-password/`, { body: { email }, reply: anyReply }), warn)
    },
    async resetPassword(body, target) {
      return readResetReply(await answerOf(service.post(`/${target}/token-reset-password/`, { body, reply: anyReply })))
    },
    async register(body) {
      await service.post('/guest/register/', { body, reply: sentReply })
    },
    async confirmRegistration(body) {
      return readResetReply(await answerOf(service.post('/guest/confirm-registration/', { body, reply: anyReply })))
    },
  }
}

/** Returns the body of a refusal too; one without a message stays an error. */
async function answerOf(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ServiceError && error.code !== null) return error.body
    throw error
  }
}

const sent = v.looseObject({ data: v.looseObject({ sent: v.literal('ok') }) })
const refused = v.looseObject({ data: v.looseObject({ error: v.string() }) })

/** Warns and throws unless `data.sent` is ok. */
function readForgotReply(reply: unknown, warn: (message: string, reply: unknown) => void): void {
  const parsed = v.safeParse(sent, reply)
  if (parsed.success) return
  warn('The reply to a forgotten password was not valid', reply)
  throw new InvalidReplyError('auth: forgot-password', parsed.issues)
}

/** Returns the token. Throws an error string together with its response, and any other response as invalid. */
function readResetReply(reply: unknown): string {
  if (v.is(refused, reply)) throw new ResetRefusedError(reply.data.error, reply)
  const parsed = v.safeParse(envelope(issuedToken), reply)
  if (!parsed.success) throw new InvalidReplyError('auth: token-reset-password', parsed.issues)
  return parsed.output.data.token
}
