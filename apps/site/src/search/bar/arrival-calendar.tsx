import { addMonths, monthOf, monthsBetween } from '@marram/domain/calendar-month'
import type { Criteria } from '@marram/domain/criteria/criterion'
import { editionByKey } from '@marram/domain/edition'
import type { IsoDay } from '@marram/domain/iso-day'
import { minorPerWhole } from '@marram/domain/money'
import { arrivalFilter } from '@marram/domain/search-request/arrival-filter'
import { findSpecialWeek } from '@marram/domain/special-week'
import { calendarWords } from '@marram/i18n/calendar-words'
import { classNames } from '@marram/ui/class-names'
import { DayCell, DayGrid, MonthGrid } from '../../kit/calendar/day-grid.tsx'
import { useShownMonths } from '../../kit/calendar/use-shown-months.ts'
import { useStore } from '../../kit/use-store.ts'
import { wholePrice } from '../../kit/week-strip/week-prices.ts'
import type { WeekPrice } from '../search-answer.ts'
import { arrivalChoice } from './arrival-choice.ts'
import { type BarScope, type BarTexts, useBarTexts } from './bar-scope.ts'

const monthsAhead = 23

type CalendarProps = Readonly<{ scope: BarScope; today: IsoDay; onChoose: (day: IsoDay) => void }>

/** Every arrival day that a search can select, with the selected ones marked. */
export function ArrivalCalendar({ scope, today, onChoose }: CalendarProps) {
  const texts = useBarTexts()
  const { criteria } = useStore(scope.state)
  const choice = arrivalChoice(criteria)
  const chosen = choice.kind === 'day' ? choice.day : null
  const selected = selectedDays(criteria, today)
  const prices = weekendPrices(useStore(scope.counts).strip, texts)
  const firstMonth = monthOf(today)
  const shown = useShownMonths(monthsBetween(firstMonth, addMonths(firstMonth, monthsAhead)), chosen)
  return (
    <div className="bar-calendar">
      <DayGrid
        shown={shown}
        chosen={chosen}
        earliest={today}
        isHydrated
        texts={texts.texts.arrival}
        onChoose={onChoose}
      >
        {(month, focusDay) => (
          <MonthGrid key={month} month={month} isHydrated>
            {(day) => {
              const isPast = day < today
              // The window of a link or around a Monday may start in the past, where no day can be selected.
              const marks = { isChosen: !isPast && day === chosen, isSelected: !isPast && selected.has(day), isPast }
              const price = isPast ? undefined : prices.get(day)
              return (
                <DayCell
                  key={day}
                  day={day}
                  className={classNames(
                    marks.isSelected && 'day--wished',
                    marks.isChosen && 'day--chosen',
                    !isPast && findSpecialWeek(day) && 'day--special',
                  )}
                  isHydrated
                  isSelected={marks.isChosen || marks.isSelected}
                  isDisabled={marks.isPast}
                  isFocusable={day === focusDay}
                  label={
                    price
                      ? `${spoken(day, marks, texts)}, ${texts.texts.arrival.from(price.amount)}`
                      : spoken(day, marks, texts)
                  }
                >
                  {Number(day.slice(8))}
                  {price ? <small>{price.short}</small> : null}
                </DayCell>
              )
            }}
          </MonthGrid>
        )}
      </DayGrid>
    </div>
  )
}

type WeekendPrice = Readonly<{ amount: string; short: string }>

/** The cheapest stay of each weekend, below its Saturday, once the counts have loaded. */
function weekendPrices(
  strip: readonly WeekPrice[],
  { edition, format }: Pick<BarTexts, 'edition' | 'format'>,
): ReadonlyMap<IsoDay, WeekendPrice> {
  const { currency } = editionByKey(edition)
  return new Map(
    strip.flatMap(({ saturday, price }) => {
      if (price === null) return []
      const whole = wholePrice(price)
      return [[saturday, { amount: format.money(whole, currency), short: format.number(whole / minorPerWhole) }]]
    }),
  )
}

type DayMarks = Readonly<{ isChosen: boolean; isSelected: boolean; isPast: boolean }>

/** @internal */
export function spoken(
  day: IsoDay,
  { isChosen, isSelected, isPast }: DayMarks,
  { edition, format, texts }: Pick<BarTexts, 'edition' | 'format' | 'texts'>,
): string {
  const special = isPast ? null : findSpecialWeek(day)
  const name = special
    ? `${format.day(day, 'full')}, ${calendarWords[edition].specialWeeks[special]}`
    : format.day(day, 'full')
  const { chosen, inside, past } = texts.arrival
  if (isPast) return `${name}, ${past}`
  if (isChosen) return `${name}, ${chosen}`
  return isSelected ? `${name}, ${inside}` : name
}

/** The arrival days that the search includes; empty without dates. */
function selectedDays(criteria: Criteria, today: IsoDay): ReadonlySet<IsoDay> {
  const { dates } = arrivalFilter(criteria, today)
  return new Set(dates?.comparator === 'IN' ? dates.values.map(String) : [])
}
