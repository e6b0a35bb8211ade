import { ContentScope, type ContentSettings } from '../kit/content/content-scope.tsx'
import { type EntryView, ownsAddress } from '../kit/entry/entry-view.ts'
import { SearchSection, withSearches } from '../search/search-section.tsx'
import { BlogPostPage } from './article/blog-post-page.tsx'
import { JobPage } from './article/job-page.tsx'
import { CategoryPage } from './pages/category-page.tsx'
import { ContentPage } from './pages/content-page.tsx'
import { AreaPage } from './place/area-page.tsx'
import { StreetPage } from './place/street-page.tsx'

const onItsOwn: ContentSettings = {
  ...withSearches,
  renderSearch: (search) => <SearchSection {...search} ownsAddress />,
}

type EntryContentProps = { readonly view: EntryView; readonly path: string; readonly page: number }

/** The editors' content between header and footer. */
export function EntryContent(props: EntryContentProps) {
  return (
    <ContentScope settings={ownsAddress(props.view) ? onItsOwn : withSearches}>
      <Entry {...props} />
    </ContentScope>
  )
}

function Entry({ view, path, page }: EntryContentProps) {
  switch (view.kind) {
    case 'page':
      return <ContentPage page={view.page} listing={view.listing} path={path} pageNumber={page} />
    case 'blog':
      return <BlogPostPage {...view} page={page} />
    case 'job':
      return <JobPage {...view} />
    case 'street':
      return <StreetPage {...view} />
    case 'area':
      return <AreaPage {...view} ownsAddress={ownsAddress(view)} />
    case 'category':
      return <CategoryPage category={view.category} listing={view.listing} path={path} pageNumber={page} />
  }
}
