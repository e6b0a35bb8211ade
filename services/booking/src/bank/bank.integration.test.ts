import type { PlacedBooking } from '@marram/contract/booking/placed'
import { isRefusal } from '@marram/service-kit/envelope'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearBookings, exampleBooking, newKey, weekTotal } from '../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startTestBooking, type TestBooking } from '../testing/start-booking.ts'
import { importEntries } from './import-entries.ts'
import { readCamt } from './read-camt.ts'
import { assignEntry, dismissEntry, listOpenEntries } from './staff-entries.ts'
import { type CamtEntry, camtFile } from './testing/camt-file.ts'

let booking: TestBooking
let placed: PlacedBooking

beforeAll(async () => {
  booking = await startTestBooking()
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
})
beforeEach(async () => {
  await booking.db.deleteFrom('bank_entry').execute()
  await clearBookings(booking.db)
  // In July two instalments: 35 % of the rent with the fee, then the rest.
  const wish = exampleBooking({ option: { arrival: '2027-07-10' } })
  placed = (await (await booking.post('/rest/v1/booking/', wish, { headers: newKey() })).json()).data
})
afterAll(() => booking.database.drop())

const first = 0.35 * 70_000 + 3_200
const read = () => booking.client.readBooking({ reservationId: placed.reservationId, key: placed.key })
const importFile = (...entries: CamtEntry[]) => importEntries(readCamt(camtFile(entries)), booking)
const transfer = (other: Partial<CamtEntry> = {}): CamtEntry => ({
  reference: 'A1',
  amount: '277.00',
  text: `Booking ${placed.reservationId}`,
  ...other,
})

test('a guest sees the account, the due amount and the QR code for a transfer', async () => {
  const { payWays } = await read()
  expect(payWays.due).toBe(first)
  expect(payWays.transfer).toMatchObject({
    iban: 'DE89370400440532013000',
    amount: first,
    reference: placed.reservationId,
    code: { size: expect.any(Number), path: expect.stringMatching(/^M\d/) },
  })
})

test('statements pay the instalments in order, each entry once', async () => {
  expect(await importFile(transfer())).toMatchObject({ entered: 1, known: 0, open: [] })
  expect(await importFile(transfer())).toMatchObject({ entered: 0, known: 1 })
  const half = await read()
  expect([half.paid, half.payWays.transfer?.amount]).toEqual([first, weekTotal - first])
  expect(await importFile(transfer(), transfer({ reference: 'A2', amount: '455.00' }))).toMatchObject({ entered: 1 })
  const whole = await read()
  expect([whole.owed, whole.payWays]).toEqual([0, { due: 0, instalment: 0, open: [], card: null, transfer: null }])
})

test('two concurrent imports book the money once', async () => {
  const entries = Array.from({ length: 6 }, (_, at) => transfer({ reference: `A${at}`, text: 'Holiday' }))
  const reports = await Promise.all([1, 2, 3, 4].map(() => importFile(transfer(), ...entries)))
  expect(reports.map(({ entered }) => entered).toSorted()).toEqual([0, 0, 0, 1])
  expect((await read()).paid).toBe(first)
  expect(await listOpenEntries(booking)).toHaveLength(5)
})

test('a reversed payment is owed again, and can be paid again', async () => {
  await importFile(transfer())
  await importFile(transfer({ sign: 'DBIT', isReversal: true }))
  expect((await read()).paid).toBe(0)
  expect(await importFile(transfer({ sign: 'DBIT', isReversal: true }))).toMatchObject({ known: 1 })
  expect(await importFile(transfer({ reference: 'A2' }))).toMatchObject({ entered: 1 })
  expect((await read()).paid).toBe(first)
})

test('a reversal without its original, a wrong amount and another currency are left for staff', async () => {
  const { open, entered } = await importFile(
    transfer({ reference: 'A1', sign: 'DBIT', isReversal: true }),
    transfer({ reference: 'A2', amount: '277.01' }),
    transfer({ reference: 'A3', currency: 'SEK' }),
    transfer({ reference: 'A4', sign: 'DBIT', amount: '12.00', text: 'Electricity' }),
  )
  expect([entered, open.map(({ why }) => why)]).toEqual([0, ['no-original', 'other-amount', 'other-currency']])
  expect((await read()).paid).toBe(0)
})

test('a known reference with another amount is reported and not booked', async () => {
  await importFile(transfer())
  expect((await importFile(transfer({ amount: '455.00' }))).conflicting).toHaveLength(1)
  expect((await read()).paid).toBe(first)
})

test('staff assign or dismiss an entry once', async () => {
  await importFile(transfer({ text: 'Holiday', amount: '100.00' }), transfer({ reference: 'A2', text: 'Gift' }))
  const [one, two] = await listOpenEntries(booking)
  if (!one || !two) throw new Error('Two entries should wait.')
  expect(await assignEntry(one.id, placed.reservationId, booking)).toMatchObject({ paid: 10_000 })
  expect(isRefusal(await assignEntry(one.id, placed.reservationId, booking))).toBe(true)
  expect(await dismissEntry(two.id, 'a gift', booking)).toBeNull()
  expect(await dismissEntry(two.id, 'a gift', booking)).not.toBeNull()
  expect(await importFile(transfer({ text: 'Holiday', amount: '100.00' }))).toMatchObject({ known: 1 })
  expect([(await read()).paid, await listOpenEntries(booking)]).toEqual([10_000, []])
})

test('a refund after a cancellation is booked from the statement', async () => {
  await importFile(transfer({ amount: '732.00' }))
  const access = { reservationId: placed.reservationId, key: placed.key }
  const { cancellationCharge } = await read()
  const { owed } = await booking.client.cancelBooking({ ...access, acceptedCharge: cancellationCharge ?? 0 })
  const amount = (-owed / 100).toFixed(2)
  expect(await importFile(transfer({ reference: 'R1', sign: 'DBIT', amount }))).toMatchObject({ entered: 1 })
  expect((await read()).owed).toBe(0)
})
