import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ProviderFact } from '@marram/booking/payment/payment-provider'
import { createSandboxBooks } from '@marram/booking/payment/sandbox-books'
import { sign, signatureHeader } from '@marram/booking/payment/sandbox-provider'
import { exampleBooking } from '@marram/booking/testing/booking-request'
import type { Database } from '@marram/database/schema.generated'
import { createSecrets } from '@marram/database/secrets'
import { addDays } from '@marram/domain/iso-day'
import type { Kysely } from 'kysely'
import * as v from 'valibot'

type Deps = { readonly db: Kysely<Database>; readonly port: number; readonly random: () => number }

const placed = v.object({ data: v.object({ reservationId: v.string(), key: v.string() }) })
const started = v.object({ data: v.object({ paymentId: v.string(), amount: v.number() }) })
const forgedSecret = createHash('sha256').update('somebody else').digest()

/** Guests of a program that may die at any moment; each retries until there is an answer. */
export function createPayer({ db, port, random }: Deps) {
  const books = createSandboxBooks({ db, now: () => new Date() })
  const secret = createSecrets(db)
  let notices = 0
  let forged = 0
  const send = async (path: string, guest: number, init: RequestInit): Promise<Response> => {
    const from = `10.${(guest >> 16) & 255}.${(guest >> 8) & 255}.${guest & 255}`
    const headers = new Headers(init.headers)
    headers.set('x-public-key', 'marram-demo')
    headers.set('x-forwarded-for', from)
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        redirect: 'manual',
        ...init,
        headers,
      }).catch(() => null)
      if (response && response.status < 500) return response
      await sleep(50)
    }
  }
  const ask = async <S extends v.GenericSchema>(path: string, guest: number, body: unknown, schema: S, key = '') => {
    const headers = { 'content-type': 'application/json', ...(key !== '' && { 'idempotency-key': key }) }
    const response = await send(path, guest, { headers, body: JSON.stringify(body) })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
    return v.parse(schema, JSON.parse(text))
  }
  const tell = async (fact: ProviderFact, guest: number, by: Buffer): Promise<number> => {
    const body = JSON.stringify(fact)
    const headers = { [signatureHeader]: sign(body, by, new Date()) }
    return (await send('/payments/notices/', guest, { headers, body })).status
  }
  /** The provider's notices, several times and in any order, with an earlier refusal. */
  const repeat = async (paymentId: string, guest: number): Promise<void> => {
    const fact = await books.find(`sandbox-${paymentId}`)
    const facts: ProviderFact[] = [{ kind: 'refused', paymentId }, ...(fact ? [fact, fact, fact] : [])]
    for (const one of facts.toSorted(() => random() - 0.5)) {
      await tell(one, guest, await secret('payment-sandbox'))
      notices += 1
    }
  }
  /** A forged notice of payment, before the guest has paid. */
  const forge = async (paymentId: string, amount: number, guest: number): Promise<void> => {
    const status = await tell(
      { kind: 'paid', paymentId, charge: 'forged', amount, currency: 'EUR' },
      guest,
      forgedSecret,
    )
    forged += 1
    if (status !== 401) throw new Error(`A forged notice was answered with ${status}.`)
  }
  return {
    counts: () => ({ notices, forged }),
    pay: async (number: number): Promise<void> => {
      const option = { lodgingId: Math.floor(number / 40) + 1, arrival: addDays('2027-01-16', 7 * (number % 40)) }
      const wish = exampleBooking({ option })
      const key = `proof-payment-${String(number).padStart(8, '0')}`
      const { data: access } = await ask('/rest/v1/booking/', number, wish, placed, key)
      const body = { ...access, returnPath: '/booking/receipt/' }
      const { paymentId, amount } = (await ask('/payments/', number, body, started)).data
      await forge(paymentId, amount, number)
      if (number % 7 === 3) return
      if (number % 3 === 0) {
        // The notice is late or lost: the guest has paid, and the program does not know.
        await books.end(paymentId, 'paid')
        if (number % 2 === 0) await sleep(random() * 200)
      } else {
        await send(`/payments/sandbox/${paymentId}/`, number, { body: new URLSearchParams({ outcome: 'paid' }) })
      }
      if (number % 6 !== 3) await repeat(paymentId, number)
    },
  }
}
