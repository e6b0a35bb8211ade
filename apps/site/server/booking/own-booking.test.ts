import { NotLoggedInError } from '@marram/contract/auth/errors'
import type { UserMeta } from '@marram/contract/auth/shapes'
import { ServiceError } from '@marram/contract/service-error'
import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SiteApp } from '../kit/site-route.ts'
import type { BookingFlowClient } from './booking-flow-client.ts'
import { mountBookingRoutes } from './booking-routes.ts'
import type { BookingDraft } from './draft-cookie.ts'

const stay = { lodgingId: 6, arrival: '2027-06-12', duration: 7 }
const query = 'lodgingId=6&arrival=2027-06-12&duration=7&adults=2'
const receipt = '/booking/receipt/?reservation=123456789'
const party = { adults: 2, children: 0, infants: 0, pets: 0 }
const order = { option: { ...stay, ...party }, items: [], acceptedTotal: 70_000, payChoice: 'invoice' }
const details = {
  firstName: 'Karen',
  lastName: 'Müller',
  address: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  country: 'DE',
  phone: '030 1234567',
  email: 'karen@example.org',
  isOldEnough: true,
  acceptsTerms: true,
  wantsNewsletter: false,
}
const secret = (name: string) => name.padEnd(32, '-')
const fresh: BookingDraft = { browserKey: secret('browser'), attempt: secret('attempt'), details, receipts: [] }
const access = { reservationId: '123456789', key: secret('access') }

/** The booking service's data: one stay, booked under one order's key. */
let booked: { key: string; state: string } | null = null
let holdsLeft = 1
beforeEach(() => {
  booked = null
  holdsLeft = 1
})

function refusal(status: number, code: string): ServiceError {
  return new ServiceError(status, { data: { error: 'No.', alternatives: [] }, meta: { code } })
}

const client = {
  place: async (_: unknown, key: string) => {
    if (booked && booked.key !== key) throw refusal(409, 'not-available')
    booked = { key, state: 'booked' }
    return access
  },
  findPlaced: async (key: string) => {
    if (booked?.key !== key) throw refusal(404, 'no-booking')
    return access
  },
  hold: async () => {
    if (holdsLeft === 0) throw refusal(429, 'too-many-holds')
    if (booked && booked.state !== 'cancelled') throw refusal(409, 'not-available')
    return { ...stay, departure: '2027-06-19', expiresAt: '', remainingSeconds: 1200 }
  },
  findHold: async () => {
    throw refusal(404, 'no-hold')
  },
  releaseHold: async () => ({ released: false }),
  readBooking: async () => ({ ...access, state: booked?.state ?? 'booked' }),
} as unknown as BookingFlowClient

/** Account metadata by token. */
const remembered = new Map<string, UserMeta[]>()
async function metasOf(token: string | null): Promise<UserMeta[]> {
  const metas = remembered.get(token ?? '')
  if (!metas) throw new NotLoggedInError()
  return metas
}

function openBrowser(draft: BookingDraft = fresh, token: string | null = null) {
  const app: SiteApp = new Hono({ strict: false })
  mountBookingRoutes(app, {
    bookingClientFor: () => client,
    auth: {
      identify: async () => Promise.reject(new Error()),
      profile: async () => Promise.reject(new Error()),
      sessions: async () => Promise.reject(new Error()),
      userMetas: async (own, keys) => (await metasOf(own)).filter(({ metaKey }) => keys.includes(metaKey)),
      setUserMeta: async (own, { metaKey, metaValue }) =>
        void (await metasOf(own)).splice(0, 9, { metaKey, metaValue: metaValue ?? '' }),
    },
    editionOf: () => 'en',
    hostOf: () => 'site.example',
    isHttps: () => true,
    personalPage: async (_, __, shown) => Response.json(shown?.visit, { status: shown?.status ?? 200 }),
    onFailure: (error) => {
      throw error
    },
  })
  let cookie = Buffer.from(JSON.stringify(draft)).toString('base64url')
  const send = async (method: string, path: string, type?: string, body?: string) => {
    const headers = {
      cookie: `booking=${cookie}${token === null ? '' : `; identity=${token}`}`,
      'sec-fetch-site': 'same-origin',
      ...(type && { 'content-type': type }),
    }
    const reply = await app.request(`https://site.example${path}`, { method, headers, ...(body && { body }) })
    return { status: reply.status, location: reply.headers.get('location'), reply }
  }
  return {
    get: (path: string) => send('GET', path),
    json: (path: string, body: unknown) => send('POST', path, 'application/json', JSON.stringify(body)),
    post: (path: string, fields: Record<string, string>) =>
      send('POST', path, 'application/x-www-form-urlencoded', `${new URLSearchParams(fields)}`),
    /** A browser that stores the cookies of each answer. */
    hear: ({ reply }: { reply: Response }) => {
      const [, value] = /booking=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '') ?? []
      cookie = value ?? cookie
    },
  }
}

