import type { Comment } from '@marram/contract/broker/comment/shapes'
import { type CommentSubject, commentsFormId } from '@marram/contract/workers/comment'
import { Notice } from '@marram/ui/notice'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PageStyles } from '../kit/page-styles.tsx'
import { Pagination } from '../kit/pagination.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import styles from './comments.css?url'
import { commentsQuery } from './comments-query.ts'
import { ReportForm, useReports } from './report-form.tsx'

export type CommentsProps = CommentSubject & {
  /** A page has a hundred comments. */
  readonly page?: number
  /** The URL of a page of comments; absent if the page cannot be paginated. */
  readonly hrefOf?: (page: number) => string
  /** Comments can be read, but no more are accepted. */
  readonly isClosed?: boolean
}

export function CommentsView({ parentType, parentId, page = 1, hrefOf, isClosed = false }: CommentsProps) {
  const { scope } = usePageContext()
  const texts = usePageMessages('comments')
  const queries = useQueryClient()
  const subject = { parentType, parentId }
  const query = commentsQuery(scope, subject, page)
  const { data } = useSuspenseQuery(query)
  const answer = scope.answer?.kind === 'comment' ? scope.answer : null
  const [replyTo, setReplyTo] = useState(answer?.replyTo ?? null)
  const reports = useReports()
  if (!data) return null
  return (
    <section className="comments-part" id="comments" aria-labelledby="comments-title">
      <PageStyles href={styles} />
      <h2 id="comments-title">{texts.title(data.totalWithReplies)}</h2>
      {data.items.length === 0 ? <p className="muted">{texts.empty}</p> : null}
      <DefaultButton />
      <CommentList comments={data.items} level={0} onReply={isClosed ? null : setReplyTo} reports={reports} />
      {hrefOf ? (
        <Pagination
          page={page}
          pages={Math.ceil(data.total / data.pageSize)}
          hrefOf={(to) => `${hrefOf(to)}#comments`}
        />
      ) : null}
      {data.items.length > 0 ? <ReportForm reports={reports} /> : null}
      {isClosed ? (
        <Notice>{texts.closed}</Notice>
      ) : (
        <CommentForm
          subject={subject}
          answered={findComment(data.items, replyTo)}
          refused={answer}
          onCancel={() => setReplyTo(null)}
          onPlaced={() => queries.invalidateQueries({ queryKey: query.queryKey })}
        />
      )}
    </section>
  )
}

/**
 * Enter in a field presses the form's first button in document order. That would be “Reply” of the first comment, which
 * belongs to the form too.
 */
function DefaultButton() {
  return <button type="submit" form={commentsFormId} className="comments__default" tabIndex={-1} aria-hidden="true" />
}

function findComment(comments: readonly Comment[], id: number | null): Comment | null {
  for (const comment of comments) {
    const found = comment.id === id ? comment : findComment(comment.replies ?? [], id)
    if (found) return found
  }
  return null
}
