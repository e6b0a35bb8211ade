import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { HouseFacilities } from './house-facilities.tsx'
import { HousePlan } from './house-plan.tsx'
import { HouseStory } from './house-story.tsx'

export function HouseDescription({ lodging }: { lodging: LodgingPage }) {
  return (
    <>
      <HouseStory lodging={lodging} />
      <HouseFacilities lodging={lodging} />
      <HousePlan lodging={lodging} />
    </>
  )
}
