import { eraseGuest, type FoundGuest } from '@marram/contract/desk/guests'
import { useId, useState } from 'react'
import type * as v from 'valibot'
import { CommandDialog } from '../bookings/actions/command-dialog.tsx'
import { useDialogCommand } from '../bookings/actions/use-booking-command.ts'
import { words } from './words.ts'

export type Erased = v.InferOutput<typeof eraseGuest.output>

type Props = {
  readonly found: FoundGuest
  readonly onErased: (erased: Erased) => void
  readonly onClose: () => void
}

/** Says what the law keeps, before it happens; the mail address is typed as a confirmation. */
export function EraseDialog({ found: { email, kept }, onErased, onClose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const { run, isPending, error } = useDialogCommand(eraseGuest, onErased)
  return (
    <CommandDialog
      title={words.eraseTitle}
      subject={email}
      submit={words.eraseNow}
      isStop
      isReady={typed.trim().toLowerCase() === email.toLowerCase()}
      {...{ isPending, error, onClose }}
      refusals={{ ...words.failures, 'unfinished-bookings': words.unfinishedNow }}
      onSubmit={() => run({ email }, reason)}
    >
      <dl className="facts">
        <div>
          <dt>{words.goes}</dt>
          <dd>{words.goesText}</dd>
        </div>
        <div>
          <dt>{words.stays}</dt>
          <dd>{kept.until === null ? words.staysNothing : words.staysText(kept.bookings, kept.until)}</dd>
        </div>
      </dl>
      <p className="late">{words.final}</p>
      <div className="field">
        <label htmlFor={id}>{words.confirmField(email)}</label>
        <input
          id={id}
          className="input"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-reason`}>{words.reason}</label>
        <input
          id={`${id}-reason`}
          className="input"
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </CommandDialog>
  )
}
