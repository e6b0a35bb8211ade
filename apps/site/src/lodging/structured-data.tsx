import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { copenhagenInstant } from '@marram/domain/copenhagen-clock'
import type { IsoDay } from '@marram/domain/iso-day'
import { findPictureTagById } from '@marram/domain/picture-tag'
import { checkOutHour } from '@marram/domain/rental-terms'
import { buildPath } from '@marram/i18n/paths'
import { ownPictureUrl, pictureUrl } from '@marram/ui/picture/picture-url.ts'
import { useQueryClient } from '@tanstack/react-query'
import { JsonLd } from '../kit/json-ld.tsx'
import { type PageContext, usePageContext } from '../kit/scope/page-context.ts'
import { cleaningOf, facilityNumber, hasFacility } from './lodging-facility.ts'
import { lodgingReviewsQuery, type ShownReview } from './lodging-part-queries.ts'
import { useStayChoice } from './stay/stay-choice-provider.tsx'
import { paragraphsOf } from './story-paragraphs.ts'

type Context = Pick<PageContext, 'scope' | 'messages'>

/** Structured data of the house, following Google's vacation-rental documentation. */
export function lodgingJsonLd(
  lodging: LodgingPage,
  reviews: readonly ShownReview[] | null,
  { scope, messages }: Context,
  requested: RequestedOffers | null = null,
) {
  const origin = scope.origins[scope.edition]
  const url = `${origin}${buildPath(scope.edition, { kind: 'lodging', name: lodging.name })}`
  const hour = checkOutHour(cleaningOf(lodging).kind === 'included', lodging.terms)
  return {
    '@type': 'VacationRental',
    additionalType: 'House',
    // The same in every edition, although the name differs.
    identifier: `lodging-${lodging.id}`,
    name: lodging.description.title,
    description: paragraphsOf(lodging.description.body).join('\n\n'),
    url,
    brand: { '@type': 'Brand', name: messages.site.name },
    image: pictureAddresses(lodging, origin),
    latitude: lodging.latitude.toFixed(5),
    longitude: lodging.longitude.toFixed(5),
    address: addressOf(lodging),
    checkinTime: wallClock(lodging.pricePlan.firstBookable, lodging.terms.checkInHour),
    checkoutTime: wallClock(lodging.pricePlan.firstBookable, hour),
    knowsLanguage: ['da', 'de', 'en'],
    containsPlace: accommodation(lodging),
    ...ratingData(lodging, reviews ?? []),
    ...offersOf(requested ? requested.offers : lodging.cheapestOptions, `${url}${requested?.query ?? ''}`),
  }
}

/** Photos of house and rooms. Excludes plans, which do not show the house's looks. */
function pictureAddresses({ images }: LodgingPage, origin: string): string[] {
  const photos = images.filter(({ tagIds }) => !tagIds.some((id) => findPictureTagById(id)?.key === 'floor-plan'))
  return photos.map(
    ({ url }) => `${origin}${pictureUrl(ownPictureUrl(url), { format: 'jpg', width: 1236, height: 825 })}`,
  )
}

function addressOf({ address1, postalCode, city, country }: LodgingPage) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address1,
    addressLocality: city,
    addressRegion: regionOf(postalCode),
    postalCode,
    addressCountry: country,
  }
}

/** On this coast postal codes from Tarm northwards belong to Central Denmark, all others to Southern Denmark. */
function regionOf(postalCode: string): string {
  const code = Number(postalCode)
  return code >= 6880 && code <= 7999 ? 'Midtjylland' : 'Syddanmark'
}

/** Includes Denmark's UTC offset on that day. */
function wallClock(day: IsoDay, hour: number): string {
  const offset = hour - copenhagenInstant(day, hour * 60).getUTCHours()
  return `${String(hour).padStart(2, '0')}:00:00+0${offset}:00`
}

/** Structured data for search engines. They read the server's page, so no browser needs this code. */
export function LodgingSearchData({ lodging }: { lodging: LodgingPage }) {
  const context = usePageContext()
  const reviews = useQueryClient().getQueryData(lodgingReviewsQuery(context.scope, lodging.id).queryKey)
  return <JsonLd data={lodgingJsonLd(lodging, reviews ?? null, context, useRequestedStay())} />
}

/** The inside of the house: one whole place, let to one party. */
function accommodation(lodging: LodgingPage) {
  const bedrooms = facilityNumber(lodging, 'bedrooms')
  const area = facilityNumber(lodging, 'living-area')
  return {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    occupancy: { '@type': 'QuantitativeValue', value: lodging.maxPersons },
    bed: bedDetails(lodging),
    ...(bedrooms > 0 && { numberOfBedrooms: bedrooms, numberOfRooms: bedrooms + 1 }),
    numberOfBathroomsTotal: facilityNumber(lodging, 'bathrooms'),
    ...(area > 0 && { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } }),
    amenityFeature: amenityFeatures(lodging),
  }
}

