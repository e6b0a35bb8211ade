import { listQuestions } from '@marram/contract/desk/questions'
import { questionStates } from '@marram/domain/question'
import { Inbox } from '../kit/inbox/inbox.tsx'
import { sinceText } from '../kit/since-text.ts'
import { usePages } from '../kit/use-pages.ts'
import { Conversation } from './conversation.tsx'
import type { KindProps } from './messages-search.ts'
import { words } from './words.ts'

const idOf = ({ id }: { readonly id: number }) => String(id)

/** Questions that guests ask about houses, the oldest unanswered one first. */
export function Questions({ state: asked, openId, onOpen }: KindProps) {
  const state = questionStates.find((one) => one === asked) ?? 'open'
  const { items, error, more } = usePages(listQuestions, {
    filters: { state },
    search: '',
    sort: 'changed',
    descending: state !== 'open',
    cursor: null,
    limit: 50,
  })
  return (
    <Inbox
      label={words.kinds.questions}
      items={items}
      error={error}
      idOf={idOf}
      openId={openId}
      onOpen={onOpen}
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
  )
}
