import type { LodgingFacility, LodgingItem, LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import type { Review } from '@marram/contract/broker/review/shapes'
import { type FacilityKey, facilityByKey } from '@marram/domain/facility'
import { facilityGroups } from '@marram/domain/facility/group'
import { noAspectRatings } from '@marram/domain/guest-review'
import { type PictureTagKey, pictureTagByKey } from '@marram/domain/picture-tag'
import { standardTerms } from '@marram/domain/terms'
import type { EditionKey } from '@marram/i18n/edition-key'

export function exampleFacility(key: FacilityKey, value = '1', edition: EditionKey = 'de'): LodgingFacility {
  const facility = facilityByKey(key)
  const option = facility.valueType === 'string' ? facility.options.find((known) => known.value === value) : undefined
  return {
    id: facility.id,
    key,
    name: facility.names[edition],
    groups: [...facility.groups],
    valueType: facility.valueType,
    value,
    valueName: option?.names[edition] ?? null,
    unit: facility.valueType === 'number' ? (facility.unit ?? null) : null,
    amenity: facility.amenity ?? null,
  }
}

const values: readonly (readonly [FacilityKey, string])[] = [
  ['living-area', '128'],
  ['built-year', '1978'],
  ['bedrooms', '4'],
  ['double-beds', '2'],
  ['bunk-beds', '1'],
  ['sofa-beds', '1'],
  ['bathrooms', '2'],
  ['sauna', '1'],
  ['outdoor-spa', '1'],
  ['spa', '1'],
  ['dishwasher', '1'],
  ['internet', '1'],
  ['internet-speed', '250'],
  ['oven', '1'],
  ['heating', 'heat-pump'],
  ['plot-area', '1800'],
  ['distance-beach', '350'],
  ['distance-shop', '1200'],
  ['pets-allowed', '1'],
  ['pets-max', '2'],
  ['non-smoking', '1'],
]

const rooms: readonly PictureTagKey[] = [
  'exterior',
  'living-room',
  'terrace',
  'kitchen',
  'bedroom',
  'bedroom',
  'bathroom',
  'surroundings',
  'floor-plan',
]

export function exampleItem(type: string, overrides: Partial<LodgingItem> = {}): LodgingItem {
  return {
    itemId: 1,
    definitionId: 101,
    type,
    chargeType: 'per-stay',
    description: type,
    unitName: 'stay',
    meteredQuantity: null,
    unitPrice: { DKK: 105_000, EUR: 13_900 },
    isMandatory: false,
    minQuantity: 0,
    maxQuantity: 1,
    ...overrides,
  }
}

/** A house behind the dunes with a bit of everything. */
export function exampleLodging(overrides: Partial<LodgingPage> = {}, edition: EditionKey = 'de'): LodgingPage {
  const facilities = values.map(([key, value]) => exampleFacility(key, value, edition))
  return {
    id: 17,
    name: 'b2417',
    status: 'active',
    description: { title: 'Haus am Weg', body: 'Erster Satz.\n\nZweiter Satz.', embeddedVideoHtml: null },
    address1: 'Hvidbjerg Klit 17',
    address2: '',
    postalCode: '6857',
    city: 'Blåvand',
    country: 'DK',
    locationId: 1,
    locationName: 'Blåvand',
    area: { id: 13, slug: 'blavand', name: 'Blåvand', region: 'south' },
    street: { id: 1, name: 'Hvidbjerg Klit', slug: 'hvidbjerg-klit', lodgingCount: 3 },
    latitude: 55.56,
    longitude: 8.083_21,
    maxPersons: 8,
    rating: 4.8,
    builtYear: 1978,
    renovatedYear: null,
    publishedOn: '2020-01-01',
    createdAt: '2020-01-01T10:00:00Z',
    updatedAt: '2020-01-01T10:00:00Z',
    ownerKind: 'private',
    registrationNumber: null,
    images: rooms.map((room, index) => ({
      url: `demo/${room}/b2417/${index}`,
      width: 1800,
      height: 1200,
      tagIds: [pictureTagByKey(room).id],
      fileSize: 100,
      kind: 'picture',
      videoUrl: null,
      alt: null,
      sortOrder: index,
    })),
    hasFloorPlan: true,
    facilities,
    facilityGroups: facilityGroups.map(({ key, names }) => ({ key, name: names[edition] })),
    reviewStats: {
      average: 4.8,
      best: 5,
      worst: 3,
      count: 37,
      byStars: [0, 0, 1, 5, 31],
      aspects: [],
      topics: [],
      languages: [],
    },
    cheapestOptions: [
      {
        arrival: '2027-02-06',
        departure: '2027-02-13',
        duration: 7,
        price: 61_250,
        normalPrice: 61_250,
        currency: edition === 'da' ? 'DKK' : 'EUR',
        discountTags: [],
        transactionFee: 3200,
        status: 'available',
      },
    ],
    meta: { consumptionPersonsPrDay: null, viewCount: 0, rooms: null },
    consumption: [],
    terms: { ...standardTerms, cancellation: [...standardTerms.cancellation] },
    pricePlan: {
      firstBookable: '2027-02-01',
      endsOn: '2028-01-01',
      maxPersons: 8,
      maxPets: 2,
      seasons: [],
      discounts: [],
      items: [exampleItem('cleaning'), exampleItem('electricity', { chargeType: 'metered', meteredQuantity: 'kwh' })],
      transactionFee: { DKK: 22_900, EUR: 3200 },
      taken: [],
    },
    ...overrides,
  }
}

export function exampleReview(overrides: Partial<Review> = {}): Review {
  return {
    id: 1,
    lodgingId: 17,
    lodgingName: 'b2417',
    locationId: 1,
    areaName: 'Blåvand',
    language: 2,
    name: 'Tim und Aylin',
    place: 'Berlin',
    isoCountry: 'DE',
    date: '2026-08-20',
    rating: 5,
    aspects: noAspectRatings,
    topics: [],
    photos: [],
    hasHadAfterCare: false,
    answerText: 'Schön.',
    answerTextDa: null,
    answerTextDe: 'Schön.',
    answerTextEn: null,
    responseText: null,
    responseTextDa: null,
    responseTextDe: null,
    responseTextEn: null,
    responseTime: null,
    text: 'Schön.',
    response: null,
    textLanguage: 2,
    ...overrides,
  }
}

/** The same price all year, with Saturday arrivals, and one week of June taken. */
export const lettingPlan: LodgingPage['pricePlan'] = {
  ...exampleLodging().pricePlan,
  seasons: [
    {
      id: 1,
      key: 'year',
      startsOn: '2027-02-01',
      endsOn: '2028-01-01',
      arrivalDays: [6],
      minNights: 3,
      maxNights: 14,
      wholeWeeks: false,
      weekPrice: { DKK: 700_000, EUR: 94_000 },
    },
  ],
  taken: [{ arrival: '2027-06-19', departure: '2027-06-26' }],
}
