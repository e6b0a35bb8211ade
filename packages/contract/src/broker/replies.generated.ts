// Generated from the broker's schema and documents (npm run types -w @marram/contract). Do not edit.
import type { LanguageId } from '@marram/domain/edition'
import * as v from 'valibot'
import { chargeType, count, day, instant, language, mediaKind, stars, weatherSource, whole } from './checks.ts'

const text = v.string()
const number = v.number()
const flag = v.boolean()
const region = v.picklist(['north', 'middle', 'south'])
const area = v.object({
  id: whole,
  slug: text,
  name: text,
  region,
  latitude: number,
  longitude: number,
  lodgingCount: count,
  /** Source of a picture, for the image service. */
  image: text,
})
const location = v.object({
  id: whole,
  name: text,
  latitude: number,
  longitude: number,
  lodgingCount: count,
})
const area2 = v.object({
  id: whole,
  slug: text,
  name: text,
  region,
  latitude: number,
  longitude: number,
  /** The towns of the area from north to south, including those without a lodging: links contain their ids. */
  locations: v.array(location),
})
const wholeOrNull = v.nullable(whole)
const numberOrNull = v.nullable(number)
const namedFacility = v.object({
  key: text,
  name: text,
})
const lodgingImage = v.object({
  url: text,
  width: count,
  height: count,
  tagIds: v.array(whole),
})
const currency = v.picklist(['DKK', 'EUR'])
const bookingOption = v.object({
  arrival: day,
  departure: day,
  duration: count,
  price: whole,
  normalPrice: whole,
  currency,
  discountTags: v.array(text),
})
const bookingOptionOrNull = v.nullable(bookingOption)
const lodgingCard = v.object({
  id: whole,
  name: text,
  title: text,
  city: text,
  areaName: text,
  maxPersons: count,
  bedrooms: count,
  distanceToBeachM: wholeOrNull,
  rating: numberOrNull,
  reviewCount: count,
  /** Standout facilities, at most three. */
  facilities: v.array(namedFacility),
  images: v.array(lodgingImage),
  /** The cheapest week of the coming twelve months, or the requested stay; null if not free. */
  option: bookingOptionOrNull,
  /** Expected metered energy of the option's stay, in minor units of its currency; never part of the price. */
  energyEstimate: wholeOrNull,
})
const textOrNull = v.nullable(text)
const lodgingText = v.object({
  lodgingId: whole,
  title: text,
  body: text,
  embeddedVideoHtml: textOrNull,
})
const facilityValueType = v.picklist(['bool', 'number', 'string'])
const facilityUnit = v.picklist(['m', 'm2', 'kw', 'mbit'])
const facilityUnitOrNull = v.nullable(facilityUnit)
const lodgingFacility = v.object({
  id: whole,
  key: text,
  name: text,
  /** Keys of its groups, the main one first. */
  groups: v.array(text),
  valueType: facilityValueType,
  value: text,
  /** Name of the chosen value; null for yes/no and numbers. */
  valueName: textOrNull,
  unit: facilityUnitOrNull,
  /** Name in Google's vocabulary, English in every language. */
  amenity: textOrNull,
})
const lodgingFacilities = v.object({
  lodgingId: whole,
  facilities: v.array(lodgingFacility),
})
const lodgingStatus = v.picklist(['active', 'paused'])
const lodgingRow = v.object({
  id: whole,
  name: text,
  title: text,
  latitude: number,
  longitude: number,
  areaName: text,
  status: lodgingStatus,
})
const lodgingPlace = v.object({
  id: whole,
  name: text,
  isBookable: flag,
  latitude: number,
  longitude: number,
})
const lodgingName = v.object({
  id: whole,
  name: text,
  updatedAt: instant,
})
const lodgingDescription = v.object({
  title: text,
  body: text,
  embeddedVideoHtml: textOrNull,
})
const areaName = v.object({
  id: whole,
  slug: text,
  name: text,
  region,
})
const lodgingStreet = v.object({
  id: whole,
  name: text,
  slug: text,
  /** Number of bookable lodgings on it. */
  lodgingCount: count,
})
const ownerKind = v.picklist(['private', 'trader'])
const lodgingPicture = v.object({
  url: text,
  width: count,
  height: count,
  tagIds: v.array(whole),
  fileSize: count,
  sortOrder: count,
  /** The picture of a video is its poster, that of a panorama the panorama itself. */
  kind: mediaKind,
  /** Of a video: a path of the site to an MP4 file, or an https address. */
  videoUrl: textOrNull,
  /** The agency's sentence about the picture, in the requested language. */
  alt: textOrNull,
})
const reviewAspect = v.picklist(['house', 'cleanliness', 'location', 'value'])
const reviewAspectAverage = v.object({
  aspect: reviewAspect,
  average: number,
})
const reviewTopic = v.picklist(['location', 'cleanliness', 'kitchen', 'beds', 'quiet', 'dog', 'children', 'sauna', 'pool', 'fireplace', 'internet', 'value'])
const reviewTopicCount = v.object({
  topic: reviewTopic,
  count,
})
const reviewLanguageCount = v.object({
  language,
  count,
})
const lodgingReviewStats = v.object({
  average: numberOrNull,
  best: wholeOrNull,
  worst: wholeOrNull,
  count,
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  byStars: v.array(count),
  /** Averages of parts of the stay, of those only that at least three guests rated. */
  aspects: v.array(reviewAspectAverage),
  /** Reviews by topic, the most frequent first; a review may speak of several. Without empty ones. */
  topics: v.array(reviewTopicCount),
  /** Reviews by the language in which guests wrote them, the most frequent first. Without empty ones. */
  languages: v.array(reviewLanguageCount),
})
const optionStatus = v.picklist(['available'])
const bookingOption2 = v.object({
  arrival: day,
  departure: day,
  duration: count,
  price: whole,
  normalPrice: whole,
  currency,
  discountTags: v.array(text),
  /** Once per booking, part of the price. */
  transactionFee: whole,
  status: optionStatus,
})
const lodgingMeta = v.object({
  /** Kilowatt hours per person and day over all past stays. */
  consumptionPersonsPrDay: numberOrNull,
  viewCount: count,
  /** Beds and their sizes by room, for parseSleepingRooms; null if only the number of beds is known. */
  rooms: textOrNull,
})
const yearSeason = v.picklist(['winter', 'spring', 'summer', 'autumn'])
const consumptionBasis = v.object({
  itemId: whole,
  season: yearSeason,
  consumed: number,
  personDays: count,
  stays: count,
})
const firstInstalment = v.object({
  percent: count,
  dueDaysAfterBooking: count,
})
const cancellationStep = v.object({
  fromDaysBefore: count,
  keptPercent: count,
})
const checkOutHour = v.object({
  ownCleaning: count,
  agencyCleaning: count,
})
const terms = v.object({
  firstInstalment,
  restDueDaysBeforeArrival: count,
  minRenterAge: count,
  /** Earliest first; after the last step the agency keeps everything. */
  cancellation: v.array(cancellationStep),
  checkInHour: count,
  checkOutHour,
})
const amounts = v.object({
  DKK: whole,
  EUR: whole,
})
const priceSeason = v.object({
  id: whole,
  key: text,
  startsOn: day,
  /** Exclusive. */
  endsOn: day,
  /** ISO weekdays, 1 is Monday. */
  arrivalDays: v.array(whole),
  minNights: count,
  maxNights: count,
  wholeWeeks: flag,
  weekPrice: amounts,
})
const referencePrice = v.object({
  seasonId: whole,
  weekPrice: amounts,
})
const discount = v.object({
  tag: text,
  percent: whole,
  arrivalFrom: day,
  arrivalUntil: day,
  /** Reference prices for the reduced price; a season missing here allows no comparison. */
  references: v.array(referencePrice),
})
const meteredQuantity = v.picklist(['kwh', 'm3'])
const meteredQuantityOrNull = v.nullable(meteredQuantity)
const lodgingItem = v.object({
  itemId: whole,
  definitionId: whole,
  type: text,
  chargeType,
  description: text,
  unitName: text,
  meteredQuantity: meteredQuantityOrNull,
  unitPrice: amounts,
  isMandatory: flag,
  minQuantity: count,
  maxQuantity: count,
})
const takenNights = v.object({
  arrival: day,
  departure: day,
})
const pricePlan = v.object({
  /** Arrivals before this day can no longer be booked. */
  firstBookable: day,
  /** The day after the last night with a price. */
  endsOn: day,
  maxPersons: count,
  maxPets: count,
  seasons: v.array(priceSeason),
  discounts: v.array(discount),
  /** At most 999. */
  items: v.array(lodgingItem),
  transactionFee: amounts,
  /** Periods, sorted and merged; the day of departure is free. */
  taken: v.array(takenNights),
})
const lodgingPage = v.object({
  id: whole,
  name: text,
  status: lodgingStatus,
  description: lodgingDescription,
  address1: text,
  address2: text,
  postalCode: text,
  city: text,
  country: text,
  locationId: whole,
  locationName: text,
  area: areaName,
  street: lodgingStreet,
  latitude: number,
  longitude: number,
  maxPersons: count,
  rating: numberOrNull,
  builtYear: whole,
  renovatedYear: wholeOrNull,
  publishedOn: day,
  createdAt: instant,
  updatedAt: instant,
  ownerKind,
  registrationNumber: textOrNull,
  /** At most 99, in display order. */
  images: v.array(lodgingPicture),
  /** True if its page shows a floor plan: the agency's, or one drawn from its area, bedrooms and bathrooms. */
  hasFloorPlan: flag,
  facilities: v.array(lodgingFacility),
  /** The groups of its facilities, in display order. */
  facilityGroups: v.array(namedFacility),
  reviewStats: lodgingReviewStats,
  /** At most three, for two adults: weeks of the coming twelve months, or any stay if no week is free. */
  cheapestOptions: v.array(bookingOption2),
  meta: lodgingMeta,
  /** At most ten. */
  consumption: v.array(consumptionBasis),
  /** Of a booking made now. */
  terms,
  pricePlan,
})
const lodgingPageOrNull = v.nullable(lodgingPage)
const starsOrNull = v.nullable(stars)
const reviewAspects = v.object({
  house: starsOrNull,
  cleanliness: starsOrNull,
  location: starsOrNull,
  value: starsOrNull,
})
const reviewPhoto = v.object({
  /** A source of the image service. */
  url: text,
  /** The guest's description, in the language of the review. */
  alt: text,
  width: whole,
  height: whole,
})
const instantOrNull = v.nullable(instant)
const review = v.object({
  id: whole,
  lodgingId: whole,
  lodgingName: text,
  locationId: whole,
  areaName: text,
  /** Language id in which the guest wrote. */
  language,
  name: text,
  place: text,
  isoCountry: text,
  date: day,
  rating: stars,
  hasHadAfterCare: flag,
  aspects: reviewAspects,
  /** Topics of which the original text contains a word. */
  topics: v.array(reviewTopic),
  /** Photos of the guest that staff have approved, at most four. */
  photos: v.array(reviewPhoto),
  answerText: text,
  answerTextDa: textOrNull,
  answerTextDe: textOrNull,
  answerTextEn: textOrNull,
  responseText: textOrNull,
  responseTextDa: textOrNull,
  responseTextDe: textOrNull,
  responseTextEn: textOrNull,
  responseTime: instantOrNull,
  /** The answer in the requested language, or the original without a translation. */
  text,
  /** The response, likewise. */
  response: textOrNull,
  /** Language id of the text. */
  textLanguage: language,
})
const bookingOption3 = v.object({
  arrival: day,
  price: whole,
})
const bookingOption3OrNull = v.nullable(bookingOption3)
const searchLodging = v.object({
  id: whole,
  name: text,
  title: text,
  city: text,
  areaName: text,
  maxPersons: count,
  bedrooms: count,
  distanceToBeachM: wholeOrNull,
  rating: numberOrNull,
  reviewCount: count,
  /** Standout facilities, at most three. */
  facilities: v.array(namedFacility),
  images: v.array(lodgingImage),
  option: bookingOptionOrNull,
  /** Expected metered energy of the option's stay, in minor units of its currency; never part of the price. */
  energyEstimate: wholeOrNull,
  /** The same number of nights from the requested day at any price, if available and the option begins on another day. */
  asked: bookingOption3OrNull,
  latitude: number,
  longitude: number,
})
const lodgingImageOrNull = v.nullable(lodgingImage)
const bookingFlowLodging = v.object({
  id: whole,
  name: text,
  title: text,
  address1: text,
  postalCode: text,
  city: text,
  areaName: text,
  maxPersons: count,
  maxPets: count,
  rating: numberOrNull,
  image: lodgingImageOrNull,
})
const bookingFlowOption = v.object({
  lodgingId: whole,
  arrival: day,
  departure: day,
  duration: count,
  price: whole,
  normalPrice: whole,
  currency,
  discountTags: v.array(text),
  adults: count,
  children: count,
  infants: count,
  pets: count,
  hasDiscount: flag,
  transactionFee: whole,
  status: optionStatus,
  languageId: language,
  /** Always 1, a whole house. */
  lodgingUnitTypeId: whole,
  /** The lowest of several options comes first; a house has only one. */
  priority: whole,
})
const bookingFlowOptionOrNull = v.nullable(bookingFlowOption)
const item = v.object({
  id: whole,
  type: text,
  chargeType,
  meteredQuantity: meteredQuantityOrNull,
  description: text,
  unitName: text,
  definitionId: whole,
})
const bookingOptionItemPrice = v.object({
  lodgingId: whole,
  duration: count,
  arrival: day,
  itemId: whole,
  /** Minor units of the currency. */
  unitPrice: whole,
  currency,
  isMandatory: flag,
  minQuantity: count,
  maxQuantity: count,
  item,
})
const terms2 = v.object({
  minRenterAge: count,
  checkInHour: count,
  checkOutHour,
})
const bookingFlowData = v.object({
  lodging: bookingFlowLodging,
  option: bookingFlowOptionOrNull,
  /** At most 999, including mandatory items and meters; independent of the option. */
  itemPrices: v.array(bookingOptionItemPrice),
  /** Stays of this duration that begin within two weeks of the arrival. */
  arrivals: v.array(bookingOption),
  /** Stays of every duration possible from the arrival. */
  durations: v.array(bookingOption),
  terms: terms2,
})
const bookingFlowDataOrNull = v.nullable(bookingFlowData)
const bookingOptionPricesOnArrivalChange = v.object({
  option: bookingFlowOptionOrNull,
  itemPrices: v.array(bookingOptionItemPrice),
  durations: v.array(bookingOption),
})
const bookingOptionPricesOnArrivalChangeOrNull = v.nullable(bookingOptionPricesOnArrivalChange)
const bookingOptionPricesOnDurationChange = v.object({
  option: bookingFlowOptionOrNull,
  itemPrices: v.array(bookingOptionItemPrice),
  arrivals: v.array(bookingOption),
})
const bookingOptionPricesOnDurationChangeOrNull = v.nullable(bookingOptionPricesOnDurationChange)
const reviewStat = v.object({
  average: numberOrNull,
  best: wholeOrNull,
  count,
  worst: wholeOrNull,
})
const reviewPage = v.object({
  /** Of all pages. */
  total: count,
  page: count,
  pageSize: count,
  items: v.array(review),
  stats: reviewStat,
})
const reviewOrNull = v.nullable(review)
const weatherDay = v.object({
  day,
  /** At midday. */
  symbol: textOrNull,
  minTemperature: number,
  maxTemperature: number,
  /** Strongest of the day, metres per second. */
  maxWindSpeed: number,
  precipitationMm: number,
})
const weatherMeta = v.object({
  /** met-norway is a forecast. climate-model is what the time of year is usually like: never show it as a forecast. */
  source: weatherSource,
  updatedAt: instant,
  /** Attribution to show with the figures; null if not required. */
  attribution: textOrNull,
})
const areaWeather = v.object({
  id: whole,
  /** The bsId of content entries of type area. */
  areaId: whole,
  /** Time of the figures. */
  time: instant,
  lat: number,
  lng: number,
  /** At sea level, hPa. */
  airPressure: numberOrNull,
  /** Degrees Celsius. */
  airTemperature: number,
  /** Percent of the sky. */
  cloudAreaFraction: numberOrNull,
  /** Percent. */
  relativeHumidity: numberOrNull,
  /** Degrees, 0 is north. */
  windFromDirection: numberOrNull,
  /** Metres per second. */
  windSpeed: number,
  /** Symbol codes of MET Norway, such as partlycloudy_day. */
  symbolNext1Hours: textOrNull,
  symbolNext6Hours: textOrNull,
  symbolNext12Hours: textOrNull,
  /** Today and the next six days, as far as the source has them. */
  days: v.array(weatherDay),
  meta: weatherMeta,
})
const areaWeatherOrNull = v.nullable(areaWeather)
const trustReview = v.object({
  id: text,
  domain: text,
  /** Language id in which the guest wrote. */
  language,
  personName: text,
  /** 1 to 5. */
  stars: whole,
  title: text,
  text,
  responseText: textOrNull,
  responseCreatedAt: instantOrNull,
  createdAt: instant,
  updatedAt: instant,
})
const trustMeta = v.object({
  /** own-reviews: the agency's own guests, asked by the agency itself. Say so where the rating is shown. */
  source: text,
  /** True if the reviews are invented, like those of the demo agency. */
  isDemo: flag,
})
const trustReviews = v.object({
  items: v.array(trustReview),
  meta: trustMeta,
})
const trustStats = v.object({
  domain: text,
  /** The score in half stars, as shown. */
  stars: number,
  /** 0 to 5, one decimal. */
  trustScore: number,
  reviewsTotal: count,
  meta: trustMeta,
})
const trustStatsOrNull = v.nullable(trustStats)
const redirect = v.object({
  from: text,
  /** A path of the site or a full web address, either with an optional hash. */
  to: text,
  isPermanent: flag,
})
const redirectOrNull = v.nullable(redirect)
const namedText = v.object({
  name: text,
  html: text,
})
const meta = v.object({
  key: text,
  value: text,
})
const contestStatus = v.picklist(['upcoming', 'open', 'judging', 'decided'])
const contestImage = v.object({
  id: whole,
  imageTitle: text,
  /** Unique within its contest. */
  imageSlug: text,
  imageText: text,
  contestId: whole,
  /** Source of the picture, for the image service. */
  imageUrl: text,
  height: count,
  width: count,
  createdAt: instant,
})
const contestImageOrNull = v.nullable(contestImage)
const photoContest = v.object({
  id: whole,
  year: whole,
  /** Source of a picture, for the image service. */
  rewardImageUrl: textOrNull,
  rewardText: text,
  /** A path of the site or a full web address. */
  conditionsUrl: text,
  /** upcoming: not open yet. open: accepts pictures. judging: closed. decided: has winners. */
  status: contestStatus,
  /** The first and the last day of submissions. */
  opensOn: day,
  lastDay: day,
  createdAt: instant,
  updatedAt: instant,
  /** Number of public pictures. */
  imageCount: count,
  /** Null, like the other two, until the contest is decided. */
  firstPlaceImage: contestImageOrNull,
  secondPlaceImage: contestImageOrNull,
  thirdPlaceImage: contestImageOrNull,
  /** The three newest; contestImages has all. */
  images: v.array(contestImage),
})
const contestImagePage = v.object({
  /** Of all pages. */
  total: count,
  page: count,
  pageSize: count,
  items: v.array(contestImage),
})
const contestImageView = v.object({
  image: contestImage,
  /** The next newer one. */
  previous: contestImageOrNull,
  /** The next older one. */
  next: contestImageOrNull,
})
const contestImageViewOrNull = v.nullable(contestImageView)
const comment = v.object({
  id: whole,
  /** The type of the entry; 'comment' for a reply. */
  parentType: text,
  /** The id of the entry, or of the comment it replies to. */
  parentId: text,
  /** Plain text. Text and name are empty if the comment was removed but has replies. */
  comment: text,
  authorName: text,
  createdAt: instant,
  isRemoved: flag,
})
const comment2 = v.object({
  id: whole,
  /** The type of the entry; 'comment' for a reply. */
  parentType: text,
  /** The id of the entry, or of the comment it replies to. */
  parentId: text,
  /** Plain text. Text and name are empty if the comment was removed but has replies. */
  comment: text,
  authorName: text,
  createdAt: instant,
  isRemoved: flag,
  replies: v.array(comment),
})
const comment3 = v.object({
  id: whole,
  /** The type of the entry; 'comment' for a reply. */
  parentType: text,
  /** The id of the entry, or of the comment it replies to. */
  parentId: text,
  /** Plain text. Text and name are empty if the comment was removed but has replies. */
  comment: text,
  authorName: text,
  createdAt: instant,
  isRemoved: flag,
  replies: v.array(comment2),
})
const comment4 = v.object({
  id: whole,
  /** The type of the entry; 'comment' for a reply. */
  parentType: text,
  /** The id of the entry, or of the comment it replies to. */
  parentId: text,
  /** Plain text. Text and name are empty if the comment was removed but has replies. */
  comment: text,
  authorName: text,
  createdAt: instant,
  isRemoved: flag,
  replies: v.array(comment3),
})
const comment5 = v.object({
  id: whole,
  /** The type of the entry; 'comment' for a reply. */
  parentType: text,
  /** The id of the entry, or of the comment it replies to. */
  parentId: text,
  /** Plain text. Text and name are empty if the comment was removed but has replies. */
  comment: text,
  authorName: text,
  createdAt: instant,
  isRemoved: flag,
  replies: v.array(comment4),
})
const commentPage = v.object({
  /** Of all pages, without replies. */
  total: count,
  /** Of all pages, with all visible replies. */
  totalWithReplies: count,
  page: count,
  pageSize: count,
  items: v.array(comment5),
})

