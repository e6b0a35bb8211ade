import { approveEntry, listEntries, rejectEntry, showEntry } from '@marram/contract/desk/contest'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asking } from '../kit/desk-client.ts'
import { Inbox } from '../kit/inbox/inbox.tsx'
import { sinceText } from '../kit/since-text.ts'
import { decide } from '../kit/undoable.ts'
import { useDecided } from '../kit/use-decided.ts'
import { usePages } from '../kit/use-pages.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import type { KindProps } from './moderation-search.ts'
import { Picture } from './picture.tsx'
import { words } from './words.ts'

const stateOf = { waiting: 'pending', published: 'approved', refused: 'rejected' } as const
const reasons = ['not-own', 'people', 'unsuitable', 'quality'] as const
const idOf = ({ id }: { readonly id: number }) => String(id)

type Entry = { readonly id: number; readonly state: string; readonly title: string }

export function ContestPictures({ stage, openId, onOpen }: KindProps) {
  const { items, error, more } = usePages(listEntries, {
    filters: { state: stateOf[stage] },
    search: '',
    sort: 'sent',
    descending: stage !== 'waiting',
    cursor: null,
    limit: 50,
  })
  const { left, hide } = useDecided(items, idOf)
  return (
    <Inbox
      label={words.kinds.contest}
      items={left}
      error={error}
      idOf={idOf}
      openId={openId}
      onOpen={onOpen}
      more={more}
      empty={
        stage === 'waiting'
          ? { title: words.empty, more: words.emptyMore }
          : { title: words.nothing, more: words.nothingMore }
      }
      row={({ title, year, sentAt }) => (
        <>
          <span className="row-head">
            <b className="cut">{title}</b>
            <small className="muted">{sinceText(sentAt)}</small>
          </span>
          <span className="muted cut">{year}</span>
        </>
      )}
      detail={(entry) => <OpenEntry entry={entry} hide={() => hide(idOf(entry))} />}
    />
  )
}

function OpenEntry({ entry, hide }: { readonly entry: Entry; readonly hide: () => () => void }) {
  const { data, error } = useQuery(asking(showEntry, { entry: entry.id }))
  const [why, setWhy] = useState<(typeof reasons)[number]>('unsuitable')
  const failures = { 'not-possible': words.already }
  const approve = () =>
    decide({ command: approveEntry, input: { entry: entry.id }, text: words.approved, putBack: hide(), failures })
  const reject = () =>
    decide({
      command: rejectEntry,
      input: { entry: entry.id, why },
      text: words.refusedDone,
      putBack: hide(),
      failures,
    })
  return (
    <>
      <header>
        <h2>{entry.title}</h2>
        {data?.sender && (
          <p className="muted">
            {words.sender} {data.sender.name}, {data.sender.email}
          </p>
        )}
      </header>
      <Picture picture={data?.picture} alt={entry.title} error={error} />
      {data && data.text !== '' && <p className="words">{data.text}</p>}
      {entry.state !== 'rejected' && (
        <label className="field form">
          <span className="label">{words.reason}</span>
          <select
            className="input"
            value={why}
            onChange={({ target }) => setWhy(reasons.find((one) => one === target.value) ?? 'unsuitable')}
          >
            {reasons.map((one) => (
              <option key={one} value={one}>
                {words.reasons[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      <DecisionButtons
        approve={entry.state === 'pending' ? approve : null}
        refuse={entry.state === 'rejected' ? null : reject}
      />
    </>
  )
}
