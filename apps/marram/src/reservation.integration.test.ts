import { demoUsers } from '@marram/demo/users'
import { copenhagenDay } from '@marram/domain/iso-day'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { type Answer, visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let agency: Agency
let access: { reservationId: string; key: string }
const [guest] = demoUsers
const email = guest?.email ?? ''

beforeAll(async () => {
  agency = await startAgency()
  access = await book()
}, 120_000)
afterAll(() => agency?.stop())

const service = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const json = { 'content-type': 'application/json', 'x-public-key': 'marram-demo', ...headers }
  const options = { method: 'POST', headers: json, body: JSON.stringify(body) }
  const answer = await visit(agency.port, `/services/booking${path}`, options)
  return { status: answer.status, body: JSON.parse(answer.text) }
}

/** The first week that a house of the demo agency offers in spring. */
async function book() {
  const first = Date.parse(`${copenhagenDay(new Date())}T00:00:00Z`) + 120 * 86_400_000
  const houses = await agency.database.db.selectFrom('lodging').where('status', '=', 'active').select('id').execute()
  const details = { firstName: 'Karen', lastName: 'Müller', address: 'Lindenstraße 4', postalCode: '10969' }
  const rest = { city: 'Berlin', country: 'DE', phone: '+491701234567', email, isOldEnough: true, acceptsTerms: true }
  for (const { id } of houses) {
    for (let day = 0; day < 7; day += 1) {
      const arrival = new Date(first + day * 86_400_000).toISOString().slice(0, 10)
      const party = { adults: 2, children: 0, infants: 0, pets: 0 }
      const option = { lodgingId: id, arrival, duration: 7, ...party, currency: 'EUR', languageId: 2 }
      const { status, body } = await service('/rest/v1/quotes/', { option })
      if (status !== 200) continue
      const wish = { option, acceptedTotal: body.data.quote.total, guest: { ...details, ...rest } }
      const placed = await service('/rest/v1/booking/', wish, { 'idempotency-key': `test-${id}-${arrival}-0000000` })
      if (placed.status === 201) return { reservationId: placed.body.data.reservationId, key: placed.body.data.key }
    }
  }
  throw new Error('No house of the demo agency offers a week.')
}

const sameOrigin = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
/** The test browser's cookies for the German edition. */
let cookie = ''
const cookieIn = ({ headers }: Answer): string => [headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? ''
const ask = (path: string, query: Record<string, string>, host = 'de.localhost', headers = {}): Promise<Answer> =>
  visit(agency.port, `${path}?${new URLSearchParams(query)}`, { host, headers })
/** Opens the link of a mail like a browser: the key is exchanged for a cookie. */
const page = async (path: string, query: Record<string, string>, host = 'de.localhost'): Promise<Answer> => {
  const first = await ask(path, query, host)
  if (first.status !== 303) return first
  const held = cookieIn(first)
  if (host === 'de.localhost') cookie = held
  return visit(agency.port, first.headers.location ?? '', { host, headers: { cookie: held } })
}
const post = (fields: Record<string, string>, headers: Record<string, string> = sameOrigin): Promise<Answer> =>
  visit(agency.port, '/booking/reservation/', {
    method: 'POST',
    headers: { ...headers, cookie },
    body: `${new URLSearchParams(fields)}`,
  })
/** The hidden fields of the form with this button. */
const fieldsOf = ({ text }: Answer, intent: string): Record<string, string> => {
  const forms = text.split('<form').filter((form) => form.includes(`value="${intent}"`))
  const [form = ''] = forms[0]?.split('</form>') ?? []
  const inputs = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]))
}