export const brokerReplies = {
  LodgingCount: v.object({ lodgingCount: whole }),
  Areas: v.object({ areas: v.array(area) }),
  Places: v.object({ areas: v.array(area2) }),
  LodgingsByIds: v.object({ lodgingsByIds: v.array(lodgingCard) }),
  LodgingDescriptions: v.object({ lodgingDescriptions: v.array(lodgingText) }),
  LodgingFacilities: v.object({ lodgingFacilities: v.array(lodgingFacilities) }),
  Lodgings: v.object({ lodgings: v.array(lodgingRow) }),
  LodgingPlaces: v.object({ lodgingPlaces: v.array(lodgingPlace) }),
  LodgingNamesByLanguage: v.object({ lodgingNamesByLanguage: v.array(lodgingName) }),
  LodgingPage: v.object({ lodgingPage: lodgingPageOrNull }),
  LodgingReviews: v.object({ lodgingReviews: v.array(review) }),
  SearchLodgings: v.object({ searchLodgings: v.array(searchLodging) }),
  BookingFlowData: v.object({ bookingFlowData: bookingFlowDataOrNull }),
  BookingOptionPricesOnArrivalChange: v.object({ bookingOptionPricesOnArrivalChange: bookingOptionPricesOnArrivalChangeOrNull }),
  BookingOptionPricesOnDurationChange: v.object({ bookingOptionPricesOnDurationChange: bookingOptionPricesOnDurationChangeOrNull }),
  GuestReviews: v.object({ guestReviews: v.array(review) }),
  GuestReviewPage: v.object({ guestReviewPage: reviewPage }),
  RandomReviewByLocations: v.object({ randomReviewByLocations: reviewOrNull }),
  ReviewByLocationIds: v.object({ reviewByLocationIds: v.array(review) }),
  AreaWeather: v.object({ areaWeather: areaWeatherOrNull }),
  TrustReviews: v.object({ trustReviews: trustReviews }),
  TrustStats: v.object({ trustStats: trustStatsOrNull }),
  Redirect: v.object({ redirect: redirectOrNull }),
  Redirects: v.object({ redirects: v.array(redirect) }),
  Texts: v.object({ texts: v.array(namedText) }),
  Meta: v.object({ meta: v.array(meta) }),
  PhotoContests: v.object({ photoContests: v.array(photoContest) }),
  ContestImages: v.object({ contestImages: contestImagePage }),
  ContestImage: v.object({ contestImage: contestImageViewOrNull }),
  Comments: v.object({ comments: commentPage }),
}

