import type { PlacedBooking } from '@marram/contract/booking/placed'
import { addDays } from '@marram/domain/iso-day'
import { standardTerms } from '@marram/domain/terms'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { completeStays, remindGuests } from '../booking/maintain-bookings.ts'
import { addEntries } from '../ledger/entries.ts'
import { listAlerts } from '../payment/alerts.ts'
import {
  type BookingOverrides,
  clearBookings,
  countRows,
  exampleBooking,
  newKey,
  seedExtras,
  weekTotal,
} from '../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startOfTest, startTestBooking, type TestBooking, takes } from '../testing/start-booking.ts'
import { mailChange } from './change-booking.ts'
import { confirmBooking } from './confirm-booking.ts'

let booking: TestBooking
const cleaned = weekTotal + 9_000
/** Half a year ahead, with two instalments and every step of the cancellation fee. */
const july = { option: { arrival: '2027-07-10' }, acceptedTotal: cleaned }

beforeAll(async () => {
  booking = await startTestBooking()
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
  await seedExtras(booking.db, 1)
})
beforeEach(() => clearBookings(booking.db))
afterEach(async () => {
  booking.setTime(startOfTest)
  await booking.db.updateTable('lodging_season_price').set({ week_price_eur: 70_000 }).execute()
})
afterAll(() => booking.database.drop())

async function place(wish: BookingOverrides = july): Promise<PlacedBooking> {
  const reply = await booking.post('/rest/v1/booking/', exampleBooking(wish), { headers: newKey() })
  expect(reply.status).toBe(201)
  return (await reply.json()).data
}
const accessOf = ({ reservationId, key }: PlacedBooking) => ({ reservationId, key })
const mails = () =>
  booking.db.selectFrom('mail').select(['key', 'subject', 'text_body']).orderBy('created_at').execute()
const pay = async (amount: number) => {
  const { id } = await booking.db.selectFrom('booking').select('id').executeTakeFirstOrThrow()
  const at = { bookingId: id, currency: 'EUR', now: new Date(startOfTest) } as const
  await addEntries(booking.db, at, [{ key: `test ${amount}`, kind: 'payment', what: 'transfer', amount: -amount }])
}
const insideAt = (instant: string) => {
  const origins = { da: 'https://da.example', de: 'https://de.example', en: 'https://en.example' }
  return { db: booking.db, now: () => new Date(instant), origins, takes }
}

describe('with number and key a guest', () => {
  test('reads the booking and what is to be paid', async () => {
    const placed = await place()
    const own = await booking.client.readBooking(accessOf(placed))
    expect(own).toMatchObject({ state: 'booked', charged: cleaned, paid: 0, owed: cleaned, quote: { total: cleaned } })
    const charges = await booking.db.selectFrom('ledger_entry').select('what').orderBy('id').execute()
    expect(charges.map(({ what }) => what)).toEqual(['rent', 'mandatory-item 3', 'transaction-fee'])
    expect(own.instalments).toEqual([
      { amount: 27_650 + 3_200, dueOn: '2027-02-05', state: 'due' },
      { amount: cleaned - 30_850, dueOn: '2027-05-21', state: 'due' },
    ])
    await pay(30_850)
    const paid = await booking.client.readBooking(accessOf(placed))
    expect([paid.paid, paid.owed, paid.instalments[0]?.state]).toEqual([30_850, cleaned - 30_850, 'paid'])
  })

  test('is refused with a wrong key, a foreign number, or the key of another booking', async () => {
    const placed = await place()
    const other = await place({ ...july, option: { arrival: '2027-07-17' } })
    const tries = [
      { ...accessOf(placed), key: 'x'.repeat(32) },
      { ...accessOf(placed), reservationId: '123456789' },
      { ...accessOf(placed), key: other.key },
    ]
    const before = await countRows(booking.db)
    for (const access of tries) {
      for (const path of ['/rest/v1/bookings/read/', '/bs/anon-tilkoeb-data/']) {
        expect((await booking.post(path, access)).status).toBe(404)
      }
      const cancel = await booking.post('/rest/v1/bookings/cancel/', { ...access, acceptedCharge: 19_000 })
      const add = { ...access, items: [{ itemId: 2, quantity: 1 }], acceptedTotal: cleaned + 2_500 }
      expect([cancel.status, (await booking.post('/bs/add-anon-tilkoeb/', add)).status]).toEqual([404, 404])
    }
    expect(await countRows(booking.db)).toEqual(before)
  })
})

