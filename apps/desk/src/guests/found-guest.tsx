import { type FoundGuest, guestDataKinds } from '@marram/contract/desk/guests'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Trash2, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { format } from '../kit/format.ts'
import type { Erased } from './erase-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { words } from './words.ts'

const EraseDialog = lazy(async () => ({ default: (await import('./erase-dialog.tsx')).EraseDialog }))

type Props = { readonly found: FoundGuest; readonly again: () => void }

export function FoundGuestPanel({ found, again }: Props) {
  const [erased, setErased] = useState<Erased | null>(null)
  const [isErasing, setErasing] = useState(false)
  const { account, stored, unfinished } = found
  const kinds = guestDataKinds.filter((kind) => (stored[kind] ?? 0) > 0)
  const isGuest = account === null || account.type === 'guest'
  if (erased !== null) return <Result erased={erased} again={again} />
  const isEmpty = account === null && kinds.length === 0
  return (
    <section className="panel" aria-label={found.email}>
      <div className="panel__head">
        <h2>{account?.name || found.email}</h2>
        <span className="muted">
          {account === null ? words.noAccount : words.accountTypes[account.type]}
          {account?.name ? `, ${found.email}` : ''}
        </span>
      </div>
      {kinds.length > 0 && (
        <ul className="rows" aria-label={words.stored}>
          {kinds.map((kind) => (
            <li key={kind} className="rows__a">
              {words.kinds[kind]} <span className="num">{format.number(stored[kind] ?? 0)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="guests__part">
        {isEmpty && <p>{words.nothing}</p>}
        {!isGuest && <p className="note note--info">{words.notGuest}</p>}
        {unfinished.length > 0 && <InTheWay bookings={unfinished} />}
        {!isEmpty && (
          <>
            <p className="muted">{words.downloadHint}</p>
            <div className="btns">
              <ExportButton email={found.email} />
              <button
                type="button"
                className="btn btn--stop"
                disabled={!isGuest || unfinished.length > 0}
                onClick={() => setErasing(true)}
              >
                <Trash2 className="i" aria-hidden="true" />
                {words.erase}
              </button>
            </div>
          </>
        )}
      </div>
      <Suspense>
        {isErasing && <EraseDialog found={found} onErased={setErased} onClose={() => setErasing(false)} />}
      </Suspense>
    </section>
  )
}

function InTheWay({ bookings }: { readonly bookings: readonly string[] }) {
  return (
    <div className="note note--waits">
      <TriangleAlert className="i" aria-hidden="true" />
      <div>
        <p>{words.inTheWay(bookings.length)}</p>
        <ul className="guests__bookings">
          {bookings.map((reservationId) => (
            <li key={reservationId}>
              <Link className="link" to="/desk/bookings/$reservationId/" params={{ reservationId }}>
                {reservationId}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Result({ erased, again }: { readonly erased: Erased; readonly again: () => void }) {
  return (
    <section className="panel" aria-label={words.erased}>
      <div className="guests__part" role="status">
        <p className="state state--here">
          <CircleCheck className="i" aria-hidden="true" />
          <b>{words.erased}</b>
        </p>
        {erased.hadAccount && <p>{words.erasedAccount}</p>}
        <p>{words.erasedKept(erased.reduced)}</p>
        {erased.blanked > 0 && <p>{words.erasedBlanked(erased.blanked)}</p>}
        <p className="muted">{words.erasedMails}</p>
      </div>
      <div className="guests__part">
        <div className="btns">
          <button type="button" className="btn" onClick={again}>
            {words.another}
          </button>
        </div>
      </div>
    </section>
  )
}
