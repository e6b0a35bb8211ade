import { discardForm, finishForm, releaseForm, reopenForm, showForm } from '@marram/contract/desk/forms'
import { copenhagenDay } from '@marram/domain/iso-day'
import { useQuery } from '@tanstack/react-query'
import { Check, RotateCcw, Send, X } from 'lucide-react'
import { describeFailure } from '../kit/describe-failure.ts'
import { asking } from '../kit/desk-client.ts'
import { format, timeOf } from '../kit/format.ts'
import { words as kitWords } from '../kit/kit-words.ts'
import { may } from '../kit/permissions.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { decide } from '../kit/undoable.ts'
import { FormFile } from './form-file.tsx'
import { words } from './words.ts'

type Props = {
  readonly id: string
  /** Takes it off the list, and returns how to show it again. */
  readonly hide: () => () => void
}

/** A submitted form with its answers. */
export function Submission({ id, hide }: Props) {
  const { data, error } = useQuery(asking(showForm, { submission: id }))
  if (error && !data) return <p className="late">{describeFailure(error)}</p>
  if (!data) return <p className="muted">{kitWords.loading}</p>
  const sent = new Date(data.sentAt)
  return (
    <>
      <header>
        <h2>{data.title || words.untitled}</h2>
        <p className="muted">
          {words.sentAt(format.day(copenhagenDay(sent), 'numeric'), timeOf(sent), words.languages[data.language])}
          {data.page !== null && (
            <>
              {', '}
              <a className="link" href={data.page} target="_blank" rel="noreferrer">
                {data.page}
              </a>
            </>
          )}
        </p>
      </header>
      {data.state === 'held' && <p className="note note--waits">{words.heldBecause}</p>}
      {data.state === 'spam' && <p className="note note--info">{words.spamGoes}</p>}
      <dl className="answers">
        {data.answers.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have one label, and answers never move
          <div key={index}>
            <dt>{label}</dt>
            <dd className="words">{value}</dd>
          </div>
        ))}
      </dl>
      {data.files > 0 && (
        <section aria-label={words.files}>
          <h3>{words.files}</h3>
          <ul>
            {data.attached.map((file) => (
              <FormFile key={file.id} file={file} />
            ))}
          </ul>
        </section>
      )}
      {may('messages.write') && <Decision id={id} state={data.state} hide={hide} />}
    </>
  )
}

type DecisionProps = Props & { readonly state: 'received' | 'held' | 'done' | 'spam' }

/** A releases or finishes, R discards; either can be taken back for a while. */
function Decision({ id, state, hide }: DecisionProps) {
  const input = { submission: id }
  const failures = { 'not-possible': words.decided }
  const act = {
    held: () => decide({ command: releaseForm, input, text: words.released, putBack: hide(), failures }),
    received: () => decide({ command: finishForm, input, text: words.finished, putBack: hide(), failures }),
    done: () => decide({ command: reopenForm, input, text: words.reopened, putBack: hide(), failures }),
    spam: () => decide({ command: reopenForm, input, text: words.reopened, putBack: hide(), failures }),
  }[state]
  const discard = () => decide({ command: discardForm, input, text: words.discarded, putBack: hide(), failures })
  useShortcuts({ a: act, ...(state !== 'spam' && { r: discard }) })
  const Icon = { held: Send, received: Check, done: RotateCcw, spam: RotateCcw }[state]
  return (
    <div className="btns">
      <button type="button" className="btn btn--act" onClick={act}>
        <Icon className="i" aria-hidden="true" /> {words.acts[state]} <kbd>A</kbd>
      </button>
      {state !== 'spam' && (
        <button type="button" className="btn btn--stop" onClick={discard}>
          <X className="i" aria-hidden="true" /> {words.discard} <kbd>R</kbd>
        </button>
      )}
    </div>
  )
}
