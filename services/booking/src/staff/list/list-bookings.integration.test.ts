import { listBookings } from '@marram/contract/desk/booking-list'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { isRefusal } from '@marram/service-kit/envelope'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEntries } from '../../ledger/entries.ts'
import { insertBooking, seededTotal } from '../../testing/insert-booking.ts'
import { seedBookableLodging, seedCoast } from '../../testing/seed.ts'
import { listDeskBookings } from './list-bookings.ts'

/** Monday, 1 February 2027. */
const now = () => new Date('2027-02-01T08:00:00Z')
let database: TestDatabase

/** In the order of their numbers; the last digit names each. */
const bookings = [
  {
    number: '400000001',
    house: 1,
    arrival: '2027-01-30',
    guest: ['Annegret', 'Sommerfeldt-Bruhns'],
    paid: seededTotal,
  },
  { number: '400000002', house: 2, arrival: '2027-07-03', guest: ['Søren', 'Müller'], phone: '+45 20 30 40 50' },
  { number: '400000003', house: 1, arrival: '2027-07-03', guest: ['Anne', 'Jansen'], state: 'confirmed-later' },
  { number: '400000004', house: 3, arrival: '2027-02-20', guest: ['Jan', 'Peters'], createdAt: '2026-10-01T08:00:00Z' },
  { number: '400000005', house: 3, arrival: '2026-08-01', guest: ['Bo', 'Friis'], state: 'cancelled', paid: 500 },
  {
    number: '410000006',
    house: 2,
    arrival: '2026-08-08',
    guest: ['Line', "O'Hara"],
    state: 'completed',
    paid: 100_000,
  },
  {
    number: '410000007',
    house: 3,
    arrival: '2027-08-07',
    guest: ['Jens', 'Sommer'],
    currency: 'DKK',
    email: 'J.Sommer@Klit.example',
    address_due: new Date('2027-02-02T08:00:00Z'),
  },
] as const

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await seedBookableLodging(database.db, { id: 1 })
  await seedBookableLodging(database.db, { id: 2 })
  await seedBookableLodging(database.db, { id: 3, location: 20 })
  for (const [id, name] of [
    [1, 'b2417'],
    [2, 'b2466'],
    [3, 'h100'],
  ] as const) {
    await database.db.updateTable('lodging').set({ name }).where('id', '=', id).execute()
  }
  for (const booking of bookings) await insertBooking(database.db, booking)
})
afterAll(() => database.drop())

async function ask(asked: object, day = '2027-02-01') {
  const request = v.parse(listBookings.input, { filters: {}, sort: 'arrival', ...asked })
  const page = await listDeskBookings(request, {
    db: database.db,
    now: () => new Date(`${day}T08:00:00Z`),
  })
  if (isRefusal(page)) throw new Error(page.sentence)
  return page
}
/** The last digits of the numbers, sorted, or in the order of the list. */
const found = async (search: string) => (await ask({ search })).items.map(digit).toSorted().join('')
const filtered = async (filters: object) => (await ask({ filters })).items.map(digit).toSorted().join('')
const ordered = async (asked: object) => (await ask(asked)).items.map(digit).join('')
const digit = ({ reservationId }: { reservationId: string }) => reservationId.slice(-1)

test('a row has what its columns show', async () => {
  const { items } = await ask({ search: '400000002' })
  expect(items).toEqual([
    {
      reservationId: '400000002',
      status: 'booked',
      ...{ firstName: 'Søren', lastName: 'Müller', email: 'karen@example.org', phone: '+45 20 30 40 50' },
      ...{ languageId: 2, house: 'b2466', area: 'Blåvand', arrival: '2027-07-03', departure: '2027-07-10' },
      ...{ persons: 3, pets: 1, currency: 'EUR', charged: seededTotal, paid: 0 },
      createdAt: '2027-02-01T08:00:00.000Z',
    },
  ])
})

describe('a search finds', () => {
  test.each([
    ['a number', '400000003', '3'],
    ['the beginning of a number', '4100', '67'],
    ['a last name', 'jansen', '3'],
    ['names in any order', 'annegret sommer', '1'],
    ['names the other way round', 'Sommer anne', '1'],
    ['the second half of a double name', 'bruhns', '1'],
    ['a double name', 'Sommerfeldt-B', '1'],
    ['a name with an apostrophe', "o'hara", '6'],
    ['the part after an apostrophe', 'hara', '6'],
    ['a name without its signs', 'soren muller', '2'],
    ['a name with its signs', 'SØREN MÜLLER', '2'],
    ['a name as it is spelled without umlauts', 'soeren mueller', '2'],
    ['a mail address in any case', 'j.sommer@klit.EXAMPLE', '7'],
    ['the domain of a mail address', 'klit.example', '7'],
    ['a phone number', '+45 2030 4050', '2'],
    ['a phone number without its country', '20304050', '2'],
    ['a phone number with a zero', '030 123', '134567'],
    ['a house', 'B2417', '13'],
    ['the beginning of houses', 'b24', '1236'],
    ['a house without its letter', '2466', '26'],
    ['a day of arrival', '3.7.2027', '23'],
    ['a day of departure', '6. februar', '1'],
    ['a month of arrivals', 'August 2026', '56'],
    ['a name at a house', 'ann b2417', '13'],
    ['a name and a day', 'müller 3/7', '2'],
    ['nothing for another', 'xyzzy', ''],
    ['nothing for the middle of a word', 'ommer', ''],
    ['no houses for wildcards', 'b_41', ''],
    ['no houses for a percent sign', 'b%', ''],
  ])('%s', async (_, typed, digits) => {
    expect(await found(typed)).toBe(digits)
  })

  test.each(["'", '\\', "a'b", ':*', '& |', '!', '<->', '%', "';--", '()'])('no error for %j', async (typed) => {
    expect((await ask({ search: typed })).items.length).toBeLessThanOrEqual(bookings.length)
  })
})

