import type { CommentRow } from './load-comments.ts'

export type PresentedComment = {
  readonly id: number
  readonly parentType: string
  readonly parentId: string
  readonly comment: string
  readonly authorName: string
  readonly createdAt: string
  readonly isRemoved: boolean
  readonly replies: readonly PresentedComment[]
}

/** Nests replies below their comments, oldest first. */
export function presentThreads(threads: readonly CommentRow[], replies: readonly CommentRow[]): PresentedComment[] {
  const answers = Map.groupBy(
    replies.toSorted((a, b) => a.id - b.id),
    ({ reply_to }) => reply_to,
  )
  const present = (row: CommentRow): PresentedComment => ({
    id: row.id,
    parentType: row.reply_to === null ? row.parent_type : 'comment',
    parentId: row.reply_to === null ? row.parent_id : String(row.reply_to),
    comment: row.comment,
    authorName: row.author_name,
    createdAt: row.created_at.toISOString(),
    isRemoved: row.state === 'removed',
    replies: (answers.get(row.id) ?? []).map(present).filter(hasContent),
  })
  return threads.map(present)
}

function hasContent({ isRemoved, replies }: PresentedComment): boolean {
  return !isRemoved || replies.length > 0
}
