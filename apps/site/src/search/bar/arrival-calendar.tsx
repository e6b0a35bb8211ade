import { addMonths, firstDayOf, monthOf } from '@marram/domain/calendar-month'
import type { IsoDay } from '@marram/domain/iso-day'
import { IconButton } from '@marram/ui/icon-button'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { nextFocus } from '../../kit/calendar-keys.ts'
import { useStore } from '../../kit/store.ts'
import { ArrivalMonth } from './arrival-month.tsx'
import { arrivalWish } from './arrival-wish.ts'
import type { BarScope } from './bar-scope.ts'
import { useBarTexts } from './use-bar-texts.ts'
import { wishedDays } from './wished-days.ts'

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
