import { NotLoggedInError } from '@marram/contract/auth/errors'
import { ServiceError } from '@marram/contract/service-error'
import type { TaxMailer } from '@marram/contract/workers/tax-calculation'
import { presentOwnerTax, readOwnerTax } from '@marram/domain/owner-tax-input'
import { editionKeys } from '@marram/i18n/edition-key'
import { buildPath } from '@marram/i18n/paths'
import { isRefusal, replyRefusal } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import { readPosted } from '../kit/posted-form.ts'
import { seeOther } from '../kit/see-other.ts'
import type { RouteTools, SiteApp, SiteContext } from '../kit/site-route.ts'
import { tokenOf } from '../kit/token-of.ts'

export type TaxMailerFor = (token: string) => TaxMailer

export type TaxRoutesOptions = Pick<RouteTools, 'editionOf' | 'hostOf' | 'log'> & {
  readonly taxMailerFor: TaxMailerFor
}

/** Result of the mail, for the page. */
type MailState = 'sent' | 'unconfirmed' | 'refused' | 'too-many' | 'failed'

/** Mails a calculation. The page itself reads its figures from its address and needs none of this. */
export function mountTaxRoutes(app: SiteApp, options: TaxRoutesOptions): void {
  for (const edition of editionKeys) {
    app.post(buildPath(edition, { kind: 'owner-tax' }).slice(0, -1), (c) => takeMail(c, options))
  }
}

async function takeMail(c: SiteContext, options: TaxRoutesOptions): Promise<Response> {
  const posted = await readPosted(c.req.raw, options.hostOf(c))
  if (isRefusal(posted)) return replyRefusal(posted)
  const page = buildPath(options.editionOf(c), { kind: 'owner-tax' })
  const fields = [...posted.data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const query = new URLSearchParams(fields)
  const { owner } = readOwnerTax(query)
  // The page explains invalid figures itself.
  if (owner === null) return seeOther(`${page}?${query}`)
  const figures = presentOwnerTax(owner)
  const token = tokenOf(c.req.raw)
  if (token === null) return toLogin(page, figures)
  try {
    await options.taxMailerFor(token).mailTaxCalculation(owner)
    return toPage(page, figures, 'sent')
  } catch (error) {
    if (isLoggedOut(error)) return toLogin(page, figures)
    return toPage(page, figures, judge(error, options.log))
  }
}

const toPage = (page: string, figures: URLSearchParams, mail: MailState): Response =>
  seeOther(`${page}?${figures}&mail=${mail}#mail`)

const toLogin = (page: string, figures: URLSearchParams): Response =>
  seeOther(`/account/login/?next=${encodeURIComponent(`${page}?${figures}`)}`)

const isLoggedOut = (error: unknown): boolean =>
  error instanceof NotLoggedInError || (error instanceof ServiceError && error.status === 401)

function judge(error: unknown, log: Log): MailState {
  if (error instanceof ServiceError && error.code === 'address-unconfirmed') return 'unconfirmed'
  if (error instanceof ServiceError && error.code === 'mails-refused') return 'refused'
  if (error instanceof ServiceError && error.status === 429) return 'too-many'
  log.error({ err: error }, 'mailing a tax calculation failed')
  return 'failed'
}
