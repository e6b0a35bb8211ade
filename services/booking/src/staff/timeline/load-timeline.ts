import type { TimelineEntry } from '@marram/contract/desk/booking-page'
import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'
import type { OwnBooking } from '../../change/find-booking.ts'
import { loadEvents } from './load-events.ts'
import { loadMessages } from './load-messages.ts'

type Deps = { readonly db: Kysely<Database>; readonly seesMessages: boolean }

/** Everything that happened to a booking, oldest first. */
export async function loadTimeline(own: OwnBooking, { db, seesMessages }: Deps): Promise<TimelineEntry[]> {
  const parts = await Promise.all([
    loadEvents(own, db),
    loadCardTries(own, db),
    loadReview(own, db),
    loadNotes(own, db),
    seesMessages ? loadMessages(own, db) : [],
  ])
  // Stable, so that entries of one transaction keep the order of their kinds.
  return parts.flat().toSorted((a, b) => a.at.localeCompare(b.at))
}

/** Card payments that brought money are events of the booking. */
async function loadCardTries({ row }: OwnBooking, db: Kysely<Database>): Promise<TimelineEntry[]> {
  const payments = await db
    .selectFrom('payment')
    .where('booking_id', '=', row.id)
    .where('state', 'in', ['started', 'authorised', 'capturing', 'releasing', 'released', 'failed'])
    .select(['id', 'provider', 'amount', 'state', 'failure', 'changed_at'])
    .execute()
  return payments.map(({ id, provider, amount, state, failure, changed_at: at }) => ({
    kind: 'card',
    id: `card ${id}`,
    at: at.toISOString(),
    provider,
    amount,
    state:
      state === 'failed'
        ? (failure ?? 'abandoned')
        : state === 'releasing' || state === 'released'
          ? 'released'
          : 'pending',
  }))
}

async function loadNotes({ row }: OwnBooking, db: Kysely<Database>): Promise<TimelineEntry[]> {
  const notes = await db
    .selectFrom('booking_note')
    .where('booking_id', '=', row.id)
    .select(['id', 'author', 'text', 'created_at'])
    .execute()
  return notes.map(({ id, author: by, text, created_at: at }) => {
    return { kind: 'note', id: `note ${id}`, at: at.toISOString(), by, text }
  })
}

async function loadReview({ row }: OwnBooking, db: Kysely<Database>): Promise<TimelineEntry[]> {
  const reviews = await db
    .selectFrom('guest_review')
    .where('booking_id', '=', row.id)
    .select(['id', 'rating', 'text', 'created_at'])
    .execute()
  return reviews.map(({ id, rating, text, created_at: at }) => {
    return { kind: 'review', id: `review ${id}`, at: at.toISOString(), rating, text }
  })
}
