import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { PriceYear } from './price-year.tsx'
import { StayCalendar } from './stay-calendar.tsx'

/** The free days of the house, and its year of prices. */
export function StayPrices({ lodging }: { lodging: LodgingPage }) {
  return (
    <>
      <PartBoundary>
        <StayCalendar lodging={lodging} />
      </PartBoundary>
      <PartBoundary>
        <PriceYear lodging={lodging} />
      </PartBoundary>
    </>
  )
}
