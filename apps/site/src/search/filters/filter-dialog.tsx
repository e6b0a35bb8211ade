import { Button } from '@marram/ui/button'
import { useState } from 'react'
import { lazyPart } from '../../kit/lazy-part.ts'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { useHydrated } from '../../kit/use-hydrated.ts'
import { useSearchScope, useSearchState } from '../search-scope.tsx'
import { isOfStart } from '../search-start.ts'

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet)

type FilterDialogProps = { readonly isOpen: boolean; readonly onClose: () => void }

/** The filters on narrow screens. Their script loads on first use. */
export function FilterDialog({ isOpen, onClose }: FilterDialogProps) {
  if (!isOpen) return null
  return (
    <PartBoundary apart>
      <FilterSheet onClose={onClose} />
    </PartBoundary>
  )
}

/** Opens all filters. Until the script has loaded it links to them on the search page. */
export function FilterButton() {
  const { page } = usePageMessages('search')
  const { hrefOf, setting, requestCounts } = useSearchScope()
  const state = useSearchState()
  const [isOpen, setIsOpen] = useState(false)
  const start = setting.start.criteria
  const chosen = [...state.criteria].filter(([key, criterion]) => !isOfStart(start, key, criterion)).length
  const isAlive = useHydrated()
  const open = (): void => {
    requestCounts()
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