describe('a guest who cancels', () => {
  test('pays the cancellation fee, gets the rest back, and frees the nights', async () => {
    const placed = await place()
    await pay(30_850)
    const { cancellationCharge } = await booking.client.readBooking(accessOf(placed))
    expect(cancellationCharge).toBe(15_800 + 3_200)
    const gone = await booking.client.cancelBooking({ ...accessOf(placed), acceptedCharge: 19_000 })
    expect(gone).toMatchObject({
      state: 'cancelled',
      charged: 19_000,
      paid: 30_850,
      owed: -11_850,
      cancellationCharge: null,
    })
    expect(await countRows(booking.db)).toMatchObject({ stay: 0, booking: 1, mail: 2 })
    expect((await mails())[1]?.text_body).toMatch(/190\s€[\s\S]*118,50\s€/)
    await place()
  })

  test('twice cancels once', async () => {
    const placed = await place()
    const cancel = () => booking.client.cancelBooking({ ...accessOf(placed), acceptedCharge: 19_000 })
    const replies = await Promise.all([cancel(), cancel(), cancel()])
    expect(new Set(replies.map(({ charged }) => charged))).toEqual(new Set([19_000]))
    expect(await mails()).toHaveLength(2)
    const events = await booking.db.selectFrom('booking_event').where('kind', '=', 'cancelled').select('id').execute()
    expect(events).toHaveLength(1)
  })

  test('after the fee has risen gets the new amount first', async () => {
    const placed = await place()
    booking.setTime('2027-05-01T08:00:00Z')
    const reply = await booking.post('/rest/v1/bookings/cancel/', { ...accessOf(placed), acceptedCharge: 19_000 })
    const { data, meta } = await reply.json()
    expect([reply.status, meta.code, data.cancellationCharge]).toEqual([409, 'charge-changed', 39_500 + 3_200])
    expect(await countRows(booking.db)).toMatchObject({ stay: 1, mail: 1 })
  })

  test('during or after the stay is too late', async () => {
    const placed = await place()
    booking.setTime('2027-07-11T08:00:00Z')
    const late = await booking.post('/rest/v1/bookings/cancel/', { ...accessOf(placed), acceptedCharge: cleaned })
    expect((await late.json()).meta.code).toBe('cannot-cancel')
    await completeStays(insideAt('2027-07-17T08:00:00Z'))
    expect((await booking.client.readBooking(accessOf(placed))).state).toBe('booked')
    await completeStays(insideAt('2027-07-18T08:00:00Z'))
    expect(await booking.client.readBooking(accessOf(placed))).toMatchObject({
      state: 'completed',
      cancellationCharge: null,
    })
  })

  test('before the agency has confirmed pays nothing', async () => {
    await booking.db.insertInto('deferred_period').values({ starts_on: '2027-07-01', ends_on: '2027-08-01' }).execute()
    const placed = await place()
    const gone = await booking.client.cancelBooking({ ...accessOf(placed), acceptedCharge: 0 })
    expect([gone.state, gone.charged]).toEqual(['cancelled', 0])
  })
})

