import { approveReview, listReviews, refuseReview } from '@marram/contract/desk/reviews'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTextDraft } from '../kit/draft.ts'
import { format } from '../kit/format.ts'
import { Inbox } from '../kit/inbox/inbox.tsx'
import { may } from '../kit/permissions.ts'
import { sinceText } from '../kit/since-text.ts'
import { decide } from '../kit/undoable.ts'
import { useDecided } from '../kit/use-decided.ts'
import { usePages } from '../kit/use-pages.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import type { KindProps } from './moderation-search.ts'
import { ReviewAnswer } from './review-answer.tsx'
import { words } from './words.ts'

const stateOf = { waiting: 'waiting', published: 'public', refused: 'refused' } as const
const idOf = ({ id }: { readonly id: number }) => String(id)

type Review = NonNullable<ReturnType<typeof useReviews>['items']>[number]

function useReviews(stage: KindProps['stage']) {
  return usePages(listReviews, {
    filters: { state: stateOf[stage] },
    search: '',
    sort: 'written',
    descending: stage !== 'waiting',
    cursor: null,
    limit: 50,
  })
}

export function Reviews({ stage, openId, onOpen }: KindProps) {
  const { items, error, more } = useReviews(stage)
  const { left, hide } = useDecided(items, idOf)
  return (
    <Inbox
      label={words.kinds.reviews}
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
      row={(review) => (
        <>
          <span className="row-head">
            <b className="cut">{review.name}</b>
            <small className="muted">{sinceText(review.writtenAt)}</small>
          </span>
          <span className="muted cut">
            {review.house.toUpperCase()}, {words.rating(format.rating(review.rating))}
          </span>
        </>
      )}
      detail={(review) => <OpenReview review={review} hide={() => hide(idOf(review))} />}
    />
  )
}

function OpenReview({ review, hide }: { readonly review: Review; readonly hide: () => () => void }) {
  const language = review.language === null ? words.unknownLanguage : words.languages[review.language]
  return (
    <>
      <header>
        <h2>
          {review.name}, {review.place}
        </h2>
        <p className="muted">
          {review.house.toUpperCase()},{' '}
          {may('bookings.read') ? (
            <Link className="link" to="/desk/bookings/$reservationId/" params={review}>
              {words.booking(review.reservationId)}
            </Link>
          ) : (
            words.booking(review.reservationId)
          )}
          , {language}, {words.rating(format.rating(review.rating))}
        </p>
      </header>
      {review.state === 'waiting' ? (
        <Decide review={review} hide={hide} />
      ) : (
        <>
          <p className="words quote">{review.publicText ?? review.text}</p>
          {review.reason !== null && <p className="muted">{review.reason}</p>}
          {review.state === 'public' && (
            <ReviewAnswer review={review.id} guestLanguage={review.language} answers={review.answers} />
          )}
        </>
      )}
    </>
  )
}

function Decide({ review, hide }: { readonly review: Review; readonly hide: () => () => void }) {
  const [text, setText] = useTextDraft(`text of review ${review.id}`, review.text)
  const [why, setWhy] = useTextDraft(`refuse review ${review.id}`)
  const [isAsked, setAsked] = useState(false)
  const reason = useRef<HTMLTextAreaElement>(null)
  const isEdited = text.trim() !== review.text.trim()
  const failures = { 'not-possible': words.already }
  const approve = () => {
    const input = { review: review.id, text: isEdited ? text.trim() : null }
    decide({ command: approveReview, input, text: words.approved, putBack: hide(), failures })
  }
  const refuse = () => {
    setAsked(true)
    if (why.trim() === '') return reason.current?.focus()
    const input = { review: review.id, why: why.trim() }
    decide({ command: refuseReview, input, text: words.refusedDone, putBack: hide(), failures })
  }
  return (
    <div className="form">
      <label className="field">
        <span className="label">{words.text}</span>
        <textarea
          className="input"
          rows={8}
          maxLength={5000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <span className="hint">{words.textHint}</span>
      </label>
      <label className="field">
        <span className="label">{words.why}</span>
        <textarea
          ref={reason}
          className="input"
          rows={2}
          maxLength={5000}
          value={why}
          aria-invalid={isAsked && why.trim() === ''}
          onChange={({ target }) => setWhy(target.value)}
        />
        {isAsked && why.trim() === '' && <span className="late">{words.whyMissing}</span>}
      </label>
      <DecisionButtons
        approve={approve}
        approveLabel={isEdited ? words.approveEdited : words.approve}
        refuse={refuse}
      />
    </div>
  )
}
