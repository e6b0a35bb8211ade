import { monthOf, monthWeeks, type YearMonth } from '@marram/domain/calendar-month'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { stayFrom } from '@marram/domain/stay'
import { stayPosition } from '@marram/domain/stay-position'
import { calendarWords } from '@marram/i18n/calendar-words'
import { IconButton } from '@marram/ui/icon-button'
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { nextFocus } from '../../kit/calendar-keys.ts'
import { CalendarDay } from './calendar-day.tsx'
import { useStayChoice } from './stay-choice-provider.tsx'
import { monthName, useStayTexts } from './stay-texts.ts'
import type { ShownMonths } from './use-shown-months.ts'

/** One listener for all days: which day is meant stands on the element itself. */
function dayOf(event: { readonly target: EventTarget }): string | null {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-day]') : null
  return element?.dataset.day ?? null
}

export function CalendarMonths({ shown, isHydrated }: { shown: ShownMonths; isHydrated: boolean }) {
  const { choice, calendar, chooseArrival } = useStayChoice()
  const { texts } = useStayTexts()
  const [hovered, setHovered] = useState<string | null>(null)
  const { focusDay, moveFocus } = useRovingDay(shown)
  const preview = hovered !== null && calendar.findOffer(hovered, choice.duration) ? hovered : null
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = nextFocus(event.key, focusDay, calendar.months)
    if (target === null) return
    event.preventDefault()
    moveFocus(target)
  }
  const onClick = (event: MouseEvent): void => {
    const day = dayOf(event)
    if (day === null) return
    moveFocus(day)
    chooseArrival(day)
  }
  return (
    <>
      {isHydrated ? <CalendarNav shown={shown} /> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed, their events meet here */}
      <div
        ref={shown.container}
        className="calendar__months"
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerOver={(event: PointerEvent) => event.pointerType === 'mouse' && setHovered(dayOf(event))}
        onPointerLeave={() => setHovered(null)}
      >
        {shown.months.map((month) => (
          <CalendarMonth
            key={month}
            month={month}
            isHydrated={isHydrated}
            focusDay={monthOf(focusDay) === month ? focusDay : null}
            previewFrom={preview}
            previewUntil={preview && addDays(preview, choice.duration)}
          />
        ))}
      </div>
      {isHydrated ? <p className="visually-hidden">{texts.calendar.keys}</p> : null}
    </>
  )
}

function CalendarNav({ shown }: { shown: ShownMonths }) {
  const { calendar: texts } = useStayTexts().texts
  const [first] = shown.months
  const step = (by: -1 | 1): void => {
    if (first && (by < 0 ? shown.canGoBack : shown.canGoOn)) shown.step(by)
  }
  return (
    <div className="calendar__nav">
      <IconButton icon="chevron-left" label={texts.earlier} aria-disabled={!shown.canGoBack} onClick={() => step(-1)} />
      <IconButton icon="chevron-right" label={texts.later} aria-disabled={!shown.canGoOn} onClick={() => step(1)} />
    </div>
  )
}

/** One day of the grid is in the tab order: where the keys were last, else the arrival, else the first of the month. */
function useRovingDay(shown: ShownMonths) {
  const { choice } = useStayChoice()
  const [wanted, setWanted] = useState<string | null>(null)
  const mustFocus = useRef(false)
  const isVisible = (day: string | null): day is string =>
    day !== null && shown.months.slice(0, shown.visible).includes(monthOf(day))
  const focusDay = [wanted, choice.arrival].find(isVisible) ?? `${shown.months[0]}-01`
  useLayoutEffect(() => {
    if (!mustFocus.current) return
    mustFocus.current = false
    shown.container.current?.querySelector<HTMLElement>(`[data-day="${focusDay}"]`)?.focus()
  })
  const moveFocus = (day: string): void => {
    mustFocus.current = true
    setWanted(day)
    shown.reveal(monthOf(day))
  }
  return { focusDay, moveFocus }
}

type MonthProps = Readonly<{
  month: YearMonth
  isHydrated: boolean
  /** The day in the tab order, if it lies in this month. */
  focusDay: IsoDay | null
  previewFrom: IsoDay | null
  previewUntil: IsoDay | null
}>

/** A table of weeks. The states of its days are worked out once per duration and party, not while the pointer moves. */
const CalendarMonth = memo(function CalendarMonth(props: MonthProps) {
  const { month, isHydrated, focusDay, previewFrom, previewUntil } = props
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
    <table className="month" {...(isHydrated && { role: 'grid', 'aria-labelledby': captionId })}>
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
                  isHydrated={isHydrated}
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
