import * as desk from '@marram/contract/desk/ledger'
import { listPage } from '@marram/database/command/list-page'
import { equals, matchesWords } from '@marram/database/command/search-words'
import { staffQuery } from '@marram/database/command/staff-command'
import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import type { Currency } from '@marram/domain/money'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { sql } from 'kysely'
import { proposeFor } from '../bank/propose.ts'
import type { Inside } from '../booking/context.ts'
import { journalRows } from '../ledger/journal-rows.ts'
import { loadJournal } from '../ledger/load-journal.ts'
import { providerNames } from '../payment/providers.ts'

type Deps = Pick<Inside, 'db'>

const alertSorts = { raised: { by: sql`payment_alert.id`, kind: 'number' } } as const

export const alerts = staffQuery<Deps>()(desk.listAlerts, ({ filters: { isOpen }, search, ...asked }, { db }) => {
  const rows = db
    .selectFrom('payment_alert')
    .leftJoin('booking', 'booking.id', 'payment_alert.booking_id')
    .where('resolved_at', isOpen ? 'is' : 'is not', null)
    .where(matchesWords(search, [sql`detail`, sql`kind`, sql`coalesce(reservation_id, '')`]))
    .select(['payment_alert.id', 'kind', 'reservation_id', 'detail', 'payment_alert.created_at', 'resolved_at'])
  return listPage(db, rows, {
    ...{ asked, sorts: alertSorts, id: alertSorts.raised },
    present: ({ id, kind, detail, ...row }) => ({
      ...{ id, kind, detail, reservationId: row.reservation_id, raisedAt: row.created_at.toISOString() },
      resolvedAt: row.resolved_at?.toISOString() ?? null,
    }),
  })
})

const entrySorts = { booked: { by: sql`booked_on`, kind: 'day' } } as const

export const bankEntries = staffQuery<Deps>()(desk.listBankEntries, async ({ filters, search, ...asked }, { db }) => {
  const rows = db
    .selectFrom('bank_entry')
    .leftJoin('booking', 'booking.id', 'bank_entry.booking_id')
    .where('bank_entry.state', '=', filters.state)
    .where(findsEntry(search))
    .select(['bank_entry.id', 'bank_entry.state', 'booked_on', 'amount', 'bank_entry.currency', 'is_reversal'])
    .select(['remittance', 'party', 'reason', 'reservation_id'])
  const id = { by: sql`bank_entry.id`, kind: 'number' } as const
  const page = await listPage(db, rows, { asked, sorts: entrySorts, id, present: (row) => row })
  if (isRefusal(page)) return page
  const proposals = await proposeFor(db, filters.state === 'open' ? page.items : [])
  const items = page.items.map((row) => ({
    ...{ id: row.id, state: row.state, bookedOn: row.booked_on, amount: row.amount, currency: row.currency },
    ...{ isReversal: row.is_reversal, remittance: row.remittance, party: row.party, reason: row.reason },
    ...{ reservationId: row.reservation_id, proposals: proposals.get(row.id) ?? [] },
  }))
  return { ...page, items }
})

/** Entries with the beginnings of all these words, or of the booking with this number. */
function findsEntry(search: string) {
  const words = search.split(/[\0-/:-@[-`{-\x7f]+/).filter(Boolean)
  if (words.length === 0) return sql<boolean>`true`
  // Constants for the planner, which would guess the rows of a subquery.
  const query = words.map((word) => `'${word}':*`).join(' & ')
  const isFound = sql<boolean>`bank_entry.words @@ folded_text(${query})::tsquery`
  if (!/^\d{9}$/.test(search)) return isFound
  return sql<boolean>`(${isFound} or bank_entry.booking_id = any(array(
    select id from booking where reservation_id = ${search})))`
}

type Span = { readonly from: IsoDay; readonly until: IsoDay }

function refuseSpan({ from, until }: Span, maxDays: number): Refusal | null {
  if (from <= until && daysBetween(from, until) < maxDays) return null
  return refuse(422, 'invalid-span', `The first day comes before the last, at most ${maxDays} days apart.`)
}

export const ledgerDays = staffQuery<Deps>()(desk.ledgerDays, async (span, { db }) => {
  const refused = refuseSpan(span, desk.maxSummedDays)
  if (refused) return refused
  const { rows } = await sql<{ day: string; account: string; currency: Currency; amount: number; entries: number }>`
    select (created_at at time zone 'Europe/Copenhagen')::date as day,
      case when kind in ('charge', 'credit') then 'sales' when what = any(${providerNames}) then what else 'bank' end as account,
      currency, sum(amount)::bigint as amount, count(*)::int as entries
    from ledger_entry
    where created_at >= (${span.from}::date)::timestamp at time zone 'Europe/Copenhagen'
      and created_at < (${addDays(span.until, 1)}::date)::timestamp at time zone 'Europe/Copenhagen'
    group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return rows
})

export const ledgerRows = staffQuery<Deps>()(desk.ledgerRows, async (span, { db }) => {
  const refused = refuseSpan(span, desk.maxListedDays)
  if (refused) return refused
  return { rows: journalRows(await loadJournal(db, { from: span.from, until: addDays(span.until, 1) })) }
})

const due = sql<number>`(booking.paid - booking.charged)`

const refundSorts = {
  arrival: { by: sql`arrival`, kind: 'day' },
  amount: { by: due, kind: 'number' },
} as const

export const refundsDue = staffQuery<Deps>()(desk.listRefundsDue, ({ filters, search, ...asked }, { db }) => {
  const { currency, house } = filters
  const rows = db
    .selectFrom('booking')
    .innerJoin('lodging', 'lodging.id', 'booking.lodging_id')
    // As the index booking_owed has it.
    .where(sql<boolean>`booking.charged - booking.paid < 0`)
    .where(equals(sql`booking.currency`, currency))
    .where(equals(sql`lower(lodging.name)`, house?.toLowerCase()))
    .where(matchesWords(search, [sql`reservation_id`, sql`lodging.name`, sql`guest ->> 'lastName'`]))
    .select(['reservation_id', 'booking.state', 'lodging.name as house', 'arrival', 'booking.currency', due.as('due')])
    .select(sql<string>`concat_ws(' ', guest ->> 'firstName', guest ->> 'lastName')`.as('guest'))
    .select(
      sql<number>`(select coalesce(sum(refund.amount), 0)::int from refund join payment on payment.id = payment_id
        where booking_id = booking.id and refund.state = 'started')`.as('pending'),
    )
    .select(
      sql<boolean>`exists (select from payment
        where booking_id = booking.id and payment.state in ('captured', 'refunding'))`.as('by_card'),
    )
  return listPage(db, rows, {
    ...{ asked, sorts: refundSorts, id: { by: sql`booking.id`, kind: 'number' } },
    present: ({ state, house: name, arrival, guest, currency: coin, pending, ...row }) => ({
      ...{
        reservationId: row.reservation_id,
        state,
        house: name,
        arrival,
        guest,
        currency: coin,
        due: row.due,
        pending,
      },
      byCard: row.by_card,
    }),
  })
})
