import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ContentScope } from '../../content/content-scope.tsx'
import { Sections } from '../../content/sections.tsx'
import { entryQuery } from '../../entry/entry-query.ts'
import type { EntryView } from '../../entry/entry-view.ts'
import { usePageContext } from '../../scope/page-context.ts'
import { EntryPageView } from '../entry-page.tsx'
import { mainSearchOf } from './main-search.ts'
import { SearchPage } from './search-page.tsx'

const routes = {
  da: getRouteApi('/soeg-sommerhus'),
  de: getRouteApi('/ferienhaus-suche'),
  en: getRouteApi('/search-holiday-homes'),
} as const

export function SearchRoutePage() {
  const { scope } = usePageContext()
  const { target, path, paths } = routes[scope.edition].useLoaderData()
  const { data: view } = useSuspenseQuery(entryQuery(scope, target))
  const setting = view && mainSearchOf(view)
  if (!view || !setting) return <EntryPageView target={target} path={path} paths={paths} />
  return (
    <SearchPage setting={setting} paths={paths}>
      <ContentScope>
        <Sections sections={sectionsBelow(view, setting.id)} />
      </ContentScope>
    </SearchPage>
  )
}

function sectionsBelow(view: EntryView, searchId: string) {
  return view.kind === 'page' ? view.page.sections.filter(({ sys }) => sys.id !== searchId) : []
}
