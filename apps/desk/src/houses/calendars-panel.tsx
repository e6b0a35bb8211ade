import { listCalendars, refreshCalendar } from '@marram/contract/desk/calendars'
import { useQuery } from '@tanstack/react-query'
import { Plus, RotateCw, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { describeFailure } from '../kit/describe-failure.ts'
import { asking } from '../kit/desk-client.ts'
import { QueryState } from '../kit/query-state.tsx'
import { sinceText } from '../kit/since-text.ts'
import { useCommand } from '../kit/use-command.ts'
import { words } from './words.ts'

const AddCalendar = lazy(async () => ({ default: (await import('./calendar-dialogs.tsx')).AddCalendar }))
const RemoveCalendar = lazy(async () => ({ default: (await import('./calendar-dialogs.tsx')).RemoveCalendar }))

/** More than a house ever has. */
const most = 50

type Calendar = {
  readonly source: string
  readonly host: string | null
  readonly readAt: string | null
  readonly isQueued: boolean
  readonly problem: string | null
}

export function CalendarsPanel({ house }: { readonly house: string }) {
  const [dialog, setDialog] = useState<'add' | { readonly remove: string } | null>(null)
  const query = useQuery(asking(listCalendars, { ...input, filters: { house } }))
  const calendars = query.data?.items
  return (
    <section className="panel" aria-labelledby="calendars">
      <div className="panel__head">
        <h2 id="calendars">{words.calendars}</h2>
        <div className="panel__end">
          <button type="button" className="btn btn--28" onClick={() => setDialog('add')}>
            <Plus className="i" aria-hidden="true" /> {words.addCalendar}
          </button>
        </div>
      </div>
      {calendars === undefined && <QueryState query={query} />}
      {calendars?.length === 0 && (
        <div className="done">
          <b>{words.noCalendars}</b>
          {words.noCalendarsMore}
        </div>
      )}
      {calendars !== undefined && calendars.length > 0 && (
        <ul className="rows">
          {calendars.map((calendar) => (
            <CalendarRow
              key={calendar.source}
              house={house}
              calendar={calendar}
              onRemove={() => setDialog({ remove: calendar.source })}
            />
          ))}
        </ul>
      )}
      <p className="house__how">
        {words.ours}: <code>{`${location.origin}/services/broker/ical/${house.toLowerCase()}.ics`}</code>
        <br />
        <span className="muted">{words.oursHint}</span>
      </p>
      <Suspense>
        {dialog === 'add' && (
          <AddCalendar
            house={house}
            taken={calendars?.map(({ source }) => source) ?? []}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog !== null && dialog !== 'add' && (
          <RemoveCalendar house={house} source={dialog.remove} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </section>
  )
}

const input = { search: '', sort: 'house', descending: false, cursor: null, limit: most } as const

type RowProps = {
  readonly house: string
  readonly calendar: Calendar
  readonly onRemove: () => void
}

function CalendarRow({ house, calendar: { source, host, readAt, isQueued, problem }, onRemove }: RowProps) {
  const refresh = useCommand(refreshCalendar)
  return (
    <li className="house__calendar">
      <div>
        <b>{source}</b>{' '}
        <span className="muted">
          {host ?? words.byHand}
          {host !== null && !isQueued && `, ${readAt === null ? words.neverRead : words.readAt(sinceText(readAt))}`}
        </span>
        {problem !== null && <p className="late">{problem}</p>}
        {refresh.isError && (
          <p className="late" role="alert">
            {describeFailure(refresh.error, { 'unknown-calendar': words.unknownCalendar })}
          </p>
        )}
        <p className="muted" role="status">
          {isQueued && words.reading}
        </p>
      </div>
      <div className="btns">
        {host !== null && (
          <button
            type="button"
            className="btn btn--28"
            aria-label={words.readAgainOf(source)}
            disabled={refresh.isPending || isQueued}
            onClick={() => refresh.mutate({ input: { house, source } })}
          >
            <RotateCw className="i" aria-hidden="true" /> {words.readAgain}
          </button>
        )}
        <button type="button" className="btn btn--28 btn--stop" aria-label={words.removeOf(source)} onClick={onRemove}>
          <Trash2 className="i" aria-hidden="true" /> {words.remove}
        </button>
      </div>
    </li>
  )
}
