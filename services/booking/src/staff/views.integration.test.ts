import { deleteView, listViews, saveView } from '@marram/contract/desk/views'
import type { FindStaff } from '@marram/database/command/find-staff'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskOf } from '../testing/desk.ts'
import { startTestBooking, type TestBooking } from '../testing/start-booking.ts'

/** The token is the id of the account. */
const findStaff: FindStaff = async (token) => ({ userId: Number(token), name: 'X', permissions: ['bookings.read'] })
let booking: TestBooking
let desk: ReturnType<typeof deskOf>

beforeAll(async () => {
  booking = await startTestBooking({ findStaff })
  desk = deskOf(booking)
  for (const email of ['anna@marram.example', 'bo@marram.example']) {
    await booking.db.insertInto('user_account').values({ type: 3, email, language_id: 2 }).execute()
  }
})
beforeEach(() => booking.db.deleteFrom('desk_view').execute())
afterAll(() => booking.database.drop())

const anna = { role: '1' }
const bo = { role: '2' }
const list = 'bookings'
const viewsOf = async (who: { readonly role: string }) => (await desk(listViews, { list }, who)).data

test('a person saves, replaces and deletes views, by name', async () => {
  await desk(saveView, { list, name: 'Late summer', address: 'from=2027-08-01' }, anna)
  await desk(saveView, { list, name: 'August', address: 'q=x' }, anna)
  await desk(saveView, { list, name: 'Late summer', address: 'from=2027-08-15' }, anna)
  await desk(saveView, { list: 'outbox', name: 'Elsewhere', address: '' }, anna)
  expect(await viewsOf(anna)).toEqual([
    { name: 'August', address: 'q=x' },
    { name: 'Late summer', address: 'from=2027-08-15' },
  ])
  expect((await desk(deleteView, { list, name: 'August' }, anna)).status).toBe(200)
  expect(await viewsOf(anna)).toHaveLength(1)
})

test('views of others are neither shown nor deleted', async () => {
  await desk(saveView, { list, name: 'Mine', address: 'q=x' }, anna)
  expect(await viewsOf(bo)).toEqual([])
  expect((await desk(deleteView, { list, name: 'Mine' }, bo)).status).toBe(404)
  expect(await viewsOf(anna)).toHaveLength(1)
})

test('a person has thirty views at most, and may still replace one', async () => {
  for (let index = 0; index < 30; index += 1) await desk(saveView, { list, name: `View ${index}`, address: '' }, anna)
  expect((await desk(saveView, { list, name: 'One more', address: '' }, anna)).status).toBe(409)
  expect((await desk(saveView, { list, name: 'View 3', address: 'q=x' }, anna)).status).toBe(200)
  expect(await viewsOf(anna)).toHaveLength(30)
})

test.each([
  [{ list: 'No list', name: 'X', address: '' }],
  [{ list, name: ' ', address: '' }],
  [{ list, name: 'x'.repeat(61), address: '' }],
  [{ list, name: 'X', address: 'x'.repeat(2001) }],
])('%o is refused', async (view) => {
  expect((await desk(saveView, view, anna)).status).toBe(422)
  expect(await viewsOf(anna)).toEqual([])
})
