import { query } from '../operation.ts'

export const reviewFields = `
    id lodgingId lodgingName locationId areaName language name place isoCountry date rating hasHadAfterCare
    aspects { house cleanliness location value } topics photos { url alt width height }
    answerText answerTextDa answerTextDe answerTextEn
    responseText responseTextDa responseTextDe responseTextEn responseTime
    text response textLanguage
  `

const statFields = 'average best count worst'

export const reviewQueries = {
  guestReviews:
    query(/* GraphQL */ `query GuestReviews($lan: Int!, $type: Int! = 2, $limit: Int! = 10, $skip: Int! = 0, $since: Day) {
  guestReviews(lan: $lan, type: $type, limit: $limit, skip: $skip, since: $since) { ${reviewFields} }
}`),
  guestReviewPage: query(/* GraphQL */ `query GuestReviewPage($lan: Int!, $page: Int! = 1, $pageSize: Int! = 10) {
  guestReviewPage(lan: $lan, page: $page, pageSize: $pageSize) {
    total page pageSize
    items { ${reviewFields} }
    stats { ${statFields} }
  }
}`),
  randomReviewByLocations: query(/* GraphQL */ `query RandomReviewByLocations($lan: Int!, $locationIds: [Int!]!) {
  randomReviewByLocations(lan: $lan, locationIds: $locationIds) { ${reviewFields} }
}`),
  reviewByLocationIds: query(/* GraphQL */ `query ReviewByLocationIds($lan: Int!, $locationIds: [Int!]!) {
  reviewByLocationIds(lan: $lan, locationIds: $locationIds) { ${reviewFields} }
}`),
}
