import { IconButton } from '@marram/ui/icon-button'
import { RatingStars } from '@marram/ui/rating-stars'
import { memo } from 'react'
import { useFrame } from '../../frame/frame-queries.ts'
import type { ShownReview } from '../lodging-part-queries.ts'
import { useStayTexts } from '../stay/stay-texts.ts'
import { GuestPhotos } from './guest-photos.tsx'

const tags = { 1: 'da', 2: 'de', 7: 'en' } as const

/** One review with the agency's answer. Memoised while the list around it changes. */
export const LodgingReview = memo(function LodgingReview({ review }: { review: ShownReview }) {
  const { format, texts } = useStayTexts()
  const reportHref = useReportHref(review)
  return (
    <li className="review">
      <div className="review__head">
        <RatingStars rating={review.rating} label={texts.reviews.average(format.number(review.rating))} />
        <time className="small muted" dateTime={review.date}>
          {texts.reviews.stayed(format.day(review.date, 'month'))}
        </time>
      </div>
      <ReviewWords review={review} />
      {review.photos.length > 0 ? <GuestPhotos review={review} lang={tags[review.language]} /> : null}
      <div className="review__by small">
        <p>
          <b>{review.name}</b>, {review.place}
        </p>
        {reportHref ? (
          <IconButton
            className="review__flag"
            icon="flag"
            label={texts.reviews.reportOf(review.name)}
            href={reportHref}
            rel="nofollow"
          />
        ) : null}
      </div>
      {review.response ? (
        <div className="review__answer">
          <p className="small">
            <b>{texts.reviews.answer}</b>
          </p>
          <p>{review.response}</p>
        </div>
      ) : null}
    </li>
  )
})

/** In the edition's language if there is a translation, with the original on request, also without script. */
function ReviewWords({ review }: { review: ShownReview }) {
  const { reviews: texts } = useStayTexts().texts
  return (
    <>
      <p lang={tags[review.textLanguage]}>{review.text}</p>
      {review.textLanguage === review.language ? null : (
        <details className="review__original small">
          <summary>
            <span className="muted">{texts.translated(texts.languages[review.language])}</span> <u>{texts.original}</u>
          </summary>
          <p lang={tags[review.language]}>{review.answerText}</p>
        </details>
      )}
    </>
  )
}

/** A mail to the office that names the review, or else the contact page. */
function useReportHref({ id, lodgingName }: ShownReview): string | null {
  const { reviews: texts } = useStayTexts().texts
  const { departments, settings } = useFrame()
  const email = departments.find((department) => department.email !== null)?.email
  if (!email) return settings.pages.contact
  const subject = texts.reportSubject(String(id), lodgingName.toUpperCase())
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${texts.reportBody}\n\n`)}`
}
