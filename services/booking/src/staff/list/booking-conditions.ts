import type { BookingFilters, WantedStatus } from '@marram/contract/desk/booking-list'
import type { Database } from '@marram/database/schema.generated'
import type { IsoDay } from '@marram/domain/iso-day'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { SearchTerm } from './parse-typed.ts'

type Condition = RawBuilder<boolean>

/** Each can use an index; as with `bookingStatus`, of which several may apply here. */
const statusConditions: Readonly<Record<WantedStatus, (today: IsoDay) => Condition>> = {
  cancelled: () => sql<boolean>`booking.state = 'cancelled'`,
  waiting: () => sql<boolean>`booking.state = 'confirmed-later'`,
  unconfirmed: () => sql<boolean>`(booking.address_due is not null and booking.state = 'booked')`,
  due: (today) => sql<boolean>`booking.due_on = ${today}::date`,
  overdue: (today) => sql<boolean>`booking.due_on < ${today}::date`,
  arrived: (today) => sql<boolean>`(booking.state = 'booked' and booking.arrival <= ${today}::date)`,
  completed: () => sql<boolean>`booking.state = 'completed'`,
  booked: (today) => sql<boolean>`(booking.state = 'booked' and booking.arrival > ${today}::date)`,
}

const balanceConditions = {
  open: sql<boolean>`(booking.charged - booking.paid) > 0`,
  credit: sql<boolean>`(booking.charged - booking.paid) < 0`,
} as const

export function filterConditions(filters: BookingFilters, today: IsoDay): Condition[] {
  const { statuses, area, arrivalFrom, arrivalUntil, departureFrom, departureUntil, currency, balance } = filters
  const inArea = sql`select lodging.id from lodging join location on location.id = lodging.location_id`
  return [
    ...(statuses && statuses.length > 0
      ? [
          sql<boolean>`(${sql.join(
            statuses.map((status) => statusConditions[status](today)),
            sql` or `,
          )})`,
        ]
      : []),
    ...(area === undefined ? [] : [sql<boolean>`booking.lodging_id in (${inArea} where location.area_id = ${area})`]),
    ...(arrivalFrom === undefined ? [] : [sql<boolean>`booking.arrival >= ${arrivalFrom}::date`]),
    ...(arrivalUntil === undefined ? [] : [sql<boolean>`booking.arrival <= ${arrivalUntil}::date`]),
    ...(departureFrom === undefined ? [] : [sql<boolean>`booking.departure >= ${departureFrom}::date`]),
    ...(departureUntil === undefined ? [] : [sql<boolean>`booking.departure <= ${departureUntil}::date`]),
    ...(currency === undefined ? [] : [sql<boolean>`booking.currency = ${currency}`]),
    ...(balance === undefined ? [] : [balanceConditions[balance]]),
  ]
}

/** Bookings that match every term. */
export async function searchConditions(db: Kysely<Database>, terms: readonly SearchTerm[]): Promise<Condition[]> {
  return Promise.all(terms.map((term) => searchCondition(db, term)))
}

async function searchCondition(db: Kysely<Database>, term: SearchTerm): Promise<Condition> {
  if (term.kind === 'day') {
    return sql<boolean>`(booking.arrival = ${term.day}::date or booking.departure = ${term.day}::date)`
  }
  if (term.kind === 'month') {
    const start = sql`${`${term.month}-01`}::date`
    return sql<boolean>`(booking.arrival >= ${start} and booking.arrival < ${start} + interval '1 month')`
  }
  const ofGuest = sql<boolean>`booking.words @@ ${prefixQuery(term.text)}`
  const houses = await findHouses(db, term.text)
  return houses.length === 0 ? ofGuest : sql<boolean>`(${ofGuest} or booking.lodging_id = any(${houses}))`
}

/** A quoted word of the query, whatever signs it has. */
function prefixQuery(text: string): RawBuilder<unknown> {
  const word = text.replaceAll(/['\\]/g, '$&$&')
  return sql`('''' || folded_text(${word}) || ''':*')::tsquery`
}

/** By number, with or without its letter. A single character means no house. */
async function findHouses(db: Kysely<Database>, text: string): Promise<number[]> {
  if (text.length < 2) return []
  const start = `${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .selectFrom('lodging')
    .where(sql<boolean>`(lower(name) like ${start} or ltrim(lower(name), 'abcdefghijklmnopqrstuvwxyz') like ${start})`)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
