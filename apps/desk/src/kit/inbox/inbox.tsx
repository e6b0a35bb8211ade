import './inbox.css'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { describeFailure } from '../describe-failure.ts'
import { words } from '../kit-words.ts'
import { useShortcuts } from '../shortcuts.ts'

type Props<Item> = {
  readonly label: string
  readonly items: readonly Item[] | undefined
  readonly error: Error | null
  readonly idOf: (item: Item) => string
  readonly openId: string | null
  readonly onOpen: (id: string) => void
  readonly row: (item: Item) => ReactNode
  readonly detail: (item: Item) => ReactNode
  /** For a list without entries. */
  readonly empty: { readonly title: string; readonly more: string }
  readonly more?: (() => void) | undefined
  /** In place of an open entry that is not in the list any more. Without it the first entry opens. */
  readonly gone?: ReactNode
}

/** A list with the open entry beside it; J and K go through it. */
export function Inbox<Item>(props: Props<Item>) {
  const { label, items, error, idOf, onOpen, empty } = props
  const found = items?.find((item) => idOf(item) === props.openId)
  // Another entry under the hand of somebody who is about to decide would be decided by mistake.
  const isGone = found === undefined && props.openId !== null && props.gone !== undefined
  const open = isGone ? undefined : (found ?? items?.[0])
  const step = (by: number) => {
    if (!items) return
    const next = open === undefined ? items[0] : items[items.indexOf(open) + by]
    if (next !== undefined) onOpen(idOf(next))
  }
  useShortcuts({ j: () => step(1), k: () => step(-1) })
  if (error && !items) return <p className="pad late">{describeFailure(error)}</p>
  if (!items) return <p className="pad muted">{words.loading}</p>
  if (items.length === 0) {
    return (
      <div className="done">
        <CircleCheck className="i" aria-hidden="true" />
        <b>{empty.title}</b>
        {empty.more}
      </div>
    )
  }
  return (
    <div className="inbox">
      <nav className="inbox__list" aria-label={label}>
        <ul>
          {items.map((item) => (
            <li key={idOf(item)}>
              <button type="button" aria-current={item === open} onClick={() => onOpen(idOf(item))}>
                {props.row(item)}
              </button>
            </li>
          ))}
        </ul>
        {props.more && (
          <button type="button" className="btn inbox__more" onClick={props.more}>
            {words.more}
          </button>
        )}
      </nav>
      {open === undefined ? (
        <div className="inbox__open" role="status">
          {props.gone}
        </div>
      ) : (
        <article className="inbox__open" key={idOf(open)}>
          {props.detail(open)}
        </article>
      )}
    </div>
  )
}
