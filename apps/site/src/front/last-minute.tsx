import type { SearchLodging } from '@marram/contract/broker/search-lodging/shapes'
import { defaultParty } from '@marram/domain/party'
import { presentStayQuery } from '@marram/domain/stay-query'
import { SectionHead } from '@marram/ui/section-head'
import { useSearchPage } from '../frame/header/use-search-page.ts'
import { LodgingListCard, PriceTerms } from '../kit/lodging-card/lodging-card.tsx'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { useLoaded } from '../kit/use-loaded.ts'
import { frontFiguresQuery, lastMinuteQuery } from './front-queries.ts'

/** For guests who leave soon; hidden without a house. */
export function LastMinute() {
  const { messages, scope } = usePageContext()
  const houses = useLoaded(lastMinuteQuery(scope)) ?? []
  const figures = useLoaded(frontFiguresQuery(scope))
  const path = useSearchPage()
  if (houses.length === 0) return null
  const { lastMinuteTitle, lastMinuteIntro, lastMinuteAll } = messages.front
  const all = figures?.lastMinute
    ? { link: { href: `${path}?filter=1&lastMinute=1`, label: lastMinuteAll(figures.lastMinute) } }
    : {}
  return (
    <section className="section section--sand" aria-labelledby="last-minute">
      <div className="wrap">
        <SectionHead id="last-minute" title={lastMinuteTitle} intro={lastMinuteIntro} {...all} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls, and a keyboard must be able to */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div className="rail" role="group" tabIndex={0} aria-labelledby="last-minute">
          {houses.map((house) => (
            <PartBoundary key={house.id}>
              <LastMinuteCard house={house} />
            </PartBoundary>
          ))}
        </div>
        <PriceTerms />
      </div>
    </section>
  )
}

/** Links to the exact stay that it shows. */
function LastMinuteCard({ house }: { house: SearchLodging }) {
  const { lodging } = usePageContext().messages
  if (house.option === null) return null
  const { arrival, duration } = house.option
  const query = presentStayQuery('', { arrival, duration, party: defaultParty })
  return <LodgingListCard lodging={house} stay={{ party: lodging.persons(defaultParty.adults), query }} />
}
