import { rm } from 'node:fs/promises'
import { createBooking } from '@marram/booking/server'
import { createBroker } from '@marram/broker/server'
import { listBookings } from '@marram/contract/desk/booking-list'
import { showBooking } from '@marram/contract/desk/booking-page'
import { houseGaps, listHouses } from '@marram/contract/desk/houses'
import { type DeskQuery, deskPath } from '@marram/contract/desk/operation'
import { migrate } from '@marram/database/migrate'
import { openDatabase } from '@marram/database/open-database'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { deskPermissions } from '@marram/domain/desk/permission'
import { addDays, copenhagenDay } from '@marram/domain/iso-day'
import { fillCatalogue } from '@marram/program/fill-catalogue'
import { createLog } from '@marram/service-kit/logging'
import { seedBookings } from '../desk/seed-bookings.ts'
import type { Finding, Measure } from '../measure.ts'
import { median, percentile, round } from '../statistics.ts'

const lodgings = 3000
const bookings = 200_000
const rounds = 21
const budget = { of: 'value', max: 100 } as const

/** Lists of the desk at the size of a large agency, as its service answers them. */
export const desk: Measure = {
  name: 'desk',
  async run({ say }) {
    const dataFolder = makeTemporaryFolder('marram-bench-desk-')
    const database = await openDatabase({ dataFolder, log: () => {} })
    try {
      await migrate(database)
      const today = copenhagenDay(new Date())
      await fillCatalogue(database.pool, { lodgings, seed: 'marram', today })
      say(`seeding ${bookings} bookings in ${lodgings} houses`)
      await seedBookings(database.db, { bookings, today })
      const shared = {
        db: database.db,
        log: createLog({ name: 'bench', write: () => {} }),
        publicKeys: ['key'],
        findStaff: async () => ({ userId: 1, name: 'Bench', permissions: deskPermissions }),
      }
      const origins = { da: 'http://da', de: 'http://de', en: 'http://en' }
      const booking = createBooking({ ...shared, origins })
      return [...(await measureQuestions(booking.handle, today)), ...(await measureHouses(createBroker(shared)))]
    } finally {
      await database.close()
      await rm(dataFolder, { recursive: true, force: true })
    }
  },
}

type Handle = ReturnType<typeof createBooking>['handle'] | ReturnType<typeof createBroker>

async function measureQuestions(handle: Handle, today: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [what, input] of Object.entries(listsOf(today))) {
    findings.push(await measureQuestion(`bookings: ${what}`, () => ask(handle, listBookings, input)))
  }
  const open = { reservationId: '413123456', edition: 'de' } as const
  findings.push(await measureQuestion('a booking on its page', () => ask(handle, showBooking, open)))
  return findings
}

async function measureHouses(handle: Handle): Promise<Finding[]> {
  const questions: Readonly<Record<string, object>> = {
    'as they open': {},
    'with gaps': { filters: { isActive: true, missing: houseGaps } },
    'by persons': { sort: 'persons', descending: true },
    'with an unread calendar': { filters: { hasUnreadCalendar: true } },
    'search: a letter': { search: 's' },
    'search: two words': { search: 'henne klit' },
  }
  const findings: Finding[] = []
  for (const [what, more] of Object.entries(questions)) {
    const input = { filters: {}, edition: 'de', limit: 100, ...more }
    findings.push(await measureQuestion(`houses: ${what}`, () => ask(handle, listHouses, input)))
  }
  return findings
}

/** As staff ask: lists as they open, searches after each letter, and the worst case of each filter and order. */
function listsOf(today: string): Readonly<Record<string, object>> {
  const search = (typed: string, more: object = {}) => ({ filters: {}, search: typed, sort: 'arrival', ...more })
  const by = (sort: string, descending: boolean) => ({ filters: {}, sort, descending })
  const only = (filters: object, more: object = {}) => ({ filters, sort: 'arrival', descending: false, ...more })
  return {
    'newest first': { filters: {} },
    'by arrival': by('arrival', false),
    'by house': by('house', false),
    'by guest': by('guest', true),
    'by open amount': by('open', true),
    'arrivals of a day': only({ arrivalFrom: today, arrivalUntil: today }),
    'coming, by guest': only({ arrivalFrom: today }, { sort: 'guest' }),
    'that wait': only({ statuses: ['waiting'] }),
    overdue: only({ statuses: ['overdue'] }),
    'with money to return, by house': only({ balance: 'credit' }, { sort: 'house' }),
    'of an area, by open amount': only({ area: 1 }, { sort: 'open', descending: true }),
    'of an area in a month, waiting or overdue': only({
      area: 1,
      statuses: ['waiting', 'overdue'],
      arrivalFrom: today,
      arrivalUntil: addDays(today, 31),
    }),
    'search: a number': search('413123456'),
    'search: beginning of a number': search('4131'),
    'search: two names': search('annegret sommerfeldt'),
    'search: a letter': search('s'),
    'search: a letter, by open amount': search('s', { sort: 'open' }),
    'search: three letters': search('mül'),
    'search: a mail address': search('guest4711@example.org'),
    'search: a phone number': search('0170 1000 4711'),
    'search: beginning of a house': search('b2'),
    'search: a day': search(today),
    'search: nothing found': search('xyzzy'),
    'search: a name in an area, cancelled': { ...search('jansen'), filters: { area: 1, statuses: ['cancelled'] } },
  }
}

async function ask<Input, Output>(handle: Handle, query: DeskQuery<Input, Output>, input: object): Promise<void> {
  const request = new Request(`http://booking${deskPath(query.name)}`, {
    method: 'POST',
    headers: { 'x-public-key': 'key', authorization: 'Bearer bench', 'content-type': 'application/json' },
    body: JSON.stringify({ input }),
  })
  const response = await handle(request, {})
  if (response.status !== 200) throw new Error(`${query.name}: ${response.status} ${await response.text()}`)
  await response.text()
}

async function measureQuestion(what: string, answer: () => Promise<void>): Promise<Finding> {
  const first = await timed(answer)
  const times: number[] = []
  for (let index = 0; index < rounds; index += 1) times.push(await timed(answer))
  const detail = { firstMs: round(first), p95Ms: round(percentile(times, 0.95)) }
  return { what, value: round(median(times)), unit: 'ms', budget, detail }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
