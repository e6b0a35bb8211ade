import * as v from 'valibot'
import { type SignInName, type SignInOutput, type SignInRequest, signInCalls, signInReply } from '../desk/sign-in.ts'
import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'
import { ServiceError } from '../service-error.ts'
import { NotLoggedInError } from './errors.ts'
import type {
  ChangeEmailRequest,
  ChangePasswordRequest,
  ProfileChange,
  UserMetaChange,
  WhoamiRequest,
} from './requests.ts'
import {
  type BearerIdentity,
  bearerIdentity,
  type Identity,
  identity,
  issuedToken,
  type OpenSession,
  openSession,
  type PersonalData,
  type Profile,
  personalData,
  profile,
  type UserMeta,
  userMetas,
} from './shapes.ts'

type Token = string | null

/** Calls without a token, or with an expired one, reject with 'Not logged in'. */
export type AccountClient = {
  /** Returns a new token, which replaces this one. */
  whoami(token: Token, request?: WhoamiRequest): Promise<Identity>
  /** Identifies the user without renewing the token, for services that received it from a caller. */
  identify(token: Token): Promise<BearerIdentity>
  /** Ends the session with all its tokens. */
  logout(token: Token): Promise<void>
  userMetas(token: Token, keys: readonly string[]): Promise<readonly UserMeta[]>
  /** Sets one fact about the user; null deletes it. */
  setUserMeta(token: Token, change: UserMetaChange): Promise<void>
  profile(token: Token): Promise<Profile>
  changeProfile(token: Token, change: ProfileChange): Promise<Profile>
  /** Returns a new token and ends all other sessions. */
  changePassword(token: Token, request: ChangePasswordRequest): Promise<string>
  /** Mails a link to the new address; the response does not reveal whether it has an account. */
  changeEmail(token: Token, request: ChangeEmailRequest): Promise<void>
  /** Redeems the link in that mail. Returns a new token and ends all other sessions. */
  confirmEmail(token: Token, linkToken: string): Promise<string>
  /** The active sessions of the account. */
  sessions(token: Token): Promise<readonly OpenSession[]>
  /** Ends one session; an unknown one is a ServiceError `unknown-session`. */
  endSession(token: Token, id: string): Promise<void>
  deleteAccount(token: Token, password: string): Promise<void>
  downloadData(token: Token): Promise<PersonalData>
  /** Staff only: one of `signInCalls`. A new token replaces this one. */
  signIn<Name extends SignInName>(
    token: Token,
    name: Name,
    request: SignInRequest<Name>,
  ): Promise<{ readonly output: SignInOutput<Name>; readonly token: string | null }>
  /** Staff only: resets the failed tries of an address, so that it needs no captcha. */
  resetCaptcha(token: Token, subject: string): Promise<void>
  /** Staff only: invalidates all links mailed to this customer. */
  resetCustomerLinks(token: Token, customerId: number): Promise<void>
}

const identityReply = envelope(identity)
const bearerReply = envelope(bearerIdentity)
const tokenReply = envelope(issuedToken)
const metasReply = envelope(userMetas)
const profileReply = envelope(profile)
const sessionsReply = envelope(v.array(openSession))
const dataReply = envelope(personalData)
const doneReply = envelope(v.looseObject({}))

export function createAccountClient(connect: (token: Token) => ServiceClient): AccountClient {
  const as = async <T>(token: Token, call: (service: ServiceClient) => Promise<T>): Promise<T> => {
    try {
      return await call(connect(token))
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'not-logged-in') throw new NotLoggedInError()
      throw error
    }
  }
  const done = (token: Token, path: string, body: unknown): Promise<void> =>
    as(token, async (service) => void (await service.post(path, { body, reply: doneReply })))
  return {
    whoami: (token, body = {}) =>
      as(token, async (service) => (await service.post('/whoami/', { body, reply: identityReply })).data),
    identify: (token) => as(token, async (service) => (await service.get('/identity/', { reply: bearerReply })).data),
    logout: (token) => done(token, '/logout/', {}),
    userMetas: (token, keys) =>
      as(token, async (service) => {
        const query = { metaKey_in: keys }
        return (await service.get('/rest/v1/entities/user_metas/', { query, reply: metasReply })).data
      }),
    setUserMeta: (token, body) =>
      as(token, async (service) => {
        await service.put('/rest/v1/entities/user_metas/', { body, reply: doneReply })
      }),
    profile: (token) => as(token, async (service) => (await service.get('/profile/', { reply: profileReply })).data),
    changeProfile: (token, body) =>
      as(token, async (service) => (await service.put('/profile/', { body, reply: profileReply })).data),
    changePassword: (token, body) =>
      as(token, async (service) => (await service.post('/change-password/', { body, reply: tokenReply })).data.token),
    changeEmail: (token, request) => done(token, '/change-email/', request),
    confirmEmail: (token, linkToken) =>
      as(token, async (service) => {
        const body = { token: linkToken }
        return (await service.post('/confirm-email/', { body, reply: tokenReply })).data.token
      }),
    sessions: (token) => as(token, async (service) => (await service.get('/sessions/', { reply: sessionsReply })).data),
    endSession: (token, id) => done(token, '/sessions/end/', { id }),
    deleteAccount: (token, password) => done(token, '/delete-account/', { password }),
    downloadData: (token) => as(token, async (service) => (await service.get('/my-data/', { reply: dataReply })).data),
    signIn: (token, name, body) =>
      as(token, async (service) => {
        const reply = envelope(signInReply(signInCalls[name].output))
        return (await service.post(`/sign-in/${name}/`, { body, reply })).data
      }),
    resetCaptcha: (token, subject) => done(token, '/bs/reset-captcha/', { subject }),
    resetCustomerLinks: (token, customerId) => done(token, '/bs/reset-customer-links/', { customerId }),
  }
}
