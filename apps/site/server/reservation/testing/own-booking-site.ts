import { ServiceError } from '@marram/contract/service-error'
import { standardTerms } from '@marram/domain/terms'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { Hono } from 'hono'
import { holdKey } from '../held-key.ts'
import { mountMineRoutes } from '../mine-routes.ts'
import type { ReservationPageClient } from '../reservation-page-client.ts'

export const key = 'k'.repeat(32)
export const access = { reservationId: '123456789', key }
export const held = 'reservationId=123456789&key=held'
export const token = 't'.repeat(43)
const origins = { da: 'https://da.example', de: 'https://de.example', en: 'https://en.example' }

/** Records calls to the booking service; each answers with a value, or throws for one call. */
export const calls: unknown[][] = []
export const failures: unknown[] = []
export const shown: unknown[] = []
/** Errors of the next calls, by name. */
export const failing: { calls: Readonly<Record<string, Error>> } = { calls: {} }
export const reservation = {
  booking: {
    ...access,
    arrival: '2027-06-12',
    departure: '2027-06-19',
    createdAt: '2027-01-01T08:00:00Z',
    terms: standardTerms,
  },
  house: { name: 'b2417', title: 'Haus am Weg', address: 'Hvidbjerg Klit 17' },
  checkOutHour: 10,
}
const answers: Readonly<Record<string, unknown>> = {
  rebookingOffer: { stays: ['week'] },
  ...{ reservation, addOns: { items: ['cot'] }, previewChange: { total: 7 } },
  ...{
    bookings: ['mine'],
    openBooking: access,
    openReview: 'review/token',
    openQuestion: 'a1b2',
    document: { html: '<p>Agreement</p>' },
  },
  startPayment: { redirectUrl: 'https://pay.example/1' },
}
const clientFor = (own: string | null): ReservationPageClient =>
  new Proxy(Object.create(null), {
    get:
      (_, name: string) =>
      async (...args: unknown[]) => {
        calls.push([name, ...args, ...(own === null ? [] : [own])])
        const error = failing.calls[name]
        if (error) throw error
        return answers[name]
      },
  })

export const app = new Hono<{ Bindings: SocketBindings }>({ strict: false })
mountMineRoutes(app, {
  reservationClientFor: clientFor,
  editionOf: () => 'de',
  hostOf: () => 'site',
  isHttps: () => true,
  origins,
  personalPage: async (_, edition, own) => {
    shown.push({ edition, ...own })
    return new Response('page', { status: own?.status ?? 200 })
  },
  onFailure: (error) => failures.push(error),
})
app.get('*', (c) => c.text('other page'))

const [cookie = ''] = holdKey(new Request('https://site/'), new Response(), access, true).headers.getSetCookie()
export const browser = { cookie: cookie.split(';')[0] ?? '' }
export const loggedIn = { cookie: `identity=${token}` }
export const get = (path: string, headers: Record<string, string> = browser) =>
  app.request(`https://site${path}`, { headers })
export const post = (
  fields: Record<string, string>,
  headers: Record<string, string> = browser,
  path = '/booking/reservation/',
) =>
  app.request(`https://site${path}`, {
    method: 'POST',
    body: new URLSearchParams({ reservationId: '123456789', key: 'held', ...fields }),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })
export const place = (response: Response) => [response.status, response.headers.get('location')]
export const refusal = (status: number, code: string) =>
  new ServiceError(status, { data: { error: 'sentence' }, meta: { code } })

/** Before each test. */
export function forget(): void {
  for (const list of [calls, failures, shown]) list.length = 0
  failing.calls = {}
}
