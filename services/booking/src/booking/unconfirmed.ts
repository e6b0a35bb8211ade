import { createHmac } from 'node:crypto'
import type { PlacerCheck } from '@marram/contract/booking/place'
import { isConfirmedAddress } from '@marram/database/personal-data/is-confirmed-address'
import type { Database } from '@marram/database/schema.generated'
import { mayPlaceUnconfirmed, unconfirmedWindowMs } from '@marram/domain/booking/unconfirmed'
import { mailboxKey } from '@marram/domain/mailbox'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import type { BookingContext } from './context.ts'

/** Stored with a booking instead of the network; null for callers on the same machine. */
export async function hashNetwork(
  network: string | undefined,
  { secret }: Pick<BookingContext, 'secret'>,
): Promise<string | null> {
  // Behind an untrusted local proxy all guests would count as one network.
  if (network === undefined || network.startsWith('127.') || network === '0:0:0:0::/64') return null
  return createHmac('sha256', await secret('booking-networks'))
    .update(network)
    .digest('hex')
}

type UnconfirmedRequest = {
  readonly email: string
  readonly networkHash: string | null
  readonly nights: number
  readonly now: Date
}

/** Until the transaction ends; concurrent requests of one recipient or network would all count none. */
export async function lockUnconfirmed(
  trx: Kysely<Database>,
  { email, networkHash }: Pick<UnconfirmedRequest, 'email' | 'networkHash'>,
): Promise<void> {
  for (const owner of [mailboxKey(email), networkHash]) {
    if (owner !== null)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`unconfirmed ${owner}`}, 0))`.execute(trx)
  }
}

/**
 * Null if one more booking is allowed. Without this limit invented addresses took sixteen July weeks in ten seconds, with
 * all mails to one stranger.
 */
export async function refuseUnconfirmed(
  db: Kysely<Database>,
  { email, networkHash, nights, now }: UnconfirmedRequest,
): Promise<Refusal | null> {
  const mailbox = mailboxKey(email)
  const since = new Date(now.getTime() - unconfirmedWindowMs)
  const { rows } = await sql<{ of_recipient: number; of_network: number; nights: number }>`
    select count(*) filter (where mailbox = ${mailbox}) as of_recipient,
      count(*) filter (where placed_from = ${networkHash}) as of_network,
      coalesce(sum(departure - arrival) filter (where placed_from = ${networkHash}), 0) as nights
    from booking
    where address_due is not null and created_at > ${since}
      and (mailbox = ${mailbox} or placed_from = ${networkHash})`.execute(db)
  const [counts] = rows
  const before = {
    ofRecipient: Number(counts?.of_recipient ?? 0),
    ofNetwork: Number(counts?.of_network ?? 0),
    nightsOfNetwork: Number(counts?.nights ?? 0),
  }
  if (mayPlaceUnconfirmed(before, nights)) return null
  const sentence = 'Bookings are waiting to be confirmed by the link in their email. Please confirm them first.'
  return refuse(429, 'unconfirmed-bookings', sentence, { headers: { 'retry-after': '3600' } })
}

/** Tells in the second step what the order would be refused for. The order checks again, under a lock. */
export async function checkPlacer(
  { email, nights }: PlacerCheck,
  networkHash: string | null,
  { db, now }: Pick<BookingContext, 'db' | 'now'>,
): Promise<{ mayBook: true } | Refusal> {
  const isKnown = await isConfirmedAddress(db, email)
  const refusal = isKnown ? null : await refuseUnconfirmed(db, { email, networkHash, nights, now: now() })
  return refusal ?? { mayBook: true }
}

/** Confirms the address for all bookings after the use of a key that was only sent by mail. */
export async function confirmAddress(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  const recipient = email.toLowerCase()
  await db
    .insertInto('confirmed_address')
    .values({ email: recipient, confirmed_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  await db
    .updateTable('booking')
    .set({ address_due: null })
    .where(sql<string>`lower(guest ->> 'email')`, '=', recipient)
    .where('address_due', 'is not', null)
    .where('state', '<>', 'cancelled')
    .execute()
}
