import { addMonths, monthOf, monthsBetween } from '@marram/domain/calendar-month'
import { findSaturday } from '@marram/domain/change-day'
import { addDays, type IsoDay, isoWeekday } from '@marram/domain/iso-day'
import { minorPerWhole } from '@marram/domain/money'
import { findSpecialWeek } from '@marram/domain/special-week'
import { calendarWords } from '@marram/i18n/calendar-words'
import { classNames } from '@marram/ui/class-names'
import { type ReactNode, useMemo } from 'react'
import { wholePrice } from '../week-strip/week-prices.ts'
import { DayCell, DayGrid, MonthGrid } from './day-grid.tsx'
import { SpecialWeeksEntry } from './special-weeks.tsx'
import { useShownMonths } from './use-shown-months.ts'
import { useWhenTexts, type WhenTexts } from './when-texts.ts'

const monthsAhead = 23
const saturday = 6

type CalendarProps = Readonly<{
  /** The chosen days; the stay is shown if there is one arrival. */
  days: readonly IsoDay[]
  arrival: IsoDay | null
  nights: number
  /** The cheapest prices of weeks, with their length in words. Without them every day can be chosen. */
  offers: Readonly<{ strip: readonly Readonly<{ saturday: IsoDay; price: number | null }>[]; length: string }> | null
  today: IsoDay
  onChoose: (day: IsoDay) => void
}>

/** Every arrival Saturday that a search can select, with its lowest price; the stay from the chosen day is shaded. */
export function ArrivalCalendar({ days, arrival, nights, offers, today, onChoose }: CalendarProps) {
  const when = useWhenTexts()
  const strip = offers?.strip
  const marks: CalendarMarks = {
    ...{ days, today, arrival },
    departure: arrival && addDays(arrival, nights),
    prices: useMemo(() => strip && new Map(strip.map(({ saturday: day, price }) => [day, price])), [strip]),
  }
  const firstMonth = monthOf(today)
  const shown = useShownMonths(
    monthsBetween(firstMonth, addMonths(firstMonth, monthsAhead)),
    marks.arrival ?? days[0] ?? null,
  )
  const choose = (day: IsoDay): void => {
    if (isOffered(dayKind(day, marks))) onChoose(day)
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
      {offers ? (
        <ul className="when-legend small">
          <Entry kind="arrival">{when.texts.legend.arrival(offers.length)}</Entry>
          <Entry kind="stay">{when.texts.legend.stay}</Entry>
          <Entry kind="none">{when.texts.legend.none}</Entry>
          <SpecialWeeksEntry months={shown.months.slice(0, shown.visible)} />
        </ul>
      ) : null}
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
  /** By Saturday; null if nothing is available. Saturdays beyond the known weeks are missing. Undefined: any day. */
  prices: ReadonlyMap<IsoDay, number | null> | undefined
}>

export type DayKind = 'past' | 'open' | 'arrival' | 'full' | 'plain'

function isOffered(kind: DayKind): boolean {
  return kind === 'arrival' || kind === 'open'
}

/**
 * Searches name a changeover weekend by its Saturday, or by a later day of it if the Saturday has passed; a link may name
 * any day. @internal
 */
export function dayKind(
  day: IsoDay,
  { days, today, prices }: Pick<CalendarMarks, 'days' | 'today' | 'prices'>,
): DayKind {
  if (day < today) return 'past'
  if (!prices) return 'open'
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
  const isChosen = isOffered(kind) && day === arrival
  const isDeparture = day === departure && kind !== 'past'
  const isWithin = arrival !== null && departure !== null && day > arrival && day < departure
  const price = isArrival ? (prices?.get(day) ?? null) : null
  const amount = price === null ? null : wholePrice(price)
  const below = isDeparture ? when.texts.departure : amount === null ? null : when.format.number(amount / minorPerWhole)
  return (
    <DayCell
      day={day}
      className={classNames(
        isOffered(kind) && `day--${kind}`,
        isArrival && days.includes(day) && 'day--wished',
        isWithin && 'day--within',
        (isChosen || isDeparture) && 'day--chosen',
        isArrival && findSpecialWeek(day) && 'day--special',
      )}
      isHydrated
      isSelected={isOffered(kind) && days.includes(day)}
      isDisabled={!isOffered(kind)}
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
  const kinds = {
    past: [arrival.past],
    open: [],
    full: [texts.none],
    plain: [texts.legend.none],
    arrival: [texts.arrival],
  }
  return [
    format.day(day, 'full'),
    ...(special ? [calendarWords[edition].specialWeeks[special]] : []),
    ...(isDeparture ? [texts.departure] : []),
    ...kinds[kind],
    ...(isChosen ? [arrival.chosen] : isWished ? [arrival.inside] : []),
    ...(amount === null ? [] : [arrival.from(money(amount))]),
  ].join(', ')
}
