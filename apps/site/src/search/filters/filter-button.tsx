import { Button } from '@marram/ui/button'
import { type MouseEvent, useState } from 'react'
import { usePageMessages } from '../../scope/page-messages.ts'
import { isOfStart } from '../kept-start.ts'
import { useSearchScope, useSearchState } from '../search-scope.tsx'
import { FilterDialog } from './filter-dialog.tsx'

/** Opens all filters. Before the script has come it leads to them on the search page. */
export function FilterButton() {
  const { page } = usePageMessages('search')
  const { hrefOf, setting, wake } = useSearchScope()
  const state = useSearchState()
  const [isOpen, setIsOpen] = useState(false)
  const begun = setting.start.criteria
  const chosen = [...state.criteria].filter(([key, asked]) => !isOfStart(begun, key, asked)).length
  const open = (event: MouseEvent): void => {
    event.preventDefault()
    wake()
    setIsOpen(true)
  }
  return (
    <>
      <Button
        colour="Secondary"
        size="small"
        icon="sliders-horizontal"
        href={hrefOf({ ...state, page: 1, viewType: 'list' })}
        rel="nofollow"
        onClick={open}
      >
        {page.filters} {chosen > 0 ? <span className="search__chosen">{chosen}</span> : null}
      </Button>
      <FilterDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
