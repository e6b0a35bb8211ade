import type { SectionSearch } from '@marram/contract/content/section-shape'
import type { ReactNode } from 'react'
import { PageFrame } from '../frame/page-frame.tsx'
import type { EditionPaths } from '../kit/alternates.ts'
import { PageStyles } from '../kit/page-styles.tsx'
import { WhenSeen } from '../kit/when-seen.tsx'
import { searchBodyHere } from './deferred-search-body.ts'
import mapStyles from './map/search-map.css?url'
import styles from './search.css?url'
import filterStyles from './search-filters.css?url'

type SearchPageProps = {
  readonly section: SectionSearch
  readonly paths: EditionPaths
  /** What editors have put below the houses. */
  readonly children?: ReactNode
}

/** The search page: the houses found are there at once, what searches for others comes right after. */
export function SearchPage({ section, paths, children }: SearchPageProps) {
  const Body = searchBodyHere()
  return (
    <PageFrame paths={paths}>
      <PageStyles href={styles} />
      <PageStyles href={filterStyles} />
      <PageStyles href={mapStyles} />
      <WhenSeen soon>
        <Body section={section} />
      </WhenSeen>
      {children}
    </PageFrame>
  )
}
