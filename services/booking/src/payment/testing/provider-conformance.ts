import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PaymentOrder, PaymentProvider, ProviderFact } from '../payment-provider.ts'

export type Notice = { readonly body: string; readonly headers: Headers }

/** A provider with a simulated guest, and the notices of its page. */
export type ProviderStage = {
  readonly provider: PaymentProvider
  readonly now: () => Date
  visit(paymentId: string, outcome: 'paid' | 'refused' | 'abandoned'): Promise<readonly Notice[]>
}

/** The conformance suite that every provider must pass. */
export function provesItself(stage: () => ProviderStage): void {
  const order = (other: Partial<PaymentOrder> = {}): PaymentOrder => ({
    paymentId: randomUUID(),
    amount: 27_700,
    currency: 'EUR',
    returnUrl: 'https://de.example/booking/receipt/',
    reservationId: '528240396',
    edition: 'de',
    ...other,
  })
  const facts = async (notices: readonly Notice[]): Promise<ProviderFact[]> => {
    const { provider, now } = stage()
    const read = await Promise.all(notices.map(({ headers, body }) => provider.readNotice(headers, body, now())))
    return read.flatMap((fact) => (fact === null || fact.kind === 'unrelated' ? [] : [fact]))
  }
  const authorise = async (given: PaymentOrder) => {
    const { provider, visit } = stage()
    const { reference } = await provider.start(given)
    const [fact] = await facts(await visit(given.paymentId, 'paid'))
    if (fact?.kind !== 'authorised') throw new Error(`The page led to ${fact?.kind}.`)
    const { paymentId, amount, currency } = given
    return { fact, reference, charge: { paymentId, amount, currency, charge: fact.charge } }
  }
  const moved = async (id: string) => {
    const day = 24 * 3_600_000
    const at = stage().now().getTime()
    const movements = await stage().provider.movements(new Date(at - day), new Date(at + day))
    return movements.filter((movement) => movement.id === id)
  }

  test('the page authorises the exact amount, and a capture takes it once', async () => {
    const { provider } = stage()
    const given = order({ currency: 'DKK', amount: 247_145 })
    const { fact, reference, charge } = await authorise(given)
    const { paymentId, amount, currency } = given
    expect(fact).toMatchObject({ paymentId, amount, currency })
    expect([await provider.find({ paymentId, reference }), await moved(paymentId)]).toEqual([fact, []])
    const paid = { ...fact, kind: 'paid' }
    expect([await provider.capture(charge), await provider.capture(charge)]).toEqual([paid, paid])
    expect(await provider.find({ paymentId, reference })).toEqual(paid)
    expect(await moved(paymentId)).toEqual([{ kind: 'payment', id: paymentId, amount, currency }])
  })

  test('a released amount is never captured', async () => {
    const { provider } = stage()
    const { charge } = await authorise(order())
    const released = { kind: 'released', paymentId: charge.paymentId }
    expect([await provider.release(charge), await provider.release(charge)]).toEqual([released, released])
    expect(await provider.capture(charge)).toEqual(released)
    expect(await moved(charge.paymentId)).toEqual([])
  })

  test('a captured amount cannot be released, as the provider reports', async () => {
    const { provider } = stage()
    const { charge } = await authorise(order())
    const paid = await provider.capture(charge)
    expect(await provider.release(charge)).toEqual(paid)
  })

  test.each(['refused', 'abandoned'] as const)('a payment that is %s is reported', async (outcome) => {
    const { provider, visit } = stage()
    const { paymentId } = order()
    await provider.start(order({ paymentId }))
    expect(await facts(await visit(paymentId, outcome))).toEqual([{ kind: outcome, paymentId }])
  })

  test('after a declined card the same page accepts another one', async () => {
    const { provider, visit } = stage()
    const given = order()
    await provider.start(given)
    await visit(given.paymentId, 'refused')
    const [fact] = await facts(await visit(given.paymentId, 'paid'))
    expect(fact?.kind).toBe('authorised')
  })

  test('a closed page accepts no payment; closing it again is harmless', async () => {
    const { provider, visit } = stage()
    const { paymentId } = order()
    const { reference } = await provider.start(order({ paymentId }))
    expect(await provider.find({ paymentId, reference })).toBeNull()
    await provider.close(reference)
    await provider.close(reference)
    expect(await facts(await visit(paymentId, 'paid'))).toEqual([])
    expect(await provider.find({ paymentId, reference })).toEqual({ kind: 'abandoned', paymentId })
  })

  test('a payment started twice has one page', async () => {
    const { provider } = stage()
    const given = order()
    expect(await provider.start(given)).toEqual(await provider.start(given))
  })

  test('partial refunds count once each, and never exceed the payment', async () => {
    const { provider } = stage()
    const { charge } = await authorise(order())
    await provider.capture(charge)
    const back = (amount: number, refundId: string = randomUUID()) =>
      provider.refund({ refundId, charge: charge.charge, amount, currency: 'EUR' })
    const refundId = randomUUID()
    const first = await back(20_000, refundId)
    expect(first).toMatchObject({ kind: 'refund', refundId, outcome: 'paid', amount: 20_000, currency: 'EUR' })
    expect(await back(20_000, refundId)).toEqual(first)
    expect(await back(7_701)).toMatchObject({ outcome: 'failed' })
    expect(await back(7_700)).toMatchObject({ outcome: 'paid' })
    const { reference } = first
    expect(await moved(reference)).toEqual([{ kind: 'refund', id: reference, amount: 20_000, currency: 'EUR' }])
  })

  test('a notice is valid only unchanged, and only for some minutes', async () => {
    const { provider, visit, now } = stage()
    const given = order()
    await provider.start(given)
    const notices = await visit(given.paymentId, 'paid')
    const notice = notices.at(-1)
    if (!notice) throw new Error('The page led to no notice.')
    const { headers, body } = notice
    expect(await provider.readNotice(headers, body, now())).toMatchObject({ kind: 'authorised' })
    expect(await provider.readNotice(headers, body.replace('27700', '27701'), now())).toBeNull()
    expect(await provider.readNotice(new Headers(), body, now())).toBeNull()
    for (const minutes of [6, -6]) {
      expect(await provider.readNotice(headers, body, new Date(now().getTime() + minutes * 60_000))).toBeNull()
    }
  })
}
