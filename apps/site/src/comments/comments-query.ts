import type { Comment, CommentPage } from '@marram/contract/broker/comment/shapes'
import type { CommentSubject } from '@marram/contract/workers/comment'
import { editionByKey } from '@marram/domain/edition'
import { queryOptions } from '@tanstack/react-query'
import { orNull } from '../kit/or-null.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensurePageMessages } from '../kit/scope/page-messages.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'

/** Null after an outage: the page then has no comments and is not cached. */
export function commentsQuery(scope: SiteScope, { parentType, parentId }: CommentSubject, page: number) {
  const { languageId: lan } = editionByKey(scope.edition)
  return queryOptions({
    queryKey: ['comments', scope.edition, parentType, parentId, page],
    queryFn: (): Promise<CommentPage | null> =>
      orNull(scope, scope.services.broker.comments({ lan, parentType, parentId, page })),
  })
}

/** For the loader of a page that mounts `<Comments>`: loads the texts and one page of comments. */
export async function loadComments({ scope, queryClient }: PageContext, subject: CommentSubject, page = 1) {
  const [loaded] = await Promise.all([
    queryClient.ensureQueryData(commentsQuery(scope, subject, page)),
    ensurePageMessages(scope.edition, 'comments'),
  ])
  return loaded
}

/** Structured data of the comments, to be spread into that of their subject. */
export function commentData({ scope, queryClient }: PageContext, subject: CommentSubject, page = 1) {
  const loaded = queryClient.getQueryData(commentsQuery(scope, subject, page).queryKey)
  if (!loaded || loaded.totalWithReplies === 0) return {}
  return { commentCount: loaded.totalWithReplies, comment: presentAll(loaded.items) }
}

function presentAll(comments: readonly Comment[]): object[] {
  return comments.flatMap(({ comment, authorName, createdAt, isRemoved, replies = [] }) => {
    const below = presentAll(replies)
    if (isRemoved) return below
    const author = { '@type': 'Person', name: authorName }
    const own = { '@type': 'Comment', text: comment, dateCreated: createdAt, author }
    return [{ ...own, ...(below.length > 0 && { comment: below }) }]
  })
}
