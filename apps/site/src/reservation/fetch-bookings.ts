import { type GuestBooking, guestBooking } from '@marram/contract/booking/guest-booking'
import { envelope } from '@marram/contract/envelope'
import * as v from 'valibot'

const reply = envelope(v.array(guestBooking))

/** Bookings of the logged-in guest; the site's server adds the token. */
export async function fetchOwnBookings(): Promise<GuestBooking[]> {
  const response = await fetch('/api/booking/mine/', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`Request failed with status ${response.status}`)
  return v.parse(reply, await response.json()).data
}