describe('the page of a booking, without script', () => {
  test.each([
    ['de.localhost', ['Das Haus ist für Sie gebucht', /Noch 1\d\d Tage/, 'Bitte mitbringen']],
    ['da.localhost', ['Huset er dit', /1\d\d dage til ferien/, 'Husk at tage med']],
    ['en.localhost', ['The house is yours', /1\d\d days to go/, 'What to bring']],
  ])('is shown on %s to holders of number and key, and never cached', async (host, words) => {
    const { status, text, headers } = await page('/booking/reservation/', access, host)
    expect(status).toBe(200)
    for (const word of [...words, 'class="map map--places']) expect(text).toMatch(word)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['referrer-policy']).toBe('same-origin')
  })

  test('removes its key from the URL, in exchange for a cookie for this booking only', async () => {
    const first = await ask('/booking/reservation/', { ...access, view: 'party' })
    expect([first.status, first.headers['referrer-policy']]).toEqual([303, 'no-referrer'])
    const way = first.headers.location ?? ''
    expect(way).toContain(`reservationId=${access.reservationId}`)
    expect(way).toContain('view=party')
    expect(way).not.toContain(access.key)
    const opened = await visit(agency.port, way, { headers: { cookie: cookieIn(first) } })
    expect([opened.status, opened.text.includes(access.key)]).toEqual([200, false])
    expect((await visit(agency.port, way)).status).toBe(404)
  })

  test('opens in another edition through our server, which knows the key', async () => {
    await page('/booking/reservation/', access)
    const query = { to: 'da', reservationId: access.reservationId, key: 'held', view: 'cancel' }
    const { headers } = await ask('/api/booking/mine/edition/', query, 'de.localhost', { cookie })
    const target = new URL(headers.location ?? '')
    expect([target.host, target.searchParams.get('key')]).toEqual([`da.localhost:${agency.port}`, access.key])
    expect(target.searchParams.get('view')).toBe('cancel')
    expect((await ask('/api/booking/mine/edition/', query)).headers.location).toBe('/booking/reservation/')
  })

  test('gives the same error for a wrong key, a wrong number and a truncated link', async () => {
    const main = ({ text }: Answer) => text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    const tries = [
      { ...access, key: 'x'.repeat(32) },
      { ...access, reservationId: '123456789' },
      { reservationId: '1' },
    ]
    const answers = await Promise.all(tries.map((query) => page('/booking/reservation/', query)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(answers.map(main)).size).toBe(1)
  })

  test('has the calendar file and the agreement', async () => {
    const calendar = await page('/api/booking/mine/calendar/', access)
    expect([calendar.status, calendar.text.includes('BEGIN:VEVENT')]).toEqual([200, true])
    expect(calendar.text).toMatch(/LOCATION:.+\r\nDESCRIPTION:Schlüssel ab 15/)
    const agreement = await page('/api/booking/mine/document/', { ...access, kind: 'agreement' })
    expect([agreement.status, agreement.text.includes(access.reservationId)]).toEqual([200, true])
    expect(agreement.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test("offers every open instalment separately, and opens the one in a reminder's link", async () => {
    const amounts = (text: string) =>
      [...text.matchAll(/\/api\/booking\/mine\/pay\?[^"]*amount=(\d+)/g)].map(([, sum]) => sum)
    const first = await page('/booking/reservation/', access)
    const second = await page('/booking/reservation/', { ...access, instalment: '2' })
    const { body } = await service('/rest/v1/bookings/read/', access)
    const [next, all] = body.data.payWays.open.map(({ amount }: { amount: number }) => String(amount))
    expect([amounts(first.text), amounts(second.text)]).toEqual([[next], [all]])
    for (const { text } of [first, second])
      expect(text).toMatch(/instalment=2&amp;?[^"]*#reservation-pay|instalment=2#/)
    const changed = await ask('/api/booking/mine/pay/', { ...access, key: 'held', amount: '1' }, 'de.localhost', {
      cookie,
    })
    expect(changed.headers.location).toContain('refused=amount-changed')
  })

  test('accepts nothing from a page of another site', async () => {
    const foreign = { ...sameOrigin, 'sec-fetch-site': 'cross-site' }
    expect((await post({ ...access, intent: 'cancel', acceptedCharge: '0' }, foreign)).status).toBe(403)
  })
})

test('a guest orders an extra, requests a text message, cancels with a fee, and gets a mail each time', async () => {
  const offer = await page('/booking/add-ons/', access)
  const item = /name="(item-\d+)"/.exec(offer.text)?.[1] ?? ''
  const order = fieldsOf(await page('/booking/add-ons/', { ...access, [item]: '1' }), 'order')
  expect(order[item]).toBe('1')
  expect((await post(order)).headers.location).toContain('done=ordered')
  expect((await post({ ...access, intent: 'sms', phone: '0170 7654321' })).headers.location).toContain('done=sms')
  expect((await page('/booking/reservation/', access)).text).toContain('+491707654321')
  const cancel = fieldsOf(await page('/booking/reservation/', { ...access, view: 'cancel' }), 'cancel')
  const early = await post({ ...cancel, acceptedCharge: '0' })
  expect(early.headers.location).toContain('refused=charge-changed')
  expect((await post(cancel)).headers.location).toContain('done=cancelled')
  expect((await page('/booking/reservation/', access)).text).toContain('Diese Buchung ist storniert')
  const mails = await agency.database.db.selectFrom('mail').where('recipient', '=', email).select('key').execute()
  // The mail about changes waits for more of them, and a cancelled booking needs none.
  expect(mails).toHaveLength(2)
})

test('a logged-in guest finds and opens the booking; nobody else does', async () => {
  const token = await logIn('/login/guest/', { email, password: guest?.password, captcha: null })
  const cookie = `identity=${token}`
  const list = await visit(agency.port, '/account/bookings/', { headers: { cookie } })
  expect([list.status, list.text.includes(access.reservationId)]).toEqual([200, true])
  const open = (headers: Record<string, string>) =>
    visit(agency.port, '/api/booking/mine/open/', {
      method: 'POST',
      headers: { ...sameOrigin, ...headers },
      body: `reservationId=${access.reservationId}`,
    })
  const opened = await open({ cookie })
  const way = opened.headers.location ?? ''
  expect((await visit(agency.port, way, { headers: { cookie: cookieIn(opened) } })).status).toBe(200)
  expect((await visit(agency.port, way)).status).toBe(404)
  expect((await open({})).headers.location).toBe('/account/')
  expect((await visit(agency.port, '/api/booking/mine/')).status).toBe(401)
})

async function logIn(path: string, body: unknown): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-public-key': 'marram-demo' }
  const answer = await visit(agency.port, `/services/auth${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return JSON.parse(answer.text).data.token
}
