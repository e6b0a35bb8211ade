/** A block of structured data in a page. */
export type DataBlock = Readonly<Record<string, unknown>>

export function dataBlocksOf(html: string): DataBlock[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )
}

type Rule = readonly [path: string, isFine: (value: unknown) => boolean]

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) > 0
const fiveDecimals = matches(/^\d{1,2}\.\d{5}$/)
const time = matches(/^\d{2}:00:00\+0[12]:00$/)

/** Google's required fields first, then the recommended ones available for every house. */
const rules: readonly Rule[] = [
  ['identifier', matches(/^lodging-\d+$/)],
  ['name', isText],
  ['latitude', fiveDecimals],
  ['longitude', fiveDecimals],
  ['image', (value) => Array.isArray(value) && value.length >= 8 && value.every(matches(/^https?:\/\/[^?]+\?/))],
  ['image', showsEveryKindOfRoom],
  ['containsPlace.@type', (value) => value === 'Accommodation'],
  ['containsPlace.occupancy.value', isCount],
  ['additionalType', isText],
  ['address.streetAddress', isText],
  ['address.addressLocality', isText],
  ['address.addressRegion', isText],
  ['address.postalCode', matches(/^\d{4}$/)],
  ['address.addressCountry', (value) => value === 'DK'],
  ['brand.name', isText],
  ['checkinTime', time],
  ['checkoutTime', time],
  ['description', isText],
  ['knowsLanguage', isFilled],
  ['containsPlace.additionalType', (value) => value === 'EntirePlace'],
  ['containsPlace.bed', isFilled],
  ['containsPlace.numberOfBedrooms', isCount],
  ['containsPlace.numberOfBathroomsTotal', isCount],
  ['containsPlace.floorSize.value', isCount],
  ['containsPlace.amenityFeature', hasEnglishAmenities],
]

/** One each of a bedroom, a bathroom and a room for all; the demo's addresses say what they show. */
function showsEveryKindOfRoom(value: unknown): boolean {
  const all = Array.isArray(value) ? value.join(' ') : ''
  return [/\/bedroom\//, /\/bathroom\//, /\/(?:living-room|kitchen)\//].every((room) => room.test(all))
}

function hasEnglishAmenities(value: unknown): boolean {
  if (!Array.isArray(value)) return false
  const names = value.map((feature) => read(feature, 'name'))
  return names.length > 5 && new Set(names).size === names.length && names.every(matches(/^[a-z][A-Za-z]+$/))
}

/** Describes missing or invalid data of a house; empty if there are none. */
export function vacationRentalFaults(data: DataBlock): string[] {
  const faults = rules.flatMap(([path, isFine]) => {
    const value = read(data, path)
    return isFine(value) ? [] : [`${path} is ${JSON.stringify(value)?.slice(0, 80)}`]
  })
  return [...faults, ...reviewFaults(data)]
}

/** A house without reviews has neither; all others have both. */
function reviewFaults({ aggregateRating, review }: DataBlock): string[] {
  if (aggregateRating === undefined && review === undefined) return []
  const fields = ['datePublished', 'contentReferenceTime', 'author.name', 'reviewRating.ratingValue']
  const isWhole =
    Array.isArray(review) && review.every((one) => fields.every((field) => read(one, field) !== undefined))
  return [
    ...(isCount(read(aggregateRating, 'reviewCount')) ? [] : ['aggregateRating has no reviewCount']),
    ...(isFilled(review) && isWhole ? [] : ['a review lacks a field']),
  ]
}

function read(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, key) => {
    return typeof found === 'object' && found !== null && key in found ? Reflect.get(found, key) : undefined
  }, value)
}
