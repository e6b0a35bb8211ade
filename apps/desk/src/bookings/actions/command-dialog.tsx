import './actions.css'
import { CircleAlert, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Heading } from 'react-aria-components'
import { describeFailure } from '../../kit/describe-failure.ts'
import { Modal } from '../../kit/modal.tsx'
import type { Seen } from './use-booking-command.ts'
import { words } from './words.ts'

type Props = {
  readonly title: string
  /** The booking that it is about. */
  readonly subject: string
  readonly submit: string
  readonly isStop?: boolean
  /** False while something is missing. */
  readonly isReady?: boolean
  readonly isPending: boolean
  readonly error: Error | null
  /** Sentences for refusals of this command. */
  readonly refusals?: Readonly<Record<string, string>>
  readonly seen?: Seen
  /** Happened since the dialog opened. */
  readonly changes?: ReactNode
  readonly isWide?: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that says what a command does, before it does it. */
export function CommandDialog(props: Props) {
  const { title, subject, isReady = true, isPending, seen, isWide = false, onSubmit, onClose, children } = props
  const isOn = isReady && !isPending && seen?.isStale !== true
  const send = () => isOn && onSubmit()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    <Modal className={isWide ? 'dlg dlg--wide' : 'dlg'} onClose={onClose} isDismissable={false}>
      <form
        ref={focusFirst}
        className="dlg__form"
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <div className="dlg__head">
          <Heading slot="title">{title}</Heading>
          <span className="muted cut">{subject}</span>
          <button type="button" className="btn btn--bare btn--square" aria-label={words.close} onClick={onClose}>
            <X className="i" aria-hidden="true" />
          </button>
        </div>
        <div className="dlg__body">
          {children}
          <Stale {...props} />
          <Failure {...props} />
        </div>
        <Foot {...props} isOn={isOn} />
      </form>
    </Modal>
  )
}

/** The day or field to change; without fields the button that does it. */
function focusFirst(form: HTMLFormElement | null): void {
  const find = (selector: string) => form?.querySelector<HTMLElement>(selector)
  const field = find('.dlg__body [type=date]') ?? find('.dlg__body input, .dlg__body select') ?? find('[type=submit]')
  field?.focus()
}

function Stale({ seen, changes }: Props) {
  if (seen?.isStale !== true) return null
  return (
    <div className="note note--waits" role="alert">
      <CircleAlert className="i" aria-hidden="true" />
      <div>
        <p>
          <b>{words.changedMeanwhile}</b> {words.readAgain}
        </p>
        {changes}
      </div>
      <button type="button" className="btn btn--28" onClick={seen.acknowledge}>
        {words.understood}
      </button>
    </div>
  )
}

function Failure({ error, refusals = {} }: Props) {
  if (error === null) return null
  return (
    <div className="note note--late" role="alert">
      <CircleAlert className="i" aria-hidden="true" />
      <p>{describeFailure(error, { 'booking-changed': words.changedMeanwhile, ...refusals })}</p>
    </div>
  )
}

function Foot({ submit, isStop = false, isPending, onClose, isOn }: Props & { readonly isOn: boolean }) {
  return (
    <div className="dlg__foot">
      <span className="muted" role="status">
        {isPending ? words.working : words.nothingYet}
      </span>
      <button type="button" className="btn" onClick={onClose}>
        {words.cancel} <kbd>Esc</kbd>
      </button>
      {/* A disabled button would lose the focus while it works, and Escape with it. */}
      <button
        type="submit"
        className={isStop ? 'btn btn--stop' : 'btn btn--act'}
        disabled={!isOn && !isPending}
        aria-disabled={isPending}
      >
        {submit} <kbd>{words.ctrlEnter}</kbd>
      </button>
    </div>
  )
}
