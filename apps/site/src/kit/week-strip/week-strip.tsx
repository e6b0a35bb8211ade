import { editionByKey } from '@marram/domain/edition'
import { addDays, type IsoDay, isoWeek } from '@marram/domain/iso-day'
import { calendarWords } from '@marram/i18n/calendar-words'
import { formatFor } from '@marram/i18n/format'
import { classNames } from '@marram/ui/class-names'
import { IconButton } from '@marram/ui/icon-button'
import { memo, type ReactNode, useEffect, useId, useState } from 'react'
import { useLazyPart } from '../lazy-part.ts'
import { usePageContext } from '../scope/page-context.ts'
import type { findSchoolWeek, SchoolWeek } from './school-weeks.ts'
import { useWeekInSight, useWeekRow, type WeekRow } from './use-week-row.ts'
import { cheapestWeek, stripHeights, wholePrice } from './week-prices.ts'
import { weekRange } from './week-range.ts'

/** One week of a year: its Saturday, the arrival day, and its lowest price; null if nothing is free. */
export type StripWeek = Readonly<{ saturday: IsoDay; arrival: IsoDay; departure: IsoDay; price: number | null }>

export type WeekStripTexts = Readonly<{
  title: string
  earlier: string
  later: string
  noneShort: string
  keys: string
}>

type WeekStripProps<Week extends StripWeek> = Readonly<{
  className?: string
  texts: WeekStripTexts
  /** Describes the house or search that the prices are for. */
  note: ReactNode
  weeks: readonly Week[]
  chosen: ReadonlySet<IsoDay>
  /** Dates, price and further details of a week, for screen readers. */
  spoken: (week: Week) => string
  onChoose: (week: Week) => void
}>

/** Weekly prices of a year with week numbers and school holidays; a tap selects a week. */
export function WeekStrip<Week extends StripWeek>({ className, texts, note, ...weeks }: WeekStripProps<Week>) {
  const id = useId()
  const row = useWeekRow(weeks.weeks.length)
  return (
    <section className={classNames('week-strip', className)} aria-labelledby={`${id}-title`}>
      <div className="row row--between">
        <div>
          <h2 id={`${id}-title`}>{texts.title}</h2>
          {note}
        </div>
        <SchoolButton {...weeks} row={row} texts={texts} />
        <div className="week-strip__nav">
          <IconButton icon="chevron-left" label={texts.earlier} onClick={() => row.scroll(-1)} />
          <IconButton icon="chevron-right" label={texts.later} onClick={() => row.scroll(1)} />
        </div>
      </div>
      <Weeks {...weeks} row={row} noneShort={texts.noneShort} keysId={`${id}-keys`} />
      <p className="visually-hidden" id={`${id}-keys`}>
        {texts.keys}
      </p>
    </section>
  )
}

type SchoolButtonProps = Readonly<{
  weeks: readonly StripWeek[]
  chosen: ReadonlySet<IsoDay>
  row: WeekRow
  texts: WeekStripTexts
}>

const loadCalendar = async () => (await import('../school-calendar/school-calendar.tsx')).SchoolCalendar

