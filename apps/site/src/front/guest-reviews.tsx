import { formatFor } from '@marram/i18n/format'
import { buildPath } from '@marram/i18n/paths'
import { RatingStars } from '@marram/ui/rating-stars'
import { SectionHead } from '@marram/ui/section-head'
import { useFrameSettings } from '../frame/frame-queries.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useLoaded } from '../kit/use-loaded.ts'
import { type FrontReview, type FrontReviews, newestReviewsQuery } from './front-queries.ts'

const languages = { 1: 'da', 2: 'de', 7: 'en' } as const

/** The newest reviews of houses, good or bad, and a link to all of them. */
export function GuestReviews() {
  const { scope } = usePageContext()
  const { ratingPage, pages } = useFrameSettings()
  const data = useLoaded(newestReviewsQuery(scope)) ?? noReviews
  if (data.average === null || data.reviews.length === 0) return null
  return (
    <section className="section section--foam" aria-labelledby="reviews">
      <Reviews {...data} all={ratingPage} checks={pages.reviewChecks} />
    </section>
  )
}

const noReviews: FrontReviews = { average: null, count: 0, reviews: [] }

type ReviewsProps = FrontReviews & { readonly all: string | null; readonly checks: string | null }

function Reviews({ average, count, reviews, all, checks }: ReviewsProps) {
  const { messages, scope } = usePageContext()
  const texts = usePageMessages('front').reviews
  const score = texts.score(formatFor(scope.edition).rating(average ?? 0), messages.lodging.reviews(count))
  return (
    <div className="wrap">
      <SectionHead
        id="reviews"
        title={texts.title}
        intro={`${score} ${texts.choice}`}
        {...(all ? { link: { href: all, label: texts.all } } : {})}
      />
      <ul className="guest-reviews">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard {...review} />
          </li>
        ))}
      </ul>
      {checks ? (
        <p className="small">
          <a href={checks}>{texts.checks}</a>
        </p>
      ) : null}
    </div>
  )
}

function ReviewCard({ rating, text, language, textLanguage, name, place, lodgingName, areaName, date }: FrontReview) {
  const { messages, scope } = usePageContext()
  const texts = usePageMessages('front').reviews
  const format = formatFor(scope.edition)
  return (
    <figure className="guest-review">
      <RatingStars rating={rating} label={messages.lodging.ratingOf(format.number(rating))} />
      <blockquote lang={languages[textLanguage]}>
        <p>{text}</p>
      </blockquote>
      <figcaption className="small">
        {textLanguage === language ? null : <span className="muted">{texts.translated[language]}</span>}
        <span>
          <b>{name}</b>, {place}
        </span>
        <span>
          <a href={buildPath(scope.edition, { kind: 'lodging', name: lodgingName })}>
            {texts.house(lodgingName.toUpperCase(), areaName)}
          </a>
          , {format.day(date, 'month')}
        </span>
      </figcaption>
    </figure>
  )
}
