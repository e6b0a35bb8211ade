import { halfStars, trustLabel } from '@marram/domain/trust-label'
import { formatFor } from '@marram/i18n/format'
import { RatingStars } from '@marram/ui/rating-stars'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { FrameTrust } from '../frame-data.ts'

export function FooterTrust({ trust, href }: { trust: FrameTrust; href: string | null }) {
  const { messages, scope } = usePageContext()
  const { footer } = messages
  const format = formatFor(scope.edition)
  const stars = halfStars(trust.stars)
  const count = footer.trustCount(trust.count)
  return (
    <div className="trust">
      <RatingStars rating={stars} label={footer.stars(format.number(stars, 1))} />
      <p className="small">
        <b>{footer.trustScore(footer.trust[trustLabel(stars)], format.rating(trust.score))}</b>
        <br />
        {href ? <a href={href}>{count}</a> : count}
        {trust.isDemo ? ` (${footer.trustDemo})` : null}
      </p>
    </div>
  )
}
