import type { Amounts } from '@marram/domain/price-plan'
import type { DemoBooking } from '../bookings/booking.ts'
import type { House } from './house/house.ts'
import type { Picture } from './house/pictures.ts'
import type { HouseItem } from './prices/items.ts'
import type { Review } from './reviews/reviews.ts'
import type { Consumption } from './stays/consumption.ts'
import type { HouseDiscount } from './stays/discounts.ts'
import type { TakenStay } from './stays/stays.ts'
import type { Sentence } from './texts/sentence.ts'

/** One house with all data that the agency has about it. */
export type BareLodging = {
  house: House
  title: Sentence
  body: Sentence
  video: Sentence | null
  pictures: Picture[]
  /** Parallel to the seasons. */
  weekPrices: Amounts[]
  pricesSince: string
  items: HouseItem[]
  stays: TakenStay[]
  consumption: Consumption[]
  reviews: Review[]
  discounts: HouseDiscount[]
}

export type DemoLodging = BareLodging & {
  /** Empty unless asked for. */
  bookings: DemoBooking[]
}
