import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMissing } from '@marram/database/agency/find-missing'
import { readAgency } from '@marram/database/agency/read-agency'
import { currentTerms } from '@marram/database/agency/read-terms'
import { saveTerms } from '@marram/database/agency/save-terms'
import { createTestDatabase } from '@marram/database/testing/test-database'
import type { EditionKey } from '@marram/domain/edition'
import { addDays, copenhagenDay } from '@marram/domain/iso-day'
import { pageTable } from '@marram/i18n/page-table'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { demoColours, demoNames, demoRules, findLiterals } from '@marram/testkit/second-agency/demo-literals'
import { editionsOn, readSecondTerms, secondSnapshot } from '@marram/testkit/second-agency/second-agency'
import {
  addGuests,
  addressesOf,
  type Booked,
  book,
  guest,
  openVisitor,
  origins,
  secondSettings,
  type Visitor,
} from '@marram/testkit/second-agency/second-visits'
import { walkEdition } from '@marram/testkit/walk-site'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { previewMails, previewOf } from './mail-previews.ts'

/** Everything that guests of the second agency can receive, by where it was found. */
type Documents = Map<string, string>

let agency: Agency
const documents: Record<'de' | 'en', Documents> = { de: new Map(), en: new Map() }
const statuses = new Map<string, number>()
const booked: Partial<Record<EditionKey, Booked>> = {}

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  agency = await startAgency({ snapshot: secondSnapshot, env: secondSettings })
  await addGuests(agency.database)
  for (const edition of editionsOn) {
    const found = documents[edition]
    const visitor = openVisitor(agency, edition)
    const own = await book(visitor, agency.database, edition)
    booked[edition] = own
    const all = await addressesOf(visitor, { database: agency.database, edition, booked: own })
    const take = async (path: string, name = path) => {
      const { status, text, headers } = await visitor.get(path)
      statuses.set(`${edition} ${name}`, status)
      found.set(name, `${text}\n${Object.values(headers).join('\n')}`)
    }
    for (const path of all.account) await take(path, `stranger: ${path}`)
    await visitor.post('/api/session/login/', guest)
    for (const [name, paths] of Object.entries(all)) for (const path of paths) await take(path, `${name}: ${path}`)
    for (const path of filesOf(own)) await take(path)
    for (const { path, html } of await walkEdition(agency.port, edition, { opens })) found.set(`walk: ${path}`, html)
    await collectAnswers(visitor, own, found)
  }
}, 300_000)
afterAll(() => agency?.stop())

/** Lists differ in houses, not in words: the table of pages has one with a map. */
const opens = (path: string): boolean => !/[?&](?:viewType|ankomst)=/.test(path)

/** Addresses besides pages; a test compares them with the routes of the server. */
function filesOf({ reservationId, key }: Booked): string[] {
  const access = new URLSearchParams({ reservationId, key })
  return [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/houses-1.xml',
    '/sitemaps/contests.xml',
    '/rss.xml',
    '/site.webmanifest',
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/booking/',
    '/agency/1/mark.svg',
    '/favorites-worker.js',
    '/.well-known/change-password',
    '/.well-known/security.txt',
    '/api/booking/receipt/',
    '/api/booking/calendar/',
    '/api/booking/pay/',
    '/api/booking/open/',
    '/api/booking/visit/',
    `/api/booking/mine/calendar/?${access}`,
    `/api/booking/mine/document/?${access}&kind=agreement`,
    `/api/booking/mine/pay/?${access}`,
    '/api/booking/mine/',
    '/api/booking/mine/edition/',
    '/api/favorites/',
    '/api/session/profile/',
    '/api/session/my-data/',
    '/api/version/',
    '/api/preview/',
    '/api/preview/end/',
    '/builds/meta/x.json',
    '/builds/latest.json',
    '/newsletter/confirm/?token=x',
    '/map/style.json',
    '/map/picture.svg',
    '/map/around.json',
    '/map/tiles/0/0/0.mvt',
    '/gibt-es-nicht/',
    '/%E0%A4%A/',
    '/services/booking/stats/',
    '/services/booking/stats/live/?lodgingId=1',
    '/services/booking/related/?lodgingId=1',
    '/services/broker/ical/x.ics',
    '/services/nothing/',
  ]
}

