import type { Reply } from '../operation.ts'

/** Levels of replies below a comment; deeper ones are not queried. */
export const replyLevels = 4

/** Maximum number of replies shown, and accepted, below a comment. */
export const repliesEach = 50

export type CommentPage = Reply<'Comments'>['comments']
export type Comment = Omit<CommentPage['items'][number], 'replies'> & { readonly replies?: readonly Comment[] }