export type BrokerVariables = {
  LodgingCount: { lan: LanguageId }
  Areas: { lan: LanguageId }
  Places: { lan: LanguageId }
  LodgingsByIds: { lan: LanguageId; ids: readonly number[]; arrival?: string; duration?: number; adults?: number; children?: number; infants?: number; pets?: number }
  LodgingDescriptions: { lan: LanguageId; ids: readonly number[] }
  LodgingFacilities: { lan: LanguageId; ids: readonly number[] }
  Lodgings: { lan: LanguageId; limit?: number; skip?: number }
  LodgingPlaces: { ids: readonly number[] }
  LodgingNamesByLanguage: { lan: LanguageId; limit?: number; skip?: number }
  LodgingPage: { lan: LanguageId; name: string }
  LodgingReviews: { lan: LanguageId; lodgingId: number; limit?: number; skip?: number; topic?: ('location' | 'cleanliness' | 'kitchen' | 'beds' | 'quiet' | 'dog' | 'children' | 'sauna' | 'pool' | 'fireplace' | 'internet' | 'value'); language?: number }
  SearchLodgings: { lan: LanguageId; ids: readonly number[]; stay: { arrivals?: readonly string[]; asked?: readonly string[]; changeDays?: readonly number[]; durations?: readonly number[]; persons?: number; maxPrice?: number; isReduced?: boolean; prefer?: ('price' | 'discountTotal' | 'discountPercentage') } }
  BookingFlowData: { lan: LanguageId; lodgingId: number; duration: number; arrival: string; adults?: number; children?: number; infants?: number; pets?: number }
  BookingOptionPricesOnArrivalChange: { lan: LanguageId; lodgingId: number; duration: number; arrival: string; adults?: number; children?: number; infants?: number; pets?: number }
  BookingOptionPricesOnDurationChange: { lan: LanguageId; lodgingId: number; duration: number; arrival: string; adults?: number; children?: number; infants?: number; pets?: number }
  GuestReviews: { lan: LanguageId; type?: number; limit?: number; skip?: number; since?: string }
  GuestReviewPage: { lan: LanguageId; page?: number; pageSize?: number }
  RandomReviewByLocations: { lan: LanguageId; locationIds: readonly number[] }
  ReviewByLocationIds: { lan: LanguageId; locationIds: readonly number[] }
  AreaWeather: { areaId: number }
  TrustReviews: { domain: string; minStars?: number; limit?: number }
  TrustStats: { domain: string }
  Redirect: { lan: LanguageId; specifier: string }
  Redirects: { lan: LanguageId; specifiers: readonly string[] }
  Texts: { lan: LanguageId; names: readonly string[] }
  Meta: { keys: readonly string[] }
  PhotoContests: { lan: LanguageId; years?: readonly number[]; limit?: number }
  ContestImages: { contestId: number; page?: number; pageSize?: number }
  ContestImage: { contestId: number; imageSlug: string }
  Comments: { lan: LanguageId; parentType: string; parentId: string; page?: number }
}