type Feature = {
  readonly '@type': 'LocationFeatureSpecification'
  readonly name: string
  readonly value: boolean | string
}

/**
 * Names in Google's vocabulary, English in every edition. Amenities that guests filter by are also denied if missing.
 */
function amenityFeatures(lodging: LodgingPage): Feature[] {
  const named = lodging.facilities.flatMap(({ amenity, valueType, value }) =>
    amenity !== null && valueType === 'bool' && value === '1' ? [amenity] : [],
  )
  const derived: readonly (readonly [string, boolean | string])[] = [
    ...named.map((name) => [name, true] as const),
    ['kitchen', hasFacility(lodging, 'open-kitchen') || hasFacility(lodging, 'oven')],
    ['heating', hasFacility(lodging, 'heating')],
    ['washerDryer', hasFacility(lodging, 'washing-machine') && hasFacility(lodging, 'dryer')],
    ['petsAllowed', hasFacility(lodging, 'pets-allowed')],
    ['smokingAllowed', !hasFacility(lodging, 'non-smoking')],
    ['wifi', hasFacility(lodging, 'internet')],
    ['pool', hasFacility(lodging, 'pool')],
    ['poolType', poolType(lodging)],
    ['internetType', hasFacility(lodging, 'internet') ? 'Free' : 'None'],
    ['parkingType', facilityNumber(lodging, 'parking-places') > 0 ? 'Free' : 'None'],
    ['instantBookable', lodging.cheapestOptions.length > 0],
    ...(lodging.registrationNumber === null ? [] : [['licenseNum', lodging.registrationNumber] as const]),
  ]
  return [...new Map(derived)].map(([name, value]) => ({ '@type': 'LocationFeatureSpecification', name, value }))
}

function poolType(lodging: LodgingPage): 'Indoor' | 'Outdoor' | 'None' {
  if (hasFacility(lodging, 'indoor-pool')) return 'Indoor'
  return hasFacility(lodging, 'outdoor-pool') ? 'Outdoor' : 'None'
}

const bedNames = [
  ['double-beds', 'Double bed'],
  ['single-beds', 'Single bed'],
  ['bunk-beds', 'Bunk bed'],
  ['sofa-beds', 'Sofa bed'],
] as const

function bedDetails(lodging: LodgingPage) {
  return bedNames.flatMap(([key, typeOfBed]) => {
    const numberOfBeds = facilityNumber(lodging, key)
    return numberOfBeds > 0 ? [{ '@type': 'BedDetails', typeOfBed, numberOfBeds }] : []
  })
}

const maxReviews = 5
const scale = { bestRating: 5, worstRating: 1 }

/** Only real reviews: without them both properties are omitted. */
function ratingData({ reviewStats }: LodgingPage, reviews: readonly ShownReview[]) {
  if (reviewStats.count === 0 || reviewStats.average === null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: reviewStats.average,
      reviewCount: reviewStats.count,
      ...scale,
    },
    review: reviews.slice(0, maxReviews).map(({ rating, name, date, text }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: rating, ...scale },
      author: { '@type': 'Person', name },
      datePublished: date,
      // Guests are asked on leaving, so the day of the review is the best estimate of the stay.
      contentReferenceTime: date,
      reviewBody: text,
    })),
  }
}

const leaseOut = 'http://purl.org/goodrelations/v1#LeaseOut'

type OfferedStay = Pick<LodgingPage['cheapestOptions'][number], 'price' | 'currency' | 'arrival' | 'departure'>

/** If the URL names a stay, the data offers the same as the page: that stay alone, or nothing if it is taken. */
type RequestedOffers = { readonly query: string; readonly offers: readonly OfferedStay[] }

function useRequestedStay(): RequestedOffers | null {
  const { isRequested, quote, query } = useStayChoice()
  if (!isRequested) return null
  return { query, offers: quote ? [{ ...quote.stay, price: quote.total, currency: quote.currency }] : [] }
}

/** Stays at the checkout price. A price is valid until the first day of its stay. */
function offersOf(offered: readonly OfferedStay[], url: string) {
  if (offered.length === 0) return {}
  return {
    makesOffer: offered.map(({ price, currency, arrival, departure }) => ({
      '@type': 'Offer',
      businessFunction: leaseOut,
      price: (price / 100).toFixed(2),
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      availabilityStarts: arrival,
      availabilityEnds: departure,
      priceValidUntil: arrival,
      url,
    })),
  }
}
