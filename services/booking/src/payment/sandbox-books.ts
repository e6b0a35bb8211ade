import type { Database } from '@marram/database/schema.generated'
import type { Selectable } from 'kysely'
import type { BookingContext } from '../booking/context.ts'
import type {
  Charge,
  PaymentOrder,
  ProviderFact,
  ProviderMovement,
  RefundFact,
  RefundOrder,
} from './payment-provider.ts'

type Row = Selectable<Database['sandbox_charge']>
export type SandboxOutcome = 'paid' | 'refused' | 'abandoned'

/** The provider's books: authorisations, captures and refunds, independent of our ledger. */
export function createSandboxBooks({ db, now }: Pick<BookingContext, 'db' | 'now'>) {
  const read = (column: 'reference' | 'payment_id', value: string) =>
    db.selectFrom('sandbox_charge').where(column, '=', value).selectAll().executeTakeFirst()
  /** Moves a charge from one of these states, once, and returns its current row. */
  const move = async (reference: string, from: readonly Row['state'][], state: Row['state']): Promise<Row> => {
    const changed = { state, changed_at: now() }
    const charges = db.updateTable('sandbox_charge').set(changed).where('reference', '=', reference)
    await charges.where('state', 'in', from).execute()
    const row = await read('reference', reference)
    if (!row) throw new Error('The sandbox has no such charge.')
    return row
  }
  return {
    open: async ({ paymentId, amount, currency }: PaymentOrder): Promise<string> => {
      const reference = `sandbox-${paymentId}`
      const at = { created_at: now(), changed_at: now() }
      await db
        .insertInto('sandbox_charge')
        .values({ reference, payment_id: paymentId, amount, currency, state: 'open', ...at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return reference
    },
    /** Ends the hosted page with a guest's choice; null if it has already ended. */
    end: async (paymentId: string, outcome: SandboxOutcome): Promise<ProviderFact | null> => {
      const row = await read('payment_id', paymentId)
      if (!row) return null
      // After a declined card the guest can try another one on the same page.
      const next = { paid: 'authorised', refused: 'refused', abandoned: 'closed' } as const
      const moved = await move(row.reference, ['open', 'refused'], next[outcome])
      return moved.state === next[outcome] ? factOf(moved) : null
    },
    find: async (reference: string): Promise<ProviderFact | null> => {
      const row = await read('reference', reference)
      return row ? factOf(row) : null
    },
    capture: async ({ charge, paymentId }: Charge): Promise<ProviderFact> =>
      factOf(await move(charge, ['authorised'], 'captured')) ?? { kind: 'released', paymentId },
    release: async ({ charge, paymentId }: Charge): Promise<ProviderFact> =>
      factOf(await move(charge, ['authorised'], 'released')) ?? { kind: 'released', paymentId },
    close: async (reference: string): Promise<void> => void (await move(reference, ['open', 'refused'], 'closed')),
    refund: async ({ refundId, charge, amount, currency }: RefundOrder): Promise<RefundFact> => {
      const fact = { kind: 'refund', refundId, reference: referenceOf(refundId), charge, amount, currency } as const
      const isDone = await db.transaction().execute(async (trx) => {
        const charges = trx.selectFrom('sandbox_charge').where('reference', '=', charge).where('state', '=', 'captured')
        const row = await charges.selectAll().forUpdate().executeTakeFirst()
        const refunds = await trx.selectFrom('sandbox_refund').where('reference', '=', charge).selectAll().execute()
        if (refunds.some((one) => one.refund_id === refundId)) return true
        const left = (row?.amount ?? 0) - refunds.reduce((sum, one) => sum + one.amount, 0)
        if (amount > left) return false
        await trx
          .insertInto('sandbox_refund')
          .values({ refund_id: refundId, reference: charge, amount, created_at: now() })
          .execute()
        return true
      })
      return { ...fact, outcome: isDone ? 'paid' : 'failed' }
    },
    movements: async (from: Date, until: Date): Promise<ProviderMovement[]> => {
      const charges = await db
        .selectFrom('sandbox_charge')
        .where('state', '=', 'captured')
        .where('created_at', '>=', from)
        .where('created_at', '<', until)
        .select(['payment_id as id', 'amount', 'currency'])
        .execute()
      const refunds = await db
        .selectFrom('sandbox_refund')
        .innerJoin('sandbox_charge', 'sandbox_charge.reference', 'sandbox_refund.reference')
        .where('sandbox_refund.created_at', '>=', from)
        .where('sandbox_refund.created_at', '<', until)
        .select(['refund_id', 'sandbox_refund.amount', 'currency'])
        .execute()
      return [
        ...charges.map((charge) => ({ kind: 'payment' as const, ...charge })),
        ...refunds.map(({ refund_id: id, ...refund }) => ({ kind: 'refund' as const, id: referenceOf(id), ...refund })),
      ]
    },
  }
}

const referenceOf = (refundId: string): string => `refund-${refundId}`

function factOf({ state, reference: charge, payment_id: paymentId, amount, currency }: Row): ProviderFact | null {
  if (state === 'authorised') return { kind: 'authorised', paymentId, charge, amount, currency }
  if (state === 'captured') return { kind: 'paid', paymentId, charge, amount, currency }
  if (state === 'refused' || state === 'released') return { kind: state, paymentId }
  return state === 'closed' ? { kind: 'abandoned', paymentId } : null
}
