import type { Reply } from '../operation.ts'

/** How many levels of replies are below a comment; those of the last level are not asked for. */
export const replyLevels = 4

/** How many replies are shown below each comment; no more are taken. */
export const repliesEach = 50

export type CommentPage = Reply<'Comments'>['comments']
export type Comment = Omit<CommentPage['items'][number], 'replies'> & { readonly replies?: readonly Comment[] }
