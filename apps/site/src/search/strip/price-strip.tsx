import { firstBookableDay } from '@marram/domain/booking-cutoff'
import { defaultDuration } from '@marram/domain/change-day'
import { editionByKey } from '@marram/domain/edition'
import { addDays } from '@marram/domain/iso-day'
import { useState } from 'react'
import { wholePrice } from '../../kit/week-strip/week-prices.ts'
import { WeekStrip } from '../../kit/week-strip/week-strip.tsx'
import { chosenNumber } from '../bar/bar-summary.ts'
import { persons } from '../filters/filter-sections.ts'
import { useFilterTexts } from '../filters/use-filter-texts.ts'
import { useSearchCounts, useSearchResult, useSearchScope, useSearchState } from '../search-scope.tsx'
import { chosenSaturdays, firstArrival, hasWeekToOffer, toggleWeek } from './week-choice.ts'

const usualPersons = 2

/** The cheapest price per week of the coming year; a tap selects the week, another one deselects it. */
export function PriceStrip() {
  const { edition, format, texts } = useFilterTexts()
  const scope = useSearchScope()
  const state = useSearchState()
  const { strip } = useSearchCounts()
  const { total } = useSearchResult()
  const [first] = useState(() => firstBookableDay(new Date()))
  if (!hasWeekToOffer(strip, total)) return null
  const weeks = strip.map((week) => {
    const arrival = firstArrival(week.saturday, first)
    return { ...week, arrival, departure: addDays(arrival, 7) }
  })
  return (
    <WeekStrip
      texts={texts.strip}
      note={<StripNote />}
      weeks={weeks}
      chosen={chosenSaturdays(state, first)}
      spoken={({ arrival, departure, price, total }) => {
        const range = format.dayRange(arrival, departure)
        if (price === null) return texts.strip.none(range)
        const amount = format.money(wholePrice(price), editionByKey(edition).currency)
        return texts.strip.week(range, amount, texts.filters.houses(total))
      }}
      onChoose={({ saturday }) =>
        scope.change((before) => toggleWeek(before, saturday, chosenSaturdays(before, first).has(saturday), first))
      }
    />
  )
}

function StripNote() {
  const { texts } = useFilterTexts()
  const { criteria } = useSearchState()
  const { strip, status } = useSearchCounts()
  if (strip.length === 0 && status === 'error') return <p className="small muted">{texts.strip.unavailable}</p>
  const isEveryLength = criteria.has('lastMinute') || typeof criteria.get('duration')?.value === 'object'
  const nights = chosenNumber(criteria, 'duration') ?? defaultDuration
  const party = texts.page.party(chosenNumber(criteria, persons) ?? usualPersons)
  return isEveryLength ? null : <p className="small muted">{texts.strip.note(texts.criterion.nights(nights), party)}</p>
}
