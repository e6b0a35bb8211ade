import type { AuthClient } from '@marram/contract/auth/client'
import { NotLoggedInError } from '@marram/contract/auth/errors'
import { type AccountForm, accountForms } from '@marram/contract/auth/session'
import type { FormAnswer } from '@marram/contract/workers/form-answer'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { SocketBindings } from '@marram/service-kit/client-address'
import type { Refusal } from '@marram/service-kit/envelope'
import { refuse, reply, replyRefusal } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import type { Context, Hono } from 'hono'
import { isFromOwnPage } from '../own-page.ts'
import { judgeAccountFailure } from './account-failure.ts'
import { findAccount, presentIdentity } from './find-account.ts'
import { type CookieScope, dropIdentity, findCookieDomain, keepIdentity } from './identity-cookie.ts'
import { takeAccountForm } from './take-account-form.ts'
import { tokenOf } from './token-of.ts'

export type SiteContext = Context<{ Bindings: SocketBindings }>

export type SessionRoutesOptions = {
  readonly auth: AuthClient
  readonly editionOf: (c: SiteContext) => EditionKey
  readonly hostOf: (c: SiteContext) => string | undefined
  readonly isHttps: (c: SiteContext) => boolean
  /** Where a login shall count for every host below; a host outside all of them keeps its own. */
  readonly cookieDomains: readonly string[]
  readonly showAnswer: (
    edition: EditionKey,
    path: string,
    answer: FormAnswer,
    status: number,
    token: string | null,
  ) => Promise<Response>
  readonly log: Log
}

/** Where the page with a form stands; without script it is sent to the page itself. */
const pagesOf: Readonly<Record<AccountForm, readonly string[]>> = {
  login: ['/account/login/', '/account/staff/'],
  register: ['/account/register/'],
  confirm: ['/account/confirm/'],
  'forgot-password': ['/account/forgot-password/'],
  'reset-password': ['/account/reset-password/'],
  profile: ['/account/profile/'],
  password: ['/account/password/'],
  delete: ['/account/data/'],
}

/**
 * What a browser may ask about its own session. The token stays in a cookie that no script reads and is attached here;
 * no answer holds it.
 */
export function mountSessionRoutes(app: Hono<{ Bindings: SocketBindings }>, options: SessionRoutesOptions): void {
  for (const form of accountForms) {
    const [page = '/account/', ...others] = pagesOf[form]
    app.post(`/api/session/${form}`, (c) => takeAccountForm(c, { form, page }, options))
    for (const path of [page, ...others]) {
      app.post(path.slice(0, -1), (c) => takeAccountForm(c, { form, page: path }, options))
    }
  }
  app.post('/api/session/whoami', (c) => whoami(c, options))
  app.post('/api/session/logout', (c) => logout(c, options))
  app.post('/api/session/captcha', (c) =>
    guarded(c, options, async () =>
      reply(await options.auth.requestCaptcha((await c.req.formData()).get('email')?.toString())),
    ),
  )
  app.get('/api/session/profile', (c) =>
    read(c, options, async (token) => {
      const account = await findAccount(options.auth, token)
      if (account === null) throw new NotLoggedInError()
      return reply(account)
    }),
  )
  app.get('/api/session/my-data', (c) =>
    read(c, options, async (token) => download(await options.auth.downloadData(token))),
  )
  // Where password managers lead somebody whose password is known to others.
  app.get('/.well-known/change-password', () => seeOther('/account/password/'))
}

export function cookieScope(c: SiteContext, { hostOf, isHttps, cookieDomains }: SessionRoutesOptions): CookieScope {
  return { isSecure: isHttps(c), domain: findCookieDomain(hostOf(c), cookieDomains) }
}

/** The identity anew, and the next token for the cookie. One that is over is taken away. */
function whoami(c: SiteContext, options: SessionRoutesOptions): Promise<Response> {
  return guarded(c, options, async () => {
    const { token, ...identity } = await options.auth.whoami(tokenOf(c.req.raw))
    const response = reply(presentIdentity(identity))
    keepIdentity(response.headers, token, cookieScope(c, options), c.req.raw)
    return response
  })
}

function logout(c: SiteContext, options: SessionRoutesOptions): Promise<Response> {
  return guarded(c, options, async () => {
    const token = tokenOf(c.req.raw)
    if (token !== null) await options.auth.logout(token)
    const wantsJson = c.req.header('accept')?.includes('application/json') ?? false
    const response = wantsJson ? reply({ loggedOut: 'ok' }) : seeOther('/')
    dropIdentity(response.headers, cookieScope(c, options))
    return response
  })
}

/** Only from a page of this site: another one could otherwise log a guest out, or in as somebody else. */
export async function guarded(
  c: SiteContext,
  options: SessionRoutesOptions,
  work: () => Promise<Response>,
): Promise<Response> {
  if (!isFromOwnPage(c.req.raw.headers, options.hostOf(c))) {
    options.log.warn({ path: c.req.path }, 'a call of the session came from another site and was refused')
    return replyRefusal(refuse(403, 'foreign-form', 'This can only be done from a page of this site.'))
  }
  return answered(c, options, work)
}

/** Reading changes nothing, and another site could not see the answer; it is refused all the same. */
function read(
  c: SiteContext,
  options: SessionRoutesOptions,
  work: (token: string | null) => Promise<Response>,
): Promise<Response> {
  const site = c.req.header('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') return guarded(c, options, () => work(null))
  return answered(c, options, () => work(tokenOf(c.req.raw)))
}

async function answered(
  c: SiteContext,
  options: SessionRoutesOptions,
  work: () => Promise<Response>,
): Promise<Response> {
  const response = await work().catch((error: unknown) => refused(c, error, options))
  response.headers.set('cache-control', 'no-store')
  return response
}

function refused(c: SiteContext, error: unknown, options: SessionRoutesOptions): Response {
  const refusal: Refusal = judgeAccountFailure(error)
  if (refusal.status >= 500) options.log.error({ err: error }, 'a call of the session failed')
  const response = replyRefusal(refusal)
  if (refusal.status === 401) dropIdentity(response.headers, cookieScope(c, options))
  return response
}

function download(data: unknown): Response {
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="marram-data.json"',
    },
  })
}

export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
