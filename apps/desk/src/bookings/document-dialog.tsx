import { type DeskBooking, showDocument } from '@marram/contract/desk/booking-page'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useRef } from 'react'
import { Heading } from 'react-aria-components'
import { asking } from '../kit/desk-client.ts'
import { Modal } from '../kit/modal.tsx'
import { QueryState } from '../kit/query-state.tsx'
import { words } from './words.ts'

type Props = {
  readonly reservationId: string
  readonly kind: DeskBooking['documents'][number]
  readonly name: string
  readonly onClose: () => void
}

/** A letter to read and print. It has words of guests, so that its frame runs no script. */
export function DocumentDialog({ reservationId, kind, name, onClose }: Props) {
  const query = useQuery(asking(showDocument, { reservationId, kind }))
  const frame = useRef<HTMLIFrameElement>(null)
  return (
    <Modal className="dialog--document" onClose={onClose}>
      <Heading slot="title">{name}</Heading>
      {query.data === undefined ? (
        <QueryState query={query} />
      ) : (
        <iframe
          ref={frame}
          className="document"
          title={query.data.subject}
          sandbox="allow-same-origin allow-modals"
          srcDoc={query.data.html}
        />
      )}
      <div className="dialog__foot">
        <button type="button" className="btn" onClick={onClose}>
          {words.close}
        </button>
        <button
          type="button"
          className="btn btn--act"
          disabled={query.data === undefined}
          onClick={() => frame.current?.contentWindow?.print()}
        >
          <Printer className="i" aria-hidden="true" />
          {words.print}
        </button>
      </div>
    </Modal>
  )
}
