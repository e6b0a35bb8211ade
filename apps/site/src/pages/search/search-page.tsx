import styles from '@marram/ui/styles/pages/search.css?url'
import filterStyles from '@marram/ui/styles/pages/search-filters.css?url'
import mapStyles from '@marram/ui/styles/pages/search-map.css?url'
import type { ReactNode } from 'react'
import type { EditionPaths } from '../../layout/alternates.ts'
import { PageFrame } from '../../layout/page-frame.tsx'
import { PageStyles } from '../../layout/page-styles.tsx'
import { SearchBar } from '../../search/bar/search-bar.tsx'
import { SearchHost } from '../../search/search-host.tsx'
import type { SearchSetting } from '../../search/search-setting.ts'
import { SearchLayout } from './search-layout.tsx'

type SearchPageProps = {
  readonly setting: SearchSetting
  readonly paths: EditionPaths
  /** What editors have put below the houses. */
  readonly children?: ReactNode
}

/** The search page: bar on top, filters, houses and map beside each other. */
export function SearchPage({ setting, paths, children }: SearchPageProps) {
  return (
    <PageFrame paths={paths}>
      <PageStyles href={styles} />
      <PageStyles href={filterStyles} />
      <PageStyles href={mapStyles} />
      <SearchHost setting={setting} ownsAddress>
        {setting.isHeaderShown ? <SearchBar /> : null}
        <SearchLayout />
      </SearchHost>
      {children}
    </PageFrame>
  )
}
