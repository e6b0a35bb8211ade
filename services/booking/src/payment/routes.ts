import { paymentLookup, paymentRequest } from '@marram/contract/booking/pay'
import { editionByKey, findEditionByLanguage } from '@marram/domain/edition'
import { type EditionKey, editionKeys } from '@marram/i18n/edition-key'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { isRefusal, refuse, reply } from '@marram/service-kit/envelope'
import { readJson } from '@marram/service-kit/json-body'
import type { Hono } from 'hono'
import type { BookingContext } from '../booking/context.ts'
import { receiveNotice } from './receive-notice.ts'
import { sandboxPage } from './sandbox-page.ts'
import type { Sandbox } from './sandbox-provider.ts'
import { readPayment, startPayment } from './start-payment.ts'

type App = Hono<{ Bindings: SocketBindings }>

const sandboxPath = '/payments/sandbox/'
const noticePath = '/payments/notices'

/** A browser on the hosted page and a provider's server have no public key. */
export function isOpenPaymentPath(path: string): boolean {
  return path === noticePath || path.startsWith(sandboxPath)
}

export function mountPayments(app: App, context: BookingContext, sandbox: Sandbox): void {
  app.post('/payments', async (c) => {
    const request = await readJson(c.req.raw, paymentRequest)
    return reply(isRefusal(request) ? request : await startPayment(request, sandbox, context), {}, 201)
  })
  app.post('/payments/state', async (c) => {
    const lookup = await readJson(c.req.raw, paymentLookup)
    return reply(isRefusal(lookup) ? lookup : await readPayment(lookup, context))
  })
  app.post(noticePath, async (c) => {
    const notice = await sandbox.readNotice(c.req.raw.headers, await c.req.text(), context.now())
    if (notice === null) return reply(refuse(401, 'signature', 'The notice is not signed by the provider.'))
    return reply(await receiveNotice(notice, context))
  })
  mountSandboxPage(app, context, sandbox)
}

/** The hosted page, which on a real provider is not ours. It tells us the outcome as a provider does, then sends back. */
function mountSandboxPage(app: App, context: BookingContext, sandbox: Sandbox): void {
  app.get(`${sandboxPath}:id`, async (c) => {
    const payment = await findPayment(c.req.param('id'), context)
    if (payment === null) return reply(unknown())
    return c.html(sandboxPage(payment), 200, { 'cache-control': 'no-store' })
  })
  app.post(`${sandboxPath}:id`, async (c) => {
    const payment = await findPayment(c.req.param('id'), context)
    const { outcome } = await c.req.parseBody()
    if (payment === null || (outcome !== 'paid' && outcome !== 'refused' && outcome !== 'abandoned')) {
      return reply(payment === null ? unknown() : refuse(422, 'outcome', 'A payment ends paid, refused or abandoned.'))
    }
    const { id: paymentId, amount, currency } = payment
    const { body, headers } = await sandbox.writeNotice({ paymentId, outcome, amount, currency }, context.now())
    const told = await app.request(noticePath, { method: 'POST', headers, body })
    if (!told.ok) return told
    return c.redirect(payment.returnUrl, 303)
  })
}

const unknown = () => refuse(404, 'unknown-payment', 'There is no such payment.')

async function findPayment(id: string, { db, origins }: BookingContext) {
  if (!/^[0-9a-f-]{36}$/.test(id)) return null
  const row = await db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .where('payment.id', '=', id)
    .where('provider', '=', 'sandbox')
    .select(['payment.id', 'amount', 'payment.currency', 'return_url', 'language_id'])
    .executeTakeFirst()
  if (!row) return null
  const { id: paymentId, amount, currency, return_url: returnUrl } = row
  const back = new URL(returnUrl).origin
  const edition = editionKeys.find((key) => origins[key] === back) ?? editionOf(row.language_id)
  return { id: paymentId, amount, currency, returnUrl, edition }
}

function editionOf(languageId: number): EditionKey {
  return (findEditionByLanguage(languageId) ?? editionByKey('de')).key
}
