import type { AccountForm } from '@marram/contract/auth/session'
import { isRefusal, type Refusal, reply, replyRefusal } from '@marram/service-kit/envelope'
import { type PostedForm, readPosted } from '../kit/posted-form.ts'
import { seeOther } from '../kit/see-other.ts'
import type { SiteContext } from '../kit/site-route.ts'
import { tokenOf } from '../kit/token-of.ts'
import { accountActions, type Outcome } from './account-actions.ts'
import { judgeAccountFailure } from './account-failure.ts'
import { presentIdentity } from './find-account.ts'
import { dropHeldToken, releaseToken } from './held-link.ts'
import { dropIdentity, keepIdentity } from './identity-cookie.ts'
import { cookieScope, type SessionRoutesOptions } from './session-context.ts'

type Place = { readonly form: AccountForm; readonly page: string }

/** Never echoed, neither in an answer nor in the page. */
const secrets: readonly string[] = ['password', 'password_confirm', 'current_password', 'captcha']

/** Answers a script with JSON, a browser with a page. */
export async function takeAccountForm(c: SiteContext, place: Place, options: SessionRoutesOptions): Promise<Response> {
  const posted = await readPosted(c.req.raw, options.hostOf(c))
  if (isRefusal(posted)) {
    options.log.warn({ form: place.form, why: posted.code }, 'refused an account form without reading it')
    return replyRefusal(posted)
  }
  try {
    const outcome = await accountActions[place.form]({
      auth: options.auth,
      edition: options.editionOf(c),
      token: tokenOf(c.req.raw),
      text: (name) => releaseToken(c.req.raw, name, textOf(posted.data, name)),
    })
    const response = await presentOutcome(c, posted, outcome, options)
    if (posted.data.has('token') || posted.data.has('reset_token')) dropHeldToken(c, response.headers, options)
    return response
  } catch (error) {
    const refusal = judgeAccountFailure(error)
    if (refusal.status >= 500) options.log.error({ err: error, form: place.form }, 'an account form failed')
    return showRefusal(c, place, posted, refusal, options)
  }
}

async function presentOutcome(
  c: SiteContext,
  { wantsJson }: PostedForm,
  { next, token }: Outcome,
  options: SessionRoutesOptions,
): Promise<Response> {
  const isChanged = token !== undefined
  const response = wantsJson
    ? reply({ next, ...(await identityNow(isChanged ? token : tokenOf(c.req.raw), options)) })
    : seeOther(next)
  if (isChanged && token === null) dropIdentity(response.headers, cookieScope(c, options))
  if (isChanged && token !== null) keepIdentity(response.headers, token, cookieScope(c, options))
  response.headers.set('cache-control', 'no-store')
  return response
}

async function identityNow(token: string | null, { auth }: SessionRoutesOptions): Promise<object> {
  return token === null ? {} : presentIdentity(await auth.identify(token))
}

async function showRefusal(
  c: SiteContext,
  { form, page }: Place,
  { wantsJson, data }: PostedForm,
  refusal: Refusal,
  options: SessionRoutesOptions,
): Promise<Response> {
  const token = tokenOf(c.req.raw)
  const isOver = refusal.status === 401 && refusal.code === 'not-logged-in'
  const { fields = [] } = refusal.details.data ?? {}
  const answer = {
    kind: 'account' as const,
    form,
    code: refusal.code,
    fields: Array.isArray(fields) ? fields.map(String) : [],
    values: readableValues(data),
  }
  const response = wantsJson
    ? replyRefusal(refusal)
    : isOver
      ? seeOther(`/account/login/?next=${encodeURIComponent(page)}`)
      : await options.showAnswer(options.editionOf(c), page, answer, refusal.status, token)
  if (isOver) dropIdentity(response.headers, cookieScope(c, options))
  return response
}

function readableValues(data: FormData): Record<string, string> {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) =>
      typeof value === 'string' && !secrets.includes(name) ? [[name, value.slice(0, 500)]] : [],
    ),
  )
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
