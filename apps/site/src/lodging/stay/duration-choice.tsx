import { monthOf, type YearMonth } from '@marram/domain/calendar-month'
import type { IsoDay } from '@marram/domain/iso-day'
import type { StayCalendar, StayOffer } from '@marram/domain/stay-calendar'
import { shownDurations } from '@marram/domain/stay-position'
import { Segmented } from '@marram/ui/segmented'
import { useMemo } from 'react'
import { useHydrated } from '../../kit/use-hydrated.ts'
import { useStayChoice } from './stay-choice-provider.tsx'
import { monthName, useStayTexts } from './stay-texts.ts'

/** The usual durations with their price for the chosen arrival, or the lowest of its month. */
export function DurationChoice() {
  const { choice, calendar, chooseDuration } = useStayChoice()
  const { texts } = useStayTexts()
  const isHydrated = useHydrated()
  const priceOf = usePriceOf()
  const shown = shownDurations(calendar.durations, choice.duration)
  if (!isHydrated) return <PlainDurations shown={shown} />
  return (
    <div className="durations">
      <Segmented
        legend={texts.calendar.durations}
        hideLegend
        name="nights"
        options={shown.map((nights) => ({
          value: String(nights),
          label: texts.nights(nights),
          note: priceOf(nights),
          disabled: !calendar.durations.includes(nights),
        }))}
        value={String(choice.duration)}
        onChange={(nights) => chooseDuration(Number(nights))}
      />
    </div>
  )
}

/** Looks the same, before hydration and without script. */
function PlainDurations({ shown }: { shown: readonly number[] }) {
  const { choice } = useStayChoice()
  const { texts } = useStayTexts()
  const priceOf = usePriceOf()
  return (
    <div className="durations">
      <ul className="segmented">
        {shown.map((nights) => (
          <li key={nights} className="segmented__option">
            <span className={nights === choice.duration ? 'durations__chosen' : undefined}>
              {texts.nights(nights)}
              <small>{priceOf(nights) || null}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Offers the numbers of nights that have no button. */
export function OtherDurations() {
  const { choice, calendar, chooseDuration } = useStayChoice()
  const { texts } = useStayTexts()
  const priceOf = usePriceOf()
  const shown = shownDurations(calendar.durations, choice.duration)
  const others = calendar.durations.filter((nights) => !shown.includes(nights))
  if (others.length === 0) return null
  return (
    <select
      className="input"
      aria-label={texts.calendar.otherDuration}
      value=""
      onChange={(event) => chooseDuration(Number(event.currentTarget.value))}
    >
      <option value="" disabled>
        {texts.calendar.otherDuration}
      </option>
      {others.map((nights) => (
        <option key={nights} value={nights}>
          {[texts.nights(nights), priceOf(nights)].filter((part) => part !== '').join(', ')}
        </option>
      ))}
    </select>
  )
}

function usePriceOf(): (nights: number) => string {
  const { choice, calendar, currency } = useStayChoice()
  const { format, texts } = useStayTexts()
  return (nights) => {
    const price = durationPrice(calendar, choice.arrival, nights)
    if (price === null) return ''
    const amount = format.money(price.amount, currency)
    return price.isLowest ? texts.calendar.from(amount) : amount
  }
}

type DurationPrice = { readonly amount: number; readonly isLowest: boolean }

/**
 * The price from the chosen arrival, or else the lowest of its month. Never one of another season: November beside July
 * would mislead.
 *
 * @internal
 */
export function durationPrice(calendar: StayCalendar, arrival: IsoDay | null, nights: number): DurationPrice | null {
  const offer = arrival === null ? null : calendar.findOffer(arrival, nights)
  if (offer) return { amount: offer.price, isLowest: false }
  if (arrival === null) {
    const cheapest = calendar.findCheapest(nights)
    return cheapest && { amount: cheapest.price, isLowest: true }
  }
  const amount = lowestByMonth(calendar.offers(nights)).get(monthOf(arrival))
  return amount === undefined ? null : { amount, isLowest: true }
}

type JumpProps = Readonly<{ month: YearMonth | null; onJump: (month: YearMonth) => void }>

/** Every bookable month with its lowest price, to jump a year ahead in one step. */
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
