import type { Review } from '@marram/contract/broker/review/shapes'
import { defaultLanguages, editionByKey } from '@marram/domain/edition'
import { isFiltered, noReviewFilter } from '@marram/domain/review-filter'
import { queryOptions } from '@tanstack/react-query'
import type { SiteScope } from '../kit/scope/site-scope.ts'

/** Number of reviews in the first HTML; the others load on demand. */
export const firstReviewCount = 6

// Queries of the house page's parts. Apart from the house itself, whose page does not need them at first.

/** Without script there is no "show more", so a filtered page contains all that most houses have. */
export const filteredReviewCount = 50

export function lodgingReviewsQuery(scope: SiteScope, lodgingId: number, filter = noReviewFilter) {
  return queryOptions({
    queryKey: ['house-reviews', scope.edition, lodgingId, filter],
    queryFn: async () => {
      const lan = editionByKey(scope.edition).languageId
      const { topic, language } = filter
      const reviews = await scope.services.broker.lodgingReviews({
        lan,
        lodgingId,
        limit: isFiltered(filter) ? filteredReviewCount : firstReviewCount,
        ...(topic !== null && { topic }),
        ...(language !== null && { language: defaultLanguages[language] }),
      })
      return reviews.map(presentReview)
    },
  })
}

/** Excludes the translations for other editions, which took up to 2 KB of a page. */
export type ShownReview = Pick<
  Review,
  | 'id'
  | 'lodgingName'
  | 'language'
  | 'name'
  | 'place'
  | 'date'
  | 'rating'
  | 'answerText'
  | 'text'
  | 'response'
  | 'textLanguage'
  | 'topics'
  | 'photos'
>

function presentReview(review: Review): ShownReview {
  const { id, lodgingName, language, name, place, date, rating, answerText } = review
  const { text, response, textLanguage, topics, photos } = review
  return {
    id,
    lodgingName,
    language,
    name,
    place,
    date,
    rating,
    answerText,
    text,
    response,
    textLanguage,
    topics,
    photos,
  }
}

export function lodgingWeatherQuery(scope: SiteScope, areaId: number) {
  return queryOptions({
    queryKey: ['area-weather', scope.edition, areaId],
    queryFn: () => scope.services.broker.areaWeather({ areaId }),
  })
}

/** The editors' pages of the house's area and street, if they exist. */
export function lodgingPlacesQuery(scope: SiteScope, place: { areaId: number; streetId: number }) {
  return queryOptions({
    queryKey: ['house-places', scope.edition, place.areaId, place.streetId],
    queryFn: async () => {
      const { locale } = editionByKey(scope.edition)
      const area = (await scope.services.content.areas(locale)).find(({ bsId }) => bsId === place.areaId)
      if (!area) return { areaPath: null, streetPath: null }
      const streets = await scope.services.content.streetsOfArea(locale, area.sys.id)
      const street = streets.find(({ brokerStreetIds }) => brokerStreetIds.includes(place.streetId))
      return { areaPath: area.path, streetPath: street?.path ?? null }
    },
  })
}
