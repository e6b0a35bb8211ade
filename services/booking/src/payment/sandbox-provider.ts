import { type PaymentNotice, paymentNotice } from '@marram/contract/booking/pay'
import * as v from 'valibot'
import type { PaymentProvider } from './payment-provider.ts'
import { isSigned, sign, signatureHeader } from './signature.ts'

export type Sandbox = PaymentProvider & {
  /** A notice as the provider would send it. */
  writeNotice(notice: PaymentNotice, now: Date): Promise<{ readonly body: string; readonly headers: Headers }>
}

/** A card provider that takes no money, and behaves like one that does: hosted page, signed notices. */
export function createSandbox(path: string, loadSecret: () => Promise<Buffer>): Sandbox {
  return {
    name: 'sandbox',
    // On the host that the guest comes from and goes back to: each edition has a host of its own.
    start: async ({ paymentId, returnUrl }) => ({
      redirectUrl: new URL(`${path}/payments/sandbox/${paymentId}/`, returnUrl).href,
    }),
    readNotice: async (headers, body, now) => {
      if (!isSigned(body, headers.get(signatureHeader), await loadSecret(), now)) return null
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), paymentNotice), body)
      return parsed.success ? parsed.output : null
    },
    writeNotice: async (notice, now) => {
      const body = JSON.stringify(notice)
      return { body, headers: new Headers({ [signatureHeader]: sign(body, await loadSecret(), now) }) }
    },
  }
}
