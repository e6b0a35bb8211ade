import type { DeskBooking } from '@marram/contract/desk/booking-page'
import { bookingStatus } from '@marram/domain/desk/booking-status'
import { type EditionKey, editionByKey } from '@marram/domain/edition'
import { copenhagenDay } from '@marram/domain/iso-day'
import { checkOutHour } from '@marram/domain/rental-terms'
import type { Refusal } from '@marram/service-kit/envelope'
import { sql } from 'kysely'
import type { Inside } from '../booking/context.ts'
import { type OwnBooking, readBooking, refuseAccess } from '../change/find-booking.ts'
import { present } from '../change/read-booking.ts'
import { itemsIn, loadItemNames } from '../mail/send-letter.ts'
import { refundableToCards } from '../payment/plan-refunds.ts'
import { findReady, findSignup, loadEntries } from '../reservation/read-reservation.ts'
import { documentsOf } from '../reservation/write-document.ts'
import { loadVersion } from './booking-version.ts'
import { loadTimeline } from './timeline/load-timeline.ts'

type Request = { readonly reservationId: string; readonly edition: EditionKey }
/** Mails and text messages have words of guests and staff, for which a person needs a permission of its own. */
type Sight = { readonly seesMessages: boolean }

/** All that the page of a booking shows staff. */
export async function showDeskBooking(
  { reservationId, edition }: Request,
  inside: Inside,
  { seesMessages }: Sight,
): Promise<DeskBooking | Refusal> {
  const { db, now, takes } = inside
  const row = await db.selectFrom('booking').where('reservation_id', '=', reservationId).selectAll().executeTakeFirst()
  if (!row) return refuseAccess()
  const own = readBooking(row)
  const [booking, version, house, names, entries, sms, readyAt, refundable, history, assignee, timeline] =
    await Promise.all([
      present(own, inside),
      loadVersion(db, row.id),
      loadHouse(own, edition, inside),
      loadItemNames(inside, itemsIn(own.quote), edition),
      loadEntries(own, inside),
      findSignup(row.id, inside),
      findReady(row.id, inside),
      refundableToCards(db, row.id, takes),
      loadGuestHistory(own, inside),
      findAssignee(row.id, inside),
      loadTimeline(own, { db, seesMessages }),
    ])
  const { wantsNewsletter: _, ...guest } = own.guest
  return {
    booking,
    version,
    status: bookingStatus({
      state: row.state,
      arrival: row.arrival,
      dueOn: row.due_on,
      isUnconfirmed: row.address_due !== null,
      today: copenhagenDay(now()),
    }),
    assignee,
    guest: { ...guest, ...history, userId: row.user_id, sms },
    house,
    checkOutHour: checkOutHour(isCleaned(own), own.terms),
    itemNames: [...names].map(([itemId, name]) => ({ itemId, name })),
    entries,
    refundableToCards: refundable,
    readyAt,
    documents: documentsOf(own),
    timeline,
  }
}

async function findAssignee(bookingId: number, { db }: Pick<Inside, 'db'>): Promise<DeskBooking['assignee']> {
  const person = await db
    .selectFrom('booking_assignee')
    .where('booking_id', '=', bookingId)
    .select(['user_id as userId', 'name'])
    .executeTakeFirst()
  return person ?? null
}

const isCleaned = ({ quote }: OwnBooking): boolean =>
  quote.lines.some((line) => 'itemId' in line && line.type === 'cleaning')

async function loadHouse(
  { row }: OwnBooking,
  edition: EditionKey,
  { db }: Pick<Inside, 'db'>,
): Promise<DeskBooking['house']> {
  const { languageId } = editionByKey(edition)
  const house = await db
    .selectFrom('lodging')
    .innerJoin('location', 'location.id', 'lodging.location_id')
    .innerJoin('area', 'area.id', 'location.area_id')
    .leftJoin('lodging_text', (join) =>
      join.onRef('lodging_text.lodging_id', '=', 'lodging.id').on('lodging_text.language_id', '=', languageId),
    )
    .where('lodging.id', '=', row.lodging_id)
    .select(['lodging.id', 'lodging.name', 'address1', 'postal_code', 'city', 'title', 'area.name as area'])
    .select(({ selectFrom }) =>
      selectFrom('lodging_image')
        .where('lodging_id', '=', row.lodging_id)
        .where('kind', '=', 'picture')
        .select('url')
        .orderBy('sort_order')
        .limit(1)
        .as('picture'),
    )
    .executeTakeFirstOrThrow()
  const { id, name, area, picture, city } = house
  const address = `${house.address1}, ${house.postal_code} ${city}`
  return { id, name, title: house.title ?? city, address, area, picture }
}

/** Bookings under the same mail address. */
async function loadGuestHistory({ row, guest }: OwnBooking, { db }: Pick<Inside, 'db'>) {
  const { bookings, first } = await db
    .selectFrom('booking')
    .where(sql<boolean>`lower(guest ->> 'email') = lower(${guest.email})`)
    .select(({ fn }) => [fn.countAll<number>().as('bookings'), fn.min('created_at').as('first')])
    .executeTakeFirstOrThrow()
  return { bookings, since: Number(copenhagenDay(first ?? row.created_at).slice(0, 4)) }
}
