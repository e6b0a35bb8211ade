import { defaultDuration } from '@marram/domain/change-day'
import { addDays, copenhagenDay } from '@marram/domain/iso-day'
import { IconButton } from '@marram/ui/icon-button'
import { useState } from 'react'
import { chosenNumber } from '../bar/bar-summary.ts'
import { persons } from '../filters/filter-sections.ts'
import { useFilterTexts } from '../filters/use-filter-texts.ts'
import { useSearchCounts, useSearchScope, useSearchState } from '../search-scope.tsx'
import { useWeekInSight, useWeekRow } from './use-week-row.ts'
import { WeekBar } from './week-bar.tsx'
import { chosenSaturdays, stripHeights, toggleWeek } from './week-prices.ts'

const usualPersons = 2

/** The cheapest price of every week of the coming year. */
export function PriceStrip() {
  const { texts } = useFilterTexts()
  const { strip } = texts
  const { strip: weeks, status } = useSearchCounts()
  const row = useWeekRow(weeks.length)
  return (
    <section className="week-strip" aria-labelledby="week-strip-title">
      <div className="row row--between">
        <div>
          <h2 id="week-strip-title">{strip.title}</h2>
          <StripNote />
        </div>
        <div className="week-strip__nav">
          <IconButton icon="chevron-left" label={strip.earlier} onClick={() => row.scroll(-1)} />
          <IconButton icon="chevron-right" label={strip.later} onClick={() => row.scroll(1)} />
        </div>
      </div>
      {weeks.length === 0 && status === 'error' ? <p className="small muted">{strip.unavailable}</p> : null}
      <Weeks row={row} />
      <p className="visually-hidden" id="week-strip-keys">
        {strip.keys}
      </p>
    </section>
  )
}

function StripNote() {
  const { texts } = useFilterTexts()
  const { criteria } = useSearchState()
  const isEveryLength = criteria.has('lastMinute') || typeof criteria.get('duration')?.value === 'object'
  const nights = chosenNumber(criteria, 'duration') ?? defaultDuration
  const party = texts.page.party(chosenNumber(criteria, persons) ?? usualPersons)
  return isEveryLength ? null : <p className="small muted">{texts.strip.note(texts.criterion.nights(nights), party)}</p>
}

function Weeks({ row }: { row: ReturnType<typeof useWeekRow> }) {
  const scope = useSearchScope()
  const state = useSearchState()
  const { strip: weeks } = useSearchCounts()
  const [today] = useState(() => copenhagenDay(new Date()))
  const chosen = chosenSaturdays(state, today)
  const heights = stripHeights(weeks)
  const firstChosen = weeks.findIndex(({ saturday }) => chosen.has(saturday))
  useWeekInSight(row, firstChosen)
  const tabStop = row.focused ?? Math.max(0, firstChosen)
  return (
    <ol ref={row.list} className="week-strip__bars" aria-describedby="week-strip-keys" onKeyDown={row.onKeyDown}>
      {weeks.map((week, index) => (
        <li key={week.saturday}>
          <WeekBar
            {...week}
            departure={addDays(week.saturday, 7)}
            height={heights[index] ?? 0}
            isChosen={chosen.has(week.saturday)}
            isTabStop={index === tabStop}
            onChoose={() =>
              scope.change((before) =>
                toggleWeek(before, week.saturday, chosenSaturdays(before, today).has(week.saturday)),
              )
            }
          />
        </li>
      ))}
    </ol>
  )
}
