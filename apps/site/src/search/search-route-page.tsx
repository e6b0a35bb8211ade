import type { SectionSearch } from '@marram/contract/content/section-shape'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ComponentType, ReactNode } from 'react'
import { PageFrame } from '../frame/page-frame.tsx'
import type { EditionPaths } from '../kit/alternates.ts'
import { DeferredPart } from '../kit/deferred-part.tsx'
import { entryQuery } from '../kit/entry/entry-query.ts'
import type { EntryPlace } from '../kit/entry/resolve-entry.ts'
import { lazyPart, loadParts } from '../kit/lazy-part.ts'
import { PageStyles } from '../kit/page-styles.tsx'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { mainSectionOf } from './main-section.ts'
import mapStyles from './map/search-map.css?url'
import styles from './search.css?url'
import { SearchBelow } from './search-below.tsx'
import { SearchBody } from './search-body.tsx'
import filterStyles from './search-filters.css?url'

const route = getRouteApi('/search-holiday-homes')

const LazyBelow = lazyPart(async () => (await import('./search-below.tsx')).SearchBelow)

/**
 * Rendering editors' text needs much code, and the search page rarely has any: the server renders it, and browsers load
 * it on demand.
 */
const belowHere = createIsomorphicFn()
  .server(() => SearchBelow)
  .client(() => LazyBelow)

/** The editors' page with the main search; without one an ordinary page. */
export function SearchRoutePage({ OtherPage }: { OtherPage: ComponentType<EntryPlace> }) {
  const { scope } = usePageContext()
  const { target, path, paths } = route.useLoaderData()
  const { data: view } = useSuspenseQuery(entryQuery(scope, target))
  const section = view && mainSectionOf(view)
  if (!view || !section) return <OtherPage target={target} path={path} paths={paths} />
  const Below = belowHere()
  const below = view.kind === 'page' ? view.page.sections.filter(({ sys }) => sys.id !== section.sys.id) : []
  return (
    <SearchPage section={section} paths={paths} menuKey={view.kind === 'page' ? view.page.menuKey : null}>
      {below.length > 0 ? (
        <PartBoundary apart>
          <Below sections={below} />
        </PartBoundary>
      ) : null}
    </SearchPage>
  )
}

type SearchPageProps = {
  readonly section: SectionSearch
  readonly paths: EditionPaths
  readonly menuKey: string | null
  /** The editors' sections below the houses. */
  readonly children?: ReactNode
}

/** The search page: found houses are rendered at once, the controls for other searches right after. */
function SearchPage({ section, paths, menuKey, children }: SearchPageProps) {
  const Body = searchBodyHere()
  return (
    <PageFrame paths={paths} menuKey={menuKey}>
      <PageStyles href={styles} />
      <PageStyles href={filterStyles} />
      <PageStyles href={mapStyles} />
      <DeferredPart when="awake">
        <Body section={section} />
      </DeferredPart>
      {children}
    </PageFrame>
  )
}

const LazyBody = lazyPart(async () => (await import('./search-body.tsx')).SearchBody)

/** The server renders the found houses; the grammar and the parts of a search are a fifth of the page's script. */
const searchBodyHere = createIsomorphicFn()
  .server(() => SearchBody)
  .client(() => LazyBody)

export const loadSearchParts = () => loadParts(LazyBody)
