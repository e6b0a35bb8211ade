import { usePageMessages } from '../kit/scope/page-messages.ts'
import { FilterButton } from './filters/filter-button.tsx'
import { ResultAnnouncement } from './result-head.tsx'
import { useSearchResult, useSearchScope, useSearchState } from './search-scope.tsx'
import { SortMenu } from './sort-menu.tsx'
import { ViewSwitch } from './view-switch.tsx'

/** How many houses are free, all filters, the view and the order. */
export function PartHead() {
  return (
    <div className="search__head search-part__head">
      <PartTotal />
      <div className="row">
        <FilterButton />
        <ViewSwitch isEverywhere />
        <SortMenu />
      </div>
    </div>
  )
}

/** In a narrow column: how many there are, and the way to the search page. */
export function BesideHead() {
  const { page } = usePageMessages('search')
  const { hrefOf } = useSearchScope()
  const state = useSearchState()
  return (
    <div className="search__head">
      <PartTotal />
      <div className="row">
        <a href={hrefOf({ ...state, page: 1, viewType: 'list' })} rel="nofollow">
          {page.allFilters}
        </a>
        <SortMenu />
      </div>
    </div>
  )
}

function PartTotal() {
  const { page } = usePageMessages('search')
  const { total } = useSearchResult()
  return (
    <>
      <p className="search__total" tabIndex={-1}>
        {total === null || total === 0 ? null : page.free(total)}
      </p>
      <ResultAnnouncement />
    </>
  )
}
