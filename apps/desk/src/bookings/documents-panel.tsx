import type { DeskBooking } from '@marram/contract/desk/booking-page'
import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { words } from './words.ts'

const DocumentDialog = lazy(async () => ({ default: (await import('./document-dialog.tsx')).DocumentDialog }))

type Props = { readonly shown: DeskBooking }
type Kind = DeskBooking['documents'][number]

export function DocumentsPanel({ shown: { documents, booking } }: Props) {
  const [open, setOpen] = useState<Kind | null>(null)
  const nameOf = (kind: Kind): string =>
    kind === 'agreement' && booking.state === 'confirmed-later' ? words.request : words.documentKinds[kind]
  return (
    <section className="panel" aria-labelledby="documents">
      <div className="panel__head">
        <h2 id="documents">{words.documents}</h2>
      </div>
      <ul className="rows">
        {documents.map((kind) => (
          <li key={kind}>
            <button type="button" className="rows__a" onClick={() => setOpen(kind)}>
              <FileText className="i" aria-hidden="true" />
              <span className="cut">
                {nameOf(kind)} <span className="sub">{words.asNow(words.languages[booking.languageId])}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Suspense>
        {open !== null && (
          <DocumentDialog
            reservationId={booking.reservationId}
            kind={open}
            name={nameOf(open)}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </section>
  )
}
