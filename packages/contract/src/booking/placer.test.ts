import { expect, test } from 'vitest'
import { createBookingPlacer } from './placer.ts'

const option = {
  lodgingId: 17,
  arrival: '2027-06-05',
  duration: 7,
  adults: 2,
  children: 0,
  infants: 0,
  pets: 0,
  currency: 'EUR',
} as const
const guest = {
  firstName: 'Ida',
  lastName: 'Holm',
  address: 'Strandvej 1',
  postalCode: '6854',
  city: 'Henne',
  country: 'DK',
  phone: '+4512345678',
  email: 'ida@example.com',
  isOldEnough: true,
  acceptsTerms: true,
}

function placerThatRecords() {
  const seen: { url: string; headers: Headers; credentials: string | undefined }[] = []
  const placer = createBookingPlacer({
    hosts: { standard: 'https://standard.example', german: 'https://german.example' },
    publicKey: 'demo',
    bearer: () => 'token-of-a-guest',
    headers: () => ({ 'x-trace-id': 'trace-1' }),
    fetch: async (url, { headers, credentials }) => {
      seen.push({ url, headers: new Headers(headers), credentials })
      return Response.json({ data: { released: true }, meta: {} })
    },
  })
  return { placer, seen }
}

// spec: call POST /rest/v1/booking/; call bearer token
test.each([
  [1, 'https://standard.example'],
  [2, 'https://german.example'],
  [7, 'https://german.example'],
] as const)('a booking in language %i goes to %s, with token, credentials, trace and key', async (languageId, host) => {
  const { placer, seen } = placerThatRecords()
  const request = { option: { ...option, languageId }, items: [], guest, acceptedTotal: 100_00 }
  // This response is not a booking and must be rejected.
  await expect(placer.place(request, 'key-of-this-order')).rejects.toThrow('booking')
  expect(seen[0]?.url).toBe(`${host}/rest/v1/booking/`)
  expect(seen[0]?.credentials).toBe('include')
  expect(Object.fromEntries(seen[0]?.headers ?? [])).toMatchObject({
    authorization: 'Bearer token-of-a-guest',
    'idempotency-key': 'key-of-this-order',
    'x-trace-id': 'trace-1',
  })
})

test('a hold is released on the host of its language, with its secret in a header', async () => {
  const { placer, seen } = placerThatRecords()
  await expect(placer.releaseHold('secret-of-this-browser', 1)).resolves.toEqual({ released: true })
  expect(seen[0]?.url).toBe('https://standard.example/rest/v1/holds/')
  expect(seen[0]?.headers.get('x-browser-key')).toBe('secret-of-this-browser')
})
