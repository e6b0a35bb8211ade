import type { Database } from '@marram/database/schema.generated'
import type { Currency } from '@marram/domain/money'
import { reservationNumbers } from '@marram/domain/payment/match-bank-entry'
import {
  type Candidate,
  nameSpellings,
  type ProposalReason,
  proposeBookings,
  similarNumbers,
} from '@marram/domain/payment/propose-booking'
import { type Kysely, sql } from 'kysely'
import { readBooking } from '../change/find-booking.ts'
import { payableNow } from '../payment/pay-ways.ts'

type Db = Kysely<Database>
export type OpenEntry = {
  readonly id: number
  readonly amount: number
  readonly currency: string
  readonly remittance: string
  readonly party: string
}
export type ProposedBooking = {
  readonly reservationId: string
  readonly guest: string
  readonly arrival: string
  readonly owed: number
  readonly reasons: readonly ProposalReason[]
}

/** A common name has more bookings than somebody would read. */
const maxCandidates = 500

/** Proposals for each of these entries, by its id. */
export async function proposeFor(db: Db, entries: readonly OpenEntry[]): Promise<Map<number, ProposedBooking[]>> {
  const candidates = entries.length === 0 ? [] : await loadCandidates(db, entries)
  const byNumber = new Map(candidates.map((candidate) => [candidate.reservationId, candidate]))
  const describe = ({ reservationId, reasons }: ReturnType<typeof proposeBookings>[number]) => {
    const found = byNumber.get(reservationId)
    if (!found) return []
    const { firstName, lastName, arrival, owed } = found
    return [{ reservationId, guest: `${firstName} ${lastName}`, arrival, owed, reasons }]
  }
  return new Map(entries.map((entry) => [entry.id, proposeBookings(entry, candidates).flatMap(describe)]))
}

type Found = Candidate & { readonly arrival: string }

/** Bookings with one of the numbers, or with a name of the texts. */
async function loadCandidates(db: Db, entries: readonly OpenEntry[]): Promise<Found[]> {
  const texts = entries.map(({ remittance }) => remittance)
  const numbers = texts.flatMap((text) => [...reservationNumbers(text), ...similarNumbers(text)])
  const names = entries.flatMap(({ party, remittance }) => nameSpellings(`${party} ${remittance}`))
  const lastName = sql<string>`lower(split_part(guest ->> 'lastName', ' ', 1))`
  const isMeant = sql<boolean>`(reservation_id = any(${numbers}) or ${lastName} = any(${names}))`
  const rows = await db
    .selectFrom('booking')
    .selectAll()
    .where(isMeant)
    .orderBy('id', 'desc')
    .limit(maxCandidates)
    .execute()
  const accounts = await loadAccounts(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const account = accounts.get(row.id) ?? { charged: 0, paid: 0 }
    const booking = readBooking(row)
    const { firstName, lastName: name } = booking.guest
    return {
      ...{ reservationId: row.reservation_id, currency: row.currency satisfies Currency, arrival: row.arrival },
      ...{ firstName, lastName: name, owed: account.charged - account.paid },
      payable: payableNow(booking, account).map(({ amount }) => amount),
    }
  })
}

async function loadAccounts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { charged: number; paid: number }>()
  const { rows } = await sql<{ id: number; charged: number; paid: number }>`
    select booking_id as id, coalesce(sum(amount) filter (where kind in ('charge', 'credit')), 0)::int as charged,
      coalesce(-sum(amount) filter (where kind in ('payment', 'refund')), 0)::int as paid
    from ledger_entry where booking_id = any(${ids}) group by booking_id`.execute(db)
  return new Map(rows.map(({ id, ...account }) => [id, account]))
}
