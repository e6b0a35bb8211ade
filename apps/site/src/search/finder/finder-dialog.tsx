import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type SubmitEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { closeFinder, setFinderQuery } from '../../frame/header/finder-state.ts'
import { goTo } from '../../frame/navigation/use-link-navigation.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { FinderField } from './finder-field.tsx'
import type { FinderOption } from './finder-groups.ts'
import { FinderOptions, optionDomId, useActiveOption } from './finder-options.tsx'
import { forgetSearches, noteSearch } from './recent-searches.ts'
import { type Hits, useFinder } from './use-finder.ts'

export type FinderDialogProps = { readonly searchPage: string }

/** A native modal dialog: it traps the focus, makes the page inert and restores the focus. */
export function FinderDialog({ searchPage }: FinderDialogProps) {
  const texts = usePageMessages('finder')
  const element = useRef<HTMLDialogElement>(null)
  // Closes while still in the page: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) closeFinder()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for the backdrop is escape, which the element handles itself
    <dialog
      ref={element}
      className="finder"
      aria-label={texts.title}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        closeFinder()
      }}
    >
      <FinderBox searchPage={searchPage} />
    </dialog>
  )
}

/** One field for everything: it suggests as the guest types, and enter always leads somewhere. */
function FinderBox({ searchPage }: { searchPage: string }) {
  const router = useRouter()
  const texts = usePageMessages('finder')
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { query, found, groups, target } = useFinder(searchPage)
  const ids = groups.flatMap(({ options }) => options.map(({ id }) => id))
  const { active, move } = useActiveOption(ids, query)
  const activeId = active === null ? undefined : optionDomId(listId, active)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const fill = (text: string): void => {
    setFinderQuery(text)
    field.current?.focus()
  }
  const leave = (): void => {
    noteSearch(query)
    closeFinder()
  }
  const onChoose = ({ fills }: FinderOption): void => (fills === undefined ? leave() : fill(fills))
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (activeId) {
      document.getElementById(activeId)?.click()
      return
    }
    leave()
    void goTo(router, target())
  }
  return (
    <search className="finder__box">
      <form className="finder__form" action={searchPage} onSubmit={onSubmit}>
        <FinderField
          ref={field}
          query={query}
          listId={listId}
          activeId={activeId}
          isOpen={ids.length > 0}
          onMove={move}
        />
      </form>
      <div className="finder__body">
        <FinderStatus found={found} query={query} count={ids.length} isUnderstood={ids.includes('words')} />
        <FinderOptions id={listId} texts={texts} groups={groups} active={active} onChoose={onChoose} />
        {query.trim() === '' ? <FinderStart onExample={fill} hasRecent={ids.length > 0} /> : null}
      </div>
    </search>
  )
}

type FinderStartProps = { onExample: (text: string) => void; hasRecent: boolean }

/** Examples for an empty field. */
function FinderStart({ onExample, hasRecent }: FinderStartProps) {
  const texts = usePageMessages('finder')
  return (
    <div className="finder__start small">
      {hasRecent ? (
        <button className="text-link" type="button" onClick={forgetSearches}>
          {texts.forget}
        </button>
      ) : null}
      <p>{texts.hint}</p>
      <ul>
        {texts.examples.map((example) => (
          <li key={example}>
            <button className="chip" type="button" onClick={() => onExample(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type FinderStatusProps = { found: Hits; query: string; count: number; isUnderstood: boolean }

/** The number of suggestions for screen readers, and a visible message if there are none. */
function FinderStatus({ found, query, count, isUnderstood }: FinderStatusProps) {
  const texts = usePageMessages('finder')
  const text = query.trim()
  if (text === '') return <p className="visually-hidden" role="status" />
  if (found.status === 'error') {
    return (
      <p className="finder__notice" role="status">
        {texts.failed}
      </p>
    )
  }
  const isAnswered = found.status === 'success' && found.query === text
  const isEmpty = isAnswered && found.hits.length === 0 && !isUnderstood
  return (
    <p className={isEmpty ? 'finder__notice' : 'visually-hidden'} role="status">
      {isEmpty ? texts.none(text) : isAnswered ? texts.found(count) : texts.searching}
    </p>
  )
}
