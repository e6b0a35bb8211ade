import type { Comment } from '@marram/contract/broker/comment/shapes'
import { type CommentSubject, commentFields, commentsFormId, placedComment } from '@marram/contract/workers/comment'
import type { RefusedForm } from '@marram/contract/workers/form-answer'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { FormView } from '../kit/forms/form-view.tsx'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useShownPath } from '../kit/scope/use-shown-path.ts'

type CommentFormProps = {
  readonly subject: CommentSubject
  /** The comment that this one replies to. */
  readonly answered: Comment | null
  readonly refused: RefusedForm | null
  readonly onCancel: () => void
  /** Called once the new comment is public. */
  readonly onPlaced: () => void
}

export function CommentForm({ subject, answered, refused, onCancel, onPlaced }: CommentFormProps) {
  const texts = usePageMessages('comments')
  const page = useShownPath()
  const [shownId, setShownId] = useState<number | null>(null)
  const part = useRef<HTMLDivElement>(null)
  const answeredId = answered?.id ?? null
  const earlier = useRef(answeredId)
  useEffect(() => {
    if (earlier.current === answeredId) return
    earlier.current = answeredId
    // Moves the focus here after “Reply” was pressed far above.
    part.current?.querySelector<HTMLElement>('textarea')?.focus()
  }, [answeredId])
  const take = (data: unknown): void => {
    const placed = v.safeParse(placedComment, data)
    if (!placed.success || placed.output.status === 'held') return
    setShownId(placed.output.id)
    onPlaced()
  }
  const cancel = (event: MouseEvent): void => {
    event.preventDefault()
    onCancel()
  }
  return (
    <div className="comments-write panel" id="comments-write" ref={part}>
      <h3>{answered ? texts.answering(answered.authorName) : texts.write}</h3>
      {answered ? (
        <div className="comments-write__answered">
          <blockquote dir="auto">{answered.comment}</blockquote>
          <a className="text-link small" href={`${page}#comments-write`} onClick={cancel}>
            {texts.cancelReply}
          </a>
        </div>
      ) : null}
      <FormView
        id={commentsFormId}
        action="/api/comments/"
        label={answered ? texts.answering(answered.authorName) : texts.write}
        fields={commentFields(texts)}
        submitLabel={texts.send}
        refused={refused}
        hidden={{ ...subject, replyTo: String(answered?.id ?? '') }}
        startAt="comment"
        onSent={take}
        thanks={
          <>
            <p>
              <strong>{shownId === null ? texts.heldTitle : texts.shownTitle}</strong>
            </p>
            <p>{shownId === null ? texts.heldText : <a href={`#comment-${shownId}`}>{texts.toComment}</a>}</p>
          </>
        }
      />
    </div>
  )
}
