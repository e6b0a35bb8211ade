import {
  addMonths,
  firstDayOf,
  monthOf,
  monthWeeks,
  sameDayInMonth,
  type YearMonth,
} from '@marram/domain/calendar-month'
import { addDays, type IsoDay, isoWeekday } from '@marram/domain/iso-day'
import { calendarWords } from '@marram/i18n/calendar-words'
import { formatFor } from '@marram/i18n/format'
import { classNames } from '@marram/ui/class-names'
import { IconButton } from '@marram/ui/icon-button'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { usePageContext } from '../scope/page-context.ts'
import type { ShownMonths } from './use-shown-months.ts'

type DayGridProps = Readonly<{
  shown: ShownMonths
  chosen: IsoDay | null
  /** Days before it can be reached neither by keyboard nor by click. */
  earliest?: IsoDay
  /** Before hydration the days are plain text, since buttons that do nothing would mislead. */
  isHydrated: boolean
  texts: { readonly earlier: string; readonly later: string; readonly keys: string }
  onChoose: (day: IsoDay) => void
  /** Called with the hovered day, or null. */
  onHover?: (day: IsoDay | null) => void
  /** Renders a `MonthGrid`; `focusDay` is the day in the tab order, if it lies in this month. */
  children: (month: YearMonth, focusDay: IsoDay | null) => ReactNode
}>

/** Months side by side, with keyboard navigation by arrow keys. */
export function DayGrid(props: DayGridProps) {
  const { shown, earliest = '', isHydrated, texts, onChoose, onHover, children } = props
  const { focusDay, moveFocus } = useRovingDay(props)
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = nextFocus(event.key, focusDay, shown.reach)
    if (target === null) return
    event.preventDefault()
    moveFocus(target < earliest ? earliest : target)
  }
  const onClick = (event: MouseEvent): void => {
    const day = dayOf(event)
    if (day === null || day < earliest) return
    moveFocus(day)
    onChoose(day)
  }
  return (
    <>
      {isHydrated ? <MonthSteps shown={shown} texts={texts} /> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed, their events meet here */}
      <div
        ref={shown.container}
        className="day-grid__months"
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerOver={(event: PointerEvent) => event.pointerType === 'mouse' && onHover?.(dayOf(event))}
        onPointerLeave={() => onHover?.(null)}
      >
        {shown.months.map((month) => children(month, monthOf(focusDay) === month ? focusDay : null))}
      </div>
      {isHydrated ? <p className="visually-hidden">{texts.keys}</p> : null}
    </>
  )
}

/** Event delegation: one listener serves all days and reads the day from the element. */
function dayOf(event: { readonly target: EventTarget }): IsoDay | null {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-day]') : null
  return element?.dataset.day ?? null
}

function MonthSteps({ shown, texts }: Pick<DayGridProps, 'shown' | 'texts'>) {
  const { canGoBack, canGoOn, step } = shown
  return (
    <div className="day-grid__nav">
      <IconButton
        icon="chevron-left"
        label={texts.earlier}
        aria-disabled={!canGoBack}
        onClick={() => canGoBack && step(-1)}
      />
      <IconButton
        icon="chevron-right"
        label={texts.later}
        aria-disabled={!canGoOn}
        onClick={() => canGoOn && step(1)}
      />
    </div>
  )
}

/** Roving tabindex: the day focused last is in the tab order, else the chosen day, else the first of the month. */
function useRovingDay({ shown, chosen, earliest = '' }: DayGridProps) {
  const [wanted, setWanted] = useState<IsoDay | null>(null)
  const mustFocus = useRef(false)
  const isVisible = (day: IsoDay | null): day is IsoDay =>
    day !== null && shown.months.slice(0, shown.visible).includes(monthOf(day))
  const firstDay = firstDayOf(shown.months[0] ?? '')
  const focusDay = [wanted, chosen].find(isVisible) ?? (firstDay < earliest ? earliest : firstDay)
  useLayoutEffect(() => {
    if (!mustFocus.current) return
    mustFocus.current = false
    shown.container.current?.querySelector<HTMLElement>(`[data-day="${focusDay}"]`)?.focus()
  })
  const moveFocus = (day: IsoDay): void => {
    mustFocus.current = true
    setWanted(day)
    shown.reveal(monthOf(day))
  }
  return { focusDay, moveFocus }
}

type MonthGridProps = Readonly<{ month: YearMonth; isHydrated: boolean; children: (day: IsoDay) => ReactNode }>

/** A table of weeks that start on Monday. Its children are `DayCell`s. */
export function MonthGrid({ month, isHydrated, children }: MonthGridProps) {
  const { edition } = usePageContext().scope
  const captionId = useId()
  const words = calendarWords[edition]
  return (
    <table className="month" {...(isHydrated && { role: 'grid', 'aria-labelledby': captionId })}>
      <caption id={captionId}>{formatFor(edition).day(firstDayOf(month), 'month')}</caption>
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
            {/* biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its weekday */}
            {week.map((day, weekday) => (day === null ? <td key={weekday} /> : children(day)))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayCellProps = Readonly<{
  day: IsoDay
  className: string
  isHydrated: boolean
  isSelected: boolean
  isDisabled: boolean
  /** True for the one day in the tab order. */
  isFocusable: boolean
  /** Describes in words everything that the appearance shows. */
  label: string
  children: ReactNode
}>

export function DayCell(props: DayCellProps) {
  const { day, isHydrated, isSelected, isDisabled, isFocusable, label, children } = props
  const className = classNames('day', props.className)
  if (!isHydrated) {
    return (
      <td>
        <span className={className}>
          <span className="day__face">{children}</span>
        </span>
      </td>
    )
  }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a table that is a grid, a td is a gridcell
    <td aria-selected={isSelected}>
      <button
        type="button"
        className={className}
        data-day={day}
        tabIndex={isFocusable ? 0 : -1}
        aria-disabled={isDisabled}
      >
        {/* Screen readers get a separate text, because they would run the visible number and price together. */}
        <span className="day__face" aria-hidden="true">
          {children}
        </span>
        <span className="visually-hidden">{label}</span>
      </button>
    </td>
  )
}

const steps: Readonly<Record<string, (day: IsoDay) => IsoDay>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, 1 - isoWeekday(day)),
  End: (day) => addDays(day, 7 - isoWeekday(day)),
  PageUp: (day) => sameDayInMonth(day, addMonths(monthOf(day), -1)),
  PageDown: (day) => sameDayInMonth(day, addMonths(monthOf(day), 1)),
}

/**
 * The target day of a key press, within the bookable months; null for keys that the calendar does not handle. @internal
 */
export function nextFocus(key: string, day: IsoDay, months: readonly YearMonth[]): IsoDay | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  const [first, last] = [months[0], months.at(-1)]
  if (!step || first === undefined || last === undefined) return null
  const [earliest, latest] = [firstDayOf(first), addDays(firstDayOf(addMonths(last, 1)), -1)]
  const target = step(day)
  if (target < earliest) return earliest
  return target > latest ? latest : target
}
