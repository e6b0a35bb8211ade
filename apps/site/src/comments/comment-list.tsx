import { type Comment, replyLevels } from '@marram/contract/broker/comment/shapes'
import { commentsFormId } from '@marram/contract/workers/comment'
import { copenhagenDay } from '@marram/domain/iso-day'
import { formatFor } from '@marram/i18n/format'
import { Icon } from '@marram/ui/icon'
import type { MouseEvent } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { ReportButton, type Reports } from './report-form.tsx'

type CommentListProps = {
  readonly comments: readonly Comment[]
  readonly level: number
  /** Null if no more comments are accepted. */
  readonly onReply: ((id: number) => void) | null
  readonly reports: Reports
}

/** Nested lists: replies are below their comment. */
export function CommentList({ comments, level, onReply, reports }: CommentListProps) {
  if (comments.length === 0) return null
  return (
    <ol className="comments">
      {comments.map((comment) => (
        <li key={comment.id} className="comment" id={`comment-${comment.id}`}>
          {comment.isRemoved ? (
            <Removed />
          ) : (
            <Words comment={comment} level={level} onReply={onReply} reports={reports} />
          )}
          <CommentList comments={comment.replies ?? []} level={level + 1} onReply={onReply} reports={reports} />
        </li>
      ))}
    </ol>
  )
}

function Removed() {
  return <p className="comment__removed muted">{usePageMessages('comments').removed}</p>
}

type WordsProps = Omit<CommentListProps, 'comments'> & { readonly comment: Comment }

/** Plain text: React escapes it, `dir="auto"` keeps a direction inside its own paragraph, and nothing is a link. */
function Words({ comment: { id, comment, authorName, createdAt }, level, onReply, reports }: WordsProps) {
  const { scope } = usePageContext()
  const day = copenhagenDay(new Date(createdAt))
  return (
    <article className="comment__words">
      <span className="comment__face" aria-hidden="true">
        {[...authorName][0]}
      </span>
      <div className="comment__body">
        <p className="comment__by">
          <b>
            <bdi>{authorName}</bdi>
          </b>
          <time className="small muted" dateTime={createdAt}>
            {formatFor(scope.edition).day(day, 'long')}
          </time>
        </p>
        <p className="comment__text" dir="auto">
          {comment}
        </p>
        <p className="comment__moves">
          {onReply && level < replyLevels ? <ReplyButton id={id} name={authorName} onReply={onReply} /> : null}
          <ReportButton id={id} name={authorName} reports={reports} />
        </p>
      </div>
    </article>
  )
}

type ReplyButtonProps = { readonly id: number; readonly name: string; readonly onReply: (id: number) => void }

/** Without script it sends the form, and the server renders the page again with the form as a reply to this comment. */
function ReplyButton({ id, name, onReply }: ReplyButtonProps) {
  const texts = usePageMessages('comments')
  const reply = (event: MouseEvent): void => {
    event.preventDefault()
    onReply(id)
  }
  return (
    <button
      className="text-link small comment__move"
      type="submit"
      form={commentsFormId}
      name="answerTo"
      value={id}
      aria-label={texts.replyTo(name)}
      onClick={reply}
    >
      <Icon name="corner-down-right" size="small" />
      {texts.reply}
    </button>
  )
}