describe.each([
  ['and goes back', true],
  ['whose reply got lost', false],
])('a guest who has booked %s', (_, hears) => {
  async function afterOrder() {
    const browser = openBrowser()
    const placed = await browser.json('/api/booking/order', order)
    expect(placed.status).toBe(201)
    if (hears) browser.hear(placed)
    return browser
  }

  test('sees the receipt in place of any step', async () => {
    const browser = await afterOrder()
    for (const step of [1, 2, 3]) {
      expect(await browser.get(`/booking/step${step}/?${query}`)).toMatchObject({ status: 303, location: receipt })
    }
    expect(await browser.post('/booking/step1/', Object.fromEntries(new URLSearchParams(query)))).toMatchObject({
      location: receipt,
    })
    const other = await browser.get('/booking/step1/?lodgingId=6&arrival=2027-07-10&duration=7&adults=2')
    expect(other.status).toBe(200)
  })

  test('learns of the own booking through the API, and never of a different guest’s', async () => {
    const browser = await afterOrder()
    const visit = await browser.get(`/api/booking/visit/?${query}`)
    expect((await visit.reply.json()).data.booked).toBe('123456789')
    const held = await browser.json('/api/booking/hold', { ...stay, party })
    expect([held.status, await held.reply.json()]).toMatchObject([
      409,
      { data: { reservationId: '123456789' }, meta: { code: 'already-booked' } },
    ])
  })

  test('can repeat the order and gets the same booking', async () => {
    const browser = await afterOrder()
    const again = await browser.json('/api/booking/order', order)
    expect([again.status, (await again.reply.json()).data.reservationId]).toEqual([201, '123456789'])
    const form = await browser.post(`/booking/step3/?${query}`, { acceptedTotal: '70000' })
    expect(form.location).toBe(receipt)
  })
})

test('can book the same stay again after cancelling, and a stranger sees it as taken', async () => {
  const browser = openBrowser()
  browser.hear(await browser.json('/api/booking/order', order))
  const stranger = openBrowser({ ...fresh, browserKey: secret('other'), attempt: secret('another') })
  const refused = await stranger.json('/api/booking/hold', { ...stay, party })
  expect((await refused.reply.json()).meta.code).toBe('not-available')
  booked = { key: booked?.key ?? '', state: 'cancelled' }
  expect((await browser.get(`/booking/step1/?${query}`)).status).toBe(200)
})

test('a late answer about the hold does not overwrite newer details', async () => {
  const browser = openBrowser({ ...fresh, details: null })
  const held = await browser.json('/api/booking/hold', { ...stay, party })
  browser.hear(await browser.json('/api/booking/details', details))
  browser.hear(held)
  expect((await browser.json('/api/booking/order', order)).status).toBe(201)
})

test('without script, too many holds do not stop the guest; a taken house does', async () => {
  const press = () => openBrowser().post(`/booking/step1/?${query}`, Object.fromEntries(new URLSearchParams(query)))
  holdsLeft = 0
  expect((await press()).location).toMatch(/^\/booking\/step2\//)
  holdsLeft = 1
  booked = { key: 'of somebody else', state: 'booked' }
  expect((await press()).location).toMatch(/^\/booking\/step1\//)
})

test('the receipt leads to the booking, with the key issued with the order', async () => {
  const browser = openBrowser()
  browser.hear(await browser.json('/api/booking/order', order))
  expect(await browser.get('/api/booking/open/?reservation=123456789')).toMatchObject({
    status: 303,
    location: `/booking/reservation/?${new URLSearchParams({ reservationId: '123456789', key: access.key })}`,
  })
  expect((await openBrowser().get('/api/booking/open/?reservation=123456789')).status).toBe(404)
})

// spec: error logged out
test('the last payment method is preselected for a logged-in guest, the invoice for others', async () => {
  const token = secret('token')
  remembered.set(token, [])
  const step3 = (browser: ReturnType<typeof openBrowser>) =>
    browser.get('/booking/step3/?lodgingId=6&arrival=2027-07-10&duration=7&adults=2')
  const chosenIn = async ({ reply }: { reply: Response }) => (await reply.json()).payChoice
  const known = openBrowser(fresh, token)
  expect(await chosenIn(await step3(known))).toBeNull()
  expect((await known.json('/api/booking/order', { ...order, payChoice: 'card' })).status).toBe(201)
  expect(remembered.get(token)).toEqual([{ metaKey: 'bookingPayChoice', metaValue: 'card' }])
  expect(await chosenIn(await step3(known))).toBe('card')
  const asked = await known.get('/api/booking/visit/?lodgingId=6&arrival=2027-07-10&duration=7&adults=2')
  expect((await asked.reply.json()).data.payChoice).toBe('card')
  for (const other of [openBrowser(), openBrowser(fresh, secret('token-that-is-over'))]) {
    expect(await chosenIn(await step3(other))).toBeNull()
  }
})

test('the payment method is remembered without script too, but not for an order without a login', async () => {
  const token = secret('token')
  remembered.set(token, [])
  const press = (fields: Record<string, string>) =>
    openBrowser(fresh, token).post(`/booking/step3/?${query}`, { acceptedTotal: '70000', ...fields })
  expect((await press({ payChoice: 'card', withoutLogin: '1' })).location).toBe(receipt)
  expect(remembered.get(token)).toEqual([])
  expect((await press({ payChoice: 'card' })).location).toBe(receipt)
  expect(remembered.get(token)).toEqual([{ metaKey: 'bookingPayChoice', metaValue: 'card' }])
})
