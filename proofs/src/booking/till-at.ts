import type { Connection } from '@marram/database/connection'
import { presentBookingChoice } from '@marram/domain/booking/choice'
import type { Edition } from '@marram/domain/edition'
import { type Answer, visit } from '@marram/testkit/visit'
import * as v from 'valibot'
import type { Till } from './compare-totals.ts'
import { anyGuest, type BookingDoor } from './guests.ts'

const quoted = v.object({ data: v.object({ quote: v.object({ total: v.number() }) }) })
const placed = v.object({
  data: v.object({ reservationId: v.string(), key: v.string(), quote: v.object({ total: v.number() }) }),
})
const read = v.object({
  data: v.object({
    charged: v.number(),
    quote: v.object({ total: v.number() }),
    instalments: v.array(v.object({ amount: v.number() })),
  }),
})

/** The service behind an HTTP client; each call comes from a different address, since no guest books 10,000 houses. */
export function tillBehind(
  { post }: BookingDoor,
  { db }: Pick<Connection, 'db'>,
): Omit<Till, 'pages' | 'reservationPage'> {
  let guest = 0
  const next = () => {
    guest += 1
    return guest
  }
  return {
    quote: async (option, items) => {
      const { status, bytes } = await post('/rest/v1/quotes/', { option, items }, next())
      if (status === 422) return null
      return v.parse(quoted, JSON.parse(bytes)).data.quote.total
    },
    place: async (request) => {
      const headers = { 'idempotency-key': `totals-order-number-${next()}` }
      const { status, bytes } = await post('/rest/v1/booking/', request, guest, headers)
      if (status === 409 && bytes.includes('not-available')) return null
      const { data } = v.parse(placed, JSON.parse(bytes), { message: bytes.slice(0, 300) })
      return { reservationId: data.reservationId, key: data.key, total: data.quote.total }
    },
    read: async ({ reservationId, key }) => {
      const { bytes } = await post('/rest/v1/bookings/read/', { reservationId, key }, next())
      const { data } = v.parse(read, JSON.parse(bytes))
      const instalments = data.instalments.reduce((sum, { amount }) => sum + amount, 0)
      return { total: data.quote.total, charged: data.charged, instalments }
    },
    mailOf: async (reservationId) => {
      const row = await db
        .selectFrom('mail')
        .where('subject', 'like', `%(${reservationId})`)
        .select('text_body')
        .executeTakeFirstOrThrow()
      return row.text_body
    },
  }
}

/** The pages of a running program, as a browser without script gets them. */
export function pagesAt(port: number): Pick<Till, 'pages' | 'reservationPage'> {
  const host = (edition: Edition) => `${edition.key}.localhost:${port}`
  return {
    pages: async ({ option, items = [] }, edition) => {
      const { adults, children, infants, pets, lodgingId, duration } = option
      const party = { adults, children, infants, pets }
      const choice = { lodgingId, arrival: option.arrival, duration, party, items, seenTotal: null }
      const query = presentBookingChoice(choice)
      const first = await visit(port, `/booking/step1/${query}`, { host: host(edition) })
      const form = new URLSearchParams(Object.entries(anyGuest).map(([name, value]) => [name, String(value)]))
      const sent = await visit(port, `/booking/step2/${query}`, {
        method: 'POST',
        host: host(edition),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: form.toString(),
      })
      const headers = { cookie: cookiesOf(sent) }
      const third = await visit(port, `/booking/step3/${query}`, { host: host(edition), headers })
      return { step1: totalIn(first.text), step3: totalIn(third.text) }
    },
    reservationPage: async ({ reservationId, key }, edition) => {
      const query = new URLSearchParams({ reservationId, key })
      // The key moves from the address into a cookie.
      const link = await visit(port, `/booking/reservation/?${query}`, { host: host(edition) })
      const headers = { cookie: cookiesOf(link) }
      const page = await visit(port, link.headers.location ?? '', { host: host(edition), headers })
      const [, summary = ''] = page.text.split('reservation__summary')
      return totalIn(summary)
    },
  }
}

function cookiesOf({ headers }: Answer): string {
  const lines = (headers['set-cookie'] ?? '').split(/, (?=[\w-]+=)/)
  return lines.map((line) => line.split(';')[0]).join('; ')
}

/** The figure in the total's line, as in the HTML. */
function totalIn(html: string): string {
  const [, figure = 'no total'] = /lines__total"><dt>[^<]*<\/dt><dd>([^<]*)<\/dd>/.exec(html) ?? []
  return figure.replaceAll('&nbsp;', '\u00a0')
}
