import type { BookingSort, ListedBooking, listBookings } from '@marram/contract/desk/booking-list'
import type { ListPage } from '@marram/contract/desk/list'
import { listPage, type SortKey } from '@marram/database/command/list-page'
import type { Database } from '@marram/database/schema.generated'
import { bookingStatus } from '@marram/domain/desk/booking-status'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import type { Refusal } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import type { Inside } from '../../booking/context.ts'
import { filterConditions, searchConditions } from './booking-conditions.ts'
import { parseTyped } from './parse-typed.ts'

type Request = v.InferOutput<typeof listBookings.input>

const id: SortKey = { by: sql`booking.id`, kind: 'number' }
/** Each has an index. */
const sorts: Readonly<Record<BookingSort, SortKey>> = {
  created: { by: sql`booking.created_at`, kind: 'instant' },
  arrival: { by: sql`booking.arrival`, kind: 'day' },
  house: { by: sql`lodging.name`, kind: 'text' },
  guest: { by: sql`booking.guest_name`, kind: 'text' },
  open: { by: sql`(booking.charged - booking.paid)`, kind: 'number' },
}

export async function listDeskBookings(
  { filters, search, ...asked }: Request,
  { db, now }: Pick<Inside, 'db' | 'now'>,
): Promise<ListPage<ListedBooking> | Refusal> {
  const today = copenhagenDay(now())
  const conditions = [...filterConditions(filters, today), ...(await searchConditions(db, parseTyped(search, today)))]
  const rows = conditions.reduce((query, condition) => query.where(condition), selectRows(db))
  return listPage(db, rows, { asked, sorts, id, present: (row) => presentRow(row, today) })
}

function selectRows(db: Kysely<Database>) {
  return db
    .selectFrom('booking')
    .innerJoin('lodging', 'lodging.id', 'booking.lodging_id')
    .innerJoin('location', 'location.id', 'lodging.location_id')
    .innerJoin('area', 'area.id', 'location.area_id')
    .select(['reservation_id', 'state', 'guest', 'language_id', 'lodging.name as house', 'area.name as area'])
    .select(['arrival', 'departure', 'adults', 'children', 'pets', 'currency', 'charged', 'paid', 'due_on'])
    .select(['address_due', 'booking.created_at'])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>

/** An erased guest has no details. */
const detail = v.optional(v.string(), '')
const guestShape = v.object({ firstName: detail, lastName: detail, email: detail, phone: detail })

function presentRow(row: Row, today: IsoDay): ListedBooking {
  const { state, arrival, departure, pets, currency, charged, paid, house, area } = row
  const isUnconfirmed = row.address_due !== null
  return {
    reservationId: row.reservation_id,
    status: bookingStatus({ state, arrival, dueOn: row.due_on, isUnconfirmed, today }),
    ...v.parse(guestShape, row.guest),
    languageId: row.language_id,
    ...{ house, area, arrival, departure, pets, currency, charged, paid },
    persons: row.adults + row.children,
    createdAt: row.created_at.toISOString(),
  }
}
