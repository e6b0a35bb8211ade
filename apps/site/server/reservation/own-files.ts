import { documentKind } from '@marram/contract/booking/reservation'
import { editionByKey } from '@marram/domain/edition'
import * as v from 'valibot'
import { seeOther } from '../kit/see-other.ts'
import type { SiteApp, SiteContext } from '../kit/site-route.ts'
import { stayCalendar } from '../kit/stay-calendar.ts'
import { amountIn } from './form-values.ts'
import { withoutKey } from './held-key.ts'
import { accessIn, codeOf, type MineOptions, pathWith, reservationPath } from './mine-request.ts'

const unstored = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
/** A letter inlines its styles and loads nothing. */
const letterPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

/** Serves a guest's downloads: calendar file, letters and the link to the card payment. */
export function mountOwnFiles(app: SiteApp, options: MineOptions): void {
  app.get('/api/booking/mine/calendar', (c) => sendCalendar(c, options))
  app.get('/api/booking/mine/document', (c) => sendDocument(c, options))
  app.get('/api/booking/mine/pay', (c) => startPaying(c, options))
}

async function sendCalendar(
  c: SiteContext,
  { reservationClientFor, editionOf, onFailure }: MineOptions,
): Promise<Response> {
  const access = accessIn(c.req.raw, c.req.query())
  if (access === null) return seeOther(reservationPath)
  try {
    const edition = editionOf(c)
    const { languageId } = editionByKey(edition)
    return stayCalendar(await reservationClientFor(null).reservation({ ...access, languageId }), edition)
  } catch (error) {
    return seeOther(pathWith(reservationPath, withoutKey(access), { refused: codeOf(error, onFailure) }))
  }
}

async function sendDocument(c: SiteContext, { reservationClientFor, onFailure }: MineOptions): Promise<Response> {
  const access = accessIn(c.req.raw, c.req.query())
  const kind = v.safeParse(documentKind, c.req.query('kind'))
  if (access === null || !kind.success) return seeOther(reservationPath)
  try {
    const { html } = await reservationClientFor(null).document({ ...access, kind: kind.output })
    const headers = { ...unstored, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': letterPolicy }
    return new Response(html, { headers: { ...headers, 'referrer-policy': 'no-referrer' } })
  } catch (error) {
    return seeOther(pathWith(reservationPath, withoutKey(access), { refused: codeOf(error, onFailure) }))
  }
}

/** A link, since the page's CSP (`form-action`) lets no form end at the provider's host. */
async function startPaying(
  c: SiteContext,
  { reservationClientFor, editionOf, onFailure }: MineOptions,
): Promise<Response> {
  const access = accessIn(c.req.raw, c.req.query())
  if (access === null) return seeOther(reservationPath)
  const returnPath = pathWith(reservationPath, withoutKey(access))
  const { languageId } = editionByKey(editionOf(c))
  const amount = amountIn(c.req.query('amount'))
  try {
    const order = { ...access, languageId, returnPath, ...(amount !== null && { amount }) }
    return seeOther((await reservationClientFor(null).startPayment(order)).redirectUrl)
  } catch (error) {
    return seeOther(pathWith(reservationPath, withoutKey(access), { refused: codeOf(error, onFailure) }))
  }
}
