import type { BookingLookup } from '@marram/contract/booking/place'
import type { DocumentKind, Reservation } from '@marram/contract/booking/reservation'
import type { HousePrices } from '@marram/database/prices/load-prices'
import { canAskForSms, canChange, canReadMeters, keyNotice, keyShownFrom } from '@marram/domain/booking/after-booking'
import { editionByKey, findEditionByLanguage } from '@marram/domain/edition'
import { copenhagenDay } from '@marram/domain/iso-day'
import { checkOutHour } from '@marram/domain/rental-terms'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { findOwnBooking, type OwnBooking } from '../change/find-booking.ts'
import { present } from '../change/read-booking.ts'
import { itemsIn, loadItemNames } from '../mail/send-letter.ts'
import { findHouse, nightsOf } from '../price/load-house.ts'
import { reviewOf } from '../review/open-review.ts'
import { loadPacking } from './load-packing.ts'

type Deps = Pick<Inside, 'db' | 'now' | 'takes'>

export async function readReservation(
  { languageId, instalment, ...access }: BookingLookup,
  deps: Deps,
): Promise<Reservation | Refusal> {
  const own = await findOwnBooking(deps, access)
  return isRefusal(own) ? own : presentReservation(own, deps, { languageId, instalment })
}

type Wanted = Pick<BookingLookup, 'languageId' | 'instalment'>

/** Everything that the page of one booking shows. */
export async function presentReservation(
  own: OwnBooking,
  deps: Deps,
  { languageId = own.row.language_id, instalment }: Wanted = {},
): Promise<Reservation> {
  const { row, quote } = own
  const edition = (findEditionByLanguage(languageId) ?? editionByKey('de')).key
  const [booking, house, offered, names, entries, sms, list, readyAt, packing, review] = await Promise.all([
    present(own, deps, instalment),
    loadHouse(own, deps, languageId),
    findHouse(deps, row.lodging_id, nightsOf(quote.stay)),
    loadItemNames(deps, itemsIn(quote), edition),
    loadEntries(own, deps),
    findSignup(row.id, deps),
    presentMeters(own, deps),
    findReady(row.id, deps),
    loadPacking(own, deps),
    reviewOf(own, deps),
  ])
  const { state, arrival, departure } = row
  const stand = { state, arrival, departure, today: copenhagenDay(deps.now()) }
  const isCleaned = quote.lines.some((line) => 'itemId' in line && line.type === 'cleaning')
  const documents: DocumentKind[] = state === 'cancelled' ? ['agreement', 'cancellation'] : ['agreement']
  return {
    booking,
    house,
    checkOutHour: checkOutHour(isCleaned),
    itemNames: [...names].map(([itemId, name]) => ({ itemId, name })),
    entries,
    documents,
    key: { notice: keyNotice(stand, booking.owed), from: keyShownFrom(arrival) },
    capacity: offered !== null && canChange(stand) ? capacityOf(offered.prices) : null,
    sms: { canAsk: canAskForSms(stand), phone: state === 'cancelled' ? null : sms },
    meters: { canRead: canReadMeters(stand), list },
    readyAt,
    today: stand.today,
    packing: { bring: [...packing.bring], there: [...packing.there] },
    review,
  }
}

function capacityOf({ maxPersons, maxPets }: HousePrices) {
  return { maxPersons, maxPets }
}

async function loadHouse(
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

async function loadEntries({ row }: OwnBooking, { db }: Deps): Promise<Reservation['entries']> {
  const entries = await db
    .selectFrom('ledger_entry')
    .where('booking_id', '=', row.id)
    .select(['kind', 'what', 'amount', 'created_at'])
    .orderBy('id')
    .execute()
  return entries.map(({ kind, what, amount, created_at: at }) => ({ kind, what, amount, on: copenhagenDay(at) }))
}

async function findSignup(bookingId: number, { db }: Deps): Promise<string | null> {
  const row = await db
    .selectFrom('sms_signup')
    .where('booking_id', '=', bookingId)
    .where('stopped_at', 'is', null)
    .select('phone')
    .executeTakeFirst()
  return row?.phone ?? null
}

async function findReady(bookingId: number, { db }: Deps): Promise<string | null> {
  const row = await db
    .selectFrom('booking_event')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'house-ready')
    .select('created_at')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.created_at.toISOString() ?? null
}

type Meters = Reservation['meters']['list']

/** The meters that the price of this booking names, with what the guest has read off them. */
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
