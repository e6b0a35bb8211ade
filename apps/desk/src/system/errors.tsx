import { finishError, listErrors, showError } from '@marram/contract/desk/program-errors'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { asking } from '../kit/desk-client.ts'
import { format } from '../kit/format.ts'
import { Inbox } from '../kit/inbox/inbox.tsx'
import { QueryState } from '../kit/query-state.tsx'
import { SearchField } from '../kit/search-field.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { sinceText } from '../kit/since-text.ts'
import { decide } from '../kit/undoable.ts'
import { useDecided } from '../kit/use-decided.ts'
import { usePages } from '../kit/use-pages.ts'
import { Fact } from './job.tsx'
import { momentText } from './moment.ts'
import { StateChoice } from './state-choice.tsx'
import type { SystemAddress } from './system-search.ts'
import { words } from './words.ts'

const states = ['open', 'done'] as const
const idOf = ({ id }: { readonly id: string }) => id

/** Errors that the program logged, equal ones as one. */
export function Errors({ state: asked, q, open, go, search }: SystemAddress) {
  const state = states.find((one) => one === asked) ?? 'open'
  const { items, error, more } = usePages(listErrors, {
    filters: { isDone: state === 'done' },
    ...{ search: q, sort: 'last', descending: true, cursor: null, limit: 50 },
  })
  const { left, hide } = useDecided(items, idOf)
  return (
    <>
      <div className="system__bar">
        <SearchField label={words.searchErrors} written={q} onSearch={search} />
        <StateChoice
          label={words.state}
          states={states}
          chosen={state}
          nameOf={(one) => words.errorStates[one]}
          onChoose={(one) => go({ state: one })}
        />
      </div>
      <Inbox
        key={state}
        label={words.parts.errors}
        items={left}
        error={error}
        idOf={idOf}
        openId={open}
        onOpen={(id) => go({ open: id })}
        more={more}
        empty={q === '' ? words.noErrors[state] : words.nothingFound}
        row={({ kind, message, count, lastAt }) => (
          <>
            <span className="row-head">
              <b className="cut" lang="en">
                {message}
              </b>
              <small className="muted nowrap">{sinceText(lastAt)}</small>
            </span>
            <span className="row-head">
              <span className="muted cut">{kind}</span>
              <small className="muted nowrap">{words.times(format.number(count), count)}</small>
            </span>
          </>
        )}
        detail={({ id }) => <StoredError id={id} hide={() => hide(id)} />}
      />
    </>
  )
}

function StoredError({ id, hide }: { readonly id: string; readonly hide: () => () => void }) {
  const query = useQuery(asking(showError, { id }))
  const isOpen = query.data?.isDone === false
  const finish = () => decide({ command: finishError, input: { id }, text: words.finished, putBack: hide() })
  useShortcuts({ e: finish }, isOpen)
  if (query.data === undefined) return <QueryState query={query} />
  const { kind, message, stack, count, firstAt, lastAt, node, version, requestId } = query.data
  return (
    <>
      <header>
        <h2 lang="en">{message}</h2>
        <p className="muted">
          {kind}, {words.times(format.number(count), count)}
        </p>
      </header>
      {isOpen && (
        <div className="btns">
          <button type="button" className="btn btn--act" onClick={finish}>
            <Check className="i" aria-hidden="true" /> {words.finish} <kbd>E</kbd>
          </button>
          <span className="muted system__hint">{words.finishHint}</span>
        </div>
      )}
      <dl className="facts">
        <Fact name={words.last} value={momentText(lastAt)} />
        <Fact name={words.first} value={momentText(firstAt)} />
        <Fact name={words.node} value={node} />
        <Fact name={words.version} value={version} />
        {requestId !== null && <Fact name={words.request} value={requestId} />}
      </dl>
      {stack !== '' && (
        <section aria-labelledby="stack">
          <h3 id="stack">{words.stack}</h3>
          <pre className="system__stack">{stack}</pre>
        </section>
      )}
    </>
  )
}
