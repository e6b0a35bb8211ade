import { monthWeeks, type YearMonth } from '@marram/domain/calendar-month'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { stayFrom } from '@marram/domain/stay'
import type { DayState } from '@marram/domain/stay-calendar'
import { stayPosition } from '@marram/domain/stay-position'
import { memo, useMemo, useState } from 'react'
import { DayGrid, MonthGrid } from '../../kit/calendar/day-grid.tsx'
import type { ShownMonths } from '../../kit/calendar/use-shown-months.ts'
import { CalendarDay } from './calendar-day.tsx'
import { useStayChoice } from './stay-choice-provider.tsx'
import { useStayTexts } from './stay-texts.ts'

export function CalendarMonths({ shown, isHydrated }: { shown: ShownMonths; isHydrated: boolean }) {
  const { choice, calendar, chooseArrival } = useStayChoice()
  const { texts } = useStayTexts()
  const [hovered, setHovered] = useState<IsoDay | null>(null)
  const preview = hovered !== null && calendar.findOffer(hovered, choice.duration) ? hovered : null
  return (
    <DayGrid
      shown={shown}
      chosen={choice.arrival}
      isHydrated={isHydrated}
      texts={texts.calendar}
      onChoose={chooseArrival}
      onHover={setHovered}
    >
      {(month, focusDay) => (
        <CalendarMonth
          key={month}
          month={month}
          isHydrated={isHydrated}
          focusDay={focusDay}
          previewFrom={preview}
          previewUntil={preview && addDays(preview, choice.duration)}
        />
      )}
    </DayGrid>
  )
}

type MonthProps = Readonly<{
  month: YearMonth
  isHydrated: boolean
  focusDay: IsoDay | null
  previewFrom: IsoDay | null
  previewUntil: IsoDay | null
}>

/** The states of its days are computed once per duration and party, not while the pointer moves. */
const CalendarMonth = memo(function CalendarMonth(props: MonthProps) {
  const { month, isHydrated, focusDay, previewFrom, previewUntil } = props
  const { choice, calendar, refusal } = useStayChoice()
  const { arrival, duration } = choice
  const stateOf = useMemo(() => {
    const days = monthWeeks(month).flatMap((week) => week.filter((day) => day !== null))
    const states = new Map(days.map((day): [IsoDay, DayState] => [day, calendar.dayState(day, duration)]))
    return (day: IsoDay): DayState => states.get(day) ?? calendar.dayState(day, duration)
  }, [month, calendar, duration])
  const stay = arrival === null ? null : stayFrom(arrival, duration)
  return (
    <MonthGrid month={month} isHydrated={isHydrated}>
      {(day) => (
        <CalendarDay
          key={day}
          day={day}
          state={stateOf(day)}
          duration={duration}
          isHydrated={isHydrated}
          position={stayPosition(stay, day)}
          shownAs={refusal === null ? 'stay' : 'wish'}
          isFocusable={day === focusDay}
          isPreview={isWithin(day, previewFrom, previewUntil)}
        />
      )}
    </MonthGrid>
  )
})

function isWithin(day: IsoDay, from: IsoDay | null, until: IsoDay | null): boolean {
  return from !== null && until !== null && day >= from && day <= until
}
