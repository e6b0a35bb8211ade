import type { invitePerson } from '@marram/contract/desk/people'
import { Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Heading } from 'react-aria-components'
import type * as v from 'valibot'
import { momentOf } from '../kit/format.ts'
import { Modal } from '../kit/modal.tsx'
import { words } from './words.ts'

export type Invited = v.InferOutput<typeof invitePerson.output>

type Props = { readonly email: string; readonly invited: Invited; readonly onClose: () => void }

/** The link is shown once: the service keeps only its hash. */
export function ShownLink({ email, invited, onClose }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    field.current?.select()
    // There is no clipboard without TLS; then the link is selected for ctrl+C.
    await navigator.clipboard?.writeText(invited.link)
    setCopied(navigator.clipboard !== undefined)
  }
  return (
    <Modal className="dialog--narrow" onClose={onClose} isDismissable={false}>
      <Heading slot="title">{words.linkTitle(email)}</Heading>
      {!invited.isNew && <p>{words.hadAccount}</p>}
      <div className="field">
        <label htmlFor={id}>{words.link}</label>
        <div className="shown-link">
          <input ref={field} id={id} className="input" readOnly value={invited.link} />
          <button type="button" className="btn btn--act" onClick={() => void copy()}>
            <Copy className="i" aria-hidden="true" /> <span role="status">{isCopied ? words.copied : words.copy}</span>
          </button>
        </div>
      </div>
      <p>{words.linkOnce(momentOf(invited.expiresAt))}</p>
      <div className="dialog__foot">
        <button type="button" className="btn" onClick={onClose}>
          {words.done}
        </button>
      </div>
    </Modal>
  )
}
