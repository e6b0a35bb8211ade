import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { createLog } from '@marram/service-kit/logging'
import ICAL from 'ical.js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectBroker } from '../../testing/connect.ts'
import { seedBookableLodging, seedCoast } from '../../testing/seed.ts'
import type { CalendarPort } from './fetch-calendar.ts'
import { refreshCalendars } from './refresh-calendars.ts'
import { importCalendar, subscribe, unsubscribe } from './subscriptions.ts'

let database: TestDatabase
const now = new Date('2027-02-01T08:00:00Z')
const airbnb = { lodgingId: 1, source: 'airbnb' }

beforeEach(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await seedBookableLodging(database.db, { id: 1, name: 'B2417' })
  const guests = { lodging_id: 1, kind: 'guest' as const, arrival: '2027-03-06', departure: '2027-03-13', adults: 2 }
  await database.db.insertInto('stay').values(guests).execute()
})
afterEach(() => database.drop())

function calendar(...stays: readonly [string, string][]): string {
  const plain = (day: string) => day.replaceAll('-', '')
  const events = stays.map(([arrival, departure]) =>
    [
      `BEGIN:VEVENT\r\nUID:${arrival}\r\nDTSTAMP:20270101T000000Z`,
      `DTSTART;VALUE=DATE:${plain(arrival)}\r\nDTEND;VALUE=DATE:${plain(departure)}\r\nEND:VEVENT\r\n`,
    ].join('\r\n'),
  )
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${events.join('')}END:VCALENDAR\r\n`
}

async function stays(): Promise<string[]> {
  const rows = await database.db.selectFrom('stay').selectAll().orderBy('arrival').execute()
  return rows.map(({ kind, source, arrival, departure }) => `${source ?? kind} ${arrival} ${departure}`)
}

const feed = (path: string, headers: Record<string, string> = {}) =>
  connectBroker(database).handler(new Request(`http://broker${path}`, { headers }))

test('the feed of a house shows its taken nights to any portal, without names', async () => {
  await importCalendar(database.db, airbnb, calendar(['2027-04-03', '2027-04-10']), now)
  const reply = await feed('/ical/b2417.ics')
  expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const parsed = new ICAL.Component(ICAL.parse(await reply.text()))
  const events = parsed.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  expect(events.map(({ startDate, endDate }) => [String(startDate), String(endDate), startDate.isDate])).toEqual([
    ['2027-03-06', '2027-03-13', true],
    ['2027-04-03', '2027-04-10', true],
  ])
  expect(new Set(events.map(({ summary }) => summary))).toEqual(new Set(['Not available']))
  expect(events.map(({ uid }) => uid)).toEqual(['b2417-2027-03-06@marram', 'b2417-2027-04-03@marram'])
})

test('a portal does not get its own bookings back', async () => {
  await importCalendar(database.db, airbnb, calendar(['2027-04-03', '2027-04-10']), now)
  const text = await (await feed('/ical/B2417.ics?except=airbnb')).text()
  expect(text).toContain('20270306')
  expect(text).not.toContain('20270403')
})

test('the public feed has one house’s nights from today on', async () => {
  await seedBookableLodging(database.db, { id: 2, name: 'B2418' })
  const stay = (lodging_id: number, arrival: string, departure: string, source: string | null = null) => {
    return { lodging_id, kind: 'owner' as const, arrival, departure, source }
  }
  const others = [stay(2, '2027-05-01', '2027-05-08'), stay(2, '2027-06-05', '2027-06-12', 'airbnb')]
  const past = [stay(1, '2020-05-02', '2020-05-09'), stay(1, '2020-06-06', '2020-06-13', 'airbnb')]
  await database.db
    .insertInto('stay')
    .values([...others, ...past])
    .execute()
  for (const query of ['', '?except=airbnb', '?except=', '?except=other']) {
    const text = await (await feed(`/ical/b2417.ics${query}`)).text()
    expect(text.match(/DTSTART.*/g), query).toEqual(['DTSTART;VALUE=DATE:20270306'])
  }
})

test('a feed that has not changed is not sent again', async () => {
  const etag = (await feed('/ical/b2417.ics')).headers.get('etag') ?? ''
  const again = await feed('/ical/b2417.ics', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  await importCalendar(database.db, airbnb, calendar(['2027-04-03', '2027-04-10']), now)
  expect((await feed('/ical/b2417.ics', { 'if-none-match': etag })).status).toBe(200)
})

test('an unknown house has no feed, and every other path needs a key', async () => {
  expect((await feed('/ical/b9999.ics')).status).toBe(404)
  expect((await feed('/ical/b2417.txt')).status).toBe(401)
  expect((await feed('/ical/b2417.ics/graphql?query={lodgingCount(lan:2)}')).status).toBe(401)
})

test('reading a calendar again replaces its own blocks only', async () => {
  const owner = { lodging_id: 1, kind: 'owner' as const, arrival: '2027-05-01', departure: '2027-05-08' }
  await database.db.insertInto('stay').values(owner).execute()
  await importCalendar(database.db, airbnb, calendar(['2027-04-03', '2027-04-10'], ['2027-06-05', '2027-06-12']), now)
  const outcome = await importCalendar(
    database.db,
    airbnb,
    calendar(['2027-06-05', '2027-06-12'], ['2027-07-03', '2027-07-10']),
    now,
  )
  expect(outcome).toMatchObject({ kind: 'applied', added: 1, removed: 1, kept: 1, conflicts: [] })
  expect(await stays()).toEqual([
    'guest 2027-03-06 2027-03-13',
    'owner 2027-05-01 2027-05-08',
    'airbnb 2027-06-05 2027-06-12',
    'airbnb 2027-07-03 2027-07-10',
  ])
})

test('nights of guests stay theirs and are reported; the rest of the event is blocked', async () => {
  const outcome = await importCalendar(database.db, airbnb, calendar(['2027-03-01', '2027-03-10']), now)
  expect(outcome).toMatchObject({ conflicts: [{ arrival: '2027-03-01', departure: '2027-03-10' }] })
  expect(await stays()).toEqual(['airbnb 2027-03-01 2027-03-06', 'guest 2027-03-06 2027-03-13'])
  const { problem } = await database.db.selectFrom('lodging_calendar').select('problem').executeTakeFirstOrThrow()
  expect(problem).toContain('2027-03-01 to 2027-03-10')
})

test('a moving window leaves the house bookable, day after day', async () => {
  const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10)
  for (let passed = 0; passed < 5; passed++) {
    const text = calendar(
      ['2027-04-03', '2027-04-10'],
      [day(passed), day(passed + 3)],
      [day(passed + 365), day(passed + 730)],
    )
    await importCalendar(database.db, airbnb, text, new Date(now.getTime() + passed * 86_400_000))
  }
  expect(await stays()).toEqual(['guest 2027-03-06 2027-03-13', 'airbnb 2027-04-03 2027-04-10'])
})

test('subscribed calendars are read on schedule; a failing one keeps its blocks and its error', async () => {
  let answer: Awaited<ReturnType<CalendarPort>> = {
    kind: 'fetched',
    text: calendar(['2027-04-03', '2027-04-10']),
    etag: '"1"',
  }
  const deps = {
    db: database.db,
    port: async () => answer,
    log: createLog({ name: 'test', level: 'silent' }),
    now: () => now,
  }
  await subscribe(database.db, airbnb, 'https://portal.example/secret.ics')
  expect(await refreshCalendars(deps)).toBe(1)
  expect(await refreshCalendars(deps)).toBe(0)
  const before = await stays()
  expect(before).toContain('airbnb 2027-04-03 2027-04-10')
  await database.db.updateTable('lodging_calendar').set({ tried_at: null }).execute()
  answer = { kind: 'failed', reason: 'The portal is away.' }
  expect(await refreshCalendars(deps)).toBe(1)
  expect(await stays()).toEqual(before)
  const { problem } = await database.db.selectFrom('lodging_calendar').select('problem').executeTakeFirstOrThrow()
  expect(problem).toBe('The portal is away.')
})

test('unsubscribing from a portal releases its nights', async () => {
  await importCalendar(database.db, airbnb, calendar(['2027-04-03', '2027-04-10']), now)
  expect(await unsubscribe(database.db, airbnb)).toBe(true)
  expect(await stays()).toEqual(['guest 2027-03-06 2027-03-13'])
  expect(await unsubscribe(database.db, airbnb)).toBe(false)
})