describe('a filter keeps', () => {
  test.each([
    ['those that wait', { statuses: ['waiting'] }, '3'],
    ['cancelled ones', { statuses: ['cancelled'] }, '5'],
    ['arrived ones', { statuses: ['arrived'] }, '1'],
    ['coming ones, overdue or not', { statuses: ['booked'] }, '247'],
    ['overdue ones', { statuses: ['overdue'] }, '4'],
    ['ones with an instalment due today', { statuses: ['due'] }, ''],
    ['unconfirmed ones', { statuses: ['unconfirmed'] }, '7'],
    ['completed ones', { statuses: ['completed'] }, '6'],
    ['any of several states', { statuses: ['waiting', 'overdue'] }, '34'],
    ['an area', { area: 1 }, '1236'],
    ['another area', { area: 2 }, '457'],
    ['arrivals from a day on', { arrivalFrom: '2027-07-03' }, '237'],
    ['arrivals until a day', { arrivalUntil: '2026-08-08' }, '56'],
    ['a day of departure', { departureFrom: '2027-02-06', departureUntil: '2027-02-06' }, '1'],
    ['a currency', { currency: 'DKK' }, '7'],
    ['guests who owe', { balance: 'open' }, '2347'],
    ['guests who get money back', { balance: 'credit' }, '5'],
    ['all of several filters', { area: 2, statuses: ['booked'], currency: 'EUR' }, '4'],
    ['everything without one', { statuses: [] }, '1234567'],
  ])('%s', async (_, filters, digits) => {
    expect(await filtered(filters)).toBe(digits)
  })
})

test('each row shows the first state that applies', async () => {
  const { items } = await ask({})
  expect(Object.fromEntries(items.map((item) => [digit(item), item.status]))).toEqual({
    ...{ 1: 'arrived', 2: 'booked', 3: 'waiting', 4: 'overdue', 5: 'cancelled', 6: 'completed', 7: 'unconfirmed' },
  })
})

test.each([
  ['created', false, '4123567'],
  ['arrival', false, '5614237'],
  ['house', false, '1326457'],
  ['guest', false, '5326471'],
  ['open', true, '7432615'],
])('the list is in the order of %s', async (sort, descending, digits) => {
  expect(await ordered({ sort, descending })).toBe(digits)
})

test('a payment changes the balance and the day on which money is due at once', async () => {
  const { id } = await database.db
    .selectFrom('booking')
    .where('reservation_id', '=', '400000002')
    .select('id')
    .executeTakeFirstOrThrow()
  const dueOn = async () =>
    database.db.selectFrom('booking').where('id', '=', id).select(['paid', 'due_on']).executeTakeFirstOrThrow()
  expect(await dueOn()).toEqual({ paid: 0, due_on: '2027-02-05' })
  const pay = (key: string, amount: number) =>
    addEntries(database.db, { bookingId: id, currency: 'EUR', now: now() }, [
      { key, kind: 'payment', what: 'transfer', amount: -amount },
    ])
  const withStatus = async (status: string, day: string) =>
    (await ask({ filters: { statuses: [status] } }, day)).items.map(digit)
  expect(await withStatus('due', '2027-02-05')).toContain('2')
  expect(await withStatus('overdue', '2027-02-05')).not.toContain('2')
  expect(await withStatus('overdue', '2027-02-06')).toContain('2')
  await pay('first', 35_000)
  expect(await dueOn()).toEqual({ paid: 35_000, due_on: '2027-05-14' })
  // Two transactions at once, neither of which sees the other's entry.
  await Promise.all([pay('second', 40_000), pay('third', 25_000), pay('first', 35_000)])
  expect(await dueOn()).toEqual({ paid: 100_000, due_on: null })
})

describe('pages follow each other without gap or repetition', () => {
  const walk = async (asked: object, between: () => Promise<void> = async () => {}) => {
    let digits = ''
    for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
      const page = await ask({ ...asked, cursor, limit: 2 })
      digits += page.items.map(digit).join('')
      cursor = page.nextCursor
      await between()
    }
    return digits
  }

  test.each(
    ['created', 'arrival', 'house', 'guest', 'open'].flatMap((sort) => [[sort, false] as const, [sort, true] as const]),
  )('by %s, descending: %s', async (sort, descending) => {
    const whole = await ordered({ sort, descending })
    expect(await walk({ sort, descending })).toBe(whole)
    expect([...whole].toSorted().join('')).toBe('1234567')
  })

  test('while bookings arrive before and behind them', async () => {
    const arrivals = ['2026-05-02', '2028-05-06', '2026-05-16']
    let at = 0
    const digits = await walk({ sort: 'arrival', descending: false }, async () => {
      const arrival = arrivals[at]
      at += 1
      if (arrival !== undefined) {
        await insertBooking(database.db, { number: `50000000${at}`, house: at, arrival, guest: ['X', 'Y'] })
      }
    })
    // Of the new ones only the one that comes after the pages already read.
    expect(digits).toBe('56142372')
  })
})
