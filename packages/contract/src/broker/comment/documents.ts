import { query } from '../operation.ts'
import { replyLevels } from './shapes.ts'

const words = 'id parentType parentId comment authorName createdAt isRemoved'

function fieldsOf(levels: number): string {
  return levels === 0 ? words : `${words} replies { ${fieldsOf(levels - 1)} }`
}

export const commentQueries = {
  comments: query(/* GraphQL */ `query Comments($lan: Int!, $parentType: String!, $parentId: String!, $page: Int! = 1) {
  comments(lan: $lan, parentType: $parentType, parentId: $parentId, page: $page) {
    total totalWithReplies page pageSize
    items { ${fieldsOf(replyLevels)} }
  }
}`),
}
