import { halfStars, trustLabel } from '@marram/domain/trust-label'
import { formatFor } from '@marram/i18n/format'
import { Panel } from '@marram/ui/panel'
import { RatingStars } from '@marram/ui/rating-stars'
import { useFrame } from '../../frame/frame-queries.ts'
import type { TrustReviews } from '../../kit/entry/entry-view.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'

const languages: Readonly<Record<number, string>> = { 1: 'da', 2: 'de', 7: 'en' }

/** What the rating of the site rests on: its score in words, and the newest ratings folded below it. */
export function TrustList({ trust: { items, meta } }: { readonly trust: TrustReviews }) {
  const { scope, messages } = usePageContext()
  const { trust } = useFrame()
  const format = formatFor(scope.edition)
  if (items.length === 0) return null
  const { footer, lists } = messages
  return (
    <Panel className="stack" flat aria-labelledby="newest-ratings">
      <h2 id="newest-ratings">{lists.newestRatings}</h2>
      {trust === null ? null : (
        <p>
          <RatingStars rating={halfStars(trust.stars)} label={footer.stars(format.number(halfStars(trust.stars), 1))} />{' '}
          <b>{footer.trustScore(footer.trust[trustLabel(halfStars(trust.stars))], format.rating(trust.score))}</b>{' '}
          {footer.trustCount(trust.count)}
          {meta.isDemo ? ` (${footer.trustDemo})` : null}
        </p>
      )}
      <ol className="stack stack--sm">
        {items.map(({ id, stars, title, text, personName, language, createdAt, responseText }) => (
          <li key={id}>
            <details>
              <summary>
                <RatingStars rating={stars} label={messages.lodging.ratingOf(format.number(stars))} />{' '}
                <span lang={languages[language]}>{title}</span>{' '}
                <span className="small muted">
                  {personName}, <time dateTime={createdAt}>{format.day(createdAt.slice(0, 10), 'long')}</time>
                </span>
              </summary>
              <p lang={languages[language]}>{text}</p>
              {responseText ? (
                <p className="small">
                  <b>{lists.agencyAnswers}</b> {responseText}
                </p>
              ) : null}
            </details>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
