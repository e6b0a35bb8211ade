import { dismissBankEntry } from '@marram/contract/desk/money'
import { useId, useState } from 'react'
import { CommandDialog } from '../bookings/actions/command-dialog.tsx'
import { useDialogCommand } from '../bookings/actions/use-booking-command.ts'
import { moneyIn } from '../kit/format.ts'
import type { BankEntry } from './bank-entry.tsx'
import { words } from './words.ts'

type Props = { readonly entry: BankEntry; readonly onDone: () => void; readonly onClose: () => void }

/** For money that belongs to no booking. */
export function DismissDialog({ entry, onDone, onClose }: Props) {
  const id = useId()
  const [why, setWhy] = useState('')
  const { run, isPending, error } = useDialogCommand(dismissBankEntry, onDone)
  return (
    <CommandDialog
      {...{ isPending, error, onClose }}
      title={words.dismiss}
      subject={`${moneyIn(entry.amount, entry.currency)}, ${entry.party}`}
      submit={words.dismiss}
      isReady={why.trim() !== ''}
      refusals={{ 'unknown-entry': words.handled }}
      onSubmit={() => run({ entry: entry.id, why: why.trim() })}
    >
      <p>{words.dismissText}</p>
      <div className="field">
        <label htmlFor={id}>{words.dismissWhy}</label>
        <input
          id={id}
          className="input"
          maxLength={500}
          required
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </div>
    </CommandDialog>
  )
}
