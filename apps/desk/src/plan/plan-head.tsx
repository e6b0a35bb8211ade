import { isDanishHoliday } from '@marram/domain/danish-holidays'
import { isoWeekday } from '@marram/domain/iso-day'
import { schoolWords } from '@marram/i18n/school-words'
import { memo, useMemo } from 'react'
import { format } from '../kit/format.ts'
import { startPage } from '../kit/start-page.ts'
import type { Span } from './geometry.ts'
import type { PlanDays } from './plan-days.ts'
import { schoolSpans } from './school-strip.ts'
import { words } from './words.ts'

const { regions: regionNames } = schoolWords[startPage.edition]
const nameOf = (region: string): string => regionNames[region] ?? region
const saturday = 6

type Props = {
  readonly days: PlanDays
  /** The days that are drawn. */
  readonly from: number
  readonly until: number
  readonly dayWidth: number
  readonly today: number
  /** Days of a drag's new place. */
  readonly aim: Span | null
}

/** Months, days and school holidays above the rows. */
export const PlanHead = memo(function PlanHead({ days, from, until, dayWidth, today, aim }: Props) {
  const shown = Array.from({ length: until - from }, (_, index) => from + index)
  return (
    <div className="plan__head-row" role="row" aria-rowindex={1}>
      <div className="plan__corner" role="columnheader" aria-colindex={1}>
        <span>
          <b>{words.house}</b> {words.byPlace}
        </span>
        <span className="plan__p">{words.personsShort}</span>
      </div>
      <Months days={days} from={from} until={until} dayWidth={dayWidth} />
      {shown.map((day) => (
        <DayHead key={day} day={day} iso={days.dayOf(day)} dayWidth={dayWidth} isToday={day === today} />
      ))}
      <School days={days} from={from} until={until} dayWidth={dayWidth} />
      {aim !== null && (
        <i className="plan__aim" style={{ left: aim.from * dayWidth, width: (aim.until - aim.from + 1) * dayWidth }} />
      )}
    </div>
  )
})

type DayProps = {
  readonly day: number
  readonly iso: string
  readonly dayWidth: number
  readonly isToday: boolean
}

const narrow = 28

const DayHead = memo(function DayHead({ day, iso, dayWidth, isToday }: DayProps) {
  const isFree = isDanishHoliday(iso)
  const isWeekend = isoWeekday(iso) >= saturday
  const weekday = format.day(iso, 'weekday-short').replace('.', '')
  const name = `${format.day(iso, 'full')}${isFree ? `, ${words.publicHoliday}` : ''}`
  return (
    <div
      role="columnheader"
      aria-colindex={day + 2}
      aria-current={isToday ? 'date' : undefined}
      className={`plan__day${isToday ? ' plan__day--now' : ''}${isWeekend || isFree ? ' plan__day--we' : ''}`}
      style={{ left: day * dayWidth, width: dayWidth }}
      title={name}
    >
      <span className="hide">{name}</span>
      <span aria-hidden="true">{dayWidth < narrow ? weekday.slice(0, 1) : weekday}</span>
      <b aria-hidden="true">{Number(iso.slice(8))}</b>
      {isFree && <i className="plan__holiday" />}
    </div>
  )
})

type StripProps = Pick<Props, 'days' | 'from' | 'until' | 'dayWidth'>

function Months({ days, from, until, dayWidth }: StripProps) {
  const months: { from: number; until: number; name: string }[] = []
  for (let day = from; day < until; day += 1) {
    const name = format.day(days.dayOf(day), 'month')
    const last = months.at(-1)
    if (last?.name === name) last.until = day + 1
    else months.push({ from: day, until: day + 1, name })
  }
  return months.map((month) => (
    <div
      key={month.name}
      className="plan__month"
      aria-hidden="true"
      style={{ left: month.from * dayWidth, width: (month.until - month.from) * dayWidth }}
    >
      <b>{month.name}</b>
    </div>
  ))
}

const shades = 4

function School({ days, from, until, dayWidth }: StripProps) {
  const spans = useMemo(() => schoolSpans(days.origin, days.within), [days])
  return spans
    .filter((span) => span.from < until && span.until > from)
    .map(({ from: begin, until: end, regions, fresh }) => (
      <div
        key={begin}
        aria-hidden="true"
        className={`plan__school plan__school--${Math.min(shades, regions.length)}`}
        style={{ left: begin * dayWidth, width: (end - begin) * dayWidth }}
        title={words.holidays(regions.map(nameOf).join(', '))}
      >
        <span>{fresh.length === 0 ? '' : labelOf(fresh, fresh.length === regions.length)}</span>
      </div>
    ))
}

const labelOf = (fresh: readonly string[], isFirst: boolean): string => {
  const names = fresh.map(nameOf).join(', ')
  return isFirst ? words.holidays(names) : `+ ${names}`
}
