import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { HouseFacilities } from './house-facilities.tsx'
import { HousePlan } from './house-plan.tsx'
import { HouseStory } from './house-story.tsx'

export function HouseDescription({ lodging }: { lodging: LodgingPage }) {
  return (
    <>
      <PartBoundary>
        <HouseStory lodging={lodging} />
      </PartBoundary>
      <PartBoundary>
        <HouseFacilities lodging={lodging} />
      </PartBoundary>
      <PartBoundary>
        <HousePlan lodging={lodging} />
      </PartBoundary>
    </>
  )
}
