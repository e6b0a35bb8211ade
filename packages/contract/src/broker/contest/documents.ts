import { query } from '../operation.ts'

const imageFields = 'id imageTitle imageSlug imageText contestId imageUrl height width createdAt'

export const contestQueries = {
  photoContests: query(/* GraphQL */ `query PhotoContests($lan: Int!, $years: [Int!], $limit: Int! = 10) {
  photoContests(lan: $lan, years: $years, limit: $limit) {
    id year rewardImageUrl rewardText conditionsUrl status opensOn lastDay createdAt updatedAt imageCount
    firstPlaceImage { ${imageFields} }
    secondPlaceImage { ${imageFields} }
    thirdPlaceImage { ${imageFields} }
    images { ${imageFields} }
  }
}`),
  contestImages: query(/* GraphQL */ `query ContestImages($contestId: Int!, $page: Int! = 1, $pageSize: Int! = 24) {
  contestImages(contestId: $contestId, page: $page, pageSize: $pageSize) {
    total page pageSize
    items { ${imageFields} }
  }
}`),
  contestImage: query(/* GraphQL */ `query ContestImage($contestId: Int!, $imageSlug: String!) {
  contestImage(contestId: $contestId, imageSlug: $imageSlug) {
    image { ${imageFields} }
    previous { ${imageFields} }
    next { ${imageFields} }
  }
}`),
}
