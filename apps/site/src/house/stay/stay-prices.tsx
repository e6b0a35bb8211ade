import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { EnergyEstimate } from './energy-estimate.tsx'
import { StayCalendar } from './stay-calendar.tsx'

export function StayPrices({ lodging }: { lodging: LodgingPage }) {
  return (
    <>
      <StayCalendar lodging={lodging} />
      <EnergyEstimate lodging={lodging} />
    </>
  )
}
