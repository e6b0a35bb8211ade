import { copenhagenDay } from '@marram/domain/iso-day'
import { halfStars, trustLabel } from '@marram/domain/trust-label'
import { formatFor } from '@marram/i18n/format'
import { Accordion } from '@marram/ui/accordion'
import { Panel } from '@marram/ui/panel'
import { RatingStars } from '@marram/ui/rating-stars'
import { useFrame } from '../../frame/frame-queries.ts'
import type { TrustReviews } from '../../kit/entry/entry-view.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'

const languages: Readonly<Record<number, string>> = { 1: 'da', 2: 'de', 7: 'en' }

/**
 * The rating of the site: its score in words. The newest ratings are collapsed below it, because they are not
 * translated; reviews in the language of the edition are further down.
 */
export function TrustList({ trust: { items, meta } }: { readonly trust: TrustReviews }) {
  const { scope, messages } = usePageContext()
  const { trust } = useFrame()
  const format = formatFor(scope.edition)
  if (items.length === 0) return null
  const { footer, lists } = messages
  return (
    <Panel className="ratings" flat aria-labelledby="newest-ratings">
      <h2 id="newest-ratings">{lists.newestRatings}</h2>
      {trust === null ? null : (
        <p className="row">
          <RatingStars rating={halfStars(trust.stars)} label={footer.stars(format.rating(trust.score))} />
          <span>
            <b>{footer.trustScore(footer.trust[trustLabel(halfStars(trust.stars))], format.rating(trust.score))}</b>{' '}
            {footer.trustCount(trust.count)}
            {meta.isDemo ? ` (${footer.trustDemo})` : null}
          </span>
        </p>
      )}
      <Accordion items={[{ key: 'newest', title: lists.inOwnWords, content: <Ratings items={items} /> }]} />
    </Panel>
  )
}

function Ratings({ items }: Pick<TrustReviews, 'items'>) {
  const { scope, messages } = usePageContext()
  const format = formatFor(scope.edition)
  return (
    <ol className="ratings__list">
      {items.map(({ id, stars, title, text, personName, language, createdAt, responseText }) => (
        <li key={id} className="stack stack--sm">
          <RatingStars rating={stars} label={messages.lodging.ratingOf(format.number(stars))} />
          <div lang={languages[language]}>
            {isBeginning(title, text) ? null : <b>{title}</b>}
            <p>{text}</p>
          </div>
          <p className="small muted">
            {personName} · <time dateTime={createdAt}>{format.day(copenhagenDay(new Date(createdAt)), 'long')}</time>
          </p>
          {responseText ? (
            <p className="small">
              <b>{messages.lists.agencyAnswers}</b> <span lang={languages[language]}>{responseText}</span>
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

/** Some providers use the first words of a rating as its title. */
function isBeginning(title: string, text: string): boolean {
  return text.startsWith(title.replace(/…$/, '').trimEnd())
}
