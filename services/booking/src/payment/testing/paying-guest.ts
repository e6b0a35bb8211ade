import type { PlacedBooking } from '@marram/contract/booking/placed'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { journalTotals, loadJournal } from '../../ledger/load-journal.ts'
import { clearBookings, exampleBooking, newKey } from '../../testing/booking-request.ts'
import { startOfTest, type TestBooking, takes } from '../../testing/start-booking.ts'
import { listAlerts } from '../alerts.ts'
import { cardWayOf } from '../providers.ts'

/** The first instalment of the week in July. */
export const first = 0.35 * 70_000 + 3_200
/** The cancellation fee for that week if cancelled early. */
export const kept = 0.2 * 70_000 + 3_200
export const origins = { da: 'https://d', de: 'https://d', en: 'https://d' }

/** A guest in July, who pays in two instalments and chose the invoice. */
export function createGuest(booking: () => TestBooking) {
  let placed: PlacedBooking
  const access = () => ({ reservationId: placed.reservationId, key: placed.key })
  return {
    access,
    arrive: async () => {
      await sql`truncate payment_alert, sandbox_charge, sandbox_refund, bank_entry, refund cascade`.execute(
        booking().db,
      )
      await clearBookings(booking().db)
      booking().setTime(startOfTest)
      const wish = exampleBooking({ option: { arrival: '2027-07-10' } })
      placed = (await (await booking().post('/rest/v1/booking/', wish, { headers: newKey() })).json()).data
    },
    start: async (more: { amount?: number } = {}): Promise<{ status: number; paymentId: string; amount: number }> => {
      const reply = await booking().post('/payments/', { ...access(), returnPath: '/booking/receipt/', ...more })
      return { status: reply.status, ...(await reply.json()).data }
    },
    state: async (paymentId: string) => {
      const { data } = await (await booking().post('/payments/state/', { ...access(), paymentId })).json()
      return data.failure ?? data.state
    },
    read: () => booking().client.readBooking(access()),
    cancel: async () => {
      const { cancellationCharge } = await booking().client.readBooking(access())
      return booking().client.cancelBooking({ ...access(), acceptedCharge: cancellationCharge ?? 0 })
    },
    inside: (provider: 'sandbox' | 'stripe') => {
      return { db: booking().db, now: booking().now, origins, takes: { ...takes, provider, card: cardWayOf(provider) } }
    },
    notify: async (notice: { readonly body: string; readonly headers: Headers }) => {
      return booking().handle(new Request('http://booking/payments/notices/', { method: 'POST', ...notice }))
    },
    alerts: async () => (await listAlerts(booking().db)).map(({ kind }) => kind),
    /** An account's balance in the ledger; all balances add up to 0. */
    balance: async (account: string) => {
      const totals = journalTotals(await loadJournal(booking().db, { reservationId: placed.reservationId }))
      expect(totals.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
      return totals.find((total) => total.account === account)?.balance ?? 0
    },
  }
}
