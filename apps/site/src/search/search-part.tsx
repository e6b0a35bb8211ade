import { SectionHead } from '@marram/ui/section-head'
import styles from '@marram/ui/styles/pages/search.css?url'
import { PageStyles } from '../layout/page-styles.tsx'
import { usePageMessages } from '../scope/page-messages.ts'
import { ResultAnnouncement } from './result-head.tsx'
import { ResultList } from './result-list.tsx'
import { SearchHost } from './search-host.tsx'
import { useSearchResult, useSearchScope, useSearchState } from './search-scope.tsx'
import type { SearchSetting } from './search-setting.ts'
import { SortMenu } from './sort-menu.tsx'

export type SearchPartProps = {
  readonly setting: SearchSetting
  readonly level: 2 | 3
  readonly idPrefix: string
  readonly place: 'page' | 'sidebar'
  /** The page is made for this search. */
  readonly ownsAddress?: boolean
}

/** A search that stands on a page among other things: its houses, their order, and the way to the search page. */
export function SearchPart({ setting, level, idPrefix, place, ownsAddress = false }: SearchPartProps) {
  const titleId = `${idPrefix}title`
  const isBeside = place === 'sidebar'
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
          {setting.isHeaderShown ? <PartHead /> : null}
          <ResultList headingLevel={level === 2 ? 3 : 4} />
        </SearchHost>
      </div>
    </section>
  )
}

function PartHead() {
  const { page } = usePageMessages('search')
  const { hrefOf } = useSearchScope()
  const { total } = useSearchResult()
  const state = useSearchState()
  return (
    <div className="search__head">
      <p className="search__total" tabIndex={-1}>
        {total === null || total === 0 ? null : page.free(total)}
      </p>
      <ResultAnnouncement />
      <div className="row">
        <a href={hrefOf({ ...state, page: 1, viewType: 'list' })} rel="nofollow">
          {page.allFilters}
        </a>
        <SortMenu />
      </div>
    </div>
  )
}
