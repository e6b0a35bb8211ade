import { addMonths, firstDayOf, monthOf, monthWeeks, type YearMonth } from '@marram/domain/calendar-month'
import type { Criteria } from '@marram/domain/criteria/criterion'
import type { IsoDay } from '@marram/domain/iso-day'
import { arrivalFilter } from '@marram/domain/search-request/arrival-filter'
import { calendarWords } from '@marram/i18n/calendar-words'
import { classNames } from '@marram/ui/class-names'
import { IconButton } from '@marram/ui/icon-button'
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { nextFocus } from '../../kit/calendar-keys.ts'
import { useStore } from '../../kit/store.ts'
import { arrivalWish } from './arrival-wish.ts'
import { type BarScope, type BarTexts, useBarTexts } from './bar-scope.ts'

const monthsAhead = 23
const monthsShown = 2

type CalendarProps = Readonly<{ scope: BarScope; today: IsoDay; onChoose: (day: IsoDay) => void }>

/** Two months side by side; where one has room, the stylesheet hides the second. */
export function ArrivalCalendar({ scope, today, onChoose }: CalendarProps) {
  const { arrival } = useBarTexts().texts
  const { criteria } = useStore(scope.state)
  const wish = arrivalWish(criteria)
  const chosen = wish.kind === 'day' ? wish.day : null
  const { focusDay, first, show, moveFocus, container } = useShownDay(chosen ?? today, today)
  const onKeyDown = (event: KeyboardEvent): void => {
    const months = [monthOf(today), addMonths(monthOf(today), monthsAhead)]
    const target = nextFocus(event.key, focusDay, months)
    if (target === null) return
    event.preventDefault()
    moveFocus(target < today ? today : target)
  }
  const onClick = (event: MouseEvent): void => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-day]') : null
    const day = cell?.dataset.day
    if (day === undefined || day < today) return
    moveFocus(day)
    onChoose(day)
  }
  return (
    <div className="bar-calendar">
      <MonthSteps first={first} today={today} onShow={show} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed, their events meet here */}
      <div ref={container} className="bar-calendar__months" onKeyDown={onKeyDown} onClick={onClick}>
        {Array.from({ length: monthsShown }, (_, index) => addMonths(first, index)).map((month) => (
          <ArrivalMonth
            key={month}
            month={month}
            today={today}
            chosen={chosen}
            wished={wishedDays(criteria, today)}
            focusDay={focusDay}
          />
        ))}
      </div>
      <p className="visually-hidden">{arrival.keys}</p>
    </div>
  )
}

type StepsProps = Readonly<{ first: string; today: IsoDay; onShow: (month: string) => void }>

function MonthSteps({ first, today, onShow }: StepsProps) {
  const { arrival } = useBarTexts().texts
  const canGoBack = first > monthOf(today)
  const canGoOn = first < addMonths(monthOf(today), monthsAhead - 1)
  return (
    <div className="bar-calendar__steps">
      <IconButton
        icon="chevron-left"
        label={arrival.earlier}
        aria-disabled={!canGoBack}
        onClick={() => canGoBack && onShow(addMonths(first, -1))}
      />
      <IconButton
        icon="chevron-right"
        label={arrival.later}
        aria-disabled={!canGoOn}
        onClick={() => canGoOn && onShow(addMonths(first, 1))}
      />
    </div>
  )
}

/** One day is in the tab order. The months follow it, and it follows the months. */
function useShownDay(start: IsoDay, today: IsoDay) {
  const container = useRef<HTMLDivElement>(null)
  const mustFocus = useRef(false)
  const [focusDay, setFocusDay] = useState(start)
  const [first, setFirst] = useState(monthOf(start))
  useLayoutEffect(() => {
    if (!mustFocus.current) return
    mustFocus.current = false
    container.current?.querySelector<HTMLElement>(`[data-day="${focusDay}"]`)?.focus()
  })
  const isVisible = (month: string): boolean => {
    const tables = [...(container.current?.querySelectorAll('table') ?? [])]
    const visible = tables.filter((table) => table.offsetParent !== null).length
    return month >= first && month < addMonths(first, visible)
  }
  return {
    ...{ focusDay, first, container },
    moveFocus: (day: IsoDay): void => {
      mustFocus.current = true
      setFocusDay(day)
      if (!isVisible(monthOf(day))) setFirst(monthOf(day))
    },
    show: (month: string): void => {
      setFirst(month)
      const firstDay = firstDayOf(month)
      setFocusDay(firstDay < today ? today : firstDay)
    },
  }
}

type MonthProps = Readonly<{
  month: YearMonth
  today: IsoDay
  chosen: IsoDay | null
  /** Every day of arrival that the search will look for. */
  wished: ReadonlySet<IsoDay>
  focusDay: IsoDay
}>

function ArrivalMonth({ month, ...days }: MonthProps) {
  const { edition, format } = useBarTexts()
  const captionId = useId()
  const words = calendarWords[edition]
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of buttons that arrow keys move through is a grid
    <table className="bar-month" role="grid" aria-labelledby={captionId}>
      <caption id={captionId}>{format.day(`${month}-01`, 'month')}</caption>
      <thead>
        <tr>
          {words.weekdays.map((name, index) => (
            <th key={name} scope="col" abbr={name}>
              {words.weekdaysShort[index]?.replace('.', '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
          <tr key={index}>
            {week.map((day, weekday) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its weekday
              day ? <ArrivalDay key={day} day={day} {...days} /> : <td key={weekday} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = Omit<MonthProps, 'month'> & Readonly<{ day: IsoDay }>

function ArrivalDay({ day, today, chosen, wished, focusDay }: DayProps) {
  const texts = useBarTexts()
  const isChosen = day === chosen
  const isWished = wished.has(day)
  const isPast = day < today
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a table that is a grid, a td is a gridcell
    <td aria-selected={isChosen || isWished}>
      <button
        type="button"
        className={classNames('bar-day', isWished && 'bar-day--wished', isChosen && 'bar-day--chosen')}
        data-day={day}
        tabIndex={day === focusDay ? 0 : -1}
        aria-disabled={isPast}
      >
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <span className="visually-hidden">{spoken(day, { isChosen, isWished, isPast }, texts)}</span>
      </button>
    </td>
  )
}

type DayMarks = Readonly<{ isChosen: boolean; isWished: boolean; isPast: boolean }>

function spoken(day: IsoDay, { isChosen, isWished, isPast }: DayMarks, { edition, format, texts }: BarTexts): string {
  const name = `${format.day(day, 'weekday-name')}${edition === 'de' ? ',' : ''} ${format.day(day, 'long')}`
  const { chosen, inside, past } = texts.arrival
  if (isPast) return `${name}, ${past}`
  if (isChosen) return `${name}, ${chosen}`
  return isWished ? `${name}, ${inside}` : name
}

/** The very days of arrival that the search will look for; empty when any will do. */
function wishedDays(criteria: Criteria, today: IsoDay): ReadonlySet<IsoDay> {
  const { dates } = arrivalFilter(criteria, today)
  return new Set(dates?.comparator === 'IN' ? dates.values.map(String) : [])
}
