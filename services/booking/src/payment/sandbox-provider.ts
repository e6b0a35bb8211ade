import { paymentNotice } from '@marram/contract/booking/pay'
import * as v from 'valibot'
import type { OpenProvider, PaymentProvider } from './payment-provider.ts'
import { mountSandboxPage, type WriteNotice } from './sandbox-page.ts'
import { isSigned, sign, signatureHeader } from './signature.ts'

export type Sandbox = PaymentProvider & { readonly writeNotice: WriteNotice }

/** A card provider that takes no money, and behaves like one that does: hosted page, signed notices. */
export function createSandbox(path: string, loadSecret: () => Promise<Buffer>): Sandbox {
  return {
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

export const openSandbox: OpenProvider = (context) => {
  const sandbox = createSandbox('/services/booking', () => context.secret('payment-sandbox'))
  return { ...sandbox, mountPages: (app) => mountSandboxPage(app, context, sandbox.writeNotice) }
}
