import type { ArrivalRule } from '@marram/contract/desk/plan'
import { addDays } from '@marram/domain/iso-day'
import { format } from '../kit/format.ts'
import { words } from './words.ts'

const everyDay = 7
const aMonday = '2027-03-01'

/** The weekdays of arrival and the shortest stay, as far as they limit anything. */
export function describeRule(rule: ArrivalRule | null): string | null {
  if (rule === null) return null
  const names = rule.arrivalDays.map((weekday) => format.day(addDays(aMonday, weekday - 1), 'weekday-short'))
  const parts = [
    ...(names.length > 0 && names.length < everyDay ? [words.arrivalsOn(format.list(names))] : []),
    ...(rule.wholeWeeks ? [words.wholeWeeks] : []),
    ...(!rule.wholeWeeks && rule.minNights > 1 ? [words.atLeastNights(rule.minNights)] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}
