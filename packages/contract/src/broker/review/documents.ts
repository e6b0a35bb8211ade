import * as v from 'valibot'
import { defineOperation } from '../../graphql-operation.ts'
import type { Lan } from '../fields.ts'
import { review, reviewPage, reviewStat } from './shapes.ts'

export const reviewFields = `
    id lodgingId lodgingName locationId areaName language name place isoCountry date rating hasHadAfterCare
    answerText answerTextDa answerTextDe answerTextEn
    responseText responseTextDa responseTextDe responseTextEn responseTime
    text response textLanguage
  `
const statFields = 'average best count worst'

export type GuestReviewsVariables = {
  lan: Lan
  /** 2 is a guest's review after a stay. */
  type?: number
  limit?: number
  skip?: number
  /** First day; without it two years back. */
  since?: string
}
export type GuestReviewPageVariables = { lan: Lan; page?: number; pageSize?: number }
export type LocationReviewVariables = { lan: Lan; locationIds: readonly number[] }
export type ReviewStatsVariables = {
  lodgingIds?: readonly number[]
  locationIds?: readonly number[]
  since?: string
}

export const guestReviewsQuery = defineOperation<GuestReviewsVariables>()({
  name: 'GuestReviews',
  kind: 'query',
  text: /* GraphQL */ `query GuestReviews($lan: Int!, $type: Int! = 2, $limit: Int! = 10, $skip: Int! = 0, $since: Day) {
  guestReviews(lan: $lan, type: $type, limit: $limit, skip: $skip, since: $since) { ${reviewFields} }
}`,
  reply: v.object({ guestReviews: v.array(review) }),
})

export const guestReviewPageQuery = defineOperation<GuestReviewPageVariables>()({
  name: 'GuestReviewPage',
  kind: 'query',
  text: /* GraphQL */ `query GuestReviewPage($lan: Int!, $page: Int! = 1, $pageSize: Int! = 10) {
  guestReviewPage(lan: $lan, page: $page, pageSize: $pageSize) {
    total page pageSize
    items { ${reviewFields} }
    stats { ${statFields} }
  }
}`,
  reply: v.object({ guestReviewPage: reviewPage }),
})

export const randomReviewByLocationsQuery = defineOperation<LocationReviewVariables>()({
  name: 'RandomReviewByLocations',
  kind: 'query',
  text: /* GraphQL */ `query RandomReviewByLocations($lan: Int!, $locationIds: [Int!]!) {
  randomReviewByLocations(lan: $lan, locationIds: $locationIds) { ${reviewFields} }
}`,
  reply: v.object({ randomReviewByLocations: v.nullable(review) }),
})

export const reviewByLocationIdsQuery = defineOperation<LocationReviewVariables>()({
  name: 'ReviewByLocationIds',
  kind: 'query',
  text: /* GraphQL */ `query ReviewByLocationIds($lan: Int!, $locationIds: [Int!]!) {
  reviewByLocationIds(lan: $lan, locationIds: $locationIds) { ${reviewFields} }
}`,
  reply: v.object({ reviewByLocationIds: v.array(review) }),
})

export const reviewStatsQuery = defineOperation<ReviewStatsVariables>()({
  name: 'ReviewStats',
  kind: 'query',
  text: /* GraphQL */ `query ReviewStats($lodgingIds: [Int!], $locationIds: [Int!], $since: Day) {
  reviewStats(lodgingIds: $lodgingIds, locationIds: $locationIds, since: $since) { ${statFields} }
}`,
  reply: v.object({ reviewStats: reviewStat }),
})

export const reviewOperations = [
  guestReviewsQuery,
  guestReviewPageQuery,
  randomReviewByLocationsQuery,
  reviewByLocationIdsQuery,
  reviewStatsQuery,
]
