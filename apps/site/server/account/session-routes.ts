import { NotLoggedInError } from '@marram/contract/auth/errors'
import { type AccountForm, accountForms } from '@marram/contract/auth/session'
import { reply } from '@marram/service-kit/envelope'
import { seeOther } from '../kit/see-other.ts'
import type { SiteApp, SiteContext } from '../kit/site-route.ts'
import { tokenOf } from '../kit/token-of.ts'
import { findAccount, presentIdentity } from './find-account.ts'
import { guarded, readFor } from './guarded.ts'
import { mountHeldLinks } from './held-link.ts'
import { dropIdentity, keepIdentity } from './identity-cookie.ts'
import { cookieScope, type SessionRoutesOptions } from './session-context.ts'
import { takeAccountForm } from './take-account-form.ts'

/** Pages with a form; without script, a form is posted to its own page. */
const pagesOf: Readonly<Record<AccountForm, readonly string[]>> = {
  login: ['/account/login/', '/account/staff/'],
  register: ['/account/register/'],
  confirm: ['/account/confirm/'],
  'forgot-password': ['/account/forgot-password/'],
  'reset-password': ['/account/reset-password/'],
  profile: ['/account/profile/'],
  password: ['/account/password/'],
  email: ['/account/email/'],
  'confirm-email': ['/account/confirm-email/'],
  delete: ['/account/data/'],
  // A button on the profile page, whose own form is posted to the page.
  'end-session': ['/account/profile/'],
}

/**
 * The session API for browsers. Attaches the token from an HttpOnly cookie; no answer contains it.
 */
export function mountSessionRoutes(app: SiteApp, options: SessionRoutesOptions): void {
  const { auth } = options
  mountHeldLinks(app, options)
  for (const form of accountForms) {
    const [page = '/account/', ...others] = pagesOf[form]
    app.post(`/api/session/${form}`, (c) => takeAccountForm(c, { form, page }, options))
    for (const path of [page, ...others]) {
      app.post(path.slice(0, -1), (c) => takeAccountForm(c, { form, page: path }, options))
    }
  }
  app.post('/api/session/whoami', (c) => whoami(c, options))
  app.post('/api/session/logout', (c) => logout(c, options))
  app.get('/api/session/profile', async (c) => {
    const answer = await readFor(c, options, async (token) => {
      const account = await findAccount(auth, token)
      if (account === null) throw new NotLoggedInError()
      return reply(account)
    })
    return forgetEnded(c, answer, options)
  })
  app.get('/api/session/my-data', (c) => readFor(c, options, async (token) => download(await auth.downloadData(token))))
  // Password managers send a guest with a leaked password here (well-known URL).
  app.get('/.well-known/change-password', () => seeOther('/account/password/'))
}

/** Refreshes the identity and rotates the token in the cookie. */
async function whoami(c: SiteContext, options: SessionRoutesOptions): Promise<Response> {
  const answer = await guarded(c, options, async () => {
    const { token, ...identity } = await options.auth.whoami(tokenOf(c.req.raw))
    const response = reply(presentIdentity(identity))
    keepIdentity(response.headers, token, cookieScope(c, options), c.req.raw)
    return response
  })
  return forgetEnded(c, answer, options)
}

/**
 * Removes the cookies of an expired session. Only for calls that wait for the forms of all tabs: any other call may
 * carry an older token, and its answer would remove the one that a form has set since.
 */
function forgetEnded(c: SiteContext, answer: Response, options: SessionRoutesOptions): Response {
  if (answer.status === 401) dropIdentity(answer.headers, cookieScope(c, options))
  return answer
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

function download(data: unknown): Response {
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="marram-data.json"',
    },
  })
}
