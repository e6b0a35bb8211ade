import { defaultLanguages } from '@marram/domain/edition'
import { writeSleepingRooms } from '@marram/domain/floor-plan/sleeping-rooms'
import { reviewAspects } from '@marram/domain/guest-review'
import { daysBetween } from '@marram/domain/iso-day'
import { pictureTagByKey } from '@marram/domain/picture-tag'
import { bookingRows } from '../bookings/booking-rows.ts'
import type { BookingIds } from '../bookings/place.ts'
import type { DemoLodging } from './demo-lodging.ts'
import { facilityValues } from './house/facility-values.ts'
import type { CatalogueOptions } from './options.ts'
import { averageRating, type Review } from './reviews/reviews.ts'
import type { Row, TableName } from './rows.ts'
import { meanConsumption } from './stays/consumption.ts'
import { languages } from './texts/sentence.ts'

/** Highest ids assigned so far. */
export type LastIds = BookingIds & { stay: number }

const firstReviewDay = '2015-01-01'

/** As if written in order: a later review has a higher number, across the houses that fit into a day. */
function reviewId(houseId: number, date: string, nthOfDay: number, nth: number): number {
  if (houseId >= 10_000) return 1_000_000_000 + houseId * 1000 + nth
  return daysBetween(firstReviewDay, date) * 100_000 + houseId * 10 + nthOfDay
}

function reviewIdAt(houseId: number, reviews: readonly Review[], index: number): number {
  const date = reviews[index]?.date ?? firstReviewDay
  return reviewId(houseId, date, reviews.slice(0, index).filter((earlier) => earlier.date === date).length, index)
}

function lodgingRow({ house, reviews }: DemoLodging): Row {
  const joined = `${house.publishedOn}T10:00:00+01:00`
  return [
    house.id,
    house.name,
    house.address,
    house.location.postalCode,
    house.location.city,
    house.location.id,
    house.street.id,
    house.latitude.toFixed(5),
    house.longitude.toFixed(5),
    house.persons,
    averageRating(reviews)?.toFixed(1) ?? null,
    house.builtYear,
    house.renovatedYear,
    house.publishedOn,
    house.ownerKind,
    true,
    joined,
    joined,
  ]
}

function stayRows({ house, stays }: DemoLodging, firstId: number): Row[] {
  return stays.map(({ kind, arrival, departure, adults, children, infants, pets, createdAt }, index) => {
    return [firstId + index, house.id, kind, arrival, departure, adults, children, infants, pets, createdAt]
  })
}

function consumptionRows({ house, consumption }: DemoLodging, firstStay: number): Row[] {
  return consumption.map(({ stayIndex, itemId, season, adults, children, days, consumed }) => {
    return [house.id, firstStay + stayIndex, itemId, season, adults, children, days, consumed.toFixed(2)]
  })
}

function reviewRows({ house, reviews }: DemoLodging, firstStay: number): Row[] {
  return reviews.map((review, index) => [
    reviewIdAt(house.id, reviews, index),
    house.id,
    review.stayIndex === null ? null : firstStay + review.stayIndex,
    defaultLanguages[review.language],
    review.name,
    review.place,
    review.isoCountry,
    review.date,
    review.rating,
    ...reviewAspects.map((aspect) => review.aspects[aspect]),
    review.hasHadAfterCare,
    review.text[review.language],
    ...languages.map((language) => review.text[language]),
    review.response?.[review.language] ?? null,
    ...languages.map((language) => review.response?.[language] ?? null),
    review.responseTime,
  ])
}

function textRows({ house, title, body, video }: DemoLodging): Row[] {
  return languages.map((language) => {
    return [house.id, defaultLanguages[language], title[language], body[language], video?.[language] ?? null]
  })
}

function pictureRows({ house, pictures }: DemoLodging): Row[] {
  return pictures.map((p) => [house.id, p.sortOrder, p.url, p.tagIds, p.width, p.height, p.fileSize, 'picture'])
}

/** Every fourth house has one of the beach near it, drawn three times as wide as high. */
function panoramaRows({ house, pictures }: DemoLodging): Row[] {
  if (house.id % 4 !== 0) return []
  const tagIds = [pictureTagByKey('surroundings').id]
  return [[house.id, pictures.length + 1, `demo/beach/${house.name}/9/wide`, tagIds, 3600, 1200, 600_000, 'panorama']]
}

/** Returns all rows of one house by table, and advances `lastIds`. */
export function lodgingRows(
  lodging: DemoLodging,
  lastIds: LastIds,
  { seed, today }: CatalogueOptions,
): [TableName, Row[]][] {
  const { house, consumption, reviews, bookings } = lodging
  const firstStay = lastIds.stay + 1
  lastIds.stay += lodging.stays.length
  return [
    ['lodging', [lodgingRow(lodging)]],
    ['lodging_text', textRows(lodging)],
    ['lodging_image', [...pictureRows(lodging), ...panoramaRows(lodging)]],
    ['lodging_facility', facilityValues(house).map(({ facilityId, value }) => [house.id, facilityId, value])],
    [
      'lodging_meta',
      [
        [house.id, 'consumptionPersonsPrDay', meanConsumption(house, consumption)],
        [house.id, 'viewCount', '0'],
        [house.id, 'rooms', writeSleepingRooms(house.sleeping)],
      ],
    ],
    [
      'lodging_season_price',
      lodging.weekPrices.map(({ DKK, EUR }, index) => [house.id, index + 1, DKK, EUR, lodging.pricesSince]),
    ],
    [
      'discount',
      lodging.discounts.map((d) => [
        house.id,
        d.tag,
        d.percent,
        d.arrivalFrom,
        d.arrivalUntil,
        d.createdAt,
        d.createdAt,
      ]),
    ],
    [
      'lodging_item',
      lodging.items.map(({ itemId, unitPrice, isMandatory, minQuantity, maxQuantity }) => {
        return [house.id, itemId, unitPrice.DKK, unitPrice.EUR, isMandatory, minQuantity, maxQuantity]
      }),
    ],
    ['stay', stayRows(lodging, firstStay)],
    ['item_consumption', consumptionRows(lodging, firstStay)],
    ['review', reviewRows(lodging, firstStay)],
    ...bookings.flatMap((booking) => {
      lastIds.booking += 1
      const { stayIndex, review } = booking
      const place = {
        ...{ house, seed, today, id: lastIds.booking, stayId: stayIndex === null ? null : firstStay + stayIndex },
        reviewId: review && reviewIdAt(house.id, reviews, reviews.indexOf(review)),
      }
      return bookingRows(booking, place, lastIds)
    }),
  ]
}
