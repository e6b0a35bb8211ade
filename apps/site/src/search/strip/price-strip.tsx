import { firstBookableDay } from '@marram/domain/booking-cutoff'
import { defaultDuration } from '@marram/domain/change-day'
import { editionByKey } from '@marram/domain/edition'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import type { Format } from '@marram/i18n/format'
import { IconButton } from '@marram/ui/icon-button'
import { memo, useState } from 'react'
import { chosenNumber } from '../bar/bar-summary.ts'
import { persons } from '../filters/filter-sections.ts'
import { useFilterTexts } from '../filters/use-filter-texts.ts'
import type { WeekPrice } from '../search-answer.ts'
import { useSearchCounts, useSearchScope, useSearchState } from '../search-scope.tsx'
import { useWeekInSight, useWeekRow } from './use-week-row.ts'
import { chosenSaturdays, firstArrival, stripHeights, toggleWeek, wholePrice } from './week-prices.ts'

const usualPersons = 2

/** Shows the cheapest price of every week of the coming year. */
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
  const [first] = useState(() => firstBookableDay(new Date()))
  const chosen = chosenSaturdays(state, first)
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
            arrival={firstArrival(week.saturday, first)}
            height={heights[index] ?? 0}
            isChosen={chosen.has(week.saturday)}
            isTabStop={index === tabStop}
            onChoose={() =>
              scope.change((before) =>
                toggleWeek(before, week.saturday, chosenSaturdays(before, first).has(week.saturday), first),
              )
            }
          />
        </li>
      ))}
    </ol>
  )
}

/** The bar leaves room for the price above it. */
const roomForBar = 0.55

type WeekBarProps = WeekPrice &
  Readonly<{
    arrival: IsoDay
    height: number
    isChosen: boolean
    isTabStop: boolean
    onChoose: () => void
  }>

/** One week: what it costs at least, how that compares, and all of it in words for those who do not see the bar. */
const WeekBar = memo(
  function WeekBar({ arrival, price, total, height, isChosen, isTabStop, onChoose }: WeekBarProps) {
    const { edition, format, texts } = useFilterTexts()
    const amount = price === null ? null : format.money(wholePrice(price), editionByKey(edition).currency)
    const departure = addDays(arrival, 7)
    const range = format.dayRange(arrival, departure)
    const spoken =
      amount === null ? texts.strip.none(range) : texts.strip.week(range, amount, texts.filters.houses(total))
    return (
      <button
        type="button"
        className="week-bar"
        data-week
        data-none={price === null || undefined}
        aria-pressed={isChosen}
        tabIndex={isTabStop ? 0 : -1}
        onClick={onChoose}
      >
        <span className="week-bar__chart" aria-hidden="true">
          <span className="num">{amount ?? texts.strip.noneShort}</span>
          <i style={{ height: `${height * roomForBar}%` }} />
        </span>
        <span className="week-bar__date" aria-hidden="true">
          {weekRange(arrival, departure, format)}
        </span>
        <span className="visually-hidden">{spoken}</span>
      </button>
    )
  },
  (before, after) =>
    before.arrival === after.arrival &&
    before.price === after.price &&
    before.total === after.total &&
    before.height === after.height &&
    before.isChosen === after.isChosen &&
    before.isTabStop === after.isTabStop,
)

/** As short as a bar is wide: "12.–19. Juni", "29. Mai – 5. Juni"; the year is told by its neighbours. */
function weekRange(arrival: IsoDay, departure: IsoDay, format: Format): string {
  const isOneMonth = arrival.slice(0, 7) === departure.slice(0, 7)
  const from = format.day(arrival)
  return isOneMonth ? `${from.split(' ')[0]}–${format.day(departure)}` : `${from} – ${format.day(departure)}`
}
