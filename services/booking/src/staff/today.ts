import { bookingFigures, type ChangeOver, changeOvers, type Figure } from '@marram/contract/desk/today'
import { staffQuery } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import { mayRead } from '@marram/domain/desk/figure'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { type Kysely, sql } from 'kysely'
import type { Inside } from '../booking/context.ts'

type Row = Omit<Figure, 'since'> & { readonly since: Date | null }

export const answerBookingFigures = staffQuery<Inside>()(bookingFigures, async (_, { db, now }, { permissions }) => {
  const rows = await loadFigures(db, copenhagenDay(now()))
  return rows
    .filter(({ key }) => mayRead(key, permissions))
    .map(({ since, ...row }) => ({ ...row, since: since?.toISOString() ?? null }))
})

async function loadFigures(db: Kysely<Database>, today: IsoDay): Promise<Row[]> {
  const none = sql`'[]'::jsonb`
  // The rest of these bookings, of which an instalment is due.
  const owed = (condition: ReturnType<typeof sql>) => sql`
    coalesce(sum(bookings), 0)::int, null, ${amountsOf(sql`money`)}
    from (select currency, sum(abs(charged - paid))::bigint as amount, count(*) as bookings from booking
      where ${condition} group by currency) as money`
  const { rows } = await sql<Row>`
    select 'bookings-waiting' as key, count(*)::int as count, min(created_at) as since, ${none} as amounts
      from booking where state = 'confirmed-later'
    union all select 'questions-open', count(*)::int, min(changed_at), ${none}
      from question where state = 'open' and confirmed_at is not null
    union all select 'reviews-waiting', count(*)::int, min(created_at), ${none}
      from guest_review where state = 'waiting'
    union all select 'payment-alerts', count(*)::int, min(created_at), ${none}
      from payment_alert where resolved_at is null
    union all select 'payments-unmatched', coalesce(sum(entries), 0)::int, null, ${amountsOf(sql`money`)}
      from (select currency, sum(amount)::bigint as amount, count(*) as entries from bank_entry
        where state = 'open' group by currency) as money
    union all select 'payments-due', ${owed(sql`due_on = ${today}`)}
    union all select 'payments-overdue', ${owed(sql`due_on < ${today}`)}
    union all select 'refunds-due', ${owed(sql`charged - paid < 0`)}`.execute(db)
  return rows
}

function amountsOf(table: ReturnType<typeof sql>) {
  return sql`coalesce(jsonb_agg(jsonb_build_object('currency', ${table}.currency, 'amount', ${table}.amount)
    order by ${table}.currency), '[]'::jsonb)`
}

export const answerChangeOvers = staffQuery<Inside>()(changeOvers, async ({ day }, { db }) => {
  const { rows } = await sql<ChangeOver>`
    select location.area_id as "areaId",
      count(*) filter (where departure = ${day})::int as departures,
      count(*) filter (where departure = ${day} and ${happened('meters-read')})::int as "metersRead",
      count(*) filter (where arrival = ${day})::int as arrivals,
      count(*) filter (where arrival = ${day} and ${happened('house-ready')})::int as ready
    from booking
    join lodging on lodging.id = booking.lodging_id
    join location on location.id = lodging.location_id
    where (arrival = ${day} or departure = ${day}) and booking.state in ('booked', 'completed')
    group by location.area_id
    order by location.area_id`.execute(db)
  return rows
})

function happened(kind: 'meters-read' | 'house-ready') {
  return sql`exists (select 1 from booking_event where booking_id = booking.id and kind = ${kind})`
}
