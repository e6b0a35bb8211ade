import { listAlerts } from '@marram/contract/desk/ledger'
import { resolveAlert } from '@marram/contract/desk/money'
import { getRouteApi } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type * as v from 'valibot'
import { Inbox } from '../kit/inbox/inbox.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { sinceText } from '../kit/since-text.ts'
import { decide } from '../kit/undoable.ts'
import { useDecided } from '../kit/use-decided.ts'
import { usePages } from '../kit/use-pages.ts'
import { BookingLink } from './bank-entry.tsx'
import { MoneyPage, StateChoice } from './money-page.tsx'
import { alertStates } from './money-search.ts'
import { words } from './words.ts'

type Alert = v.InferOutput<typeof listAlerts.output>['items'][number]

const route = getRouteApi('/shell/desk/money/alerts')
const idOf = ({ id }: Alert) => String(id)

/** Problems with payments by card, and those that are solved. */
export function AlertsPage() {
  const { state, open } = route.useSearch()
  const navigate = route.useNavigate()
  const { items, error, more } = usePages(listAlerts, {
    filters: { isOpen: state === 'open' },
    search: '',
    sort: 'raised',
    descending: state !== 'open',
    cursor: null,
    limit: 50,
  })
  const { left, hide } = useDecided(items, idOf)
  const onOpen = (id: string | undefined) =>
    void navigate({ search: { state, ...(id && { open: id }) }, replace: true })
  const resolve = (alert: Alert) => {
    const at = left?.indexOf(alert) ?? -1
    const next = left?.[at + 1] ?? left?.[at - 1]
    onOpen(next && idOf(next))
    decide({
      command: resolveAlert,
      input: { alert: alert.id },
      text: words.resolvedDone,
      putBack: hide(idOf(alert)),
      failures: { 'unknown-alert': words.alreadyResolved },
    })
  }
  return (
    <MoneyPage
      actions={
        <StateChoice
          states={alertStates}
          names={words.alertStates}
          state={state}
          onChoose={(one) => void navigate({ search: { state: one } })}
        />
      }
    >
      <Inbox
        key={state}
        label={words.alertStates[state]}
        items={left}
        error={error}
        idOf={idOf}
        openId={open ?? null}
        onOpen={onOpen}
        more={more}
        empty={
          state === 'open'
            ? { title: words.noAlerts, more: words.noAlertsMore }
            : { title: words.noResolved, more: words.noResolvedMore }
        }
        row={({ kind, reservationId, raisedAt }) => (
          <>
            <span className="row-head">
              <b className="cut">{words.kinds[kind]}</b>
              <small className="muted nowrap">{sinceText(raisedAt)}</small>
            </span>
            <span className="muted">{reservationId ?? words.noBookingHere}</span>
          </>
        )}
        detail={(alert) => <AlertDetail alert={alert} resolve={() => resolve(alert)} />}
      />
    </MoneyPage>
  )
}

type DetailProps = { readonly alert: Alert; readonly resolve: () => void }

/** A marks it as done. */
function AlertDetail({ alert, resolve }: DetailProps) {
  const { kind, reservationId, detail, raisedAt, resolvedAt } = alert
  useShortcuts({ a: resolve }, resolvedAt === null)
  return (
    <>
      <header>
        <h2>{words.kinds[kind]}</h2>
        <p className="muted">
          {words.raised(sinceText(raisedAt))}
          {resolvedAt !== null && `, ${words.resolvedAt(sinceText(resolvedAt))}`}
        </p>
      </header>
      <p className="words">{words.todo[kind]}</p>
      <p>
        {reservationId === null ? (
          words.noBookingHere
        ) : (
          <>
            {words.booking} <BookingLink reservationId={reservationId} />
          </>
        )}
      </p>
      <div>
        <h3>{words.detail}</h3>
        <p className="words quote" lang="en">
          {detail}
        </p>
      </div>
      {resolvedAt === null && (
        <div className="btns">
          <button type="button" className="btn btn--act" onClick={resolve}>
            <Check className="i" aria-hidden="true" /> {words.resolve} <kbd>A</kbd>
          </button>
        </div>
      )}
    </>
  )
}
