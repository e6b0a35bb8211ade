import * as v from 'valibot'
import { defineOperation } from '../../graphql-operation.ts'
import type { Lan } from '../fields.ts'
import { contestImagePage, photoContest } from './shapes.ts'

const imageFields = 'id imageTitle imageSlug imageText contestId imageUrl height width createdAt'

export type PhotoContestsVariables = { lan: Lan; years?: readonly number[]; limit?: number }
export type ContestImagesVariables = { contestId: number; page?: number; pageSize?: number }

export const photoContestsQuery = defineOperation<PhotoContestsVariables>()({
  name: 'PhotoContests',
  kind: 'query',
  text: /* GraphQL */ `query PhotoContests($lan: Int!, $years: [Int!], $limit: Int! = 10) {
  photoContests(lan: $lan, years: $years, limit: $limit) {
    id year rewardImageUrl rewardText conditionsUrl status createdAt updatedAt
    firstPlaceImage { ${imageFields} }
    secondPlaceImage { ${imageFields} }
    thirdPlaceImage { ${imageFields} }
    images { ${imageFields} }
  }
}`,
  reply: v.object({ photoContests: v.array(photoContest) }),
})

export const contestImagesQuery = defineOperation<ContestImagesVariables>()({
  name: 'ContestImages',
  kind: 'query',
  text: /* GraphQL */ `query ContestImages($contestId: Int!, $page: Int! = 1, $pageSize: Int! = 24) {
  contestImages(contestId: $contestId, page: $page, pageSize: $pageSize) {
    total page pageSize
    items { ${imageFields} }
  }
}`,
  reply: v.object({ contestImages: contestImagePage }),
})

export const contestOperations = [photoContestsQuery, contestImagesQuery]