/** Forms that are refused, and the languages in which services say so. */
async function collectAnswers(visitor: Visitor, { option }: Booked, found: Documents): Promise<void> {
  const forms = ['/api/newsletter/', '/api/session/login/', '/booking/step1/', '/booking/step2/', '/booking/step3/']
  for (const path of [...forms, '/api/forms/form-contact/', '/api/comments/', '/api/search/']) {
    found.set(`POST ${path}`, (await visitor.post(path, {})).text)
  }
  for (const change of [{ arrival: '2001-01-06' }, { adults: 99 }, { lodgingId: 99_999 }, { duration: 6 }]) {
    const { body } = await visitor.service('/booking/rest/v1/quotes/', { option: { ...option, ...change } })
    found.set(`quote ${JSON.stringify(change)}`, JSON.stringify(body))
  }
}

const literals = [...demoNames, ...demoColours, ...demoRules]
/** Joints with work on own pictures: scenes of the demo still stand in for photos. */
const finds = (found: Documents, wanted = literals) =>
  [...found].flatMap(([name, text]) =>
    findLiterals(text, wanted).map((one) => `${name.replaceAll(/=[\w-]{20,}/g, '=…')} [${one.of}] ${one.text}`),
  )

describe.each(editionsOn)('in the %s edition', (edition) => {
  test('every page, file and answer is without a trace of the demo agency', () => {
    expect(documents[edition].size).toBeGreaterThan(100)
    expect(finds(documents[edition])).toEqual([])
  })

  test('every page of the table is among them, and none is missing', () => {
    const visited = new Set([...statuses.keys()].map((name) => name.split(/[ :]/)[1]))
    const inWalk = ['content']
    expect(Object.keys(pageTable).filter((name) => !visited.has(name) && !inWalk.includes(name))).toEqual([])
    const shown = [...statuses].filter(([name]) => /^\w+ [\w-]+: /.test(name) && name.startsWith(edition))
    expect(shown.filter(([name, status]) => status !== (name.includes(' dev:') ? 404 : 200))).toEqual([])
  })

  test('mails and text messages are without a trace of the demo agency, and name the second one', async () => {
    const current = await readAgency(agency.database.db)
    if (!current) throw new Error('The second agency has no profile.')
    const terms = await currentTerms({ ...agency.database, now: () => new Date() })
    const { letters, sms } = previewMails(edition, previewOf(current, terms))
    const mails = await agency.database.db.selectFrom('mail').selectAll().execute()
    expect(mails.length).toBeGreaterThan(2)
    const texts = [
      ...Object.entries(letters).map(
        ([name, { subject, text, html }]) => [name, `${subject}\n${text}\n${html}`] as const,
      ),
      ...Object.entries(sms),
      ...mails.map((mail, index) => [`sent ${index}`, JSON.stringify(mail)] as const),
    ]
    expect(finds(new Map(texts))).toEqual([])
    for (const [name, { text }] of Object.entries(letters)) expect(text, name).toContain(current.profile.company.name)
  })
})

test('every GET route of the server is among the files', () => {
  const server = join(import.meta.dirname, '..', '..', 'site', 'server')
  const sources = globSync('**/*.ts', { cwd: server, exclude: ['**/*.test.ts'] })
  const routes = sources.flatMap((file) =>
    [...readFileSync(join(server, file), 'utf8').matchAll(/app\.(?:get|all)\('(\/[^']*)'/g)].map(
      ([, path = '']) => path,
    ),
  )
  const patternOf = (path: string) => {
    const source = path.replaceAll(/:\w+(?:\{((?:[^{}]|\{[^}]*\})*)\})?/g, (_, rule) => rule ?? '[^/]+')
    return new RegExp(`^${source.replaceAll('\\\\', '\\')}/?(?:\\?|$)`)
  }
  const files = [...statuses.keys()].map((name) => name.replace(/^\w+ (?:[\w-]+: )?/, ''))
  expect(routes.length).toBeGreaterThan(20)
  // Events are an open connection that carries ids.
  const skipped = ['*', '/api/favorites/events', '/api/desk/events']
  expect(
    routes.filter((route) => !skipped.includes(route) && !files.some((file) => patternOf(route).test(file))),
  ).toEqual([])
})

