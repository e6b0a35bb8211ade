import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { coastDiscussions } from './coast-discussions.ts'
import { houseDiscussions } from './house-discussions.ts'
import type { Thread } from './thread.ts'

export const discussions = [...coastDiscussions, ...houseDiscussions]

export type CommentRow = {
  parent_type: string
  parent_id: string
  language_id: 1 | 2 | 7
  state: 'shown'
  comment: string
  author_name: string
  created_at: Date
}

/** A comment with its nested replies. */
export type CommentTree = { row: CommentRow; replies: CommentTree[] }

const languages = [
  { key: 'da', language_id: 1 },
  { key: 'de', language_id: 2 },
  { key: 'en', language_id: 7 },
] as const
const hourMs = 3_600_000

/** Comments of the last days before today, oldest first; each reply is some hours newer than its parent. */
export function demoComments(today: IsoDay): CommentTree[] {
  return discussions.flatMap((discussion) =>
    languages.flatMap(({ key, language_id }) =>
      discussion[key].map((thread, index) => {
        const day = addDays(today, index - discussion[key].length - 1)
        const about = { parent_type: 'blog', parent_id: discussion.post, language_id, state: 'shown' as const }
        return treeOf(thread, about, Date.parse(`${day}T07:40:00Z`) + index * hourMs)
      }),
    ),
  )
}

type About = Pick<CommentRow, 'parent_type' | 'parent_id' | 'language_id' | 'state'>

function treeOf([author_name, comment, ...replies]: Thread, about: About, atMs: number): CommentTree {
  return {
    row: { ...about, comment, author_name, created_at: new Date(atMs) },
    replies: replies.map((reply, index) => treeOf(reply, about, atMs + (index + 2) * hourMs)),
  }
}
