import { Button } from '@marram/ui/button'
import { useState } from 'react'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { useHydrated } from '../../kit/use-hydrated.ts'
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
  const isAlive = useHydrated()
  const open = (): void => {
    wake()
    setIsOpen(true)
  }
  return (
    <>
      <Button
        colour="Secondary"
        size="small"
        icon="sliders-horizontal"
        {...(isAlive
          ? { 'aria-haspopup': 'dialog' as const, onClick: open }
          : { href: hrefOf({ ...state, page: 1, viewType: 'list' }), rel: 'nofollow' })}
      >
        {page.filters} {chosen > 0 ? <span className="search__chosen">{chosen}</span> : null}
      </Button>
      <FilterDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
