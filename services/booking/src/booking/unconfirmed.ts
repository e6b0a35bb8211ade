import { createHmac } from 'node:crypto'
import type { Database } from '@marram/database/schema.generated'
import { mayPlaceUnconfirmed, unconfirmedWindowMs } from '@marram/domain/booking/unconfirmed'
import { mailboxKey } from '@marram/domain/mailbox'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import type { BookingContext } from './context.ts'

/** Somebody has opened a link that we sent there, for a booking or for an account. */
export async function isConfirmedAddress(db: Kysely<Database>, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from confirmed_address where email = ${email.toLowerCase()}
    union all
    select from user_account where email = ${email.toLowerCase()} and confirmed_at is not null
    limit 1`.execute(db)
  return rows.length > 0
}

/** Kept with a booking instead of the network itself; null where the caller is the program or its own machine. */
export async function hashNetwork(
  network: string | undefined,
  { secret }: Pick<BookingContext, 'secret'>,
): Promise<string | null> {
  // Behind a local proxy that is not trusted, all guests would count as one.
  if (network === undefined || network.startsWith('127.') || network === '0:0:0:0::/64') return null
  return createHmac('sha256', await secret('booking-networks'))
    .update(network)
    .digest('hex')
}

type Wish = { readonly email: string; readonly networkHash: string | null; readonly nights: number; readonly now: Date }

/**
 * Null if one more may be placed. Made-up addresses took sixteen July weeks in ten seconds, and all confirmations went
 * to one stranger. One after another for one recipient and one network, or ten at once would all see none.
 */
export async function refuseUnconfirmed(
  trx: Kysely<Database>,
  { email, networkHash, nights, now }: Wish,
): Promise<Refusal | null> {
  const mailbox = mailboxKey(email)
  for (const owner of [mailbox, networkHash]) {
    if (owner !== null)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`unconfirmed ${owner}`}, 0))`.execute(trx)
  }
  const since = new Date(now.getTime() - unconfirmedWindowMs)
  const { rows } = await sql<{ of_recipient: number; of_network: number; nights: number }>`
    select count(*) filter (where mailbox = ${mailbox}) as of_recipient,
      count(*) filter (where placed_from = ${networkHash}) as of_network,
      coalesce(sum(departure - arrival) filter (where placed_from = ${networkHash}), 0) as nights
    from booking
    where address_due is not null and created_at > ${since}
      and (mailbox = ${mailbox} or placed_from = ${networkHash})`.execute(trx)
  const [found] = rows
  const before = {
    ofRecipient: Number(found?.of_recipient ?? 0),
    ofNetwork: Number(found?.of_network ?? 0),
    nightsOfNetwork: Number(found?.nights ?? 0),
  }
  if (mayPlaceUnconfirmed(before, nights)) return null
  const sentence =
    'Bookings are waiting to be confirmed by the link in their mail. Please confirm them first, or log in.'
  return refuse(429, 'unconfirmed-bookings', sentence, { headers: { 'retry-after': '3600' } })
}

/** A key that travelled by mail alone was used: the address is its reader's, for this booking and all others. */
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
