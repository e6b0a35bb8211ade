import { invitePerson, removeAccess, type ShownPerson } from '@marram/contract/desk/people'
import { resetSecondFactor } from '@marram/contract/desk/second-factor'
import { useId, useState } from 'react'
import { CommandDialog } from '../bookings/actions/command-dialog.tsx'
import { useDialogCommand } from '../bookings/actions/use-booking-command.ts'
import { startPage } from '../kit/start-page.ts'
import { type Invited, ShownLink } from './shown-link.tsx'
import { words } from './words.ts'

type Props = { readonly person: ShownPerson; readonly onClose: () => void }

const nameOf = ({ name, email }: ShownPerson): string => name || email

/** Another link for somebody who lost the first one, or the password. */
export function LinkDialog({ person, onClose }: Props) {
  const [invited, setInvited] = useState<Invited | null>(null)
  const { run, isPending, error } = useDialogCommand(invitePerson, setInvited)
  if (invited !== null) return <ShownLink email={person.email} invited={invited} onClose={onClose} />
  // The service leaves names, language and roles of an account as they are.
  const kept = { type: 'staff', firstname: '', lastname: '', language: startPage.edition, roles: [] } as const
  return (
    <CommandDialog
      title={words.newLink}
      subject={nameOf(person)}
      submit={words.makeLink}
      {...{ isPending, error, refusals: words.refusals, onClose }}
      onSubmit={() => run({ email: person.email, ...kept, roles: [] })}
    >
      <p>{words.linkText(nameOf(person))}</p>
    </CommandDialog>
  )
}

export function ResetDialog({ person, onClose }: Props) {
  const { run, isPending, error } = useDialogCommand(resetSecondFactor, onClose)
  const [reason, setReason] = useState('')
  return (
    <CommandDialog
      title={words.resetFactor}
      subject={nameOf(person)}
      submit={words.resetFactor}
      isStop
      {...{ isPending, error, refusals: words.refusals, onClose }}
      onSubmit={() => run({ email: person.email }, reason)}
    >
      <p>{words.resetText(nameOf(person))}</p>
      <Reason value={reason} onChange={setReason} />
    </CommandDialog>
  )
}

export function EndDialog({ person, onClose }: Props) {
  const [reason, setReason] = useState('')
  const isSelf = person.id === startPage.staff?.userId
  const { run, isPending, error } = useDialogCommand(removeAccess, () => {
    if (isSelf) location.assign('/desk/')
    else onClose()
  })
  return (
    <CommandDialog
      title={words.endAccess}
      subject={nameOf(person)}
      submit={words.endAccess}
      isStop
      {...{ isPending, error, refusals: words.refusals, onClose }}
      onSubmit={() => run({ user: person.id }, reason)}
    >
      <p>{words.endText(nameOf(person))}</p>
      {isSelf && <p className="late">{words.endSelf}</p>}
      <Reason value={reason} onChange={setReason} />
    </CommandDialog>
  )
}

function Reason({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{words.reason}</label>
      <input
        id={id}
        className="input"
        maxLength={500}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
