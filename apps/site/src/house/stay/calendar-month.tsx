import { monthWeeks, type YearMonth } from '@marram/domain/calendar-month'
import type { IsoDay } from '@marram/domain/iso-day'
import { stayFrom } from '@marram/domain/stay'
import { stayPosition } from '@marram/domain/stay-position'
import { calendarWords } from '@marram/i18n/calendar-words'
import { memo, useId, useMemo } from 'react'
import { CalendarDay } from './calendar-day.tsx'
import { useStayChoice } from './stay-choice-provider.tsx'
import { monthName, useStayTexts } from './stay-texts.ts'

type MonthProps = Readonly<{
  month: YearMonth
  isAlive: boolean
  /** The day in the tab order, if it lies in this month. */
  focusDay: IsoDay | null
  previewFrom: IsoDay | null
  previewUntil: IsoDay | null
}>

/** A table of weeks. The states of its days are worked out once per duration and party, not while the pointer moves. */
export const CalendarMonth = memo(function CalendarMonth(props: MonthProps) {
  const { month, isAlive, focusDay, previewFrom, previewUntil } = props
  const { choice, calendar } = useStayChoice()
  const { format } = useStayTexts()
  const captionId = useId()
  const { arrival, duration } = choice
  const weeks = useMemo(
    () => monthWeeks(month).map((week) => week.map((day) => day && { day, state: calendar.dayState(day, duration) })),
    [month, calendar, duration],
  )
  const stay = arrival === null ? null : stayFrom(arrival, duration)
  return (
    <table className="month" {...(isAlive && { role: 'grid', 'aria-labelledby': captionId })}>
      <caption id={captionId}>{monthName(month, format)}</caption>
      <WeekdayHead />
      <tbody>
        {weeks.map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
          <tr key={index}>
            {week.map((entry, weekday) =>
              entry ? (
                <CalendarDay
                  key={entry.day}
                  day={entry.day}
                  state={entry.state}
                  isAlive={isAlive}
                  position={stayPosition(stay, entry.day)}
                  isFocusable={entry.day === focusDay}
                  isPreview={isWithin(entry.day, previewFrom, previewUntil)}
                />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its weekday
                <td key={weekday} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
})

function WeekdayHead() {
  const { edition } = useStayTexts()
  const words = calendarWords[edition]
  return (
    <thead>
      <tr>
        {words.weekdays.map((name, index) => (
          <th key={name} scope="col" abbr={name}>
            {words.weekdaysShort[index]?.replace('.', '')}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function isWithin(day: IsoDay, from: IsoDay | null, until: IsoDay | null): boolean {
  return from !== null && until !== null && day >= from && day <= until
}
