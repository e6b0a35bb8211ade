import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'

export type AlertKind = 'dispute' | 'refund-failed' | 'released' | 'difference' | 'other-amount' | 'overpaid'

export type Alert = {
  /** Unique, so that a problem is listed once. */
  readonly key: string
  readonly kind: AlertKind
  readonly bookingId: number | null
  readonly detail: string
}

/** Format for staff, in terminal and mails. */
export function writeMoney({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  return `${(amount / 100).toFixed(2)} ${currency}`
}

/** Records a problem for staff; returns true if it is new. */
export async function raiseAlert(db: Kysely<Database>, alert: Alert, now: Date): Promise<boolean> {
  const { key, kind, bookingId, detail } = alert
  const raised = await db
    .insertInto('payment_alert')
    .values({ key, kind, booking_id: bookingId, detail, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return raised !== undefined
}

export function listAlerts(db: Kysely<Database>) {
  return db
    .selectFrom('payment_alert')
    .leftJoin('booking', 'booking.id', 'payment_alert.booking_id')
    .where('resolved_at', 'is', null)
    .select(['payment_alert.id', 'kind', 'reservation_id', 'detail', 'payment_alert.created_at'])
    .orderBy('payment_alert.id')
    .execute()
}

export async function resolveAlert(db: Kysely<Database>, id: number, now: Date): Promise<boolean> {
  const resolved = await db
    .updateTable('payment_alert')
    .set({ resolved_at: now })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return resolved !== undefined
}
