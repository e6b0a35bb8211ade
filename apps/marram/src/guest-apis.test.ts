import { expect, test } from 'vitest'
import { createConnections } from './connections.ts'
import { createBookingApi } from './guest-apis.ts'

const released = () => Response.json({ data: { released: true }, meta: {} })

function bookingsWith(url: string | undefined) {
  const seen: string[] = []
  const booking = async ({ url }: Request) => {
    seen.push(url)
    return released()
  }
  const fetch = async (url: string) => {
    seen.push(url)
    return released()
  }
  return { seen, client: createBookingApi(createConnections({ booking }, 'demo'), { url, fetch })(null) }
}

test('bookings in Danish use the booking service, those in other languages the host of the German domain', async () => {
  const { client, seen } = bookingsWith('https://buchung.example')
  for (const languageId of [1, 2, 7]) await client.releaseHold('browser', languageId)
  expect(seen.map((url) => new URL(url).host)).toEqual(['booking.internal', 'buchung.example', 'buchung.example'])
})

test('without such a host every language uses the booking service', async () => {
  const { client, seen } = bookingsWith(undefined)
  for (const languageId of [1, 2]) await client.releaseHold('browser', languageId)
  expect(seen.map((url) => new URL(url).host)).toEqual(['booking.internal', 'booking.internal'])
})
