import type { BookingRequest } from '@marram/contract/booking/place'

export type Tampered = {
  readonly what: string
  readonly path: string
  readonly body: unknown
  readonly headers?: Record<string, string>
}

export type Honest = {
  readonly request: BookingRequest
  readonly access: { readonly reservationId: string; readonly key: string }
  /** Keys of a different guest. */
  readonly foreign: { readonly reservationId: string; readonly key: string }
}

const tenMegabytes = 10 * 1_048_576

/** Requests that a guest with developer tools might try; none may write anything. */
export function tamperedRequests({ request, access, foreign }: Honest, round: number): Tampered[] {
  const key = { 'idempotency-key': `tampered-request-${String(round).padStart(8, '0')}` }
  const book = (what: string, body: unknown): Tampered => ({ what, path: '/rest/v1/booking/', body, headers: key })
  const option = (what: string, change: object) => book(what, { ...request, option: { ...request.option, ...change } })
  const wrongKeys = [
    { reservationId: access.reservationId, key: foreign.key },
    { reservationId: foreign.reservationId, key: access.key },
    { reservationId: access.reservationId, key: 'x'.repeat(32) },
    { reservationId: '999999999', key: access.key },
  ]
  const rebooking = {
    ...{ arrival: request.option.arrival, duration: 14, items: [], acceptedTotal: 1, acceptedTerms: '0'.repeat(64) },
    party: { adults: 2, children: 0, infants: 0, pets: 0 },
  }
  return [
    book('a cheaper price', { ...request, acceptedTotal: request.acceptedTotal - 1 - round }),
    book('a price of nothing', { ...request, acceptedTotal: 0 }),
    book('a negative price', { ...request, acceptedTotal: -request.acceptedTotal }),
    book('half a cent', { ...request, acceptedTotal: request.acceptedTotal + 0.5 }),
    book('a price in words', { ...request, acceptedTotal: 'cheap' }),
    option('nobody', { adults: 0 }),
    option('a negative party', { adults: 2, children: -1 }),
    option('minus two adults', { adults: -2 }),
    option('more guests than beds', { adults: 90 }),
    option('half a child', { children: 0.5 }),
    option('a past arrival', { arrival: '2020-07-04' }),
    option('an arrival that never was', { arrival: '2027-02-30' }),
    option('no nights', { duration: 0 }),
    option('a hundred years', { duration: 36_500 }),
    option('an unknown house', { lodgingId: 2_000_000_000 }),
    option('another currency', { currency: request.option.currency === 'EUR' ? 'DKK' : 'EUR' }),
    option('another language', { languageId: 3 }),
    book('minus one cot', { ...request, items: [{ itemId: 1, quantity: -1 }] }),
    book('an unknown item', { ...request, items: [{ itemId: 2_000_000_000, quantity: 1 }] }),
    book('a price for an item', { ...request, items: [{ itemId: 1, quantity: 1, unitPrice: 0 }] }),
    book('no guest', { ...request, guest: undefined }),
    book('terms not accepted', { ...request, guest: { ...request.guest, acceptsTerms: false } }),
    book('a second header in the mail address', {
      ...request,
      guest: { ...request.guest, email: 'a@b.dk\r\nBcc: c@d.dk' },
    }),
    book('ten megabytes', { ...request, guest: { ...request.guest, firstName: 'x'.repeat(tenMegabytes) } }),
    book('no JSON', '{"option":'),
    { ...book('a bearer token of nobody', request), headers: { ...key, authorization: 'Bearer nobody' } },
    ...wrongKeys.flatMap((pair) => [
      { what: 'reading with a wrong key', path: '/rest/v1/bookings/read/', body: pair },
      { what: 'looking with a wrong key', path: '/rest/v1/bookings/reservation/', body: pair },
      { what: 'cancelling with a wrong key', path: '/rest/v1/bookings/cancel/', body: { ...pair, acceptedCharge: 0 } },
      {
        what: 'ordering with a wrong key',
        path: '/bs/add-anon-tilkoeb/',
        body: { ...pair, items: [{ itemId: 1, quantity: 1 }], acceptedTotal: 1 },
      },
      { what: 'looking for dates with a wrong key', path: '/rest/v1/bookings/rebooking/', body: pair },
      { what: 'changing with a wrong key', path: '/rest/v1/bookings/rebook/', body: { ...rebooking, ...pair } },
      { what: 'messages with a wrong key', path: '/bs/signup-for-sms/', body: { ...pair, phone: '+4512345678' } },
    ]),
    { what: 'cancelling for less', path: '/rest/v1/bookings/cancel/', body: { ...access, acceptedCharge: -1 } },
    {
      what: 'a party of minus one',
      path: '/rest/v1/bookings/party/',
      body: { ...access, adults: -1, children: 0, infants: 0, pets: 0, acceptedTotal: 1 },
    },
    { what: 'changing without a preview', path: '/rest/v1/bookings/rebook/', body: { ...rebooking, ...access } },
    ...['', 'x'.repeat(64), '0'.repeat(63)].map((acceptedTerms) => ({
      what: `changing with the terms ${acceptedTerms}`,
      path: '/rest/v1/bookings/rebook/',
      body: { ...rebooking, ...access, acceptedTerms },
    })),
    {
      what: 'changing to 366 nights',
      path: '/rest/v1/bookings/rebooking/',
      body: { ...access, duration: 366 },
    },
    {
      what: 'meters before the stay',
      path: '/rest/v1/bookings/meters/',
      body: { ...access, readings: [{ itemId: 1, moment: 'arrival', reading: '1' }] },
    },
    { what: 'opening without a login', path: '/rest/v1/bookings/open/', body: { reservationId: access.reservationId } },
  ]
}

/** A clear refusal: a client error with a stable code. */
export function isClearRefusal(status: number, bytes: string): boolean {
  return status >= 400 && status < 500 && /"code":"[a-z-]+"/.test(bytes)
}