describe('a guest who changes a booking', () => {
  // spec: call POST /bs/anon-tilkoeb-data/; entity Payload: add-on lookup; call POST /bs/add-anon-tilkoeb/
  test('orders a cot and linen later, at the price shown', async () => {
    const placed = await place()
    const { items } = await booking.client.addOns(accessOf(placed))
    expect(items.map(({ type, unitPrice, quantity }) => [type, unitPrice, quantity])).toEqual([
      ['linen', 1_700, 0],
      ['cot', 2_500, 0],
    ])
    const order = {
      items: [
        { itemId: 1, quantity: 1 },
        { itemId: 2, quantity: 1 },
      ],
      acceptedTotal: cleaned + 5_900,
    }
    const changed = await booking.client.addItems({ ...accessOf(placed), ...order })
    expect(changed).toMatchObject({ quote: { total: cleaned + 5_900 }, charged: cleaned + 5_900 })
    const ordered = (await booking.client.addOns(accessOf(placed))).items.map(({ quantity }) => quantity)
    expect(ordered).toEqual([1, 1])
    expect(await mails()).toHaveLength(1)
    const tooMany = { ...accessOf(placed), items: [{ itemId: 2, quantity: 3 }], acceptedTotal: cleaned + 13_400 }
    expect((await (await booking.post('/bs/add-anon-tilkoeb/', tooMany)).json()).meta.code).toBe(
      'quantity-out-of-range',
    )
  })

  test('can order the cancellation cover only until the rest is due', async () => {
    const words = { description_da: 'x', description_de: 'x', description_en: 'x', unit_name: 'stay' }
    const cover = { id: 9, definition_id: 9, type: 'cancellation-cover', charge_type: 'per-stay' as const, ...words }
    await booking.db.insertInto('item').values(cover).execute()
    const price = {
      unit_price_dkk: 44_500,
      unit_price_eur: 5_900,
      is_mandatory: false,
      min_quantity: 0,
      max_quantity: 1,
    }
    await booking.db
      .insertInto('lodging_item')
      .values({ lodging_id: 1, item_id: 9, ...price })
      .execute()
    const placed = await place()
    const items = [{ itemId: 9, quantity: 1 }]
    const order = () =>
      booking.post('/bs/add-anon-tilkoeb/', { ...accessOf(placed), items, acceptedTotal: cleaned + 5_900 })
    booking.setTime('2027-05-21T08:00:00Z')
    const late = await order()
    expect([late.status, (await late.json()).meta.code]).toEqual([409, 'cannot-add'])
    booking.setTime('2027-05-20T08:00:00Z')
    expect((await order()).status).toBe(200)
    await booking.db.deleteFrom('booking_item').where('item_id', '=', 9).execute()
    await booking.db.deleteFrom('lodging_item').where('item_id', '=', 9).execute()
    await booking.db.deleteFrom('item').where('id', '=', 9).execute()
  })

  test('keeps the agreed rent after a price increase', async () => {
    const placed = await place()
    await booking.db.updateTable('lodging_season_price').set({ week_price_eur: 99_000 }).execute()
    const order = { items: [{ itemId: 2, quantity: 1 }], acceptedTotal: cleaned + 2_500 }
    expect((await booking.client.addItems({ ...accessOf(placed), ...order })).quote.total).toBe(cleaned + 2_500)
  })

  test('adds a child: per-person items and the stay’s party change', async () => {
    const placed = await place({ ...july, items: [{ itemId: 1, quantity: 1 }], acceptedTotal: cleaned + 3_400 })
    const party = { adults: 2, children: 1, infants: 0, pets: 0 }
    const wrong = await booking.post('/rest/v1/bookings/party/', {
      ...accessOf(placed),
      ...party,
      acceptedTotal: cleaned,
    })
    expect([wrong.status, (await wrong.json()).data.quote.total]).toEqual([409, cleaned + 5_100])
    const changed = await booking.client.changeParty({ ...accessOf(placed), ...party, acceptedTotal: cleaned + 5_100 })
    expect(changed).toMatchObject({ party, charged: cleaned + 5_100 })
    expect(await booking.db.selectFrom('stay').select(['adults', 'children']).execute()).toEqual([
      { adults: 2, children: 1 },
    ])
    const crowd = { ...accessOf(placed), ...party, adults: 7, acceptedTotal: 1 }
    expect((await booking.post('/rest/v1/bookings/party/', crowd)).status).toBe(422)
  })
})

