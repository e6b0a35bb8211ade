import { type Agency, startAgency } from '@marram/testkit/agency'
import { type Answer, visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

let agency: Agency
/** Set by a test that simulates a failure of the booking service. */
let failing: (request: Request) => Response | null = () => null

beforeAll(async () => {
  agency = await startAgency({
    disturb: (service, request) => (service === 'booking' ? failing(request) : null),
  })
  // A returning guest, whose booking is confirmed at once.
  const known = { email: 'karen@example.org', confirmed_at: new Date() }
  await agency.database.db.insertInto('confirmed_address').values(known).execute()
}, 180_000)
afterAll(() => agency?.stop())
beforeEach(() => {
  failing = () => null
})

/** A browser without script: it keeps cookies and submits forms from our own pages. */
function openBrowser(origin: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' }) {
  const jar = new Map<string, string>()
  const send = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await visit(agency.port, path, {
      method,
      headers: { ...origin, ...(cookie !== '' && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    })
    const [, name, value] = /^(\w+)=([^;]*)/.exec(answer.headers['set-cookie'] ?? '') ?? []
    if (name !== undefined && value !== undefined) jar.set(name, value)
    return answer
  }
  return {
    jar,
    get: (path: string) => send('GET', path, {}),
    post: (path: string, fields: Record<string, string>) =>
      send('POST', path, { 'content-type': 'application/x-www-form-urlencoded' }, `${new URLSearchParams(fields)}`),
    json: (path: string, body: unknown) =>
      send('POST', path, { 'content-type': 'application/json' }, JSON.stringify(body)),
    delete: (path: string) => send('DELETE', path, {}),
  }
}

const guest = {
  firstName: 'Karen',
  lastName: 'Müller',
  address: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  country: 'DE',
  phone: '030 1234567',
  email: 'karen@example.org',
}
const ticked = { isOldEnough: '1', acceptsTerms: '1' }

const names: string[] = []
/** The next unused house with a free stay, as linked from its page. */
async function freeStay(): Promise<URLSearchParams> {
  if (names.length === 0) {
    const { text } = await visit(agency.port, '/sitemaps/houses-1.xml')
    names.push(...new Set([...text.matchAll(/ferienhaus-([a-z]+\d+)\//g)].map(([, name = '']) => name)))
  }
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    const { text } = await visit(agency.port, `/ferienhaus-${name}/`)
    const [, query] = /href="\/booking\/step1\/\?([^"]+)"/.exec(text) ?? []
    if (query !== undefined) return new URLSearchParams(query.replaceAll('&amp;', '&'))
  }
  throw new Error('No house of the demo agency is free.')
}

const fieldOf = (html: string, name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]
const plain = (html: string) => html.replaceAll(/<!--.*?-->|<script.*?<\/script>/gs, '')

async function countRows(): Promise<Record<string, number>> {
  const tables = ['booking', 'stay', 'ledger_entry', 'mail', 'idempotency_key', 'hold'] as const
  const counts = tables.map(async (table) => {
    const { db } = agency.database
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return [table, Number(count)] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

type Browser = ReturnType<typeof openBrowser>

/** Continues to the page with the order button; returns its address and the total on it. */
async function goToLastStep(browser: Browser, stay: URLSearchParams) {
  await browser.post('/booking/step1/', Object.fromEntries(stay))
  const saved = await browser.post(`/booking/step2/?${stay}`, { ...guest, ...ticked })
  const path = saved.headers.location ?? ''
  const page = await browser.get(path)
  return { path, total: fieldOf(page.text, 'acceptedTotal') ?? '', page }
}

describe('a guest without script', () => {
  // spec: route /booking/step1/; route /booking/step2/; route /booking/step3/; call POST /rest/v1/booking/
  test('books from the first step to the receipt, and the terms shown are those agreed, mailed and owed', async () => {
    const stay = await freeStay()
    const browser = openBrowser()
    const first = await browser.get(`/booking/step1/?${stay}`)
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(first.headers['x-robots-tag']).toBe('noindex')
    expect(plain(first.text)).toContain('Ihr Aufenthalt')
    const kept = await browser.post('/booking/step1/', { ...Object.fromEntries(stay), 'item-6': '2' })
    expect(kept.status).toBe(303)
    expect(kept.headers.location).toMatch(/^\/booking\/step2\/\?.*item-6=2/)
    const second = await browser.get(kept.headers.location ?? '')
    expect(plain(second.text)).toMatch(/Das Haus ist noch (?:19|20) Minuten für Sie reserviert/)
    expect(/<main.*<\/main>/s.exec(second.text)?.[0]).not.toMatch(/<input(?=[^>]*type="checkbox")[^>]*\schecked/)

    const wrong = await browser.post(kept.headers.location ?? '', { ...guest, phone: '12', email: 'karen', ...ticked })
    expect(wrong.status).toBe(422)
    expect(plain(wrong.text)).toContain('2 Angaben stimmen noch nicht')
    expect(plain(wrong.text)).toContain('zum Beispiel +49')
    expect(fieldOf(wrong.text, 'lastName')).toBe('Müller')

    const seenTotal = fieldOf(second.text, 'seenTotal') ?? ''
    const right = await browser.post(kept.headers.location ?? '', { ...guest, ...ticked, seenTotal })
    expect([right.status, right.headers.location]).toEqual([303, expect.stringContaining('/booking/step3/?')])
    const third = await browser.get(right.headers.location ?? '')
    expect(plain(third.text)).toContain('Zahlungspflichtig buchen')
    expect(plain(third.text)).toContain('kein 14-tägiges Widerrufsrecht')
    const acceptedTotal = fieldOf(third.text, 'acceptedTotal') ?? ''
    expect(acceptedTotal).toBe(seenTotal)

    const beforeOrder = new Map(browser.jar)
    const placed = await browser.post(right.headers.location ?? '', { acceptedTotal, payChoice: 'invoice' })
    const [, reservationId = ''] =
      /\/booking\/receipt\/\?reservation=(\d{9})$/.exec(placed.headers.location ?? '') ?? []
    expect([placed.status, reservationId]).toEqual([303, expect.stringMatching(/^\d{9}$/)])
    const receipt = await browser.get(placed.headers.location ?? '')
    expect(plain(receipt.text)).toContain('Gebucht. Wir freuen uns auf Sie.')
    const calendar = await browser.get(`/api/booking/calendar/?reservation=${reservationId}`)
    expect(calendar.headers['content-type']).toContain('text/calendar')
    expect(calendar.text).toContain(`DTSTART;VALUE=DATE:${stay.get('arrival')?.replaceAll('-', '')}`)

    const { db } = agency.database
    const row = await db
      .selectFrom('booking')
      .where('reservation_id', '=', reservationId)
      .selectAll()
      .executeTakeFirstOrThrow()
    const { charged } = await db
      .selectFrom('ledger_entry')
      .where('booking_id', '=', row.id)
      .select(({ fn }) => fn.sum<string>('amount').as('charged'))
      .executeTakeFirstOrThrow()
    expect([row.total, Number(charged)]).toEqual([Number(acceptedTotal), Number(acceptedTotal)])
    const mail = await db.selectFrom('mail').where('recipient', '=', guest.email).selectAll().execute()
    expect(mail).toHaveLength(1)
    expect(mail[0]?.subject).toContain(reservationId)

    // The browser missed the response and repeats the request with its old cookie.
    const again = openBrowser()
    for (const [name, value] of beforeOrder) again.jar.set(name, value)
    const repeated = await again.post(right.headers.location ?? '', { acceptedTotal, payChoice: 'invoice' })
    expect(repeated.headers.location).toBe(placed.headers.location)
    const bookings = await db.selectFrom('booking').where('lodging_id', '=', row.lodging_id).selectAll().execute()
    expect(bookings.filter(({ arrival }) => arrival === row.arrival)).toHaveLength(1)
  })

  test('with two unconfirmed bookings is refused a third one in the second step, and can have the mail sent again', async () => {
    const browser = openBrowser()
    const email = 'new@example.org'
    const unconfirmed = { ...guest, ...ticked, email }
    const placeNext = async () => {
      const stay = await freeStay()
      await browser.post('/booking/step1/', Object.fromEntries(stay))
      const saved = await browser.post(`/booking/step2/?${stay}`, unconfirmed)
      if (saved.status !== 303) return { saved, receipt: '' }
      const acceptedTotal = fieldOf((await browser.get(saved.headers.location ?? '')).text, 'acceptedTotal') ?? ''
      const placed = await browser.post(saved.headers.location ?? '', { acceptedTotal, payChoice: 'invoice' })
      return { saved, receipt: placed.headers.location ?? '' }
    }
    const { receipt } = await placeNext()
    await placeNext()
    const { saved } = await placeNext()
    expect(saved.status).toBe(429)
    const words = plain(saved.text)
    expect(words).toContain('noch nicht bestätigt')
    expect(words).toContain(`href="${receipt}"`)
    expect(words).toContain('href="tel:')
    expect(words).not.toContain('Wieder anmelden')
    expect(fieldOf(saved.text, 'email')).toBe(email)

    const [, title] = /<h1[^>]*>([^<]*)</.exec((await browser.get(receipt)).text) ?? []
    expect(title).toBe('Noch ein Klick in Ihrer E-Mail')
    expect((await browser.post(receipt, {})).headers.location).toBe(`${receipt}&mail=mailed-just-now`)
    await agency.database.db
      .updateTable('booking_access')
      .set({ created_at: new Date(0) })
      .execute()
    const again = await browser.post(receipt, {})
    expect([again.status, again.headers.location]).toEqual([303, `${receipt}&mail=sent`])
    expect(plain((await browser.get(again.headers.location ?? '')).text)).toContain('noch einmal unterwegs')
    const { db } = agency.database
    expect(await db.selectFrom('mail').where('recipient', '=', email).select('id').execute()).toHaveLength(3)
  })

  // spec: route /booking/
  test('is redirected to the first open step, from any spelling of its address', async () => {
    const stay = await freeStay()
    const browser = openBrowser()
    expect((await browser.get(`/booking/?${stay}`)).headers.location).toBe(`/booking/step1/?${stay}`)
    const unsaid = await browser.get(`/booking/step3/?${stay}`)
    expect([unsaid.status, unsaid.headers.location]).toEqual([303, expect.stringContaining('/booking/step2/')])
    expect((await browser.get('/booking/step2/')).headers.location).toContain('/booking/step1/')
    expect(await browser.get(`/Booking/STEP1?${stay}`)).toMatchObject({ status: 301 })
    expect(plain((await browser.get('/booking/step1/?adults=-2')).text)).toContain('führt zu keinem buchbaren Haus')
  })
})

describe('in case of a conflict', () => {
  test('a house booked by somebody else gives alternatives nearby', async () => {
    const stay = await freeStay()
    const [fast, slow] = [openBrowser(), openBrowser()]
    const late = await goToLastStep(slow, stay)
    // The slow guest's hold has expired.
    await agency.database.db
      .updateTable('hold')
      .set({ created_at: new Date(0), expires_at: new Date(1) })
      .execute()
    const early = await goToLastStep(fast, stay)
    expect((await fast.post(early.path, { acceptedTotal: early.total })).status).toBe(303)
    const refused = await slow.post(late.path, { acceptedTotal: late.total })
    expect(refused.status).toBe(409)
    expect(plain(refused.text)).toContain('Jemand war schneller')
    const first = await slow.get(`/booking/step1/?${stay}`)
    expect(plain(first.text)).toContain('Diesen Zeitraum hat gerade jemand anderes gebucht')
  })

  test('a changed price is shown, and only a second submission accepts it', async () => {
    const stay = await freeStay()
    const browser = openBrowser()
    const { path, total } = await goToLastStep(browser, stay)
    const before = await countRows()
    const refused = await browser.post(path, { acceptedTotal: '100', payChoice: 'card' })
    expect(refused.status).toBe(409)
    expect(plain(refused.text)).toMatch(/Der Preis hat sich von 1\s€ auf/)
    expect(refused.text).toMatch(/<input(?=[^>]*value="card")[^>]*\schecked/)
    expect(await countRows()).toEqual(before)
    expect(fieldOf(refused.text, 'acceptedTotal')).toBe(total)
    expect((await browser.post(path, { acceptedTotal: total })).status).toBe(303)
  })

  test('an expired login offers to continue without one, and loses nothing', async () => {
    const stay = await freeStay()
    const browser = openBrowser()
    const { path, total } = await goToLastStep(browser, stay)
    browser.jar.set('identity', 'a-token-that-has-ended-long-ago')
    const refused = await browser.post(path, { acceptedTotal: total })
    expect(refused.status).toBe(401)
    expect(plain(refused.text)).toContain('Ohne Konto buchen')
    expect((await browser.post(path, { acceptedTotal: total, withoutLogin: '1' })).status).toBe(303)
  })

  test('an order without a response is sent again and booked once', async () => {
    const stay = await freeStay()
    const browser = openBrowser()
    const { path, total } = await goToLastStep(browser, stay)
    failing = ({ url }) => (url.includes('/rest/v1/booking/') ? new Response(null, { status: 502 }) : null)
    const unheard = await browser.post(path, { acceptedTotal: total })
    expect(unheard.status).toBe(503)
    expect(plain(unheard.text)).toContain('Doppelt gebucht wird das Haus nicht')
    failing = () => null
    expect((await browser.post(path, { acceptedTotal: total })).status).toBe(303)
  })

  test('a declined card keeps the booking, with another way to pay', async () => {
    const stay = await freeStay()
    const browser = openBrowser()
    const { path, total } = await goToLastStep(browser, stay)
    const placed = await browser.post(path, { acceptedTotal: total, payChoice: 'card' })
    const receipt = await browser.get(placed.headers.location ?? '')
    expect(plain(receipt.text)).toContain('href="/api/booking/pay/')
    const [, reservation] = /reservation=(\d+)/.exec(placed.headers.location ?? '') ?? []
    const payWith = async (outcome: string) => {
      const { headers } = await browser.get(`/api/booking/pay/?reservation=${reservation}`)
      await browser.post(new URL(headers.location ?? '').pathname, { outcome })
      return plain((await browser.get(placed.headers.location ?? '')).text)
    }
    expect(await payWith('refused')).toContain('Ihre Bank hat die Karte abgelehnt')
    const paid = await payWith('paid')
    expect(paid).toContain('haben wir erhalten')
    expect(paid).not.toContain('href="/api/booking/pay/')
    const nothing = await browser.get(`/api/booking/pay/?reservation=${reservation}`)
    expect(nothing.headers.location).toContain('card=nothing-to-pay')
  })
})

describe('nothing is stored for', () => {
  const option = (stay: URLSearchParams) => ({
    lodgingId: Number(stay.get('lodgingId')),
    arrival: stay.get('arrival'),
    duration: Number(stay.get('duration')),
    adults: 2,
    children: 0,
    infants: 0,
    pets: 0,
  })

  test('manipulated orders, and each gets its error', async () => {
    const stay = await freeStay()
    const browser = openBrowser()
    const { total } = await goToLastStep(browser, stay)
    const order = { option: option(stay), items: [], acceptedTotal: Number(total), payChoice: 'invoice' }
    const before = await countRows()
    const attempts: [string, number, object][] = [
      ['a lower price', 409, { ...order, acceptedTotal: 100 }],
      ['a negative party', 422, { ...order, option: { ...order.option, adults: -2 } }],
      ['nobody at all', 422, { ...order, option: { ...order.option, adults: 0 } }],
      ['more guests than beds', 422, { ...order, option: { ...order.option, adults: 60 } }],
      ['an arrival that is over', 422, { ...order, option: { ...order.option, arrival: '2020-01-04' } }],
      ['a day that does not exist', 422, { ...order, option: { ...order.option, arrival: '2027-02-30' } }],
      ['a house that does not exist', 404, { ...order, option: { ...order.option, lodgingId: 999_999 } }],
      ['an extra of another agency', 422, { ...order, items: [{ itemId: 424_242, quantity: 1 }] }],
      ['a negative extra', 422, { ...order, items: [{ itemId: 6, quantity: -1 }] }],
      ['a price of its own for an extra', 422, { ...order, items: [{ itemId: 6, quantity: 1, unitPrice: 1 }] }],
      ['another way to pay', 422, { ...order, payChoice: 'later' }],
      ['a body that is no order', 422, []],
    ]
    for (const [what, status, body] of attempts) {
      const answer = await browser.json('/api/booking/order/', body)
      expect([what, answer.status, JSON.parse(answer.text).meta.code]).toEqual([what, status, expect.any(String)])
    }
    expect((await browser.json('/api/booking/order/', 'x'.repeat(10_000_000))).status).toBe(413)
    expect((await browser.post('/booking/step2/', { firstName: 'x'.repeat(10_000_000) })).status).toBe(413)
    expect((await browser.post(`/booking/step3/?${stay}`, { acceptedTotal: '-1' })).status).toBe(422)
    expect((await browser.post('/booking/step1/', { ...Object.fromEntries(stay), pets: '-1' })).status).toBe(422)
    expect((await openBrowser().json('/api/booking/order/', order)).status).toBe(409)
    expect(await countRows()).toEqual(before)
  })

  test('pages of other sites', async () => {
    const stay = await freeStay()
    const before = await countRows()
    const foreign = openBrowser({ 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' })
    const responses: Answer[] = [
      await foreign.post('/booking/step1/', Object.fromEntries(stay)),
      await foreign.json('/api/booking/hold/', option(stay)),
      await foreign.json('/api/booking/details/', guest),
      await foreign.json('/api/booking/order/', {}),
      await foreign.delete('/api/booking/hold/'),
    ]
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect(await countRows()).toEqual(before)
  })

  test("guests who request another guest's receipt", async () => {
    const stay = await freeStay()
    const owner = openBrowser()
    const { path, total } = await goToLastStep(owner, stay)
    const placed = await owner.post(path, { acceptedTotal: total })
    const [, reservation] = /reservation=(\d+)/.exec(placed.headers.location ?? '') ?? []
    const stranger = openBrowser()
    await goToLastStep(stranger, await freeStay())
    const before = await countRows()
    const addresses = ['/booking/receipt/', '/api/booking/receipt/', '/api/booking/calendar/', '/api/booking/pay/']
    for (const address of addresses) {
      const answer = await stranger.get(`${address}?reservation=${reservation}`)
      expect([address, answer.status]).toEqual([address, 404])
      expect(answer.text).not.toContain(guest.lastName)
    }
    expect(await countRows()).toEqual(before)
  })
})

test('a house is held while a guest fills in the form, released on going back, and refused to everybody else', async () => {
  const stay = await freeStay()
  const [first, second] = [openBrowser(), openBrowser()]
  await first.post('/booking/step1/', Object.fromEntries(stay))
  const other = await second.post('/booking/step1/', Object.fromEntries(stay))
  expect(other.headers.location).toContain('/booking/step1/')
  await first.get(`/booking/step1/?${stay}`)
  await vi.waitFor(async () => {
    const kept = await second.post('/booking/step1/', Object.fromEntries(stay))
    expect(kept.headers.location).toContain('/booking/step2/')
  })
  const visitOf = async (browser: Browser) => JSON.parse((await browser.get('/api/booking/visit/')).text).data
  expect((await visitOf(second)).hold.remainingSeconds).toBeGreaterThan(1100)
  expect((await visitOf(first)).hold).toBeNull()
})
