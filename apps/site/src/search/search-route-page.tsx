import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, lazy, Suspense } from 'react'
import { entryQuery } from '../kit/entry/entry-query.ts'
import type { EntryPlace } from '../kit/entry/resolve-entry.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { mainSectionOf } from './main-section.ts'
import { SearchBelow } from './search-below.tsx'
import { SearchPage } from './search-page.tsx'

const routes = {
  da: getRouteApi('/soeg-sommerhus'),
  de: getRouteApi('/ferienhaus-suche'),
  en: getRouteApi('/search-holiday-homes'),
} as const

const LazyBelow = lazy(async () => ({ default: (await import('./search-below.tsx')).SearchBelow }))

/** What draws editors' text is large, and the search page seldom has any: the server writes it, a browser fetches it. */
const belowHere = createIsomorphicFn()
  .server(() => SearchBelow)
  .client(() => LazyBelow)

/** The editors' page with the main search; without one it is a page like any other. */
export function SearchRoutePage({ OtherPage }: { OtherPage: ComponentType<EntryPlace> }) {
  const { scope } = usePageContext()
  const { target, path, paths } = routes[scope.edition].useLoaderData()
  const { data: view } = useSuspenseQuery(entryQuery(scope, target))
  const section = view && mainSectionOf(view)
  if (!view || !section) return <OtherPage target={target} path={path} paths={paths} />
  const Below = belowHere()
  const below = view.kind === 'page' ? view.page.sections.filter(({ sys }) => sys.id !== section.sys.id) : []
  return (
    <SearchPage section={section} paths={paths}>
      {below.length > 0 ? (
        <Suspense>
          <Below sections={below} />
        </Suspense>
      ) : null}
    </SearchPage>
  )
}
