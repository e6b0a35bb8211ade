import { listMessages } from '@marram/contract/desk/outbox'
import { getRouteApi } from '@tanstack/react-router'
import { Inbox } from '../kit/inbox/inbox.tsx'
import { sinceText } from '../kit/since-text.ts'
import { usePages } from '../kit/use-pages.ts'
import { Message } from './message.tsx'
import { states, ways } from './outbox-search.ts'
import { words } from './words.ts'

const route = getRouteApi('/shell/desk/outbox')
const idOf = ({ id }: { readonly id: string }) => id

/** Mails and text messages, with their state. */
export function OutboxPage() {
  const { way, state, open } = route.useSearch()
  const navigate = route.useNavigate()
  const { items, error, more } = usePages(listMessages, {
    filters: { way, ...(state && { state }) },
    search: '',
    sort: 'created',
    descending: true,
    cursor: null,
    limit: 50,
  })
  return (
    <div className="page page--flush">
      <div className="page__head">
        <h1>{words.title}</h1>
        <label className="page__end">
          <span className="muted">{words.state}</span>
          <select
            className="input"
            value={state ?? ''}
            onChange={({ target }) => {
              const chosen = states.find((one) => one === target.value)
              void navigate({ search: { way, ...(chosen && { state: chosen }) } })
            }}
          >
            <option value="">{words.all}</option>
            {states.map((one) => (
              <option key={one} value={one}>
                {words.states[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <nav className="tabs" aria-label={words.way}>
        {ways.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === way ? 'page' : undefined}
            onClick={() => void navigate({ search: { way: one, ...(state && { state }) } })}
          >
            {words.ways[one]}
          </button>
        ))}
      </nav>
      <Inbox
        key={`${way} ${state}`}
        label={words.title}
        items={items}
        error={error}
        idOf={idOf}
        openId={open ?? null}
        onOpen={(id) => void navigate({ search: { way, ...(state && { state }), open: id }, replace: true })}
        more={more}
        empty={{ title: words.empty, more: words.emptyMore }}
        row={({ about, recipient, createdAt, state: its }) => (
          <>
            <span className="row-head">
              <b className="cut">{about}</b>
              <small className="muted">{sinceText(createdAt)}</small>
            </span>
            <span className="row-head">
              <span className="muted cut">{recipient}</span>
              <small className={its === 'refused' ? 'late' : 'muted'}>{words.states[its]}</small>
            </span>
          </>
        )}
        detail={({ id }) => <Message id={id} way={way} />}
      />
    </div>
  )
}
