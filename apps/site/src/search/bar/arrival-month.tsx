import { monthWeeks, type YearMonth } from '@marram/domain/calendar-month'
import type { IsoDay } from '@marram/domain/iso-day'
import { calendarWords } from '@marram/i18n/calendar-words'
import { classNames } from '@marram/ui/class-names'
import { useId } from 'react'
import { type BarTexts, useBarTexts } from './use-bar-texts.ts'

type MonthProps = Readonly<{
  month: YearMonth
  today: IsoDay
  chosen: IsoDay | null
  /** Every day of arrival that the search will look for. */
  wished: ReadonlySet<IsoDay>
  focusDay: IsoDay
}>

export function ArrivalMonth({ month, ...days }: MonthProps) {
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
