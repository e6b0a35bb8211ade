import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { closeFinder, setFinderQuery } from '../../frame/header/finder-state.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { FinderField } from './finder-field.tsx'
import type { FinderOption } from './finder-groups.ts'
import { FinderOptions, optionDomId } from './finder-options.tsx'
import { FinderStart } from './finder-start.tsx'
import { FinderStatus } from './finder-status.tsx'
import { noteSearch } from './recent-searches.ts'
import { useActiveOption } from './use-active-option.ts'
import { useFinder } from './use-finder.ts'

/** One field for everything: it suggests as the guest types, and the enter key always leads somewhere. */
export function FinderBox({ searchPage }: { searchPage: string }) {
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
    void router.navigate({ href: target() })
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
