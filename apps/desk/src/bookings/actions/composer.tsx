import './actions.css'
import type { DeskBooking } from '@marram/contract/desk/booking-page'
import { messageTemplates, noteBooking, writeToGuest } from '@marram/contract/desk/correspondence'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import * as v from 'valibot'
import { describeFailure } from '../../kit/describe-failure.ts'
import { asking } from '../../kit/desk-client.ts'
import { useDraft } from '../../kit/draft.ts'
import { timeOf } from '../../kit/format.ts'
import { may } from '../../kit/permissions.ts'
import { useCommand } from '../../kit/use-command.ts'
import { type ComposerTab, composerId, onComposerFocus } from './composer-focus.ts'
import { setWriting } from './presence-state.ts'
import { words } from './words.ts'

type Props = { readonly shown: DeskBooking }

const draftShape = v.object({ subject: v.string(), mail: v.string(), note: v.string() })
type Draft = v.InferOutput<typeof draftShape>
const blank: Draft = { subject: '', mail: '', note: '' }
const gap = '[…]'

/** Below the timeline: mails and notes. */
export function Composer({ shown }: Props) {
  const mayWrite = { mail: may('messages.write'), note: may('bookings.write') }
  const tabs = (['mail', 'note'] as const).filter((tab) => mayWrite[tab])
  const first = tabs[0]
  return first === undefined ? null : <Opened shown={shown} tabs={tabs} first={first} />
}

type OpenedProps = Props & { readonly tabs: readonly ComposerTab[]; readonly first: ComposerTab }

function Opened({ shown, tabs, first }: OpenedProps) {
  const { reservationId } = shown.booking
  const [tab, setTab] = useState(first)
  const { draft, savedAt, change, clear } = useDraft(`${reservationId} composer`, draftShape, blank)
  const { send, isPending, error, isSent } = useSending(shown, draft, { change, clear })
  useEffect(() => onComposerFocus((wanted) => tabs.includes(wanted) && setTab(wanted)), [tabs])
  const isBusy = draft.mail !== '' || draft.note !== ''
  useEffect(() => {
    setWriting(reservationId, isBusy)
    return () => setWriting(reservationId, false)
  }, [reservationId, isBusy])
  const hasGap = tab === 'mail' && `${draft.subject}${draft.mail}`.includes(gap)
  const isReady = draft[tab].trim() !== '' && (tab === 'note' || draft.subject.trim() !== '') && !hasGap && !isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) send(tab)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (isReady) send(tab)
  }
  return (
    <form className="composer" onSubmit={submit} onKeyDown={onKeyDown}>
      <div className="composer__tabs">
        {tabs.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {words.composer[name]}
          </button>
        ))}
        <span className="muted composer__to">{tab === 'mail' ? words.to(shown.guest.email) : words.onlyForUs}</span>
      </div>
      {tab === 'mail' && <Subject {...{ shown, draft, change }} />}
      <textarea
        id={composerId}
        className="input"
        rows={draft[tab] === '' ? 3 : 8}
        maxLength={5000}
        aria-label={words.composerLabel[tab]}
        value={draft[tab]}
        onChange={({ target }) => change({ [tab]: target.value })}
      />
      {hasGap && <p className="hint late">{words.openGap}</p>}
      {error !== null && (
        <p className="late" role="alert">
          {describeFailure(error, { 'open-gap': words.openGap })}
        </p>
      )}
      <div className="composer__foot">
        <span className="muted saved" role="status">
          {isSent && !isBusy ? (
            <>
              <Check className="i i--16" aria-hidden="true" /> {words.sent[isSent]}
            </>
          ) : (
            savedAt !== null && isBusy && words.savedAt(timeOf(savedAt))
          )}
        </span>
        <button className="btn btn--act btn--28" type="submit" disabled={!isReady}>
          {tab === 'mail' ? words.send : words.keepNote} <kbd>{words.ctrlEnter}</kbd>
        </button>
      </div>
    </form>
  )
}

type Change = { readonly change: (part: Partial<Draft>) => void; readonly clear: () => void }

/** Keeps the text of the other tab. */
function useSending({ booking: { reservationId } }: DeskBooking, draft: Draft, { change, clear }: Change) {
  const [isSent, setSent] = useState<ComposerTab | null>(null)
  const mail = useCommand(writeToGuest)
  const note = useCommand(noteBooking)
  const done = (tab: ComposerTab) => {
    setSent(tab)
    const left = tab === 'mail' ? draft.note : draft.mail
    if (left === '') clear()
    else change(tab === 'mail' ? { subject: '', mail: '' } : { note: '' })
  }
  const send = (tab: ComposerTab) => {
    setSent(null)
    const onSuccess = () => done(tab)
    if (tab === 'note') note.mutate({ input: { reservationId, text: draft.note } }, { onSuccess })
    else mail.mutate({ input: { reservationId, subject: draft.subject, text: draft.mail } }, { onSuccess })
  }
  return { send, isSent, isPending: mail.isPending || note.isPending, error: mail.error ?? note.error }
}

type SubjectProps = Props & Pick<Change, 'change'> & { readonly draft: Draft }

/** A template replaces what stands there only if nothing was typed, or after the person chose it. */
function Subject({ shown: { booking }, draft, change }: SubjectProps) {
  const id = useId()
  const { reservationId, languageId } = booking
  const { data } = useQuery(asking(messageTemplates, { reservationId }))
  const choose = (key: string) => {
    const template = data?.templates.find((one) => one.key === key)
    if (template) change({ subject: template.subject, mail: template.text })
  }
  const names: Readonly<Record<string, string>> = words.templates
  return (
    <div className="composer__subject">
      <label className="hide" htmlFor={`${id}-subject`}>
        {words.subject}
      </label>
      <input
        id={`${id}-subject`}
        className="input"
        maxLength={150}
        placeholder={words.subject}
        value={draft.subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <label className="hide" htmlFor={`${id}-template`}>
        {words.template}
      </label>
      <select
        id={`${id}-template`}
        className="input"
        value=""
        disabled={data === undefined}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">
          {words.template}, {words.languages[languageId]}
        </option>
        {data?.templates.map(({ key }) => (
          <option key={key} value={key}>
            {names[key] ?? key}
          </option>
        ))}
      </select>
    </div>
  )
}
