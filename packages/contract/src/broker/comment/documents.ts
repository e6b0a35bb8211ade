import * as v from 'valibot'
import { defineOperation } from '../../graphql-operation.ts'
import type { Lan } from '../fields.ts'
import { commentPage, replyLevels } from './shapes.ts'

const words = 'id parentType parentId comment authorName createdAt'

function fieldsOf(levels: number): string {
  return levels === 0 ? words : `${words} replies { ${fieldsOf(levels - 1)} }`
}

export type CommentsVariables = { lan: Lan; parentType: string; parentId: string; page?: number }

export const commentsQuery = defineOperation<CommentsVariables>()({
  name: 'Comments',
  kind: 'query',
  text: /* GraphQL */ `query Comments($lan: Int!, $parentType: String!, $parentId: String!, $page: Int! = 1) {
  comments(lan: $lan, parentType: $parentType, parentId: $parentId, page: $page) {
    total page pageSize
    items { ${fieldsOf(replyLevels)} }
  }
}`,
  reply: v.object({ comments: commentPage }),
})

export const commentOperations = [commentsQuery]
