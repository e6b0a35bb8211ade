import type { LodgingCard as LodgingCardData } from '@marram/contract/broker/lodging/shapes'
import { Notice } from '@marram/ui/notice'
import { SectionHead } from '@marram/ui/section-head'
import type { ReactNode } from 'react'
import { LodgingListCard, PriceTerms } from '../kit/lodging-card/lodging-card.tsx'
import type { CardStay } from '../kit/lodging-card/present-card.ts'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'

type LodgingRailProps = {
  readonly title: string
  readonly lodgings: readonly LodgingCardData[] | null
  readonly intro?: string
  /** Set if a page has several. */
  readonly id?: string
  readonly action?: ReactNode
  /** Set if another row of the page explains the prices. */
  readonly isExplained?: boolean
  /** The stay that the prices are for, if the guest chose one. */
  readonly stay?: CardStay | undefined
}

/** A row of houses. Null means that they could not be loaded. */
export function LodgingRail({
  title,
  lodgings,
  intro,
  id = 'houses',
  action,
  isExplained = false,
  stay,
}: LodgingRailProps) {
  const { messages } = usePageContext()
  if (lodgings?.length === 0) return null
  return (
    <section className="section section--white" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} intro={intro} aside={action} />
        {lodgings === null ? <Notice kind="sand">{messages.front.unavailable}</Notice> : null}
        <div className="house-grid house-rail">
          {lodgings?.map((lodging) => (
            <PartBoundary key={lodging.id}>
              <LodgingListCard lodging={lodging} {...(stay && { stay })} />
            </PartBoundary>
          ))}
        </div>
        {isExplained || lodgings === null ? null : <PriceTerms />}
      </div>
    </section>
  )
}
