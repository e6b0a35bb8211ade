import type { BookingLookup } from '@marram/contract/booking/place'
import type { Reservation } from '@marram/contract/booking/reservation'
import type { CataloguePrices } from '@marram/database/prices/load-prices'
import { canAskForSms, canChange, canReadMeters, keyNotice, keyShownFrom } from '@marram/domain/booking/after-booking'
import { type PackingList, packingList } from '@marram/domain/booking/packing-list'
import { editionByKey, findEditionByLanguage } from '@marram/domain/edition'
import { type FacilityKey, findFacilityById } from '@marram/domain/facility'
import { copenhagenDay } from '@marram/domain/iso-day'
import { checkOutHour } from '@marram/domain/rental-terms'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import { sql } from 'kysely'
import type { Inside } from '../booking/context.ts'
import { findOwnBooking, type OwnBooking } from '../change/find-booking.ts'
import { present } from '../change/read-booking.ts'
import { itemsIn, loadItemNames } from '../mail/send-letter.ts'
import { findLodging, nightsOf } from '../price/load-lodging.ts'
import { questionsOf } from '../question/open-question.ts'
import { presentQuestions } from '../question/present-question.ts'
import { reviewOf } from '../review/open-review.ts'
import { documentsOf } from './write-document.ts'

type Deps = Pick<Inside, 'db' | 'now' | 'takes'>

export async function readReservation(
  { languageId, instalment, ...access }: BookingLookup,
  deps: Deps,
): Promise<Reservation | Refusal> {
  const ownBooking = await findOwnBooking(deps, access)
  return isRefusal(ownBooking)
    ? ownBooking
    : presentReservation(ownBooking, deps, { languageId, instalment, key: access.key })
}

/** Without the key there are no conversations. */
type ReadOptions = Pick<BookingLookup, 'languageId' | 'instalment'> & { readonly key?: string }

/** All data of the booking page. */
export async function presentReservation(
  ownBooking: OwnBooking,
  deps: Deps,
  { languageId = ownBooking.row.language_id, instalment, key }: ReadOptions = {},
): Promise<Reservation> {
  const { row, quote, terms } = ownBooking
  const edition = (findEditionByLanguage(languageId) ?? editionByKey('de')).key
  const [booking, house, offered, names, entries, sms, list, readyAt, packing, review, questions] = await Promise.all([
    present(ownBooking, deps, instalment),
    loadLodging(ownBooking, deps, languageId),
    findLodging(deps, row.lodging_id, nightsOf(quote.stay)),
    loadItemNames(deps, itemsIn(quote), edition),
    loadEntries(ownBooking, deps),
    findSignup(row.id, deps),
    presentMeters(ownBooking, deps),
    findReady(row.id, deps),
    loadPacking(ownBooking, deps),
    reviewOf(ownBooking, deps),
    key === undefined ? [] : loadQuestions(ownBooking, key, deps),
  ])
  const { state, arrival, departure } = row
  const progress = { state, arrival, departure, today: copenhagenDay(deps.now()) }
  const isCleaned = quote.lines.some((line) => 'itemId' in line && line.type === 'cleaning')
  return {
    booking,
    house,
    checkOutHour: checkOutHour(isCleaned, terms),
    itemNames: [...names].map(([itemId, name]) => ({ itemId, name })),
    entries,
    documents: documentsOf(ownBooking),
    key: { notice: keyNotice(progress, booking.owed), from: keyShownFrom(arrival) },
    capacity: offered !== null && canChange(progress) ? capacityOf(offered.prices) : null,
    sms: { canAsk: canAskForSms(progress), phone: state === 'cancelled' ? null : sms },
    meters: { canRead: canReadMeters(progress), list },
    readyAt,
    today: progress.today,
    packing: { bring: [...packing.bring], there: [...packing.there] },
    questions,
    review,
  }
}

async function loadQuestions(ownBooking: OwnBooking, key: string, { db }: Deps): Promise<Reservation['questions']> {
  return presentQuestions(await questionsOf(ownBooking, key, db).execute(), db)
}

function capacityOf({ maxPersons, maxPets }: CataloguePrices) {
  return { maxPersons, maxPets }
}