/** Opens the school holidays of the selected weeks, or of those in view. */
function SchoolButton({ weeks, chosen, row, texts }: SchoolButtonProps) {
  const { schoolHolidays } = calendarWords[usePageContext().scope.edition]
  const [first, setFirst] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  const Calendar = useLazyPart(first !== null, loadCalendar)
  const open = (): void => {
    const firstChosen = weeks.findIndex(({ saturday }) => chosen.has(saturday))
    setFirst(firstChosen === -1 ? row.firstVisible() : firstChosen)
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className="text-link small week-strip__schools needs-script"
        aria-haspopup="dialog"
        onClick={open}
      >
        {schoolHolidays}
      </button>
      {/* Closed, not removed: only then the browser returns the focus to the button. */}
      {first !== null && Calendar ? (
        <Calendar {...{ isOpen, weeks, chosen, first, texts }} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

type WeeksProps<Week extends StripWeek> = Omit<WeekStripProps<Week>, 'className' | 'texts' | 'note'> &
  Readonly<{ row: WeekRow; noneShort: string; keysId: string }>

function Weeks<Week extends StripWeek>({ weeks, chosen, spoken, onChoose, row, noneShort, keysId }: WeeksProps<Week>) {
  const { edition } = usePageContext().scope
  const schoolWeek = useSchoolWeeks()
  const heights = stripHeights(weeks)
  const cheapest = cheapestWeek(weeks)
  const firstChosen = weeks.findIndex(({ saturday }) => chosen.has(saturday))
  useWeekInSight(row, firstChosen)
  const tabStop = row.focused ?? Math.max(0, firstChosen)
  const schoolsOf = (week: Week): SchoolWeek | null => schoolWeek?.(week.saturday, edition) ?? null
  return (
    <ol ref={row.list} className="week-strip__bars" aria-describedby={keysId} onKeyDown={row.onKeyDown}>
      {weeks.map((week, index) => (
        <li key={week.saturday}>
          <WeekBar
            {...week}
            schools={schoolsOf(week)}
            spoken={spoken(week)}
            noneShort={noneShort}
            height={heights[index] ?? 0}
            isCheapest={week === cheapest}
            isChosen={chosen.has(week.saturday)}
            isTabStop={index === tabStop}
            onChoose={() => onChoose(week)}
          />
        </li>
      ))}
    </ol>
  )
}

/** The bar leaves room for the price above it. */
const roomForBar = 0.55

type WeekBarProps = StripWeek &
  Readonly<{
    schools: SchoolWeek | null
    spoken: string
    noneShort: string
    height: number
    isCheapest: boolean
    isChosen: boolean
    isTabStop: boolean
    onChoose: () => void
  }>

/** One week: its lowest price, a bar to compare, and a text for screen readers. */
const WeekBar = memo(
  function WeekBar(week: WeekBarProps) {
    const { saturday, arrival, departure, price, schools, spoken, noneShort, isCheapest } = week
    const { edition } = usePageContext().scope
    const format = formatFor(edition)
    const { weekNumber, cheapest } = calendarWords[edition]
    const number = weekNumber(isoWeek(addDays(saturday, 2)).week)
    const words = [number, spoken, ...(isCheapest ? [cheapest] : []), ...(schools ? [schools.short] : [])].join(', ')
    return (
      <button
        type="button"
        className="week-bar"
        data-week
        data-none={price === null || undefined}
        data-cheapest={isCheapest || undefined}
        aria-pressed={week.isChosen}
        tabIndex={week.isTabStop ? 0 : -1}
        title={schools?.words}
        onClick={week.onChoose}
      >
        <span className="week-bar__chart" aria-hidden="true">
          <span className="num">
            {price === null ? noneShort : format.money(wholePrice(price), editionByKey(edition).currency)}
          </span>
          <i style={{ height: `${Math.round(week.height * roomForBar)}%` }} />
        </span>
        <span className="week-bar__date" aria-hidden="true">
          <b>{number}</b>
          {weekRange(arrival, departure, edition)}
        </span>
        <span className="week-bar__schools" aria-hidden="true">
          {schools?.badge}
        </span>
        <span className="visually-hidden">{words}</span>
      </button>
    )
  },
  // The tap handler is a new function at every render, but does the same.
  (before, after) =>
    before.arrival === after.arrival &&
    before.departure === after.departure &&
    before.price === after.price &&
    before.spoken === after.spoken &&
    before.height === after.height &&
    before.schools?.words === after.schools?.words &&
    before.isCheapest === after.isCheapest &&
    before.isChosen === after.isChosen &&
    before.isTabStop === after.isTabStop,
)

/** The list of holidays loads after the page: it is larger than the strip itself, and nothing waits for it. */
function useSchoolWeeks(): typeof findSchoolWeek | null {
  const [find, setFind] = useState<typeof findSchoolWeek | null>(null)
  useEffect(() => {
    let isGone = false
    import('./school-weeks.ts').then(
      (loaded) => isGone || setFind(() => loaded.findSchoolWeek),
      // The prices do not depend on it.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  return find
}
