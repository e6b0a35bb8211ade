import { listQuestions } from '@marram/contract/desk/questions'
import { questionStates } from '@marram/domain/question'
import { getRouteApi } from '@tanstack/react-router'
import { Inbox } from '../kit/inbox/inbox.tsx'
import { sinceText } from '../kit/since-text.ts'
import { usePages } from '../kit/use-pages.ts'
import { Conversation } from './conversation.tsx'
import { words } from './words.ts'

const route = getRouteApi('/shell/desk/messages')
const idOf = ({ id }: { readonly id: number }) => String(id)

/** Questions that guests ask about houses, the oldest unanswered one first. */
export function MessagesPage() {
  const { state, open } = route.useSearch()
  const navigate = route.useNavigate()
  const { items, error, more } = usePages(listQuestions, {
    filters: { state },
    search: '',
    sort: 'changed',
    descending: state !== 'open',
    cursor: null,
    limit: 50,
  })
  return (
    <div className="page page--flush">
      <div className="page__head">
        <h1>{words.title}</h1>
      </div>
      <nav className="tabs" aria-label={words.state}>
        {questionStates.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === state ? 'page' : undefined}
            onClick={() => void navigate({ search: { state: one } })}
          >
            {words.states[one]}
          </button>
        ))}
      </nav>
      <Inbox
        key={state}
        label={words.title}
        items={items}
        error={error}
        idOf={idOf}
        openId={open ?? null}
        onOpen={(id) => void navigate({ search: { state, open: id }, replace: true })}
        more={more}
        empty={
          state === 'open'
            ? { title: words.empty, more: words.emptyMore }
            : { title: words.nothing, more: words.nothingMore }
        }
        row={({ name, house, topic, changedAt }) => (
          <>
            <span className="row-head">
              <b className="cut">{name}</b>
              <small className="muted">{sinceText(changedAt)}</small>
            </span>
            <span className="muted cut">
              {house.toUpperCase()}, {words.topics[topic]}
            </span>
          </>
        )}
        detail={({ id }) => <Conversation id={id} />}
      />
    </div>
  )
}