test('a change that leaves the booking overpaid raises an alert, any other does not', async () => {
  const placed = await place({ ...july, items: [{ itemId: 1, quantity: 1 }], acceptedTotal: cleaned + 3_400 })
  await pay(cleaned + 13_400)
  const alerts = async () => (await listAlerts(booking.db)).map(({ kind, detail }) => `${kind}: ${detail}`)
  const alone = { adults: 1, children: 0, infants: 0, pets: 0, acceptedTotal: cleaned + 1_700 }
  await booking.client.changeParty({ ...accessOf(placed), ...alone })
  const first = await alerts()
  expect(first).toEqual([expect.stringContaining('overpaid: 117.00 EUR more was paid')])
  const more = { items: [{ itemId: 1, quantity: 1 }], acceptedTotal: cleaned + 3_400 }
  await booking.client.addItems({ ...accessOf(placed), ...more })
  expect(await alerts()).toEqual(first)
})

test('several changes within minutes are one mail with the final booking', async () => {
  const placed = await place()
  for (const [adults, children] of [
    [2, 1],
    [3, 0],
    [2, 2],
  ] as const) {
    const party = { adults, children, infants: 0, pets: 0 }
    await booking.client.changeParty({ ...accessOf(placed), ...party, acceptedTotal: cleaned })
  }
  const { rows } =
    await sql`select id from graphile_worker.jobs where task_identifier = 'bookings.mail-changes'`.execute(booking.db)
  expect(rows).toHaveLength(1)
  const { id } = await booking.db.selectFrom('booking').select('id').executeTakeFirstOrThrow()
  for (const _ of [1, 2]) await mailChange(id, insideAt(startOfTest))
  const [, mail, ...others] = await mails()
  expect([mail?.key, mail?.text_body, others]).toEqual([
    expect.stringMatching(/ changed \d+$/),
    expect.stringMatching(/Kinder: 2/),
    [],
  ])
})

test('staff confirm a deferred booking once, and the guest gets a mail', async () => {
  await booking.db.insertInto('deferred_period').values({ starts_on: '2027-07-01', ends_on: '2027-08-01' }).execute()
  const { reservationId } = await place()
  const inside = insideAt('2027-02-03T08:00:00Z')
  expect(await confirmBooking(reservationId, inside)).toEqual({ state: 'booked' })
  expect(await confirmBooking(reservationId, inside)).toMatchObject({ code: 'cannot-confirm' })
  expect(await confirmBooking('123456789', inside)).toMatchObject({ status: 404 })
  const subjects = (await mails()).map(({ text_body: text }) => text.split('\n')[0])
  expect(subjects).toEqual(['Ihre Buchung ist eingegangen', 'Das Haus ist für Sie gebucht'])
})

test('a booking read in another language has house and extras in it', async () => {
  const access = accessOf(await place())
  const names = async (languageId?: 1 | 2) => {
    const lookup = { ...access, ...(languageId !== undefined && { languageId }) }
    return new Set((await booking.client.addOns(lookup)).items.map(({ description }) => description))
  }
  expect([await names(1), await names()]).toEqual([new Set(['Linned']), new Set(['Bettwäsche'])])
})

test('a later confirmation delays the payment dates by as many days', async () => {
  const period = { starts_on: '2027-07-01', ends_on: '2027-08-01', confirmed_by: '2027-02-20' }
  await booking.db.insertInto('deferred_period').values(period).execute()
  const placed = await place()
  const firstDue = async () => (await booking.client.readBooking(accessOf(placed))).instalments[0]?.dueOn
  const counted = standardTerms.firstInstalment.dueDaysAfterBooking
  expect([placed.instalments[0]?.dueOn, await firstDue()]).toEqual(Array(2).fill(addDays('2027-02-20', counted)))
  await confirmBooking(placed.reservationId, insideAt('2027-03-05T08:00:00Z'))
  expect(await firstDue()).toBe(addDays('2027-03-05', counted))
})

test('a guest gets one reminder of the second instalment, a week before, unless it is paid', async () => {
  await place()
  const early = insideAt('2027-05-13T08:00:00Z')
  const due = insideAt('2027-05-14T08:00:00Z')
  expect(await remindGuests(early)).toBe(0)
  expect([await remindGuests(due), await remindGuests(due)]).toEqual([1, 0])
  const [, reminder] = await mails()
  expect(reminder?.text_body).toMatch(/822\s€[\s\S]*21\.\sMai 2027/)
  await clearBookings(booking.db)
  await place()
  await pay(cleaned)
  expect(await remindGuests(due)).toBe(0)
})
