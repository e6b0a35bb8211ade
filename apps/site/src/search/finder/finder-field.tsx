import { Icon } from '@marram/ui/icon'
import { IconButton } from '@marram/ui/icon-button'
import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { closeFinder, setFinderQuery } from '../../frame/header/finder-state.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'

type FinderFieldProps = {
  ref: RefObject<HTMLInputElement | null>
  query: string
  listId: string
  /** The id of the suggestion reached with the arrow keys. */
  activeId: string | undefined
  isOpen: boolean
  onMove: (step: 1 | -1) => void
}

/** A combobox: the focus stays in the field, and the arrow keys move through the suggestions below. */
export function FinderField({ ref, query, listId, activeId, isOpen, onMove }: FinderFieldProps) {
  const texts = usePageMessages('finder')
  useEffect(() => {
    ref.current?.focus()
    ref.current?.select()
  }, [ref])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    onMove(event.key === 'ArrowDown' ? 1 : -1)
  }
  return (
    <>
      <Icon name="search" />
      <input
        ref={ref}
        className="finder__input"
        type="text"
        name="textQuery"
        role="combobox"
        aria-label={texts.label}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={texts.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={500}
        value={query}
        onChange={(event) => setFinderQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton icon="x" label={texts.close} onClick={closeFinder} />
    </>
  )
}
