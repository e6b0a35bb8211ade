import { type CommentMode, commentModeOf } from '@marram/domain/comment'
import type { Locale } from '@marram/domain/edition'
import * as v from 'valibot'
import type { GraphqlClient } from '../graphql-client.ts'
import { defineOperation } from '../graphql-operation.ts'

/** Looks up whether a post accepts comments. Null if there is no such post in this language. */
export type CommentSource = { findPostMode(id: string, locale: Locale): Promise<CommentMode | null> }

const settings = v.nullish(v.looseObject({ comments: v.optional(v.unknown()) }))

export const commentablePostQuery = defineOperation<{ id: string; locale: Locale }>()({
  name: 'CommentablePost',
  kind: 'query',
  text: `query CommentablePost($id: String!, $locale: String) {
  blog(id: $id, locale: $locale) { title settings }
  settingCollection(where: { key: "blog" }, limit: 1, locale: $locale) { items { setting } }
}`,
  reply: v.object({
    blog: v.nullable(v.object({ title: v.nullable(v.string()), settings })),
    settingCollection: v.object({ items: v.array(v.object({ setting: settings })) }),
  }),
})

/** The client must have been created with `commentablePostQuery` among its operations. */
export function createCommentSource(content: GraphqlClient): CommentSource {
  return {
    async findPostMode(id, locale) {
      const { blog, settingCollection } = (await content.run(commentablePostQuery, { id, locale })).data
      // Content has no fallback: a post without a title is missing in this edition.
      if (blog === null || blog.title === null) return null
      return commentModeOf(settingCollection.items[0]?.setting?.comments, blog.settings?.comments)
    },
  }
}
