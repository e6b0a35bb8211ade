import { monthOf, type YearMonth } from '@marram/domain/calendar-month'
import type { StayOffer } from '@marram/domain/stay-calendar'
import { useMemo } from 'react'
import { useStayChoice } from './stay-choice-provider.tsx'
import { monthName, useStayTexts } from './stay-texts.ts'

type JumpProps = Readonly<{ month: YearMonth | null; onJump: (month: YearMonth) => void }>

/** Every bookable month with its lowest price: a year ahead is one step away. */
export function MonthJump({ month, onJump }: JumpProps) {
  const { choice, calendar, currency } = useStayChoice()
  const { format, texts } = useStayTexts()
  const lowest = useMemo(() => lowestByMonth(calendar.offers(choice.duration)), [calendar, choice.duration])
  const label = (entry: YearMonth): string => {
    const price = lowest.get(entry)
    const name = monthName(entry, format)
    return price === undefined
      ? texts.calendar.monthFull(name)
      : texts.calendar.monthFrom(name, format.money(price, currency))
  }
  return (
    <select
      className="input"
      aria-label={texts.calendar.month}
      value={month ?? ''}
      onChange={(event) => onJump(event.currentTarget.value)}
    >
      {calendar.months.map((entry) => (
        <option key={entry} value={entry}>
          {label(entry)}
        </option>
      ))}
    </select>
  )
}

function lowestByMonth(offers: readonly StayOffer[]): ReadonlyMap<YearMonth, number> {
  const lowest = new Map<YearMonth, number>()
  for (const { arrival, price } of offers) {
    const month = monthOf(arrival)
    lowest.set(month, Math.min(price, lowest.get(month) ?? price))
  }
  return lowest
}
