import { parseSleepingRooms } from '@marram/domain/floor-plan/sleeping-rooms'
import { parseLodgingName } from '@marram/domain/lodging-name'
import { mediaKinds, pictureTags } from '@marram/domain/picture-tag'
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

/** A path of the site to an MP4 file, or an https address. */
const mediaAddress = v.pipe(
  filledLine,
  v.check(
    (address) => /^\/(?![/\\])[^?#]*\.mp4$/i.test(address) || /^https:\/\/[^\s@]+$/.test(address),
    'must be a path to an .mp4 file or an https address',
  ),
)

const text = v.strictObject({
  title: filledLine,
  body: longText,
  embeddedVideoHtml: v.optional(v.nullable(longText), null),
})

/** A file below the folder or bucket of photos, or a web address. */
const photoSource = v.pipe(
  filledLine,
  v.check(
    (source) => /^https?:\/\/[^\s@]+$/.test(source) || isInside(source),
    'must be a file below the folder of photos, with / between folders, or a web address',
  ),
)

function isInside(file: string): boolean {
  return !/[\\:]/.test(file) && file.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

const altText = v.optional(v.pipe(filledLine, v.maxLength(250, 'must have at most 250 characters')))

const image = v.pipe(
  v.strictObject({
    /** A photo of the agency, which the import reads: it fills in `url`, sizes and colours. */
    source: v.optional(photoSource),
    /** A source of the image service: the poster of a video, and the panorama itself. */
    url: v.optional(filledLine),
    kind: v.optional(v.picklist(mediaKinds), 'picture'),
    /** Of a video: a file of the site, or its page or player on another host. */
    videoUrl: v.optional(v.nullable(mediaAddress), null),
    tags: v.array(v.picklist(pictureTags.map(({ key }) => key))),
    width: v.optional(id),
    height: v.optional(id),
    fileSize: v.optional(v.pipe(amount, v.maxValue(2_147_483_647, 'must be less than two gigabytes'))),
    sortOrder: count,
    /** A sentence for guests who cannot see the picture; without it the room is named. */
    alt: v.optional(v.strictObject({ da: altText, de: altText, en: altText }), {}),
  }),
  v.check(
    ({ source, url, width, height, fileSize }) =>
      [url, width, height, fileSize].every((field) => (field === undefined) === (source !== undefined)),
    'must have either a source, or url, width, height and fileSize',
  ),
  v.forward(
    v.check(({ kind, videoUrl }) => (kind === 'video') === (videoUrl !== null), 'belongs to a video, and only to one'),
    ['videoUrl'],
  ),
)

/** Week prices in øre and cents; neither is converted from the other. */
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

/** Consumption of earlier guests; `stayArrival` identifies their stay if it was imported. */
const consumption = v.strictObject({
  stayArrival: v.nullable(day),
  itemId: id,
  season: v.picklist(['winter', 'spring', 'summer', 'autumn']),
  adults: count,
  children: count,
  days: v.pipe(count, v.minValue(1, 'must be at least 1')),
  consumed: v.pipe(v.number(), v.minValue(0, 'must not be negative'), v.maxValue(9_999_999, 'must be at most 9999999')),
})

/** `rooms` lists the beds by room; other keys are the agency's own. */
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

/** All data of one house that do not change with a booking. Entries missing from its lists are removed. */
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
    /**
     * True if the owner has declared whether a registration is required; then with its number if so (Regulation (EU)
     * 2024/1028).
     */
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
    /** If missing, existing data stay unchanged. */
    consumption: v.optional(v.array(consumption)),
  }),
  v.forward(
    v.check(
      ({ latitude: lat, longitude: lon }) => isPrecise(lat) || isPrecise(lon),
      'and longitude are too imprecise: use five decimals, about a metre',
    ),
    ['latitude'],
  ),
)

/** The chance that two real coordinates both end in three zeros is one in a million. */
function isPrecise(degrees: number): boolean {
  return Math.round(degrees * 100_000) % 1000 !== 0
}

export type LodgingRecord = v.InferOutput<typeof lodgingRecord>
