import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { permissionsNeeded, testDesk } from '@marram/database/testing/test-desk'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { follow, forget, list, readOnce, refresh } from './calendar-desk.ts'
import { deskAnswers } from './desk-answers.ts'

let database: TestDatabase
const context = () => ({ db: database.db, now: () => new Date('2027-02-01T08:00:00Z') })
const desk = () => testDesk(context())
const house = { house: 'b2417', source: 'airbnb' }

beforeEach(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await seedBookableLodging(database.db, { id: 1, name: 'B2417' })
})
afterEach(() => database.drop())

const calendar = (arrival: string, departure: string): string =>
  [
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20270101T000000Z',
    `DTSTART;VALUE=DATE:${arrival}\r\nDTEND;VALUE=DATE:${departure}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
  ].join('\r\n')
const blocks = () => database.db.selectFrom('stay').where('source', 'is not', null).select('arrival').execute()
const jobs = async () =>
  (await sql<{ task: string }>`select task_identifier as task from graphile_worker.jobs`.execute(database.db)).rows

test('reading about houses needs bookings, changing them the permission for houses', async () => {
  expect(await permissionsNeeded(deskAnswers, context())).toEqual({
    // Its answer has only what the person may see.
    'today.house-figures': 'none',
    ...{ 'houses.find': 'bookings.read', 'houses.areas': 'bookings.read' },
    ...{ 'houses.list': 'bookings.read', 'houses.show': 'bookings.read' },
    ...{ 'calendars.import': 'houses.write', 'calendars.subscribe': 'houses.write' },
    ...{ 'calendars.unsubscribe': 'houses.write', 'calendars.refresh': 'houses.write' },
    'calendars.list': 'houses.write',
  })
})

test('a calendar is imported with a log entry, and an invalid one changes nothing', async () => {
  expect(await desk().run(readOnce, { ...house, text: calendar('20270403', '20270410') })).toMatchObject({
    ...{ added: 1, removed: 0, conflicts: [] },
  })
  expect(await desk().run(readOnce, { ...house, text: 'Hello' })).toMatchObject({
    status: 422,
    code: 'invalid-calendar',
  })
  const unknown = { ...house, house: 'b9999', text: calendar('20270403', '20270410') }
  expect(await desk().run(readOnce, unknown)).toMatchObject({ status: 404, code: 'unknown-house' })
  expect(await blocks()).toEqual([{ arrival: '2027-04-03' }])
  expect(await desk().log()).toMatchObject([
    { subject: 'house B2417', before: { blocks: 0 }, after: { blocks: 1, source: 'airbnb', host: null, added: 1 } },
  ])
})

test('a subscription is fetched at once by a job; its address is in no log and no list', async () => {
  const url = 'https://portal.example/ical/4711.ics?secret=abc'
  expect(await desk().run(follow, { ...house, url })).toEqual({ isNew: true })
  expect(await desk().run(follow, { ...house, url })).toEqual({ isNew: false })
  expect(await jobs()).toEqual([{ task: 'calendars.refresh' }])
  const items = await desk().list(list, { house: 'B2417', hasProblem: false })
  expect(items).toEqual([
    { house: 'B2417', source: 'airbnb', host: 'portal.example', readAt: null, isQueued: true, problem: null },
  ])
  expect(JSON.stringify([items, await desk().log()])).not.toContain('abc')
  expect(await desk().list(list, { hasProblem: true })).toEqual([])
  expect(await desk().run(follow, { ...house, url: 'ftp://portal.example/x.ics' })).toMatchObject({ status: 422 })
})

test('a calendar that is forgotten frees its nights, and there must be one', async () => {
  expect(await desk().run(forget, house)).toMatchObject({ status: 404, code: 'unknown-calendar' })
  expect(await desk().run(refresh, house)).toMatchObject({ status: 404 })
  await desk().run(readOnce, { ...house, text: calendar('20270403', '20270410') })
  // Imported by hand, so there is nothing to fetch.
  expect(await desk().run(refresh, house)).toMatchObject({ status: 404, code: 'unknown-calendar' })
  expect(await desk().run(forget, house)).toEqual({ freed: 1 })
  expect(await blocks()).toEqual([])
  expect((await desk().log()).at(-1)).toMatchObject({ command: 'calendars.unsubscribe', after: { blocks: 0 } })
})