async function loadLodging(
  { row }: OwnBooking,
  { db }: Deps,
  languageId: OwnBooking['row']['language_id'],
): Promise<Reservation['house']> {
  const house = await db
    .selectFrom('lodging')
    .innerJoin('location', 'location.id', 'lodging.location_id')
    .leftJoin('lodging_text', (join) =>
      join.onRef('lodging_text.lodging_id', '=', 'lodging.id').on('lodging_text.language_id', '=', languageId),
    )
    .where('lodging.id', '=', row.lodging_id)
    .select(['lodging.name', 'address1', 'postal_code', 'city', 'title', 'area_id'])
    .select(['lodging.latitude', 'lodging.longitude'])
    .executeTakeFirstOrThrow()
  return {
    name: house.name,
    title: house.title ?? house.city,
    address: `${house.address1}, ${house.postal_code} ${house.city}`,
    areaId: house.area_id,
    latitude: Number(house.latitude),
    longitude: Number(house.longitude),
  }
}

export async function loadEntries({ row }: OwnBooking, { db }: Deps): Promise<Reservation['entries']> {
  const entries = await db
    .selectFrom('ledger_entry')
    .where('booking_id', '=', row.id)
    .select(['kind', 'what', 'amount', 'created_at'])
    .orderBy('id')
    .execute()
  return entries.map(({ kind, what, amount, created_at: at }) => ({ kind, what, amount, on: copenhagenDay(at) }))
}

export async function findSignup(bookingId: number, { db }: Deps): Promise<string | null> {
  const row = await db
    .selectFrom('sms_signup')
    .where('booking_id', '=', bookingId)
    .where('stopped_at', 'is', null)
    .select('phone')
    .executeTakeFirst()
  return row?.phone ?? null
}

/** Null if staff have moved the booking to another house since. */
export async function findReady(bookingId: number, { db }: Deps): Promise<string | null> {
  const movedHouse = sql<number>`(select coalesce(max(id), 0) from booking_event
    where booking_id = ${bookingId} and kind = 'rebooked'
      and detail #> '{before,lodgingId}' <> detail #> '{after,lodgingId}')`
  const row = await db
    .selectFrom('booking_event')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'house-ready')
    .where('id', '>', movedHouse)
    .select('created_at')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.created_at.toISOString() ?? null
}

type Meters = Reservation['meters']['list']

/** The meters in this booking's quote, with the guest's readings. */
async function presentMeters({ row, quote }: OwnBooking, { db }: Pick<Inside, 'db'>): Promise<Meters> {
  const readings = await db
    .selectFrom('meter_reading')
    .where('booking_id', '=', row.id)
    .select(['item_id', 'moment', 'reading'])
    .execute()
  const at = (itemId: number, moment: 'arrival' | 'departure') =>
    readings.find((one) => one.item_id === itemId && one.moment === moment)?.reading ?? null
  return quote.meteredEstimates.map(({ itemId, type, meteredQuantity, unitPrice }) => ({
    itemId,
    type,
    meteredQuantity,
    unitPrice,
    arrival: at(itemId, 'arrival'),
    departure: at(itemId, 'departure'),
  }))
}

/** The packing list, from the house's facilities during this stay and the booking's items. */
async function loadPacking({ row, quote, party }: OwnBooking, { db }: Pick<Inside, 'db'>): Promise<PackingList> {
  const { arrival, departure } = row
  const rows = await db
    .selectFrom('lodging_facility')
    .where('lodging_id', '=', row.lodging_id)
    .where('value', 'not in', ['0', ''])
    // A pool may be open only in summer.
    .where(({ or, eb }) => or([eb('from_date', 'is', null), eb('from_date', '<=', arrival)]))
    .where(({ or, eb }) => or([eb('to_date', 'is', null), eb('to_date', '>=', departure)]))
    .select('facility_id')
    .execute()
  const keys = new Set<FacilityKey>(rows.flatMap(({ facility_id: id }) => findFacilityById(id)?.key ?? []))
  const types = new Set(quote.lines.flatMap((line) => ('itemId' in line ? [line.type] : [])))
  return packingList({ has: (key) => keys.has(key), ordered: (type) => types.has(type), party })
}
