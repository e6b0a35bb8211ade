import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { formatFor } from '@marram/i18n/format'
import { buildPath } from '@marram/i18n/paths'
import { Icon } from '@marram/ui/icon'
import { Notice } from '@marram/ui/notice'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useStayChoice } from './stay/stay-choice-provider.tsx'

/** Place, name and rating of the house. */
export function LodgingTitle({ lodging }: { lodging: LodgingPage }) {
  const { messages, scope } = usePageContext()
  const { title: words, print } = usePageMessages('house')
  const { query } = useStayChoice()
  const path = `${buildPath(scope.edition, { kind: 'lodging', name: lodging.name })}${query}`
  const format = formatFor(scope.edition)
  const { rating, reviewStats } = lodging
  return (
    <header className="house__title">
      <p className="eyebrow">
        {lodging.area.name} · {words.number(lodging.name.toUpperCase())}
      </p>
      <h1>{lodging.description.title}</h1>
      <p className="row">
        {rating !== null && reviewStats.count > 0 ? (
          <a className="rating" href="#reviews">
            <Icon name="star" size="small" />
            <span className="visually-hidden">{messages.lodging.ratingOf(format.rating(rating))}, </span>
            <span aria-hidden="true">{format.rating(rating)}</span>
            <span className="rating__count">{messages.lodging.reviews(reviewStats.count)}</span>
          </a>
        ) : null}
        <span className="muted small">
          {lodging.address1}, {lodging.postalCode} {lodging.city}
        </span>
      </p>
      <p className="print-only small">
        {print.online}: {scope.origins[scope.edition]}
        {path}
      </p>
    </header>
  )
}

/** The house exists, but the owner does not let it at the moment. */
export function PausedNotice() {
  return <LodgingNotice {...usePageMessages('house').paused} />
}

export function SoldOutNotice() {
  return <LodgingNotice {...usePageMessages('house').soldOut} />
}

function LodgingNotice({ title, text }: { title: string; text: string }) {
  return (
    <Notice kind="sand">
      <p>
        <b>{title}</b>
      </p>
      <p>{text}</p>
    </Notice>
  )
}
