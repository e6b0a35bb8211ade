import { createHmac } from 'node:crypto'
import { isSameSecret } from '@marram/service-kit/keys'
import * as v from 'valibot'
import type { BookingContext } from '../booking/context.ts'
import {
  noticePath,
  type OpenProvider,
  type PaymentApp,
  type PaymentProvider,
  type ProviderFact,
  providerFact,
} from './payment-provider.ts'
import { createSandboxBooks } from './sandbox-books.ts'
import { mountSandboxPage } from './sandbox-page.ts'

/** Creates a signed notice. */
export type WriteNotice = (
  fact: ProviderFact,
  now: Date,
) => Promise<{ readonly body: string; readonly headers: Headers }>
export type Sandbox = PaymentProvider & { readonly writeNotice: WriteNotice }

const path = '/services/booking'

/** A fake card provider with a hosted page, separate books and signed notices. */
export function createSandbox(context: Pick<BookingContext, 'db' | 'now' | 'origins' | 'secret' | 'log'>): Sandbox {
  const { db, now, log } = context
  const loadSecret = () => context.secret('payment-sandbox')
  const books = createSandboxBooks({ db, now })
  let app: PaymentApp | null = null
  const writeNotice: WriteNotice = async (fact, at) => {
    const body = JSON.stringify(fact)
    return { body, headers: new Headers({ [signatureHeader]: sign(body, await loadSecret(), at) }) }
  }
  /** Sends the notice through the webhook route; the job finds lost ones. */
  const notify = async <F extends ProviderFact>(fact: F): Promise<F> => {
    const notice = await writeNotice(fact, now())
    const response = await app?.request(noticePath, { method: 'POST', ...notice })
    if (response && !response.ok)
      log.warn({ status: response.status, kind: fact.kind }, 'a notice of the sandbox was refused')
    return fact
  }
  return {
    // Uses the guest's host, because each edition has its own.
    start: async (order) => {
      const reference = await books.open(order)
      return { reference, redirectUrl: new URL(`${path}/payments/sandbox/${order.paymentId}/`, order.returnUrl).href }
    },
    readNotice: async (headers, body, at) => {
      if (!isSigned(body, headers.get(signatureHeader), await loadSecret(), at)) return null
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), providerFact), body)
      return parsed.success ? parsed.output : null
    },
    find: ({ reference }) => books.find(reference),
    capture: async (charge) => notify(await books.capture(charge)),
    release: async (charge) => notify(await books.release(charge)),
    close: (reference) => books.close(reference),
    refund: async (order) => notify(await books.refund(order)),
    movements: (from, until) => books.movements(from, until),
    writeNotice,
    mountPages: (mounted) => {
      app = mounted
      mountSandboxPage(mounted, context, async (paymentId, outcome) => {
        const fact = await books.end(paymentId, outcome)
        if (fact !== null) await notify(fact)
      })
    },
  }
}

export const openSandbox: OpenProvider = (context) => createSandbox(context)

export const signatureHeader = 'x-payment-signature'

/** Older notices may be replayed. */
const freshMs = 5 * 60_000

/** Signs body and time, so that an old notice cannot get a new date. */
export function sign(body: string, secret: Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${digest(body, secret, seconds)}`
}

export function isSigned(body: string, header: string | null, secret: Buffer, now: Date): boolean {
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (signature === '' || Math.abs(now.getTime() - Number(time) * 1000) > freshMs) return false
  return isSameSecret(signature, digest(body, secret, Number(time)))
}

function digest(body: string, secret: Buffer, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}
