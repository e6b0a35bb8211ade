import { Button } from '@marram/ui/button'
import { type MouseEvent, useState } from 'react'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { FilterDialog } from './filters/filter-dialog.tsx'
import { useSearchScope, useSearchState } from './search-scope.tsx'

/** On narrow screens, within reach of a thumb: the filters, and list or map. */
export function SearchBottomBar() {
  const { page } = usePageMessages('search')
  const { change, hrefOf } = useSearchScope()
  const state = useSearchState()
  const [isOpen, setIsOpen] = useState(false)
  const other = state.viewType === 'map' ? 'list' : 'map'
  const chosen = state.criteria.size + (state.box === null ? 0 : 1)
  const turn = (event: MouseEvent): void => {
    event.preventDefault()
    change((current) => ({ ...current, viewType: other }))
  }
  return (
    <>
      <div className="bottom-bar search__bottom">
        <Button colour="Secondary" icon="sliders-horizontal" onClick={() => setIsOpen(true)}>
          {page.filters} {chosen > 0 ? <span className="search__chosen">{chosen}</span> : null}
        </Button>
        <Button
          colour="Primary"
          icon={other === 'map' ? 'map' : 'list'}
          href={hrefOf({ ...state, viewType: other })}
          rel="nofollow"
          onClick={turn}
        >
          {other === 'map' ? page.map : page.views.short}
        </Button>
      </div>
      <FilterDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
