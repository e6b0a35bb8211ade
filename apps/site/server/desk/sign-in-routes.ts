import type { AuthClient } from '@marram/contract/auth/client'
import { NotLoggedInError } from '@marram/contract/auth/errors'
import { loginRequest } from '@marram/contract/auth/requests'
import { isStaffIdentity } from '@marram/contract/auth/shapes'
import { isSignInName, type SignInName, signInCalls } from '@marram/contract/desk/sign-in'
import { isRefusal, type Refusal, refuse, reply } from '@marram/service-kit/envelope'
import { parseInput, readJson } from '@marram/service-kit/json-body'
import * as v from 'valibot'
import { guarded } from '../account/guarded.ts'
import { keepIdentity } from '../account/identity-cookie.ts'
import { cookieScope, type SessionRoutesOptions } from '../account/session-context.ts'
import type { SiteApp, SiteContext } from '../kit/site-route.ts'
import { tokenOf } from '../kit/token-of.ts'

export type DeskSignInOptions = Omit<SessionRoutesOptions, 'auth' | 'showAnswer'> & {
  readonly auth: Pick<AuthClient, 'login' | 'logout' | 'identify' | 'signIn'>
}

const sent = v.object({ input: v.unknown() })

/** The sign-in of staff. Tokens stay in their cookie; each proof of a factor replaces it. */
export function mountDeskSignIn(app: SiteApp, options: DeskSignInOptions): void {
  app.post('/api/desk/session/login', (c) => guarded(c, options, () => logIn(c, options)))
  app.post('/api/desk/session/:name', (c) => {
    const name = c.req.param('name')
    return guarded(c, options, async () => (isSignInName(name) ? callSignIn(c, name, options) : reply(nothingHere())))
  })
}

const nothingHere = (): Refusal => refuse(404, 'not-found', 'There is nothing here.')

async function logIn(c: SiteContext, options: DeskSignInOptions): Promise<Response> {
  const { auth } = options
  const body = await readJson(c.req.raw, loginRequest)
  if (isRefusal(body)) return reply(body)
  const token = await auth.login(body)
  if (!isStaffIdentity(await auth.identify(token))) {
    await auth.logout(token)
    return reply(refuse(401, 'login-refused', 'The e-mail address or the password is not right.'))
  }
  const previous = tokenOf(c.req.raw)
  if (previous !== null) await auth.logout(previous).catch(ignoreStranger)
  const response = reply({ loggedIn: 'ok' })
  keepIdentity(response.headers, token, cookieScope(c, options))
  return response
}

function ignoreStranger(error: unknown): void {
  if (!(error instanceof NotLoggedInError)) throw error
}

async function callSignIn<Name extends SignInName>(
  c: SiteContext,
  name: Name,
  options: DeskSignInOptions,
): Promise<Response> {
  const body = await readJson(c.req.raw, sent)
  if (isRefusal(body)) return reply(body)
  const input = parseInput(signInCalls[name].input, body.input)
  if (isRefusal(input)) return reply(input)
  const edition = options.editionOf(c)
  const { output, token } = await options.auth.signIn(tokenOf(c.req.raw), name, { edition, input })
  const response = reply(output)
  if (token !== null) keepIdentity(response.headers, token, cookieScope(c, options), c.req.raw)
  return response
}
