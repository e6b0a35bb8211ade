import type { SectionSearch } from '@marram/contract/content/section-shape'
import { editionByKey } from '@marram/domain/edition'
import { presentStayQuery } from '@marram/domain/stay-query'
import { asksForDates } from '@marram/domain/urgency'
import { formatFor } from '@marram/i18n/format'
import { Button } from '@marram/ui/button'
import { classNames } from '@marram/ui/class-names'
import { Icon } from '@marram/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect } from 'react'
import { carriedStay } from '../kit/carried-stay.ts'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { showSheet } from '../kit/sheet.ts'
import { ActiveChips } from './active-chips.tsx'
import { SearchBar } from './bar/search-bar.tsx'
import { searchedRequest } from './card-stay.ts'
import { FilterPanel, filterPanelId } from './filters/filter-panel.tsx'
import { SearchMap } from './map/search-map.tsx'
import { OrderNote, ResultAnnouncement, ResultHead } from './result-head.tsx'
import { ResultList } from './result-list.tsx'
import { SearchHost } from './search-host.tsx'
import { questionOf } from './search-queries.ts'
import { useSearchResult, useSearchScope, useSearchState } from './search-scope.tsx'
import { settingOfSection } from './search-setting.ts'
import { PriceStrip } from './strip/price-strip.tsx'

/** The main part of a search: bar on top, then filters, houses and map side by side. */
export function SearchBody({ section }: { section: SectionSearch }) {
  const setting = settingOfSection(section)
  return (
    <SearchHost setting={setting} ownsAddress>
      {setting.isHeaderShown ? (
        <PartBoundary>
          <SearchBar />
        </PartBoundary>
      ) : null}
      <SearchLayout />
    </SearchHost>
  )
}

/** The map is on the right from 1024 px, filters on the left from 1280; on narrower screens both open from the foot. */
function SearchLayout() {
  const { viewType } = useSearchState()
  useCarriedSearch()
  return (
    <div className={classNames('wrap', 'search', `search--${viewType}`)}>
      <PartBoundary>
        <FilterPanel />
      </PartBoundary>
      <div className="search__results" id="houses" tabIndex={-1}>
        <PartBoundary>
          <ResultHead />
        </PartBoundary>
        <PartBoundary>
          <ResultAnnouncement />
        </PartBoundary>
        <PartBoundary>
          <ActiveChips />
        </PartBoundary>
        <PartBoundary>
          <Urgency />
        </PartBoundary>
        {viewType === 'map' ? <MapColumn /> : <Lodgings />}
      </div>
      {viewType === 'list' ? <MapColumn /> : null}
      <PartBoundary>
        <SearchBottomBar />
      </PartBoundary>
    </div>
  )
}

/** Links of the page's frame, such as the one to the favourites, carry the searched stay. */
function useCarriedSearch(): void {
  const { criteria, children } = useSearchState()
  useEffect(() => {
    const stay = searchedRequest({ criteria, children })
    carriedStay.set(stay === null ? '' : presentStayQuery('', stay))
    return () => carriedStay.set('')
  }, [criteria, children])
}

function Lodgings() {
  return (
    <>
      <PartBoundary>
        <PriceStrip />
      </PartBoundary>
      <PartBoundary>
        <OrderNote />
      </PartBoundary>
      <PartBoundary>
        <ResultList />
      </PartBoundary>
    </>
  )
}

function MapColumn() {
  return (
    <div className="search__map">
      <SearchMap />
    </div>
  )
}

/** On narrow screens, within reach of a thumb: the filters, and list or map. */
function SearchBottomBar() {
  const { page } = usePageMessages('search')
  const { change, hrefOf } = useSearchScope()
  const state = useSearchState()
  const other = state.viewType === 'map' ? 'list' : 'map'
  const chosen = state.criteria.size + (state.box === null ? 0 : 1)
  const turn = (event: MouseEvent): void => {
    event.preventDefault()
    change((current) => ({ ...current, viewType: other }))
  }
  return (
    <div className="bottom-bar search__bottom">
      <Button
        className="needs-script"
        colour="Secondary"
        icon="sliders-horizontal"
        aria-haspopup="dialog"
        data-shows={filterPanelId}
        onClick={({ currentTarget }: MouseEvent) => showSheet(currentTarget)}
      >
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
  )
}

/**
 * The number of houses left on the selected dates. Loaded after the list, and shown only while it agrees with the list:
 * another guest may have booked in between.
 */
function Urgency() {
  const { scope } = usePageContext()
  const { urgency } = usePageMessages('search')
  const search = useSearchState()
  const { status, total } = useSearchResult()
  const { criteria, box } = search
  const isEnabled = status === 'success' && box === null && asksForDates(criteria)
  const { data } = useQuery({
    queryKey: ['urgency', scope.edition, questionOf({ ...search, order: null, page: 1 })],
    queryFn: () => scope.services.booking.urgency({ lan: editionByKey(scope.edition).languageId, criteria }),
    enabled: isEnabled,
    staleTime: 30_000,
  })
  const left = data?.housesLeft
  if (!isEnabled || !left || left.left !== total) return null
  return (
    <p className="search-urgency small">
      <Icon name="clock" size="small" /> {urgency.left(left.left, formatFor(scope.edition).number(left.of))}
    </p>
  )
}
