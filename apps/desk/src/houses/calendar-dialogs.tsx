import {
  calendarAddress,
  calendarSource,
  subscribeCalendar,
  unsubscribeCalendar,
} from '@marram/contract/desk/calendars'
import { type ComponentProps, useId, useState } from 'react'
import * as v from 'valibot'
import { CommandDialog } from '../bookings/actions/command-dialog.tsx'
import { showToast } from '../kit/toasts.ts'
import { useCommand } from '../kit/use-command.ts'
import { words } from './words.ts'

type AddProps = {
  readonly house: string
  readonly taken: readonly string[]
  readonly onClose: () => void
}

/** Problems appear when a field has been left, or on sending. */
export function AddCalendar({ house, taken, onClose }: AddProps) {
  const [source, setSource] = useState('')
  const [url, setUrl] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { mutate, isPending, error } = useCommand(subscribeCalendar)
  const leave = (field: string) => setLeft(new Set([...left, field]))
  const isSource = v.is(calendarSource, source.trim())
  const isUrl = v.is(calendarAddress, url)
  const send = () => {
    setLeft(new Set(['source', 'url']))
    if (isSource && isUrl) mutate({ input: { house, source: source.trim(), url: url.trim() } }, { onSuccess: onClose })
  }
  return (
    <CommandDialog
      title={words.addCalendar}
      subject={house.toUpperCase()}
      submit={words.addCalendar}
      isPending={isPending}
      error={error}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{words.addText}</p>
      <Field
        label={words.source}
        hint={words.sourceHint}
        problem={left.has('source') && !isSource ? words.sourceWrong : null}
        value={source}
        maxLength={63}
        autoCapitalize="none"
        spellCheck={false}
        onType={setSource}
        onBlur={() => source !== '' && leave('source')}
      />
      {taken.includes(source.trim()) && <p className="waits">{words.sourceTaken}</p>}
      <Field
        label={words.url}
        hint={words.urlHint}
        problem={left.has('url') && !isUrl ? words.urlWrong : null}
        type="url"
        value={url}
        maxLength={2000}
        onType={setUrl}
        onBlur={() => url !== '' && leave('url')}
      />
    </CommandDialog>
  )
}

type FieldProps = ComponentProps<'input'> & {
  readonly label: string
  readonly hint: string
  readonly problem: string | null
  readonly onType: (text: string) => void
}

function Field({ label, hint, problem, onType, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="input"
        autoComplete="off"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onType(target.value)}
      />
      <span id={`${id}-hint`} className={problem === null ? 'hint' : 'late'}>
        {problem ?? hint}
      </span>
    </div>
  )
}

type RemoveProps = { readonly house: string; readonly source: string; readonly onClose: () => void }

export function RemoveCalendar({ house, source, onClose }: RemoveProps) {
  const { mutate, isPending, error } = useCommand(unsubscribeCalendar)
  const onSuccess = () => {
    const hide = showToast({ kind: 'done', text: words.removed })
    setTimeout(hide, 6000)
    onClose()
  }
  return (
    <CommandDialog
      title={words.removeTitle}
      subject={`${house.toUpperCase()}, ${source}`}
      submit={words.remove}
      isStop
      isPending={isPending}
      error={error}
      refusals={{ 'unknown-calendar': words.unknownCalendar }}
      onSubmit={() => mutate({ input: { house, source } }, { onSuccess })}
      onClose={onClose}
    >
      <p>{words.removeText(source)}</p>
    </CommandDialog>
  )
}
