import * as v from 'valibot'
import { count, instant } from '../shapes.ts'

const words = {
  id: v.number(),
  parentType: v.string(),
  parentId: v.string(),
  comment: v.string(),
  authorName: v.string(),
  createdAt: instant,
}

/** How many levels of replies stand below a comment. */
export const replyLevels = 4

export type Comment = v.InferOutput<v.ObjectSchema<typeof words, undefined>> & { readonly replies: readonly Comment[] }

/** The replies of the last level are not asked for, so they are none. */
function commentOf(levels: number): v.GenericSchema<unknown, Comment> {
  if (levels === 0) return v.object({ ...words, replies: v.optional(v.array(v.never()), []) })
  return v.object({ ...words, replies: v.array(commentOf(levels - 1)) })
}

export const commentPage = v.object({
  total: count,
  page: count,
  pageSize: count,
  items: v.array(commentOf(replyLevels)),
})
export type CommentPage = v.InferOutput<typeof commentPage>
