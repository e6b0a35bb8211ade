import { paymentLookup, paymentRequest } from '@marram/contract/booking/pay'
import { isRefusal, refuse, reply } from '@marram/service-kit/envelope'
import { readJson } from '@marram/service-kit/json-body'
import { logSecurity } from '@marram/service-kit/security-log'
import type { BookingContext } from '../booking/context.ts'
import { noticePath, type PaymentApp, ProviderUnavailable } from './payment-provider.ts'
import { type NamedProvider, providerNames } from './providers.ts'
import { receiveFact } from './receive-fact.ts'
import { settlePayment } from './settle-payments.ts'
import { readPayment, startPayment } from './start-payment.ts'

/** Hosted pages and provider servers send no public key. */
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
    const fact = await provider.readNotice(c.req.raw.headers, await c.req.text(), context.now())
    if (fact === null) {
      logSecurity(
        context.log,
        'payment.forged',
        { provider: provider.name },
        'a payment notice was not signed by its provider',
      )
      return reply(refuse(401, 'signature', 'The notice is not signed by the provider.'))
    }
    const received = await receiveFact(fact, provider.name, context)
    if (!isRefusal(received) && fact.kind === 'authorised') await settleSoon(fact.paymentId, provider, context)
    return reply(received)
  })
  provider.mountPages?.(app)
}

/** Settles immediately, so that the returning guest sees the payment; the job retries after an outage. */
async function settleSoon(paymentId: string, provider: NamedProvider, context: BookingContext): Promise<void> {
  try {
    await settlePayment(paymentId, provider, context)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    context.log.warn({ paymentId, err: error }, 'the payment provider does not answer; the job will capture later')
  }
}
