import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ContentScope, type ContentSettings } from '../content/content-scope.tsx'
import { entryQuery } from '../entry/entry-query.ts'
import { type EntryView, ownsAddress } from '../entry/entry-view.ts'
import type { ResolvedEntry } from '../entry/resolve-entry.ts'
import { PageFrame } from '../layout/page-frame.tsx'
import { usePageContext } from '../scope/page-context.ts'
import { SearchSection, withSearches } from '../search/search-section.tsx'
import { BlogPostPage } from './article/blog-post-page.tsx'
import { JobPage } from './article/job-page.tsx'
import { CategoryPage } from './content/category-page.tsx'
import { ContentPage } from './content/content-page.tsx'
import { AreaPage } from './place/area-page.tsx'
import { StreetPage } from './place/street-page.tsx'

const route = getRouteApi('/$')

const onItsOwn: ContentSettings = { renderSearch: (search) => <SearchSection {...search} ownsAddress /> }

export function EntryPage() {
  return <EntryPageView {...route.useLoaderData()} />
}

type EntryPageViewProps = Pick<ResolvedEntry, 'target' | 'path' | 'paths'>

export function EntryPageView({ target, path, paths }: EntryPageViewProps) {
  const { scope } = usePageContext()
  const { data: view } = useSuspenseQuery(entryQuery(scope, target))
  return (
    <PageFrame paths={paths}>
      <ContentScope settings={view && ownsAddress(view) ? onItsOwn : withSearches}>
        {view ? <Entry view={view} path={path} page={target.page} /> : null}
      </ContentScope>
    </PageFrame>
  )
}

function Entry({ view, path, page }: { view: EntryView; path: string; page: number }) {
  switch (view.kind) {
    case 'page':
      return <ContentPage page={view.page} listing={view.listing} path={path} pageNumber={page} />
    case 'blog':
      return <BlogPostPage post={view.post} more={view.more} />
    case 'job':
      return <JobPage job={view.job} />
    case 'street':
      return <StreetPage street={view.street} />
    case 'area':
      return <AreaPage area={view.area} weather={view.weather} streets={view.streets} ownsAddress={ownsAddress(view)} />
    case 'category':
      return <CategoryPage category={view.category} listing={view.listing} path={path} pageNumber={page} />
  }
}
