import { addMonths, monthOf, monthsBetween } from '@marram/domain/calendar-month'
import { defaultDuration, findSaturday } from '@marram/domain/change-day'
import { addDays, type IsoDay, isoWeekday } from '@marram/domain/iso-day'
import { minorPerWhole } from '@marram/domain/money'
import { findSpecialWeek } from '@marram/domain/special-week'
import { calendarWords } from '@marram/i18n/calendar-words'
import { classNames } from '@marram/ui/class-names'
import { type ReactNode, useMemo } from 'react'
import { DayCell, DayGrid, MonthGrid } from '../../kit/calendar/day-grid.tsx'
import { useShownMonths } from '../../kit/calendar/use-shown-months.ts'
import { useStore } from '../../kit/use-store.ts'
import { wholePrice } from '../../kit/week-strip/week-prices.ts'
import { arrivalChoice, arrivalDays } from '../bar/arrival-choice.ts'
import type { BarScope } from '../bar/bar-scope.ts'
import { chosenNumber } from '../bar/bar-summary.ts'
import type { WeekPrice } from '../search-answer.ts'
import { SpecialWeeksEntry } from './special-weeks.tsx'
import { lengthText, useWhenTexts, type WhenTexts } from './when-scope.ts'

const monthsAhead = 23
const saturday = 6

type CalendarProps = Readonly<{
  scope: BarScope
  strip: readonly WeekPrice[]
  today: IsoDay
  onChoose: (day: IsoDay) => void
}>

/** Every arrival Saturday that a search can select, with its lowest price; the stay from the chosen day is shaded. */
export function ArrivalCalendar({ scope, strip, today, onChoose }: CalendarProps) {
  const when = useWhenTexts()
  const { criteria } = useStore(scope.state)
  const days = arrivalDays(criteria)
  const choice = arrivalChoice(criteria)
  const nights = chosenNumber(criteria, 'duration') ?? defaultDuration
  const marks: CalendarMarks = {
    ...{ days, today },
    arrival: choice.kind === 'day' ? choice.day : null,
    departure: choice.kind === 'day' ? addDays(choice.day, nights) : null,
    prices: useMemo(() => new Map(strip.map(({ saturday: day, price }) => [day, price])), [strip]),
  }
  const firstMonth = monthOf(today)
  const shown = useShownMonths(
    monthsBetween(firstMonth, addMonths(firstMonth, monthsAhead)),
    marks.arrival ?? days[0] ?? null,
  )
  const choose = (day: IsoDay): void => {
    if (dayKind(day, marks) === 'arrival') onChoose(day)
  }
  return (
    <>
      <div className="when-calendar">
        <DayGrid
          shown={shown}
          chosen={marks.arrival ?? days[0] ?? null}
          earliest={today}
          isHydrated
          texts={when.bar.arrival}
          onChoose={choose}
        >
          {(month, focusDay) => (
            <MonthGrid key={month} month={month} isHydrated>
              {(day) => <ArrivalCell key={day} day={day} marks={marks} when={when} isFocusable={day === focusDay} />}
            </MonthGrid>
          )}
        </DayGrid>
      </div>
      <ul className="when-legend small">
        <Entry kind="arrival">{when.texts.legend.arrival(lengthText(criteria, when.bar))}</Entry>
        <Entry kind="stay">{when.texts.legend.stay}</Entry>
        <Entry kind="none">{when.texts.legend.none}</Entry>
        <SpecialWeeksEntry months={shown.months.slice(0, shown.visible)} />
      </ul>
    </>
  )
}

function Entry({ kind, children }: { kind: 'arrival' | 'stay' | 'none'; children: ReactNode }) {
  return (
    <li>
      <span className={`when-legend__swatch when-legend__swatch--${kind}`} aria-hidden="true">
        {kind === 'none' ? 6 : null}
      </span>
      {children}
    </li>
  )
}

export type CalendarMarks = Readonly<{
  /** The searched days. */
  days: readonly IsoDay[]
  today: IsoDay
  /** The chosen day, if there is only one, and the day of departure. */
  arrival: IsoDay | null
  departure: IsoDay | null
  /** By Saturday; null if nothing is available. Saturdays beyond the known weeks are missing. */
  prices: ReadonlyMap<IsoDay, number | null>
}>

export type DayKind = 'past' | 'arrival' | 'full' | 'plain'

/**
 * Searches name a changeover weekend by its Saturday, or by a later day of it if the Saturday has passed; a link may name
 * any day. @internal
 */
export function dayKind(
  day: IsoDay,
  { days, today, prices }: Pick<CalendarMarks, 'days' | 'today' | 'prices'>,
): DayKind {
  if (day < today) return 'past'
  if (days.includes(day)) return 'arrival'
  if (isoWeekday(day) !== saturday) {
    const weekend = findSaturday(day)
    return weekend !== null && weekend < today ? 'arrival' : 'plain'
  }
  return prices.get(day) === null ? 'full' : 'arrival'
}

type CellProps = Readonly<{ day: IsoDay; marks: CalendarMarks; when: WhenTexts; isFocusable: boolean }>

function ArrivalCell({ day, marks, when, isFocusable }: CellProps) {
  const { arrival, departure, days, prices } = marks
  const kind = dayKind(day, marks)
  const isArrival = kind === 'arrival'
  const isChosen = isArrival && day === arrival
  const isDeparture = day === departure && kind !== 'past'
  const isWithin = arrival !== null && departure !== null && day > arrival && day < departure
  const price = isArrival ? (prices.get(day) ?? null) : null
  const amount = price === null ? null : wholePrice(price)
  const below = isDeparture ? when.texts.departure : amount === null ? null : when.format.number(amount / minorPerWhole)
  return (
    <DayCell
      day={day}
      className={classNames(
        isArrival && 'day--arrival',
        isArrival && days.includes(day) && 'day--wished',
        isWithin && 'day--within',
        (isChosen || isDeparture) && 'day--chosen',
        isArrival && findSpecialWeek(day) && 'day--special',
      )}
      isHydrated
      isSelected={isArrival && days.includes(day)}
      isDisabled={!isArrival}
      isFocusable={isFocusable}
      label={spokenDay(day, { kind, isChosen, isWished: isArrival && days.includes(day), isDeparture, amount }, when)}
    >
      {Number(day.slice(8))}
      {below === null ? null : <small>{below}</small>}
    </DayCell>
  )
}

type Spoken = Readonly<{
  kind: DayKind
  isChosen: boolean
  isWished: boolean
  isDeparture: boolean
  amount: number | null
}>

/** Everything that the appearance of a day shows. @internal */
export function spokenDay(
  day: IsoDay,
  { kind, isChosen, isWished, isDeparture, amount }: Spoken,
  { edition, format, bar: { arrival }, texts, money }: WhenTexts,
): string {
  const special = kind === 'arrival' ? findSpecialWeek(day) : null
  const kinds = { past: arrival.past, full: texts.none, plain: texts.legend.none, arrival: texts.arrival }
  return [
    format.day(day, 'full'),
    ...(special ? [calendarWords[edition].specialWeeks[special]] : []),
    ...(isDeparture ? [texts.departure] : []),
    kinds[kind],
    ...(isChosen ? [arrival.chosen] : isWished ? [arrival.inside] : []),
    ...(amount === null ? [] : [arrival.from(money(amount))]),
  ].join(', ')
}
