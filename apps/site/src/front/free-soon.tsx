import { Notice } from '@marram/ui/notice'
import { SectionHead } from '@marram/ui/section-head'
import { useQuery } from '@tanstack/react-query'
import { HouseCard } from '../kit/house-card/house-card.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { freeSoonQuery } from './front-queries.ts'

export function FreeSoon() {
  const { messages, scope } = usePageContext()
  const { data: lodgings } = useQuery(freeSoonQuery(scope))
  return (
    <section className="section section--white" aria-labelledby="free-soon">
      <div className="wrap">
        <SectionHead id="free-soon" title={messages.front.housesTitle} intro={messages.front.housesIntro} />
        {lodgings === undefined ? <Notice kind="sand">{messages.front.unavailable}</Notice> : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls, and a keyboard must be able to */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div className="rail" role="group" tabIndex={0} aria-labelledby="free-soon">
          {lodgings?.map((lodging) => (
            <HouseCard key={lodging.id} lodging={lodging} />
          ))}
        </div>
      </div>
    </section>
  )
}
