import type { GraphqlClient } from '../../graphql-client.ts'
import type { CallOptions } from '../call-options.ts'
import { type CommentsVariables, commentsQuery } from './documents.ts'
import type { CommentPage } from './shapes.ts'

export type CommentClient = {
  comments(variables: CommentsVariables, options?: CallOptions): Promise<CommentPage>
}

export function createCommentClient(graphql: GraphqlClient): CommentClient {
  return {
    comments: async (variables, options) => (await graphql.run(commentsQuery, variables, options)).data.comments,
  }
}
