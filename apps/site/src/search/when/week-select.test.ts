import { nextArrivalOfWeek } from '@marram/domain/arrival-week'
import { expect, test } from 'vitest'
import { arrivalWeeks } from './week-select.tsx'

test.each(['2026-11-15', '2026-12-26', '2027-01-01', '2032-12-24'])(
  'from %s on, every week number is listed with the Saturday that the search uses for it',
  (today) => {
    const weeks = arrivalWeeks(today)
    expect(weeks).toHaveLength(52)
    for (const { week, saturday } of weeks) expect([week, nextArrivalOfWeek(week, today)]).toEqual([week, saturday])
  },
)
