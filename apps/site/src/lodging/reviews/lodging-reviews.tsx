import type { LodgingPage, ReviewStats } from '@marram/contract/broker/lodging-page/shapes'
import type { ReviewFilter } from '@marram/domain/review-filter'
import { Icon } from '@marram/ui/icon'
import { Notice } from '@marram/ui/notice'
import { RatingStars } from '@marram/ui/rating-stars'
import { useFrameSettings } from '../../frame/frame-queries.ts'
import type { ShownReview } from '../lodging-part-queries.ts'
import { useStayTexts } from '../stay/stay-texts.ts'
import { ReviewBrowser } from './review-browser.tsx'

type LodgingReviewsProps = Readonly<{
  lodging: LodgingPage
  reviews: readonly ShownReview[] | null
  /** The query that the page was loaded with, and its filter. */
  query: string
  filter: ReviewFilter
}>

/**
 * Reviews of earlier guests, good and bad, with the agency's answers. `reviews` is null if they could not be loaded.
 */
export function LodgingReviews({ lodging, reviews, query, filter }: LodgingReviewsProps) {
  const { count } = lodging.reviewStats
  return (
    <section className="section section--white" id="reviews" aria-labelledby="reviews-title">
      <div className="wrap">
        <ReviewHead lodging={lodging} />
        {count === 0 ? (
          <NoReviews />
        ) : (
          <div className="reviews">
            <RatingBars stats={lodging.reviewStats} />
            {reviews === null ? (
              <FailedReviews />
            ) : (
              <ReviewBrowser key={lodging.id} lodging={lodging} query={query} first={reviews} firstFilter={filter} />
            )}
          </div>
        )}
      </div>
    </section>
  )
}

function ReviewHead({ lodging: { reviewStats } }: { lodging: LodgingPage }) {
  const { format, texts } = useStayTexts()
  const checks = useFrameSettings().pages.reviewChecks
  const { average, count } = reviewStats
  return (
    <div className="section__head">
      <div>
        <h2 id="reviews-title">{texts.reviews.title}</h2>
        {average === null ? null : (
          <p className="row">
            <RatingStars rating={average} label={texts.reviews.average(format.rating(average))} />
            <b>{texts.reviews.average(format.rating(average))}</b>
            <span>{texts.reviews.count(count)}</span>
          </p>
        )}
      </div>
      {checks ? (
        <a className="text-link" href={checks}>
          {texts.reviews.checks} <Icon name="arrow-right" />
        </a>
      ) : null}
    </div>
  )
}

function NoReviews() {
  const { reviews: texts } = useStayTexts().texts
  return (
    <>
      <p className="lead">{texts.none}</p>
      <p>{texts.noneText}</p>
    </>
  )
}

function FailedReviews() {
  const { reviews: texts } = useStayTexts().texts
  return <Notice kind="sand">{texts.failed}</Notice>
}

/** A bar for each number of stars, and for each part of the stay that enough guests rated. */
function RatingBars({ stats: { byStars, count, aspects } }: { stats: ReviewStats }) {
  const { format, texts } = useStayTexts()
  const stars = [5, 4, 3, 2, 1].map((star) => {
    const reviews = byStars[star - 1] ?? 0
    return { label: texts.reviews.stars(star), share: count === 0 ? 0 : reviews / count, value: format.number(reviews) }
  })
  const averages = aspects.map(({ aspect, average }) => {
    return { label: texts.reviews.aspects[aspect], share: average / 5, value: format.rating(average) }
  })
  return (
    <div className="rating-figures">
      <Bars title={texts.reviews.bars} bars={stars} />
      {averages.length > 0 ? <Bars title={texts.reviews.aspectBars} bars={averages} /> : null}
    </div>
  )
}

type Bar = Readonly<{ label: string; share: number; value: string }>

function Bars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  return (
    <ul className="rating-bars" aria-label={title}>
      {bars.map(({ label, share, value }) => (
        <li key={label}>
          <span>{label}</span>
          <span className="meter" aria-hidden="true">
            <i style={{ width: `${share * 100}%` }} />
          </span>
          <span className="num">{value}</span>
        </li>
      ))}
    </ul>
  )
}
