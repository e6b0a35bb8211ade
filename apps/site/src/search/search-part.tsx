import { SectionHead } from '@marram/ui/section-head'
import { Suspense } from 'react'
import { PriceTerms } from '../kit/lodging-card/lodging-card.tsx'
import { PageStyles } from '../kit/page-styles.tsx'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { ActiveChips } from './active-chips.tsx'
import { SearchBar } from './bar/search-bar.tsx'
import { FilterButton } from './filters/filter-dialog.tsx'
import { SearchMap } from './map/search-map.tsx'
import { OrderNote, ResultAnnouncement, SortMenu, ViewSwitch } from './result-head.tsx'
import { ResultList } from './result-list.tsx'
import styles from './search.css?url'
import filterStyles from './search-filters.css?url'
import { SearchHost } from './search-host.tsx'
import { useSearchResult, useSearchScope, useSearchState } from './search-scope.tsx'
import type { SearchSetting } from './search-setting.ts'

export type SearchPartProps = {
  readonly setting: SearchSetting
  readonly level: 2 | 3
  readonly idPrefix: string
  readonly place: 'page' | 'sidebar'
  /** The page exists for this search. */
  readonly ownsAddress?: boolean
}

/** A search as part of a page: the search page's components, as its editors configured it. */
export function SearchPart({ setting, level, idPrefix, place, ownsAddress = false }: SearchPartProps) {
  const titleId = `${idPrefix}title`
  const isBeside = place === 'sidebar'
  const Body = isBeside ? BesideBody : PartBody
  return (
    <section
      className={
        isBeside ? 'panel panel--flat sidebar-section search-section' : 'section section--tight search-section'
      }
      {...(setting.title && { 'aria-labelledby': titleId })}
    >
      <PageStyles href={styles} />
      <div className={isBeside ? undefined : 'wrap'}>
        {setting.title ? <SectionHead title={setting.title} id={titleId} level={level} /> : null}
        <SearchHost setting={setting} ownsAddress={ownsAddress}>
          <Body hasHead={setting.isHeaderShown} headingLevel={level === 2 ? 3 : 4} />
        </SearchHost>
      </div>
    </section>
  )
}

type BodyProps = { readonly hasHead: boolean; readonly headingLevel: 3 | 4 }

function PartBody({ hasHead, headingLevel }: BodyProps) {
  const { viewType } = useSearchState()
  return (
    <>
      {hasHead ? (
        <>
          <PageStyles href={filterStyles} />
          <SearchBar place="part" />
        </>
      ) : null}
      <div className={`search-part search-part--${viewType}`}>
        <div className="search__results">
          {hasHead ? (
            <>
              <PartHead />
              <ActiveChips />
              <OrderNote />
            </>
          ) : null}
          {viewType === 'map' ? <PartMap /> : <ResultList headingLevel={headingLevel} />}
          {hasHead ? null : <PriceTerms />}
        </div>
        {viewType === 'list' ? (
          <div className="search__map">
            <PartMap />
          </div>
        ) : null}
      </div>
    </>
  )
}

/** Reserves the map's place while its styles load: without a boundary the whole part would disappear for a moment. */
function PartMap() {
  return (
    <Suspense fallback={<div className="search-part__awaited" />}>
      <SearchMap />
    </Suspense>
  )
}

/** A column has no room for a bar or a map. */
function BesideBody({ hasHead, headingLevel }: BodyProps) {
  return (
    <div className="search__results">
      {hasHead ? <BesideHead /> : null}
      <ResultList headingLevel={headingLevel} />
    </div>
  )
}

/** The number of free houses, all filters, the view and the order. */
function PartHead() {
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

/** In a narrow column: the number of houses, and a link to the search page. */
function BesideHead() {
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
