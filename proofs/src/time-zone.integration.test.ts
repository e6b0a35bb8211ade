import { rm } from 'node:fs/promises'
import { type RunningProgram, startProgram } from '@marram/bench/program/running-program'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { demoSnapshot } from '@marram/testkit/agency'
import { visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDoor, requestFor } from './booking/guests.ts'
import { offeredIn } from './booking/offered-choices.ts'
import { brokerAt } from './program/broker-at.ts'

/** A day apart from each other, on either side of Copenhagen. */
const zones = ['Pacific/Auckland', 'America/Los_Angeles']
const lodgings = 20
const patiently = { timeout: 50_000, interval: 200 }

let database: TestDatabase
const folder = makeTemporaryFolder('marram-zones-')
const programs: RunningProgram[] = []
beforeAll(async () => {
  database = await createTestDatabase(demoSnapshot(lodgings))
  const settings = {
    DATABASE_URL: database.url,
    DEMO_LODGINGS: String(lodgings),
    MARRAM_HOSTS: hosts,
    TRUST_PROXY: '1',
  }
  for (const TZ of zones) programs.push(await startProgram(folder, { ...settings, TZ }))
}, 300_000)
afterAll(async () => {
  for (const program of programs) await program.stop()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})
const hosts = 'da=http://da.localhost,de=http://de.localhost,en=http://en.localhost'

/** The same request to every program. */
const inEachZone = <T>(ask: (port: number) => Promise<T>): Promise<T[]> =>
  Promise.all(programs.map(({ port }) => ask(port)))

/** Different for every render. */
const withoutMoments = (text: string): string =>
  text.replaceAll(/\d{13}|\d{4}-\d\d-\d\dT[\d:.]+Z|DTSTAMP:\w+|nonce="[^"]+"/g, '')

test('machines in other time zones show the same pages, days and prices', async () => {
  const [first] = programs
  if (!first) throw new Error('No program runs.')
  const broker = brokerAt(first.port)
  const [row] = await broker.lodgings({ lan: 2 })
  const name = row?.name ?? ''
  const page = await broker.lodgingPage({ lan: 2, name })
  const [choice] = page ? offeredIn(page, { skip: 30, days: 60 }) : []
  if (!choice) throw new Error('The first house offers nothing.')
  const stay = `?arrival=${choice.arrival}&duration=${choice.duration}&adults=2`
  const paths = {
    da: [`/sommerhus-${name}/`, `/sommerhus-${name}/${stay}`, '/'],
    de: [`/ferienhaus-${name}/`, `/ferienhaus-${name}/${stay}`, '/kontakt/'],
    en: [`/holiday-home-${name}/${stay}`, `/services/broker/ical/${name}.ics`, '/'],
  }
  for (const [edition, ofEdition] of Object.entries(paths)) {
    for (const path of ofEdition) {
      const visitAll = () => inEachZone((port) => visit(port, path.toLowerCase(), { host: `${edition}.localhost` }))
      // A busy machine may refuse the first render.
      const answers = await vi.waitFor(async () => {
        const all = await visitAll()
        expect(all.map(({ status }) => [path, status])).toEqual(zones.map(() => [path, 200]))
        return all
      }, patiently)
      const [one, other] = answers.map(({ text }) => withoutMoments(text))
      expect(one === other, path).toBe(true)
    }
  }
  const totals = await inEachZone((port) => openDoor(port).quote(choice, 1))
  expect(new Set(totals).size).toBe(1)
})

test('a stay that is booked in one is taken in the other, on the same nights', async () => {
  const [east, west] = programs
  if (!east || !west) throw new Error('No programs run.')
  const broker = brokerAt(west.port)
  const [, row] = await broker.lodgings({ lan: 2 })
  const page = await broker.lodgingPage({ lan: 2, name: row?.name ?? '' })
  const [choice] = page ? offeredIn(page, { skip: 90, days: 60 }) : []
  if (!choice) throw new Error('The second house offers nothing.')
  const total = (await openDoor(east.port).quote(choice, 1)) ?? 0
  const order = (port: number, guest: number) =>
    openDoor(port).book(requestFor(choice, total), `order-of-a-time-zone-${guest}`, guest)
  expect((await order(east.port, 1)).status).toBe(201)
  expect((await order(west.port, 2)).status).toBe(409)
  const [stay] = await database.db
    .selectFrom('stay')
    .where('lodging_id', '=', choice.lodgingId)
    .where('arrival', '=', choice.arrival)
    .select('arrival')
    .execute()
  expect(stay?.arrival).toBe(choice.arrival)
})