test('the edition that is off is answered by another one', async () => {
  const { text } = await openVisitor(agency, 'da').get('/')
  expect(text).toMatch(/<html lang="de"/)
  expect(finds(new Map([['da', text]]))).toEqual([])
})

test('a booking is made under its terms', async () => {
  const { terms } = await agency.database.db
    .selectFrom('booking')
    .select('terms')
    .where('reservation_id', '=', booked.de?.reservationId ?? '')
    .executeTakeFirstOrThrow()
  expect(await readSecondTerms()).toMatchObject(terms as object)
})

test('before it is complete, guests read that it opens soon', async () => {
  const database = await createTestDatabase(secondSnapshot)
  await database.db.updateTable('lodging').set({ status: 'paused' }).execute()
  expect(await findMissing(database.db)).toHaveLength(1)
  await database.drop()
  const closed = await startAgency({
    snapshot: {
      name: 'second_agency_closed',
      from: secondSnapshot,
      fill: async ({ db }) => void (await db.updateTable('lodging').set({ status: 'paused' }).execute()),
    },
    env: secondSettings,
  })
  try {
    const { status, text } = await openVisitor(closed, 'de').get('/')
    expect(status).toBe(503)
    expect(text).toContain('Bodden &amp; Rohr')
    expect(finds(new Map([['closed', text]]))).toEqual([])
  } finally {
    await closed.stop()
  }
})

test('its pages link to its own hosts only', () => {
  expect(documents.de.get('front: /')).toContain(origins.en)
})

describe('terms that change from today on', () => {
  const dearer = async () => ({
    ...(await readSecondTerms()),
    validFrom: copenhagenDay(new Date()),
    transactionFee: { DKK: 20_100, EUR: 2650 },
    firstInstalment: { percent: 31, dueDaysAfterBooking: 3 },
    cancellation: [{ fromDaysBefore: 44, keptPercent: 77 }],
    minRenterAge: 27,
    checkInHour: 18,
    openYearsAhead: 1,
    energyPrices: { kwh: { DKK: 470, EUR: 63 }, m3: null },
  })
  const visitor = () => openVisitor(agency, 'de')
  const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0].replaceAll(/ id="[^"]*"|<!--.*?-->/g, '')

  /** All that a guest sees of a booking: its page, its fee for cancelling, its contract and its calendar. */
  const shownOf = async ({ reservationId, key }: Booked) => {
    const access = new URLSearchParams({ reservationId, key })
    const page = '/booking/reservation/'
    const guest = visitor()
    return {
      page: main((await guest.get(`${page}?${access}`)).text),
      cancel: main((await guest.get(`${page}?${access}&view=cancel`)).text),
      contract: (await guest.get(`/api/booking/mine/document/?${access}&kind=agreement`)).text,
      calendar: (await guest.get(`/api/booking/mine/calendar/?${access}`)).text.replaceAll(/DTSTAMP:.*/g, ''),
    }
  }

  test('are in the next price, page, contract and refund, and in nothing of an older booking', async () => {
    const { de: older } = booked
    if (!older) throw new Error('Nothing was booked in the German edition.')
    const before = await shownOf(older)
    expect(before.cancel).toMatch(/12\s%/)
    await saveTerms(await dearer(), { db: agency.database.db, now: () => new Date() })
    const house = '/ferienhaus-r7001/'
    await vi.waitFor(async () => expect((await visitor().get(house)).text).toContain('mindestens 27 Jahre'), 20_000)
    expect((await visitor().get(house)).text).toMatch(/&quot;openYearsAhead&quot;:1/)
    const { body } = await visitor().service('/booking/rest/v1/quotes/', {
      option: { ...older.option, lodgingId: 1, arrival: addDays(String(older.option.arrival), 7) },
    })
    const { quote } = body.data
    expect(quote.transactionFee).toBe(2650)
    expect(quote.meteredEstimates).toMatchObject([{ unitPrice: 63 }])
    const later = await shownOf(await book(visitor(), agency.database, 'de', 170))
    expect(later.page).toContain('ab 18\u00a0Uhr')
    expect(later.cancel).toMatch(/77\s%/)
    expect(later.contract).toMatch(/77\s%/)
    expect(await shownOf(older)).toEqual(before)
  })
})
