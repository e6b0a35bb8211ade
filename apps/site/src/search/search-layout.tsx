import { classNames } from '@marram/ui/class-names'
import { ActiveChips } from './active-chips.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { SearchMap } from './map/search-map.tsx'
import { OrderNote } from './order-note.tsx'
import { ResultAnnouncement, ResultHead } from './result-head.tsx'
import { ResultList } from './result-list.tsx'
import { SearchBottomBar } from './search-bottom-bar.tsx'
import { useSearchState } from './search-scope.tsx'
import { PriceStrip } from './strip/price-strip.tsx'
import { Urgency } from './urgency.tsx'

/** Filters at the left from 1024 px, the map at the right from 1280; below both are asked for at the foot. */
export function SearchLayout() {
  const { viewType } = useSearchState()
  return (
    <div className={classNames('wrap', 'search', `search--${viewType}`)}>
      <FilterPanel />
      <div className="search__results">
        <ResultHead />
        <ResultAnnouncement />
        <ActiveChips />
        <Urgency />
        {viewType === 'map' ? <MapColumn /> : <Houses />}
      </div>
      {viewType === 'list' ? <MapColumn /> : null}
      <SearchBottomBar />
    </div>
  )
}

function Houses() {
  return (
    <>
      <PriceStrip />
      <OrderNote />
      <ResultList />
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
