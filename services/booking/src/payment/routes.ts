import { paymentLookup, paymentRequest } from '@marram/contract/booking/pay'
import { isRefusal, refuse, reply } from '@marram/service-kit/envelope'
import { readJson } from '@marram/service-kit/json-body'
import type { BookingContext } from '../booking/context.ts'
import { noticePath, type PaymentApp } from './payment-provider.ts'
import { type NamedProvider, providerNames } from './providers.ts'
import { receiveNotice } from './receive-notice.ts'
import { readPayment, startPayment } from './start-payment.ts'

/** A browser on a hosted page and a provider's server have no public key. */
export function isOpenPaymentPath(path: string): boolean {
  return path === noticePath || providerNames.some((name) => path.startsWith(`/payments/${name}/`))
}

export function mountPayments(app: PaymentApp, context: BookingContext, provider: NamedProvider): void {
  app.post('/payments', async (c) => {
    const request = await readJson(c.req.raw, paymentRequest)
    return reply(isRefusal(request) ? request : await startPayment(request, provider, context), {}, 201)
  })
  app.post('/payments/state', async (c) => {
    const lookup = await readJson(c.req.raw, paymentLookup)
    return reply(isRefusal(lookup) ? lookup : await readPayment(lookup, context))
  })
  app.post(noticePath, async (c) => {
    const notice = await provider.readNotice(c.req.raw.headers, await c.req.text(), context.now())
    if (notice === null) return reply(refuse(401, 'signature', 'The notice is not signed by the provider.'))
    return reply(await receiveNotice(notice, context))
  })
  provider.mountPages?.(app)
}
