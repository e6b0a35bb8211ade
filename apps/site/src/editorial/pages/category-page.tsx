import type { Category } from '@marram/contract/content/shapes'
import { crumbsOf } from '../../kit/breadcrumbs.tsx'
import type { Listing } from '../../kit/entry/entry-view.ts'
import listStyles from '../../kit/lists.css?url'
import { PageStyles } from '../../kit/page-styles.tsx'
import articleStyles from '../article.css?url'
import { ListingView } from './listing-view.tsx'
import { PageTitle } from './page-title.tsx'

export type CategoryPageProps = {
  readonly category: Category
  readonly listing: Listing | null
  readonly path: string
  readonly pageNumber: number
}

export function CategoryPage({ category, listing, path, pageNumber }: CategoryPageProps) {
  return (
    <>
      <PageStyles href={articleStyles} />
      <PageStyles href={listStyles} />
      <PageTitle
        title={category.pageTitle ?? category.title}
        above={crumbsOf(listing !== null && 'overview' in listing ? listing.overview : null)}
        intro={category.seoDescription}
        isWide
      />
      {listing ? <ListingView listing={listing} path={path} pageNumber={pageNumber} /> : null}
    </>
  )
}
