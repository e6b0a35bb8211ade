import type { LodgingCard as LodgingCardData } from '@marram/contract/broker/lodging/shapes'
import { LodgingCard } from '@marram/ui/lodging-card'
import { Notice } from '@marram/ui/notice'
import { SectionHead } from '@marram/ui/section-head'
import { usePageContext } from '../../scope/page-context.ts'
import { presentCard } from '../present-card.ts'

type HouseRailProps = { readonly title: string; readonly lodgings: readonly LodgingCardData[] | null }

/** Houses of a place. Null says that they could not be loaded. */
export function HouseRail({ title, lodgings }: HouseRailProps) {
  const { messages, scope } = usePageContext()
  if (lodgings?.length === 0) return null
  return (
    <section className="section section--white" aria-labelledby="houses">
      <div className="wrap">
        <SectionHead id="houses" title={title} />
        {lodgings === null ? <Notice kind="sand">{messages.front.unavailable}</Notice> : null}
        <div className="house-grid">
          {lodgings?.map((lodging) => (
            <LodgingCard key={lodging.id} {...presentCard(lodging, scope.edition, messages)} />
          ))}
        </div>
      </div>
    </section>
  )
}
