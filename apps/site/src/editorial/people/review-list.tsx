import type { Review, ReviewPage } from '@marram/contract/broker/review/shapes'
import { formatFor } from '@marram/i18n/format'
import { Panel } from '@marram/ui/panel'
import { RatingStars } from '@marram/ui/rating-stars'
import { useFrameSettings } from '../../frame/frame-queries.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'

const languages = { 1: 'da', 2: 'de', 7: 'en' } as const

/** Reviews of the last two years, newest first, with the agency's answers. */
export function ReviewList({ reviews }: { reviews: ReviewPage }) {
  const { scope, messages } = usePageContext()
  const { average, count } = reviews.stats
  const checks = useFrameSettings().pages.reviewChecks
  return (
    <>
      <div className="row row--between">
        {average === null ? null : (
          <p className="lead">
            {messages.lists.reviewSummary(formatFor(scope.edition).rating(average), messages.lodging.reviews(count))}
          </p>
        )}
        {checks ? (
          <p>
            <a href={checks}>{messages.lists.reviewChecks}</a>
          </p>
        ) : null}
      </div>
      <ul className="review-columns">
        {reviews.items.map((review) => (
          <li key={review.id}>
            <Panel>
              <ReviewText review={review} />
            </Panel>
          </li>
        ))}
      </ul>
    </>
  )
}

function ReviewText({ review }: { review: Review }) {
  const { scope, messages } = usePageContext()
  const format = formatFor(scope.edition)
  return (
    <div className="stack stack--sm">
      <RatingStars rating={review.rating} label={messages.lodging.ratingOf(format.number(review.rating))} />
      <p lang={languages[review.textLanguage]}>{review.text}</p>
      <p className="small muted">
        {review.name}, {review.place} · {review.areaName}, {review.lodgingName.toUpperCase()} ·{' '}
        <time dateTime={review.date}>{format.day(review.date, 'long')}</time>
      </p>
      {review.response ? (
        <p className="small">
          <b>{messages.lists.agencyAnswers}</b> {review.response}
        </p>
      ) : null}
    </div>
  )
}
