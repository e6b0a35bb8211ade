import type { PlacedBooking } from '@marram/contract/booking/placed'
import type { RebookingOrder } from '@marram/contract/booking/rebooking'
import { createRebookingClient } from '@marram/contract/booking/rebooking-client'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { addEntries } from '../../ledger/entries.ts'
import {
  type BookingOverrides,
  clearBookings,
  exampleBooking,
  newKey,
  seedExtras,
  weekTotal,
} from '../../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../../testing/seed.ts'
import { startOfTest, startTestBooking } from '../../testing/start-booking.ts'

/** Of a change of dates. */
export const fee = 8_500
/** The week in July, with cleaning. */
export const total = weekTotal + 9_000
export const july = { option: { arrival: '2027-07-10' }, acceptedTotal: total }

export const august = { arrival: '2027-08-07', duration: 7 }
/** Costs 300 € more. */
export const june = { arrival: '2027-06-05', duration: 7 }

export type Access = Pick<PlacedBooking, 'reservationId' | 'key'>
type Wish = { arrival: string; duration: number; party?: RebookingOrder['party']; items?: RebookingOrder['items'] }

/** The service with one house, whose spring is dearer than its summer, and guests who change their bookings. */
export async function startRebooking() {
  const booking = await startTestBooking()
  const { db, handle } = booking
  const service = { name: 'booking', baseUrl: 'http://booking', publicKey: 'key', fetch: inProcessFetch(handle) }
  const rebooking = createRebookingClient(createServiceClient(service))
  await seedCoast(db)
  await seedBookableLodging(db, { id: 1 })
  await seedExtras(db, 1)
  const setPrice = (seasonId: number, price: number) =>
    db.updateTable('lodging_season_price').set({ week_price_eur: price }).where('season_id', '=', seasonId).execute()
  return {
    booking,
    rebooking,
    setPrice,
    clear: async () => {
      await clearBookings(db)
      await sql`truncate payment_alert, refund cascade`.execute(db)
      await setPrice(1, 100_000)
      await setPrice(2, 70_000)
    },
    place: async (wish: BookingOverrides = july): Promise<Access> => {
      const reply = await booking.post('/rest/v1/booking/', exampleBooking(wish), { headers: newKey() })
      expect(reply.status, await reply.clone().text()).toBe(201)
      const { reservationId, key }: PlacedBooking = (await reply.json()).data
      return { reservationId, key }
    },
    /** The order of a guest who has read the preview of this wish. */
    agree: async (access: Access, wish: Wish): Promise<RebookingOrder> => {
      const offer = await rebooking.rebookingOffer({ ...access, ...wish })
      expect(offer.refused).toBeNull()
      if (offer.preview === null) throw new Error('There is no preview.')
      const { quote, terms } = offer.preview
      return { ...access, ...offer.wish, acceptedTotal: quote.total, acceptedTerms: terms }
    },
    order: (wished: RebookingOrder) => booking.post('/rest/v1/bookings/rebook/', wished),
    stays: () => db.selectFrom('stay').select(['kind', 'arrival', 'departure']).orderBy('arrival').execute(),
    pay: async (amount: number) => {
      const { id } = await db.selectFrom('booking').select('id').executeTakeFirstOrThrow()
      const at = { bookingId: id, currency: 'EUR', now: new Date(startOfTest) } as const
      await addEntries(db, at, [{ key: `test ${amount}`, kind: 'payment', what: 'transfer', amount: -amount }])
    },
  }
}

export async function codeOf(reply: Response): Promise<string> {
  return (await reply.json()).meta.code
}
