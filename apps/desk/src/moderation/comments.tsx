import { approveComment, listComments, rejectComment, removeComment } from '@marram/contract/desk/comments'
import { Inbox } from '../kit/inbox/inbox.tsx'
import { sinceText } from '../kit/since-text.ts'
import { decide } from '../kit/undoable.ts'
import { useDecided } from '../kit/use-decided.ts'
import { usePages } from '../kit/use-pages.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import type { KindProps } from './moderation-search.ts'
import { words } from './words.ts'

const stateOf = { waiting: 'held', published: 'shown', refused: 'rejected' } as const
const idOf = ({ id }: { readonly id: number }) => String(id)

export function Comments({ stage, openId, onOpen }: KindProps) {
  const { items, error, more } = usePages(listComments, {
    filters: { state: stateOf[stage] },
    search: '',
    sort: 'written',
    descending: stage !== 'waiting',
    cursor: null,
    limit: 50,
  })
  const { left, hide } = useDecided(items, idOf)
  const failures = { 'not-possible': words.already }
  return (
    <Inbox
      label={words.kinds.comments}
      items={left}
      error={error}
      idOf={idOf}
      openId={openId}
      onOpen={onOpen}
      more={more}
      empty={
        stage === 'waiting'
          ? { title: words.empty, more: words.emptyMore }
          : { title: words.nothing, more: words.nothingMore }
      }
      row={({ author, text, writtenAt }) => (
        <>
          <span className="row-head">
            <b className="cut">{author}</b>
            <small className="muted">{sinceText(writtenAt)}</small>
          </span>
          <span className="muted cut">{text}</span>
        </>
      )}
      detail={(comment) => {
        const input = { comment: comment.id }
        const putBack = () => hide(idOf(comment))
        const approve = () =>
          decide({ command: approveComment, input, text: words.approved, putBack: putBack(), failures })
        const reject = () =>
          decide({ command: rejectComment, input, text: words.refusedDone, putBack: putBack(), failures })
        const remove = () =>
          decide({ command: removeComment, input, text: words.removed, putBack: putBack(), failures })
        return (
          <>
            <header>
              <h2>{comment.author}</h2>
              <p className="muted">
                {comment.page === null ? (
                  comment.subject
                ) : (
                  <a className="link" href={comment.page} target="_blank" rel="noreferrer">
                    {comment.page}
                  </a>
                )}
                {comment.email !== null && `, ${comment.email}`}
              </p>
            </header>
            <p className="words quote">{comment.text}</p>
            {comment.heldFor.length > 0 && (
              <p className="muted">
                {words.heldFor}: {comment.heldFor.map((reason) => words.holdReasons[reason]).join(', ')}
              </p>
            )}
            {comment.reports > 0 && <p className="late">{words.reports(comment.reports)}</p>}
            {comment.state === 'held' ? (
              <DecisionButtons approve={approve} refuse={reject} />
            ) : (
              <DecisionButtons
                approve={comment.state === 'rejected' ? approve : null}
                refuse={remove}
                refuseLabel={words.remove}
              />
            )}
          </>
        )
      }}
    />
  )
}
