import { bounded, editionOf, refusal } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'
import { countComments, loadReplies, loadThreads } from './load-comments.ts'
import { presentThreads } from './present-comments.ts'

const pageSize = 100
/** Keeps the offset within PostgreSQL's integer range. */
const maxPage = 1_000_000
/** The constraints of the table; both values appear in the header of tags. */
const typePattern = /^[a-z][a-z-]{0,39}$/
const idPattern = /^[A-Za-z0-9_.-]{1,64}$/

type CommentsArguments = { lan: number; parentType: string; parentId: string; page: number }

export const commentQueries = {
  comments: async (_: unknown, args: CommentsArguments, context: BrokerContext) => {
    const { languageId } = editionOf(args.lan)
    const { parentType, parentId } = args
    if (!typePattern.test(parentType)) throw refusal('A parent type has up to 40 small letters and hyphens.')
    if (!idPattern.test(parentId))
      throw refusal('A parent id has up to 64 letters, digits, dots, hyphens or underscores.')
    const page = bounded(args.page, 1, maxPage)
    const subject = { parentType, parentId, languageId }
    context.tag(`comments:${parentType}:${parentId}`)
    const [counted, threads] = await Promise.all([
      countComments(context, subject),
      loadThreads(context, subject, { limit: pageSize, skip: (page - 1) * pageSize }),
    ])
    return { ...counted, page, pageSize, items: presentThreads(threads, await loadReplies(context, threads)) }
  },
}
