import type { GraphqlClient } from '../../graphql-client.ts'
import type { CallOptions } from '../call-options.ts'
import {
  type ContestImagesVariables,
  contestImagesQuery,
  type PhotoContestsVariables,
  photoContestsQuery,
} from './documents.ts'
import type { ContestImagePage, PhotoContest } from './shapes.ts'

export type ContestClient = {
  photoContests(variables: PhotoContestsVariables, options?: CallOptions): Promise<PhotoContest[]>
  contestImages(variables: ContestImagesVariables, options?: CallOptions): Promise<ContestImagePage>
}

export function createContestClient(graphql: GraphqlClient): ContestClient {
  return {
    photoContests: async (variables, options) =>
      (await graphql.run(photoContestsQuery, variables, options)).data.photoContests,
    contestImages: async (variables, options) =>
      (await graphql.run(contestImagesQuery, variables, options)).data.contestImages,
  }
}
