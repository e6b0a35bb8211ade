import { ServiceError } from '@marram/contract/service-error'
import { standardTerms } from '@marram/domain/terms'
import { Hono } from 'hono'
import type { SiteApp } from '../../kit/site-route.ts'
import { mountBookingRoutes } from '../booking-routes.ts'
import { type BookingDraft, findDraft } from '../draft-cookie.ts'

export const stay = { lodgingId: 6, arrival: '2027-06-12', duration: 7 }
export const party = { adults: 2, children: 1, infants: 0, pets: 0 }
export const query = 'lodgingId=6&arrival=2027-06-12&duration=7&adults=2&children=1'
const secret = (name: string) => name.padEnd(32, '-')
export const input = {
  firstName: ' Karen ',
  lastName: 'Müller',
  address: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  country: 'de',
  phone: '030 1234567',
  email: 'karen@example.org',
  isOldEnough: true,
  acceptsTerms: true,
  wantsNewsletter: false,
}
export const details = { ...input, firstName: 'Karen', country: 'DE', phone: '+49301234567' }
export const empty: BookingDraft = {
  browserKey: secret('browser'),
  attempt: secret('attempt'),
  details: null,
  receipts: [],
}
export const access = { reservationId: '123456789', key: secret('access') }
export const booked: BookingDraft = { ...empty, receipts: [access] }
export const hold = { ...stay, departure: '2027-06-19', expiresAt: '', remainingSeconds: 1200 }
export const token = secret('token')
const profile = {
  firstname: 'Karen',
  lastname: 'M',
  address: 'a',
  postalCode: 'p',
  city: 'c',
  country: 'DE',
  phone: '1',
}

/** Records calls to the services; each answers with a value, or throws for the calls set to fail. */
export const calls: unknown[][] = []
export const failures: unknown[] = []
const refused = new Map<string, Error>()
const answers: Readonly<Record<string, unknown>> = {
  hold,
  findHold: hold,
  releaseHold: { released: true },
  place: access,
  signUpForSms: null,
  readBooking: { state: 'booked' },
  checkPlacer: { mayBook: true },
  mailAgain: { mailed: true },
  startPayment: { redirectUrl: 'https://pay.example/1' },
  identify: { permissions: [], user: { email: 'karen@example.org' } },
  profile,
  sessions: [],
  userMetas: [{ metaKey: 'bookingPayChoice', metaValue: 'card' }],
  setUserMeta: null,
  reservation: {
    booking: {
      ...access,
      arrival: '2027-06-12',
      departure: '2027-06-19',
      createdAt: '2027-01-01T08:00:00Z',
      terms: standardTerms,
    },
    house: { name: 'b2417', title: 'Haus am Weg', address: 'Hvidbjerg Klit 17' },
    checkOutHour: 10,
  },
}
const answering = (own: string | null) =>
  new Proxy(Object.create(null), {
    get:
      (_, name: string) =>
      async (...args: unknown[]) => {
        calls.push([name, ...args, ...(own === null ? [] : [own])])
        const error = refused.get(name)
        if (error) throw error
        if (!(name in answers)) throw refusal(404, 'unknown')
        return answers[name]
      },
  })

/** Makes these calls fail. */
export function refuse(errors: Readonly<Record<string, Error>>): void {
  refused.clear()
  for (const [name, error] of Object.entries(errors)) refused.set(name, error)
}

export function forgetCalls(): void {
  calls.length = 0
  failures.length = 0
  refused.clear()
}

export function refusal(status: number, code: string, data = {}): ServiceError {
  return new ServiceError(status, { data: { error: 'sentence', ...data }, meta: { code } })
}

const app: SiteApp = new Hono({ strict: false })
mountBookingRoutes(app, {
  bookingClientFor: answering,
  auth: answering(null),
  editionOf: () => 'de',
  hostOf: () => 'site',
  isHttps: () => true,
  personalPage: async (request, edition, own) =>
    Response.json({ edition, status: 200, ...own, asked: [request.method, new URL(request.url).search] }, own),
  onFailure: (error) => failures.push(error),
})
app.get('*', (c) => c.text('other page'))

type Sent = { readonly draft?: BookingDraft | null; readonly headers?: Record<string, string> }
const cookieOf = (draft: BookingDraft) => `booking=${Buffer.from(JSON.stringify(draft)).toString('base64url')}`
export const send = (
  method: string,
  path: string,
  { draft = empty, headers = {} }: Sent,
  body?: string | URLSearchParams,
) => {
  const cookie = [...(draft ? [cookieOf(draft)] : []), ...(headers.cookie ? [headers.cookie] : [])].join('; ')
  const sent = { 'sec-fetch-site': 'same-origin', ...headers, cookie }
  return app.request(`https://site${path}`, { method, headers: sent, ...(body !== undefined && { body }) })
}
export const get = (path: string, sent: Sent = {}) => send('GET', path, sent)
export const post = (path: string, fields: Record<string, string>, sent: Sent = {}) =>
  send('POST', path, sent, new URLSearchParams(fields))
export const call = (path: string, body: unknown, { headers, ...sent }: Sent = {}) =>
  send('POST', path, { ...sent, headers: { 'content-type': 'application/json', ...headers } }, JSON.stringify(body))
export const place = (response: Response) => [response.status, response.headers.get('location')]
export const statusAndCode = async (response: Response) => {
  const { data, meta } = await response.json()
  return [response.status, meta.code ?? data]
}
export const draftIn = (response: Response) => {
  const [cookie] = response.headers.getSetCookie()
  return cookie ? findDraft(new Request('https://site/', { headers: { cookie: cookie.split(';')[0] ?? '' } })) : null
}
export const loggedIn = { cookie: `identity=${token}` }
export const foreign = { 'sec-fetch-site': 'cross-site' }
export const order = {
  option: { ...stay, ...party },
  items: [{ itemId: 7, quantity: 2 }],
  acceptedTotal: 70_000,
  payChoice: 'card',
}
export const ready = { ...empty, details }
