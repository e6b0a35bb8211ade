import { editions, type LanguageId } from '@marram/domain/edition'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import * as v from 'valibot'
import { readAgencyFile, words } from '../../agency.ts'

/** A comment with its replies. */
type Thread = { author: string; text: string; replies?: Thread[] | undefined }

const thread: v.GenericSchema<unknown, Thread> = v.strictObject({
  author: words,
  text: words,
  replies: v.optional(v.array(v.lazy(() => thread))),
})
const threads = v.array(thread)
/** The comments on one post, by its entry's id, in the language of each author, oldest first. */
const discussion = v.strictObject({ post: words, da: threads, de: threads, en: threads })

type CommentRow = {
  parent_type: string
  parent_id: string
  language_id: LanguageId
  state: 'shown'
  comment: string
  author_name: string
  created_at: Date
}

/** A comment with its nested replies. */
export type CommentTree = { row: CommentRow; replies: CommentTree[] }

const hourMs = 3_600_000

/** Comments of the last days before today, oldest first; each reply is some hours newer than its parent. */
export function demoComments(today: IsoDay): CommentTree[] {
  const discussions = readAgencyFile('guestbook/comments.json', v.array(discussion))
  return discussions.flatMap((written) =>
    editions.flatMap(({ key, languageId }) =>
      written[key].map((one, index) => {
        const day = addDays(today, index - written[key].length - 1)
        const about = { parent_type: 'blog', parent_id: written.post, language_id: languageId, state: 'shown' as const }
        return treeOf(one, about, Date.parse(`${day}T07:40:00Z`) + index * hourMs)
      }),
    ),
  )
}

type About = Pick<CommentRow, 'parent_type' | 'parent_id' | 'language_id' | 'state'>

function treeOf({ author, text, replies = [] }: Thread, about: About, atMs: number): CommentTree {
  return {
    row: { ...about, comment: text, author_name: author, created_at: new Date(atMs) },
    replies: replies.map((reply, index) => treeOf(reply, about, atMs + (index + 2) * hourMs)),
  }
}
