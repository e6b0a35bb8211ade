import type { IsoDay } from '@marram/domain/iso-day'
import type { House } from '../catalogue/house/house.ts'

/** The house of a booking, and the ids of its rows. */
export type Place = {
  readonly house: House
  readonly id: number
  readonly stayId: number | null
  readonly reviewId: number | null
  readonly seed: string
  readonly today: IsoDay
}

/** Highest ids assigned so far. */
export type BookingIds = { booking: number; bankEntry: number }

/** A large step without a common factor with the numbers that nine digits can have spreads them like random ones. */
const numberStep = 618_033_989
const [firstNumber, numbers] = [100_000_000, 900_000_000]

export function reservationIdOf(bookingId: number): string {
  return String(firstNumber + ((bookingId * numberStep) % numbers))
}
