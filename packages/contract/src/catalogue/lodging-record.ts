import { parseSleepingRooms } from '@marram/domain/floor-plan/sleeping-rooms'
import { parseLodgingName } from '@marram/domain/lodging-name'
import { pictureTags } from '@marram/domain/picture-tag'
import * as v from 'valibot'
import { datedFacility, facilityValues } from './facility-values.ts'
import {
  amount,
  count,
  day,
  filledLine,
  id,
  instant,
  latitude,
  line,
  longitude,
  longText,
  persons,
  price,
  smallId,
  year,
} from './parts.ts'

const text = v.strictObject({
  title: filledLine,
  body: longText,
  embeddedVideoHtml: v.optional(v.nullable(longText), null),
})

const image = v.strictObject({
  /** Where the picture lies: a source of the image service. */
  url: filledLine,
  tags: v.array(v.picklist(pictureTags.map(({ key }) => key))),
  width: id,
  height: id,
  fileSize: v.pipe(amount, v.maxValue(2_147_483_647, 'must be less than two gigabytes')),
  sortOrder: count,
})

/** Week prices in øre and cent, both: neither is computed from the other. */
const seasonPrice = v.strictObject({ seasonId: id, weekPriceDkk: price, weekPriceEur: price })

const lodgingItem = v.pipe(
  v.strictObject({
    itemId: id,
    unitPriceDkk: amount,
    unitPriceEur: amount,
    isMandatory: v.boolean(),
    minQuantity: count,
    maxQuantity: count,
  }),
  v.forward(
    v.check(({ minQuantity, maxQuantity }) => minQuantity <= maxQuantity, 'must not be less than minQuantity'),
    ['maxQuantity'],
  ),
)

const discount = v.pipe(
  v.strictObject({
    tag: filledLine,
    percent: v.pipe(count, v.minValue(1, 'must be at least 1'), v.maxValue(70, 'must be at most 70')),
    arrivalFrom: day,
    arrivalUntil: day,
    createdAt: v.optional(instant),
  }),
  v.forward(
    v.check(({ arrivalFrom, arrivalUntil }) => arrivalFrom <= arrivalUntil, 'must not be before arrivalFrom'),
    ['arrivalUntil'],
  ),
)

/** What earlier guests used; `stayArrival` names their stay if it is in the books. */
const consumption = v.strictObject({
  stayArrival: v.nullable(day),
  itemId: id,
  season: v.picklist(['winter', 'spring', 'summer', 'autumn']),
  adults: count,
  children: count,
  days: v.pipe(count, v.minValue(1, 'must be at least 1')),
  consumed: v.pipe(v.number(), v.minValue(0, 'must not be negative'), v.maxValue(9_999_999, 'must be at most 9999999')),
})

/** `rooms` says who sleeps where; anything else is the agency's own. */
const meta = v.pipe(
  v.record(filledLine, line),
  v.forward(
    v.check(
      ({ rooms }) => rooms === undefined || parseSleepingRooms(rooms) !== null,
      'must list beds by room, such as "bedroom: double 160x200; living: sofa 140x200"',
    ),
    ['rooms'],
  ),
)

const registrationNumber = v.optional(v.nullable(filledLine), null)

/** Everything about one house that does not change with a booking. What its lists omit is removed. */
export const lodgingRecord = v.pipe(
  v.strictObject({
    kind: v.literal('lodging'),
    id,
    name: v.pipe(
      filledLine,
      v.maxLength(40, 'must have at most 40 characters'),
      v.check((name) => parseLodgingName(name) !== null, 'must be letters and digits with at least one digit'),
    ),
    status: v.optional(v.picklist(['active', 'paused']), 'active'),
    address1: filledLine,
    address2: v.optional(line, ''),
    postalCode: filledLine,
    city: filledLine,
    country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters such as DK')), 'DK'),
    locationId: smallId,
    streetId: id,
    latitude,
    longitude,
    maxPersons: persons,
    rating: v.optional(
      v.nullable(v.pipe(v.number(), v.minValue(1, 'must be at least 1'), v.maxValue(5, 'must be at most 5'))),
      null,
    ),
    builtYear: year,
    renovatedYear: v.optional(v.nullable(year), null),
    publishedOn: day,
    ownerKind: v.optional(v.picklist(['private', 'trader']), 'private'),
    /** Whether the owner has said if a registration is needed, and its number where one is (Regulation (EU) 2024/1028). */
    registrationDeclared: v.optional(v.boolean(), false),
    registrationNumber,
    createdAt: v.optional(instant),
    updatedAt: v.optional(instant),
    texts: v.strictObject({ da: v.optional(text), de: v.optional(text), en: v.optional(text) }),
    images: v.pipe(v.array(image), v.maxLength(99, 'must be at most 99 pictures')),
    facilities: facilityValues,
    datedFacilities: v.optional(v.array(datedFacility), []),
    meta: v.optional(meta, {}),
    prices: v.array(seasonPrice),
    items: v.array(lodgingItem),
    discounts: v.optional(v.array(discount), []),
    /** Left out: what is known already stays. */
    consumption: v.optional(v.array(consumption)),
  }),
  v.forward(
    v.check(
      ({ latitude: lat, longitude: lon }) => isPrecise(lat) || isPrecise(lon),
      'and longitude name only a rough place: give five decimals, about a metre',
    ),
    ['latitude'],
  ),
)

/** Two real coordinates that both end in three zeros are one in a million. */
function isPrecise(degrees: number): boolean {
  return Math.round(degrees * 100_000) % 1000 !== 0
}

export type LodgingRecord = v.InferOutput<typeof lodgingRecord>
