import { addDays, epochDay, type IsoDay, isoDayFromEpoch, isoWeekday } from '@marram/domain/iso-day'
import type { Span } from './geometry.ts'

/** The plan's columns: two years, from a Monday about three months ago. */
export const planLength = 730
const daysBefore = 91

export type PlanDays = Readonly<{
  origin: IsoDay
  /** All days of the plan. */
  within: Span
  indexOf: (day: IsoDay) => number
  dayOf: (index: number) => IsoDay
}>

/** Begins earlier if the address asks for an earlier day. */
export function createPlanDays(today: IsoDay, first: IsoDay | undefined): PlanDays {
  const usual = monday(addDays(today, -daysBefore))
  const origin = first !== undefined && first < usual ? monday(first) : usual
  const zero = epochDay(origin)
  return {
    origin,
    within: { from: 0, until: planLength },
    indexOf: (day) => epochDay(day) - zero,
    dayOf: (index) => isoDayFromEpoch(zero + index),
  }
}

const monday = (day: IsoDay): IsoDay => addDays(day, 1 - isoWeekday(day))
