import { monthWeeks, type YearMonth } from '@marram/domain/calendar-month'
import { findSpecialWeek } from '@marram/domain/special-week'
import { calendarWords } from '@marram/i18n/calendar-words'
import { formatFor } from '@marram/i18n/format'
import { usePageContext } from '../scope/page-context.ts'

/** An entry of a calendar's legend: the dot of Christmas and New Year weeks, while the calendar shows one. */
export function SpecialWeeksEntry({ months }: { months: readonly YearMonth[] }) {
  const { edition } = usePageContext().scope
  const days = months.flatMap(monthWeeks).flat()
  const weeks = new Set(days.flatMap((day) => (day === null ? [] : (findSpecialWeek(day) ?? []))))
  if (weeks.size === 0) return null
  const names = [...weeks].map((week) => calendarWords[edition].specialWeeks[week])
  return (
    <li>
      <span className="when-legend__dot" aria-hidden="true" />
      {formatFor(edition).list(names)}
    </li>
  )
}
