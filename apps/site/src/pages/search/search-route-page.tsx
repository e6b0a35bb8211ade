import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { entryQuery } from '../../entry/entry-query.ts'
import { usePageContext } from '../../scope/page-context.ts'
import { mainSearchOf } from './main-search.ts'
import { SearchPage } from './search-page.tsx'

const routes = {
  da: getRouteApi('/soeg-sommerhus'),
  de: getRouteApi('/ferienhaus-suche'),
  en: getRouteApi('/search-holiday-homes'),
} as const

// What draws editors' text is large, and the search page seldom has any.
const SearchBelow = lazy(async () => ({ default: (await import('./search-below.tsx')).SearchBelow }))
const OtherPage = lazy(async () => ({ default: (await import('../entry-page.tsx')).EntryPageView }))

/** The editors' page with the main search; without one it is a page like any other. */
export function SearchRoutePage() {
  const { scope } = usePageContext()
  const { target, path, paths } = routes[scope.edition].useLoaderData()
  const { data: view } = useSuspenseQuery(entryQuery(scope, target))
  const setting = view && mainSearchOf(view)
  if (!view || !setting) {
    return (
      <Suspense>
        <OtherPage target={target} path={path} paths={paths} />
      </Suspense>
    )
  }
  const below = view.kind === 'page' ? view.page.sections.filter(({ sys }) => sys.id !== setting.id) : []
  return (
    <SearchPage setting={setting} paths={paths}>
      {below.length > 0 ? (
        <Suspense>
          <SearchBelow sections={below} />
        </Suspense>
      ) : null}
    </SearchPage>
  )
}
