import { findLoginTarget, type LoginTarget } from '@marram/domain/login-target'
import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'
import { ServiceError } from '../service-error.ts'
import { type AccountClient, createAccountClient } from './account-client.ts'
import { NotLoggedInError, UnsupportedTargetError } from './errors.ts'
import { readForgotReply, readResetReply } from './password-replies.ts'
import type { ConfirmRegistrationRequest, LoginRequest, RegisterRequest, ResetPasswordRequest } from './requests.ts'
import { issuedToken } from './shapes.ts'

export type AuthClient = AccountClient & {
  /** The token. A refusal is a ServiceError: `login-refused`, or `captcha-required` with `captchaNeeded`. */
  login(request: LoginRequest, target?: string | null): Promise<string>
  /** The same whether or not the address is known. A target other than guest and owner rejects 'Unsupported target'. */
  forgotPassword(email: string, target: string): Promise<void>
  /** The token of a new session. Rejects with ResetRefusedError, which holds the reply. */
  resetPassword(request: ResetPasswordRequest, target: LoginTarget): Promise<string>
  /** The same whether or not the address is known. */
  register(request: RegisterRequest): Promise<void>
  /** The token of the first session. */
  confirmRegistration(request: ConfirmRegistrationRequest): Promise<string>
}

export type AuthClientOptions = {
  /** A client that sends this token; null for anonymous calls. */
  readonly connect: (token: string | null) => ServiceClient
  readonly warn: (message: string, reply: unknown) => void
}

const tokenReply = envelope(issuedToken)
const anyReply = v.unknown()
const sentReply = envelope(v.object({ sent: v.literal('ok') }))

/** The caller passes the token in: one client serves every visitor of the site. */
export function createAuthClient({ connect, warn }: AuthClientOptions): AuthClient {
  const service = connect(null)
  return {
    ...createAccountClient((token) => {
      if (token === null || token === '') throw new NotLoggedInError()
      return connect(token)
    }),
    async login(body, target = null) {
      // Any word but these two goes to the general login, as the spec has it.
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

/** A refusal of the service is an answer too; what has no sentence in it stays an error. */
async function answerOf(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ServiceError && error.code !== null) return error.body
    throw error
  }
}
