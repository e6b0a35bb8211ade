import type { BookingAccess } from '@marram/contract/booking/place'
import { createReservationClient } from '@marram/contract/booking/reservation-client'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import { saveTerms } from '@marram/database/agency/save-terms'
import { standardTerms } from '@marram/domain/terms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, fee, startRebooking, total } from '../rebook/testing/start-rebooking.ts'
import { exampleBooking, newKey, weekTotal } from '../testing/booking-request.ts'
import { startOfTest } from '../testing/start-booking.ts'
import { remindGuests } from './maintain-bookings.ts'

const dearer = {
  validFrom: '2027-02-01',
  transactionFee: { DKK: 30_000, EUR: 4_000 },
  firstInstalment: { percent: 50, dueDaysAfterBooking: 10 },
  restDueDaysBeforeArrival: 30,
  cancellation: [{ fromDaysBefore: 200, keptPercent: 60 }],
  rebooking: {
    freeUntilDaysBeforeArrival: null,
    untilDaysBeforeArrival: 90,
    fee: { DKK: 90_000, EUR: 12_000 },
    isWithinYear: false,
  },
  refundWorkingDays: 14,
  minRenterAge: 30,
  checkInHour: 17,
  checkOutHour: { ownCleaning: 12, agencyCleaning: 8 },
}
/** Another week of the same price. */
const later = { option: { arrival: '2027-07-24' } }
const newTotal = total - 3_200 + 4_000

let guests: Awaited<ReturnType<typeof startRebooking>>
let [older, newer]: [BookingAccess | null, BookingAccess | null] = [null, null]
beforeAll(async () => {
  guests = await startRebooking()
  await guests.clear()
  older = await guests.place()
  await saveTerms(dearer, { db: guests.booking.db, now: () => new Date(startOfTest) })
  newer = await guests.place({ ...later, acceptedTotal: newTotal })
})
afterAll(() => guests?.booking.database.drop())

function access(of: BookingAccess | null): BookingAccess {
  if (of === null) throw new Error('Nothing is booked.')
  return of
}
const read = (of: BookingAccess | null) => guests.booking.client.readBooking(access(of))
const page = (of: BookingAccess | null) => {
  const fetch = inProcessFetch(guests.booking.handle)
  const service = createServiceClient({ name: 'booking', baseUrl: 'http://booking', publicKey: 'key', fetch })
  return createReservationClient(service).reservation(access(of))
}
const mailsTo = async (of: BookingAccess | null): Promise<string> => {
  const rows = await guests.booking.db.selectFrom('mail').select(['subject', 'text_body']).orderBy('id').execute()
  const own = rows.filter(({ subject }) => subject.includes(access(of).reservationId))
  return own.map(({ text_body: body }) => body).join('\n')
}

test('a new fee is in the price of new bookings, and the old total is no longer accepted', async () => {
  expect(weekTotal - 3_200).toBe(70_000)
  await expect(guests.place({ option: { arrival: '2027-07-31' }, acceptedTotal: total })).rejects.toThrow('409')
  expect((await read(newer)).quote).toMatchObject({ total: newTotal, transactionFee: 4_000 })
})

test('an order is refused if the guest has read other terms', async () => {
  const august = { option: { arrival: '2027-08-14' }, acceptedTotal: newTotal }
  const { option } = exampleBooking(august)
  const { terms, termsDigest } = await guests.booking.client.quote({ option })
  expect(terms.minRenterAge).toBe(30)
  // The same total, another ladder.
  const cheaper = { ...dearer, cancellation: [{ fromDaysBefore: 10, keptPercent: 5 }] }
  await saveTerms(cheaper, { db: guests.booking.db, now: () => new Date(startOfTest) })
  const order = (acceptedTerms: string) =>
    guests.booking.post('/rest/v1/booking/', exampleBooking({ ...august, acceptedTerms }), { headers: newKey() })
  expect(await codeOf(await order(termsDigest))).toBe('terms-changed')
  const fresh = await guests.booking.client.quote({ option })
  expect((await order(fresh.termsDigest)).status).toBe(201)
})

test('an older booking keeps its price, payments, ladder and hours for ever', async () => {
  const own = await read(older)
  expect(own.quote).toMatchObject({ total, transactionFee: 3_200 })
  expect(own.terms).toEqual(standardTerms)
  expect(own.instalments.map(({ amount, dueOn }) => [amount, dueOn])).toEqual([
    [27_650 + 3_200, '2027-02-05'],
    [total - 30_850, '2027-05-21'],
  ])
  expect(own.cancellationCharge).toBe(15_800 + 3_200)
  expect((await page(older)).checkOutHour).toBe(9)
})

test('a newer booking has the new ones', async () => {
  const { validFrom: _, ...terms } = dearer
  const own = await read(newer)
  // The file names no rules of selling: those are the standard ones.
  expect(own.terms).toEqual({ ...standardTerms, ...terms })
  expect(own.instalments.map(({ amount, dueOn }) => [amount, dueOn])).toEqual([
    [39_500 + 4_000, '2027-02-11'],
    [newTotal - 43_500, '2027-06-24'],
  ])
  expect(own.cancellationCharge).toBe(79_000 + 4_000)
  expect((await page(newer)).checkOutHour).toBe(8)
})

test('each is rebooked by its own rules, also to dates that new bookings pay the new fee for', async () => {
  const { rebooking } = guests
  const wish = { arrival: '2027-08-07', duration: 7 }
  const [old, fresh] = await Promise.all(
    [older, newer].map((of) => rebooking.rebookingOffer({ ...access(of), ...wish })),
  )
  expect([old?.fee, old?.lastDay, old?.preview?.quote.total]).toEqual([fee, '2027-05-11', total + fee])
  expect([fresh?.fee, fresh?.lastDay]).toEqual([12_000, '2027-04-25'])
  const prices = await Promise.all(
    [older, newer].map(async (of) => (await rebooking.rebookingOffer({ ...access(of) })).stays[0]?.difference),
  )
  // The nearest free week costs 300 € more.
  expect(prices).toEqual([30_000 + fee, 30_000 + 12_000])
})

test('mails state the terms of their booking', async () => {
  const [old, fresh] = [await mailsTo(older), await mailsTo(newer)]
  expect(old).toMatch(/15\sUhr, Abreise bis 9[\s\S]*308,50\s€ bis zum 5\.\sFebruar\s2027[\s\S]*20\s% der Miete/)
  expect(fresh).toMatch(/17\sUhr, Abreise bis 8[\s\S]*435\s€ bis zum 11\.\sFebruar\s2027/)
  expect(fresh).not.toMatch(/20\s% der Miete/)
})

test('reminders come before the due day of each', async () => {
  const { db } = guests.booking
  const origins = { da: 'https://da.example', de: 'https://de.example', en: 'https://en.example' }
  const takes = { bank: () => ({}), card: null, provider: null }
  const on = (day: string) => remindGuests({ db, origins, takes, now: () => new Date(`${day}T08:00:00Z`) })
  expect([await on('2027-05-13'), await on('2027-05-14'), await on('2027-06-16'), await on('2027-06-17')]).toEqual([
    0, 1, 0, 1,
  ])
})

test('each is cancelled by its own ladder, and the ledger agrees', async () => {
  const { client } = guests.booking
  const old = await client.cancelBooking({ ...access(older), acceptedCharge: 19_000 })
  const fresh = await client.cancelBooking({ ...access(newer), acceptedCharge: 83_000 })
  expect([old.charged, fresh.charged]).toEqual([19_000, newTotal])
})
