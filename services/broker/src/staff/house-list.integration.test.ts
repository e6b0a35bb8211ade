import { listHouses as listing } from '@marram/contract/desk/houses'
import { houseFigures } from '@marram/contract/desk/today'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { testDesk } from '@marram/database/testing/test-desk'
import { type DeskPermission, deskPermissions } from '@marram/domain/desk/permission'
import { isRefusal } from '@marram/service-kit/envelope'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { listHouses, showHouse } from './house-list.ts'
import { figures } from './today.ts'

const now = new Date('2027-02-01T08:00:00Z')
let database: TestDatabase
const desk = (permissions: readonly DeskPermission[] = deskPermissions) =>
  testDesk({ db: database.db, now: () => now }, permissions)

/** Five houses: complete but for the floor plan, without pictures, with two unread calendars, paused, complete. */
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await seedCoast(db)
  await seedBookableLodging(db, { id: 1, name: 'b2417' })
  await seedBookableLodging(db, { id: 2, name: 'b2466' })
  await seedBookableLodging(db, { id: 3, name: 'h100', location: 20 })
  await seedBookableLodging(db, { id: 4, name: 'h101', location: 20, status: 'paused' })
  await seedBookableLodging(db, { id: 5, name: 'h200', location: 20 })
  await db.updateTable('lodging').set({ max_persons: 12 }).where('id', '=', 3).execute()
  await db.deleteFrom('lodging_image').where('lodging_id', '=', 2).execute()
  await db
    .updateTable('lodging_image')
    .set({ tag_ids: [1, 12] })
    .where('lodging_id', 'in', [3, 5])
    .execute()
  const german = { body: ' ' }
  await db.updateTable('lodging_text').set(german).where('lodging_id', '=', 2).where('language_id', '=', 2).execute()
  const calendar = { lodging_id: 3, url: 'https://portal.example/x.ics' }
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  await db
    .insertInto('lodging_calendar')
    .values([
      { ...calendar, source: 'airbnb', read_at: hoursAgo(7), problem: null },
      { ...calendar, source: 'fewo', read_at: hoursAgo(1), problem: 'The server answered 404.' },
      { ...calendar, source: 'home', lodging_id: 1, read_at: hoursAgo(5), problem: null },
      { ...calendar, source: 'file', lodging_id: 1, url: null, read_at: hoursAgo(99), problem: null },
      { ...calendar, source: 'fewo', lodging_id: 4, read_at: hoursAgo(7), problem: null },
    ])
    .execute()
})
afterAll(() => database.drop())

async function list(filters: object = {}, more: object = {}) {
  const page = await desk().ask(listHouses, { filters, edition: 'de', ...more })
  if (isRefusal(page)) throw new Error(page.sentence)
  return page
}
const found = async (filters: object, more?: object) => (await list(filters, more)).items.map(({ name }) => name)
const everything = ['danish', 'german', 'english', 'floor-plan', 'images', 'prices']

test('a row says what the house lacks and which calendars are unread', async () => {
  const { items, total } = await list()
  expect(total).toBe(5)
  expect(items.map(({ name, missing }) => [name, missing])).toEqual([
    ['b2417', ['floor-plan']],
    ['b2466', ['german', 'floor-plan', 'images']],
    ['h100', []],
    ['h101', ['floor-plan']],
    ['h200', []],
  ])
  expect(items[2]).toEqual({
    ...{ id: 3, name: 'h100', title: 'Title h100 in 2', area: 'Henne Strand', persons: 12, isActive: true },
    ...{ address: expect.stringContaining(', '), missing: [], pictures: 1, calendars: 2, unreadCalendars: 2 },
    publishedOn: '2020-01-01',
  })
  expect(items[0]).toMatchObject({ calendars: 2, unreadCalendars: 0 })
})

test.each<[string, object, string[]]>([
  ['of an area', { area: 2 }, ['h100', 'h101', 'h200']],
  ['that are let', { isActive: true }, ['b2417', 'b2466', 'h100', 'h200']],
  ['that are paused', { isActive: false }, ['h101']],
  ['without a German text', { missing: ['german'] }, ['b2466']],
  ['without pictures or floor plan', { missing: ['images', 'floor-plan'] }, ['b2417', 'b2466', 'h101']],
  ['with any gap, let', { missing: everything, isActive: true }, ['b2417', 'b2466']],
  ['with an unread calendar', { hasUnreadCalendar: true }, ['h100', 'h101']],
  ['without one', { hasUnreadCalendar: false, area: 2 }, ['h200']],
])('houses %s', async (_, filters, names) => {
  expect(await found(filters)).toEqual(names)
})

test.each([
  ['2417', ['b2417']],
  ['title H10', ['h100', 'h101']],
  ['%', []],
])('%s finds %o', async (search, names) => {
  expect(await found({}, { search })).toEqual(names)
})

test('houses are sorted, and pages follow each other', async () => {
  const first = await list({}, { sort: 'persons', descending: true, limit: 2 })
  expect(first.items.map(({ name }) => name)).toEqual(['h100', 'h200'])
  const more = { sort: 'persons', descending: true, cursor: first.nextCursor }
  expect(await found({}, more)).toEqual(['h101', 'b2466', 'b2417'])
})

test('the figures of Today count the rows of their lists', async () => {
  const answer = v.parse(houseFigures.output, await desk().ask(figures, {}))
  const count = (key: string) => answer.find((figure) => figure.key === key)?.count
  expect(count('houses-incomplete')).toBe((await list({ missing: everything, isActive: true })).total)
  expect(count('calendars-unread')).toBe((await list({ hasUnreadCalendar: true })).total)
})

test('a house is found by its number in any case, with its picture and facts', async () => {
  expect(await desk().ask(showHouse, { house: 'B2417', edition: 'da' })).toMatchObject({
    ...{ name: 'b2417', title: 'Title b2417 in 1', picture: 'demo/house/b2417/0', renovatedYear: null },
    ...{ missing: ['floor-plan'], isRegistrationDeclared: false, registrationNumber: null },
  })
  expect(await desk().ask(showHouse, { house: 'b2466', edition: 'da' })).toMatchObject({ picture: null })
  expect(await desk().ask(showHouse, { house: 'b9999', edition: 'da' })).toMatchObject({
    ...{ status: 404, code: 'unknown-house' },
  })
})

test('without the permission there is no list, and a malformed question is refused', async () => {
  const question = { filters: {}, edition: 'de' }
  expect(await desk(['content.write']).ask(listHouses, question)).toMatchObject({ status: 404, code: 'not-found' })
  expect(await desk(['houses.write']).ask(showHouse, { house: 'b2417', edition: 'de' })).toMatchObject({ status: 404 })
  for (const wrong of [{ missing: ['roof'] }, { area: '1' }, { isActive: 'yes' }]) {
    expect(await desk().ask(listHouses, { ...question, filters: wrong })).toMatchObject({ status: 422 })
  }
  expect(v.is(listing.input, { ...question, search: 'x'.repeat(101) })).toBe(false)
})
