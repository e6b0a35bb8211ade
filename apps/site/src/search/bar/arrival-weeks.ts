import { addDays, type IsoDay, isoWeek, isoWeekday } from '@marram/domain/iso-day'

export type ArrivalWeek = Readonly<{ week: number; saturday: IsoDay }>

const weeksShown = 52

/** The coming year by the numbers under which agencies sell its weeks: named by the Monday after the arrival. */
export function arrivalWeeks(today: IsoDay): ArrivalWeek[] {
  const first = addDays(today, (6 - isoWeekday(today) + 7) % 7)
  return Array.from({ length: weeksShown }, (_, index) => {
    const saturday = addDays(first, 7 * index)
    return { week: isoWeek(addDays(saturday, 2)).week, saturday }
  })
}
