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
import { isSigned, sign, signatureHeader } from './signature.ts'

/** A notice as a provider would send it. */
export type WriteNotice = (
  fact: ProviderFact,
  now: Date,
) => Promise<{ readonly body: string; readonly headers: Headers }>
export type Sandbox = PaymentProvider & { readonly writeNotice: WriteNotice }

const path = '/services/booking'

/** A card provider that takes no money and behaves like one that does: hosted page, books of its own, signed notices. */
export function createSandbox(context: Pick<BookingContext, 'db' | 'now' | 'origins' | 'secret' | 'log'>): Sandbox {
  const { db, now, log } = context
  const loadSecret = () => context.secret('payment-sandbox')
  const books = createSandboxBooks({ db, now })
  let app: PaymentApp | null = null
  const writeNotice: WriteNotice = async (fact, at) => {
    const body = JSON.stringify(fact)
    return { body, headers: new Headers({ [signatureHeader]: sign(body, await loadSecret(), at) }) }
  }
  /** Over the same way as a real one comes in; one that is lost is found out by the job. */
  const tell = async <F extends ProviderFact>(fact: F): Promise<F> => {
    const notice = await writeNotice(fact, now())
    const told = await app?.request(noticePath, { method: 'POST', ...notice })
    if (told && !told.ok) log.warn({ status: told.status, kind: fact.kind }, 'a notice of the sandbox was refused')
    return fact
  }
  return {
    // On the host that the guest comes from and goes back to: each edition has a host of its own.
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
    capture: async (charge) => tell(await books.capture(charge)),
    release: async (charge) => tell(await books.release(charge)),
    close: (reference) => books.close(reference),
    refund: async (order) => tell(await books.refund(order)),
    movements: (from, until) => books.movements(from, until),
    writeNotice,
    mountPages: (mounted) => {
      app = mounted
      mountSandboxPage(mounted, context, async (paymentId, outcome) => {
        const fact = await books.end(paymentId, outcome)
        if (fact !== null) await tell(fact)
      })
    },
  }
}

export const openSandbox: OpenProvider = (context) => createSandbox(context)
