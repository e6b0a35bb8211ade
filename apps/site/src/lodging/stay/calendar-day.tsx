import { editionByKey } from '@marram/domain/edition'
import type { IsoDay } from '@marram/domain/iso-day'
import { minorPerWhole } from '@marram/domain/money'
import { findSpecialWeek } from '@marram/domain/special-week'
import type { DayState } from '@marram/domain/stay-calendar'
import { nearestDuration, type StayPosition } from '@marram/domain/stay-position'
import { calendarWords } from '@marram/i18n/calendar-words'
import { classNames } from '@marram/ui/class-names'
import { memo } from 'react'
import { DayCell } from '../../kit/calendar/day-grid.tsx'
import { type StayTexts, useStayTexts } from './stay-texts.ts'

const positionClass = { arrival: 'day--from', inside: 'day--inside', departure: 'day--until' } as const

/** A stay that can be booked, or a wish that cannot. */
export type ShownStay = 'stay' | 'wish'

type DayProps = Readonly<{
  day: IsoDay
  state: DayState
  /** The chosen number of nights. */
  duration: number
  isHydrated: boolean
  position: StayPosition
  shownAs: ShownStay
  isFocusable: boolean
  isPreview: boolean
}>

/** Memoised: the pointer moves over many of them. */
export const CalendarDay = memo(function CalendarDay(props: DayProps) {
  const { day, state, duration, position, shownAs, isHydrated, isFocusable, isPreview } = props
  const texts = useStayTexts()
  return (
    <DayCell
      day={day}
      className={classNames(
        stateClass(state),
        position && (shownAs === 'stay' ? positionClass[position] : position !== 'departure' && 'day--wish'),
        isPreview && 'day--preview',
      )}
      isHydrated={isHydrated}
      isSelected={position === 'arrival'}
      isDisabled={!canChoose(state)}
      isFocusable={isFocusable}
      label={dayLabel(day, state, position, texts, shownAs)}
    >
      <DayContent day={day} state={state} duration={duration} position={shownAs === 'stay' ? position : null} />
    </DayCell>
  )
})

function DayContent({ day, state, duration, position }: Pick<DayProps, 'day' | 'state' | 'duration' | 'position'>) {
  const { format, texts } = useStayTexts()
  const number = <span>{Number(day.slice(8))}</span>
  // Even if guests may arrive on this day: a price beside the chosen departure would read as the price of this stay.
  if (position === 'departure') {
    return (
      <>
        {number}
        <small>{texts.calendar.departure}</small>
      </>
    )
  }
  if (state.kind === 'no-arrival') {
    // A press chooses this length.
    const nights = nearestDuration(state.durations, duration)
    if (nights === null) return number
    return (
      <>
        {number}
        <small>{texts.calendar.nightsShort(nights)}</small>
      </>
    )
  }
  if (state.kind !== 'arrival') return number
  // Rounded up if there are cents: the price in the box is never higher than the one seen here.
  const price = format.number(Math.ceil(state.offer.price / minorPerWhole))
  return (
    <>
      {number}
      <small>{price}</small>
    </>
  )
}

function canChoose(state: DayState): boolean {
  return state.kind === 'arrival' || (state.kind === 'no-arrival' && state.durations.length > 0)
}

function stateClass(state: DayState): string {
  switch (state.kind) {
    case 'arrival':
      return state.offer.normalPrice > state.offer.price ? 'day--arrival day--deal' : 'day--arrival'
    case 'no-arrival':
      return state.durations.length > 0 ? 'day--free day--other' : 'day--free'
    case 'departure-only':
      return 'day--taken day--half'
    case 'taken':
      return 'day--taken'
    default:
      return 'day--over'
  }
}

/** Describes in words everything that colour, position and a struck-through number show. */
export function dayLabel(
  day: IsoDay,
  state: DayState,
  position: StayPosition,
  texts: StayTexts,
  shownAs: ShownStay = 'stay',
): string {
  const isWish = position !== null && shownAs === 'wish'
  const place = isWish ? texts.texts.day.wish : positionWord(position, texts)
  const words = [specialName(day, state, texts), place, ...stateWords(state, texts)]
  return [texts.format.day(day, 'full'), ...words].filter((part) => part !== null).join(', ')
}

/** The name of the Christmas or New Year week, if it can begin on this day. */
function specialName(day: IsoDay, state: DayState, { edition }: StayTexts): string | null {
  const week = state.kind === 'arrival' ? findSpecialWeek(day) : null
  return week && calendarWords[edition].specialWeeks[week]
}

function positionWord(position: StayPosition, { texts }: StayTexts): string | null {
  if (position === null) return null
  return { arrival: texts.day.chosen, inside: texts.day.inside, departure: texts.day.leaving }[position]
}

function stateWords(state: DayState, { edition, format, texts }: StayTexts): string[] {
  const { currency } = editionByKey(edition)
  if (state.kind === 'arrival') {
    const { duration, price, normalPrice } = state.offer
    const offered = texts.day.arrival(texts.nights(duration), format.money(price, currency))
    return normalPrice > price ? [offered, texts.day.reduced(format.money(normalPrice, currency))] : [offered]
  }
  if (state.kind === 'no-arrival' && state.durations.length > 0) {
    return [texts.day.other(nightsList(state.durations))]
  }
  return [texts.day[state.kind]]
}

/** "3–6, 14": runs are written as ranges, since a long stay may have any number of nights. */
export function nightsList(durations: readonly number[]): string {
  const runs: [number, number][] = []
  for (const nights of durations) {
    const run = runs.at(-1)
    if (run && run[1] === nights - 1) run[1] = nights
    else runs.push([nights, nights])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
