import { importEntries } from '@marram/booking/bank/import-entries'
import { readCamt } from '@marram/booking/bank/read-camt'
import { camtFile } from '@marram/booking/bank/testing/camt-file'
import { copenhagenDay } from '@marram/domain/iso-day'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { type Answer, visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let agency: Agency
beforeAll(async () => {
  agency = await startAgency()
}, 120_000)
afterAll(() => agency?.stop())

type Edition = {
  readonly host: string
  readonly languageId: 1 | 2 | 7
  readonly currency: 'DKK' | 'EUR'
  readonly guest: number
}

/** A guest without script: only links, forms and a cookie. */
function createGuest({ host, languageId, currency, guest }: Edition) {
  let cookie = ''
  const json = { 'content-type': 'application/json', 'x-public-key': 'marram-demo' }
  const service = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const options = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) }
    const answer = await visit(agency.port, `/services/booking${path}`, options)
    return { status: answer.status, body: JSON.parse(answer.text) }
  }
  const go = async (path: string): Promise<Answer> => {
    const answer = await visit(agency.port, path, { host, headers: { cookie } })
    const set = [answer.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0]
    if (set) cookie = set
    const { location } = answer.headers
    // Follows redirects within our site, which includes the provider's page here.
    return answer.status === 303 && location ? go(location.replace(/^http:\/\/[^/]+/, '')) : answer
  }
  const post = (path: string, fields: Record<string, string>) =>
    visit(agency.port, path, {
      method: 'POST',
      host,
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: `${new URLSearchParams(fields)}`,
    })
  return { service, go, post, languageId, currency, guest }
}
type Guest = ReturnType<typeof createGuest>

/** The first week in spring that a house offers. */
async function book({ service, languageId, currency, guest }: Guest) {
  const first = Date.parse(`${copenhagenDay(new Date())}T00:00:00Z`) + 120 * 86_400_000
  const houses = await agency.database.db.selectFrom('lodging').where('status', '=', 'active').select('id').execute()
  const details = { firstName: 'Karen', lastName: 'Holm', address: 'Klitvej 4', postalCode: '6857', city: 'Blåvand' }
  const contact = { country: 'DK', phone: '+4512345678', email: `paying-${guest}@example.org` }
  for (const { id } of houses.slice(guest * 15)) {
    for (let day = 0; day < 7; day += 1) {
      const arrival = new Date(first + day * 86_400_000).toISOString().slice(0, 10)
      const party = { adults: 2, children: 0, infants: 0, pets: 0 }
      const option = { lodgingId: id, arrival, duration: 7, ...party, currency, languageId }
      const { status, body } = await service('/rest/v1/quotes/', { option })
      if (status !== 200) continue
      const consents = { isOldEnough: true, acceptsTerms: true }
      const wish = { option, acceptedTotal: body.data.quote.total, guest: { ...details, ...contact, ...consents } }
      const placed = await service('/rest/v1/booking/', wish, { 'idempotency-key': `paying-${id}-${arrival}-0000` })
      if (placed.status === 201) return { reservationId: placed.body.data.reservationId, key: placed.body.data.key }
    }
  }
  throw new Error('No house of the demo agency offers a week.')
}

const editions = [
  { host: 'da.localhost', languageId: 1, currency: 'DKK', guest: 0 },
  { host: 'de.localhost', languageId: 2, currency: 'EUR', guest: 1 },
  { host: 'en.localhost', languageId: 7, currency: 'EUR', guest: 2 },
] as const
const words = {
  'da.localhost': { settled: 'Alt er betalt.', paidBack: 'Betalt tilbage til dig', particular: 'Kontonr.' },
  'de.localhost': { settled: 'Alles ist bezahlt.', paidBack: 'An Sie zurückgezahlt', particular: 'QR-Code' },
  'en.localhost': { settled: 'Paid in full.', paidBack: 'Refunded to you', particular: 'QR code' },
}

test.each(editions)(
  'on $host a guest pays by card, then by transfer, cancels, and gets an automatic refund to the card',
  async (edition) => {
    const { settled, paidBack, particular } = words[edition.host]
    const guest = createGuest(edition)
    const { go, post, service } = guest
    const access = await book(guest)
    const { reservationId } = access
    const path = `/booking/reservation/?${new URLSearchParams(access)}`
    const own = `reservationId=${reservationId}&key=held`
    const read = async () => (await service('/rest/v1/bookings/read/', access)).body.data
    const first = (await read()).payWays.due
    const page = await go(path)
    expect(page.text).toContain('DK')
    for (const shown of [reservationId, particular]) expect(page.text).toContain(shown)

    const provider = await go(`/api/booking/mine/pay/?${own}`)
    expect(provider.text).toContain('value="paid"')
    const payments = agency.database.db.selectFrom('payment').innerJoin('booking', 'booking.id', 'booking_id')
    const { id } = await payments
      .where('reservation_id', '=', reservationId)
      .select('payment.id')
      .executeTakeFirstOrThrow()
    expect((await post(`/services/booking/payments/sandbox/${id}/`, { outcome: 'paid' })).status).toBe(303)
    expect((await read()).paid).toBe(first)

    const { due: rest } = (await read()).payWays
    const entry = { reference: `S-${reservationId}`, amount: (rest / 100).toFixed(2), text: `No. ${reservationId}` }
    const file = camtFile([{ ...entry, currency: edition.currency }])
    await importEntries(readCamt(file), { db: agency.database.db, now: () => new Date() })
    expect((await go(path)).text).toContain(settled)

    const { cancellationCharge } = await read()
    const fields = { ...access, key: 'held', intent: 'cancel', acceptedCharge: String(cancellationCharge) }
    expect((await post('/booking/reservation/', fields)).headers.location).toContain('done=cancelled')
    const back = Math.min(first, first + rest - cancellationCharge)
    await vi.waitFor(async () => expect((await read()).paid).toBe(first + rest - back), { interval: 200 })
    expect((await go(path)).text).toContain(paidBack)
  },
  60_000,
)
