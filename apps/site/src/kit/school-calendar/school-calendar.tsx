import type { IsoDay } from '@marram/domain/iso-day'
import { type SchoolRow, schoolRows } from '@marram/domain/school-holidays'
import { type SchoolWords, schoolWords } from '@marram/i18n/school-words'
import { Dialog } from '@marram/ui/dialog'
import { IconButton } from '@marram/ui/icon-button'
import { useState } from 'react'
import { usePageContext } from '../scope/page-context.ts'
import { shortDay, shortRange } from '../week-strip/week-range.ts'

type CalendarWeek = Readonly<{ saturday: IsoDay; arrival: IsoDay; departure: IsoDay }>

type SchoolCalendarProps = Readonly<{
  isOpen: boolean
  weeks: readonly CalendarWeek[]
  chosen: ReadonlySet<IsoDay>
  /** Index of the week that matters: there is one before it if there is room. */
  first: number
  texts: Readonly<{ earlier: string; later: string }>
  onClose: () => void
}>

/** As many columns as fit beside the name of a state. */
const columns = () => (innerWidth < 640 ? 5 : 7)

/** School holidays of some weeks as bars, a row for Denmark and each German state. */
export function SchoolCalendar({ isOpen, onClose, ...weeks }: SchoolCalendarProps) {
  const { table } = schoolWords[usePageContext().scope.edition]
  const [count] = useState(columns)
  return (
    <Dialog
      open={isOpen}
      appearance={count === 5 ? 'sheet' : 'dialog'}
      title={table.title}
      closeLabel={table.close}
      onClose={onClose}
    >
      <SchoolWeeks {...weeks} count={count} words={table} />
    </Dialog>
  )
}

type SchoolWeeksProps = Omit<SchoolCalendarProps, 'isOpen' | 'onClose'> &
  Readonly<{ count: number; words: SchoolWords['table'] }>

/** Some weeks at a time. */
function SchoolWeeks({ weeks, chosen, first, texts, count, words }: SchoolWeeksProps) {
  const last = Math.max(0, weeks.length - count)
  const [start, setStart] = useState(Math.min(count === 5 ? first : Math.max(0, first - 1), last))
  const move = (by: number) => () => setStart(Math.min(last, Math.max(0, start + by)))
  return (
    <div className="school-calendar">
      <div className="row row--between">
        <p className="small muted">{words.rule}</p>
        <div className="row school-calendar__nav">
          <IconButton icon="chevron-left" label={texts.earlier} aria-disabled={start === 0} onClick={move(-count)} />
          <IconButton icon="chevron-right" label={texts.later} aria-disabled={start === last} onClick={move(count)} />
        </div>
      </div>
      <SchoolTable weeks={weeks.slice(start, start + count)} chosen={chosen} words={words} />
    </div>
  )
}

type SchoolTableProps = Pick<SchoolCalendarProps, 'weeks' | 'chosen'> & { readonly words: SchoolWords['table'] }

function SchoolTable({ weeks, chosen, words }: SchoolTableProps) {
  const { edition } = usePageContext().scope
  const rows = schoolRows(weeks.map(({ saturday }) => saturday))
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.region}</th>
          {weeks.map(({ saturday, arrival, departure }) => (
            <th key={saturday} scope="col" data-chosen={chosen.has(saturday) || undefined}>
              <span className="school-calendar__day">{shortDay(arrival, edition)}</span>
              <span className="school-calendar__range">{shortRange(arrival, departure, edition)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 ? (
          <tr>
            <td colSpan={weeks.length + 1}>{words.none}</td>
          </tr>
        ) : null}
        {rows.map((row) => (
          <Row key={row.region} {...row} weeks={weeks} free={words.free} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = SchoolRow & { readonly weeks: readonly CalendarWeek[]; readonly free: string }

function Row({ region, isFree, holidays, weeks, free }: RowProps) {
  const { edition } = usePageContext().scope
  return (
    <tr>
      <th scope="row">
        {schoolWords[edition].regions[region] ?? region}
        <small className="muted num">
          {holidays.map(({ from, until }) => shortRange(from, until, edition)).join(', ')}
        </small>
      </th>
      {weeks.map(({ saturday }, index) => (
        <td key={saturday} data-free={isFree[index] || undefined}>
          {isFree[index] ? <span className="visually-hidden">{free}</span> : null}
        </td>
      ))}
    </tr>
  )
}
