import type { DeskBooking } from '@marram/contract/desk/booking-page'
import { announceHouse, confirmBooking, declineBooking } from '@marram/contract/desk/bookings'
import { resendMail } from '@marram/contract/desk/correspondence'
import type { DeskCommand } from '@marram/contract/desk/operation'
import { useId, useState } from 'react'
import { format } from '../../kit/format.ts'
import { words as page } from '../words.ts'
import { ChangesList } from './changes-list.tsx'
import { CommandDialog } from './command-dialog.tsx'
import { subjectOf } from './subject-of.ts'
import { useDialogCommand, useSeen } from './use-booking-command.ts'
import { words } from './words.ts'

type Props = { readonly shown: DeskBooking; readonly onClose: () => void }

/** Approves a booking of a deferred period. */
export function ConfirmDialog({ shown, onClose }: Props) {
  const { booking } = shown
  const first = booking.instalments[0]
  return (
    <StepDialog
      {...{ shown, onClose, command: confirmBooking }}
      title={words.confirm}
      text={words.confirmText(
        words.languages[booking.languageId],
        first === undefined ? '' : format.exactMoney(first.amount, booking.currency),
        booking.terms.firstInstalment.dueDaysAfterBooking,
      )}
    />
  )
}

export function DeclineDialog({ shown, onClose }: Props) {
  const { booking } = shown
  const back = booking.paid > 0 ? ` ${words.declineBack(format.exactMoney(booking.paid, booking.currency))}` : ''
  return (
    <StepDialog
      {...{ shown, onClose, command: declineBooking }}
      title={words.decline}
      isStop
      hasReason
      text={`${words.declineText(words.languages[booking.languageId])}${back}`}
    />
  )
}

export function ReadyDialog({ shown, onClose }: Props) {
  return <StepDialog {...{ shown, onClose, command: announceHouse }} title={words.announce} text={words.announceText} />
}

export function ResendDialog({ shown, onClose }: Props) {
  const { guest, booking } = shown
  return (
    <StepDialog
      {...{ shown, onClose, command: resendMail }}
      title={words.resend}
      text={words.resendText(guest.email, words.languages[booking.languageId])}
    />
  )
}

type StepInput = { reservationId: string; version?: number | undefined }
type StepProps<Output> = Props & {
  readonly command: DeskCommand<StepInput, Output> | DeskCommand<{ reservationId: string }, Output>
  readonly title: string
  readonly text: string
  readonly isStop?: boolean
  readonly hasReason?: boolean
}

/** A command without choices. */
function StepDialog<Output>({
  shown,
  onClose,
  command,
  title,
  text,
  isStop = false,
  hasReason = false,
}: StepProps<Output>) {
  const id = useId()
  const [reason, setReason] = useState('')
  const seen = useSeen(shown.version)
  const { run, isPending, error } = useDialogCommand<StepInput, Output>(command, onClose)
  return (
    <CommandDialog
      {...{ title, seen, isPending, error, isStop, onClose }}
      subject={subjectOf(shown)}
      submit={title}
      changes={<ChangesList shown={shown} version={seen.version} />}
      onSubmit={() => run({ reservationId: shown.booking.reservationId, version: seen.version }, reason)}
    >
      <p>{text}</p>
      {hasReason && (
        <div className="field">
          <label htmlFor={id}>{words.logNote}</label>
          <input
            id={id}
            className="input"
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      )}
      <p className="muted">{stayWords(shown)}</p>
    </CommandDialog>
  )
}

const stayWords = ({ booking: { quote }, house }: DeskBooking): string => {
  const { arrival, departure } = quote.stay
  const stay = [format.dayRange(arrival, departure), page.nights(quote.nights)]
  return [house.name.toUpperCase(), house.area, ...stay].join(', ')
}
