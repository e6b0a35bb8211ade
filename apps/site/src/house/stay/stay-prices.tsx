import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { EnergyEstimate } from './energy-estimate.tsx'
import { StayCalendar } from './stay-calendar.tsx'

export function StayPrices({ lodging }: { lodging: LodgingPage }) {
  return (
    <>
      <PartBoundary>
        <StayCalendar lodging={lodging} />
      </PartBoundary>
      <PartBoundary>
        <EnergyEstimate lodging={lodging} />
      </PartBoundary>
    </>
  )
}
