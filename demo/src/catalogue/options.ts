import type { IsoDay } from '@marram/domain/iso-day'

export type CatalogueOptions = {
  lodgings: number
  seed: string
  /** All dates are relative to it; the same seed and day give the same bytes. */
  today: IsoDay
  /** Also generates the bookings of the stays, and some stays around today. */
  hasBookings?: boolean
}
