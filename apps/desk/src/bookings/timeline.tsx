import type { DeskBooking, TimelineEntry } from '@marram/contract/desk/booking-page'
import { addDays, copenhagenDay } from '@marram/domain/iso-day'
import { Fragment, useId, useState } from 'react'
import { format } from '../kit/format.ts'
import { useToday } from '../kit/use-today.ts'
import { TimelineItem } from './timeline-item.tsx'
import { words } from './words.ts'

type Props = { readonly shown: DeskBooking }
type Filter = keyof typeof words.filters

const filters: Readonly<Record<Filter, (entry: TimelineEntry) => boolean>> = {
  messages: ({ kind }) =>
    kind === 'mail' || kind === 'sms' || kind === 'question' || kind === 'review' || kind === 'note',
  money: (entry) =>
    entry.kind === 'card' || (entry.kind === 'event' && (entry.what === 'paid' || entry.what === 'refunded')),
  changes: (entry) =>
    entry.kind === 'command' || (entry.kind === 'event' && entry.what !== 'paid' && entry.what !== 'refunded'),
}
const filterNames: readonly Filter[] = ['messages', 'money', 'changes']

/** Everything that happened to the booking, oldest first, under its days. */
export function Timeline({ shown }: Props) {
  const id = useId()
  const [filter, setFilter] = useState<Filter | null>(null)
  const entries = filter === null ? shown.timeline : shown.timeline.filter(filters[filter])
  const days = Map.groupBy(entries, ({ at }) => copenhagenDay(new Date(at)))
  const nameOf = useDayName()
  return (
    <>
      <div className="panel__head">
        <h2 id="timeline">{words.timeline}</h2>
        <div className="panel__end">
          <label className="hide" htmlFor={id}>
            {words.show}
          </label>
          <select
            id={id}
            className="input tl__filter"
            value={filter ?? ''}
            onChange={({ target }) => setFilter(filterNames.find((name) => name === target.value) ?? null)}
          >
            <option value="">{words.all}</option>
            {filterNames.map((name) => (
              <option key={name} value={name}>
                {words.filters[name]}
              </option>
            ))}
          </select>
        </div>
      </div>
      {entries.length === 0 && <p className="pad muted">{words.nothing}</p>}
      <ol className="tl">
        {[...days].map(([day, happened]) => (
          <Fragment key={day}>
            <li className="tl__day">{nameOf(day)}</li>
            {happened.map((entry) => (
              <TimelineItem key={entry.id} entry={entry} shown={shown} />
            ))}
          </Fragment>
        ))}
      </ol>
    </>
  )
}

function useDayName(): (day: string) => string {
  const today = useToday()
  return (day) => {
    if (day === today) return words.today
    if (day === addDays(today, -1)) return words.yesterday
    const isThisYear = day.slice(0, 4) === today.slice(0, 4)
    return isThisYear ? format.day(day, 'weekday') : `${format.day(day, 'weekday')} ${day.slice(0, 4)}`
  }
}
