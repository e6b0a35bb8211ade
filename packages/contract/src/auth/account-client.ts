import * as v from 'valibot'
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

/** Every call without a token, or with one that is over, rejects 'Not logged in'. */
export type AccountClient = {
  /** A new token, which the caller must keep instead of this one. */
  whoami(token: Token, request?: WhoamiRequest): Promise<Identity>
  /** Who it is, without a new token: for services that were handed somebody's token. */
  identify(token: Token): Promise<BearerIdentity>
  /** Ends the session, and every token of it. */
  logout(token: Token): Promise<void>
  userMetas(token: Token, keys: readonly string[]): Promise<readonly UserMeta[]>
  /** One fact about oneself; null forgets it. */
  setUserMeta(token: Token, change: UserMetaChange): Promise<void>
  profile(token: Token): Promise<Profile>
  changeProfile(token: Token, change: ProfileChange): Promise<Profile>
  /** A new token; every other session ends. */
  changePassword(token: Token, request: ChangePasswordRequest): Promise<string>
  /** Mails a link to the new address; the answer is the same whether or not that one has an account. */
  changeEmail(token: Token, request: ChangeEmailRequest): Promise<void>
  /** By the link in that mail. A new token; every other session ends. */
  confirmEmail(token: Token, linkToken: string): Promise<string>
  /** Where the account is logged in. */
  sessions(token: Token): Promise<readonly OpenSession[]>
  /** Ends one of them; an unknown one is a ServiceError `unknown-session`. */
  endSession(token: Token, id: string): Promise<void>
  deleteAccount(token: Token, password: string): Promise<void>
  downloadData(token: Token): Promise<PersonalData>
  /** Staff only: the address is asked for no captcha until it fails again. */
  resetCaptcha(token: Token, subject: string): Promise<void>
  /** Staff only: links that were mailed to this customer stop working. */
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
    resetCaptcha: (token, subject) => done(token, '/bs/reset-captcha/', { subject }),
    resetCustomerLinks: (token, customerId) => done(token, '/bs/reset-customer-links/', { customerId }),
  }
}
