import { buildPath, parsePath } from '@marram/i18n/paths'
import { Notice } from '@marram/ui/notice'
import type { Listing } from '../../kit/entry/entry-view.ts'
import { Pagination } from '../../kit/pagination.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { JobList } from '../article/job-list.tsx'
import { PostCategories, PostGrid } from '../article/post-grid.tsx'
import { DepartmentList } from '../people/department-list.tsx'
import { EmployeeGroups } from '../people/employee-groups.tsx'
import { FaqList } from '../people/faq-list.tsx'
import { OfficeView } from '../people/office-view.tsx'
import { ReviewList } from '../people/review-list.tsx'
import { TrustList } from '../people/trust-list.tsx'
import { AreaGrid } from '../place/area-grid.tsx'

type ListingViewProps = { readonly listing: Listing; readonly path: string; readonly pageNumber: number }

/** The list of a page's template, with its pagination. */
export function ListingView({ listing, path, pageNumber }: ListingViewProps) {
  const { messages } = usePageContext()
  const pages = pagesOf(listing)
  return (
    <div className="section section--tight">
      <div className="wrap stack">
        {isEmpty(listing) ? <Notice kind="sand">{messages.lists.empty}</Notice> : <List listing={listing} />}
        <Paging path={path} page={pageNumber} pages={pages} />
      </div>
    </div>
  )
}

function List({ listing }: { listing: Listing }) {
  switch (listing.kind) {
    case 'posts':
      return (
        <>
          <PostCategories {...listing} />
          <PostGrid posts={listing.posts} />
        </>
      )
    case 'jobs':
      return <JobList jobs={listing.jobs} />
    case 'areas':
      return <AreaGrid areas={listing.areas} />
    case 'employees':
      return <EmployeeGroups employees={listing.employees} departments={listing.departments} />
    case 'office':
      return <OfficeView department={listing.department} employees={listing.employees} />
    case 'departments':
      return <DepartmentList departments={listing.departments} />
    case 'faqs':
      return (
        <div className="listing-text">
          <FaqList faqs={listing.faqs} />
        </div>
      )
    case 'reviews':
      return (
        <>
          {listing.trust ? <TrustList trust={listing.trust} /> : null}
          <ReviewList reviews={listing.reviews} />
        </>
      )
  }
}

function Paging({ path, page, pages }: { path: string; page: number; pages: number }) {
  const { scope } = usePageContext()
  const place = parsePath(scope.edition, path)?.place
  if (place?.kind !== 'content' && place?.kind !== 'taxonomy') return null
  return (
    <Pagination page={page} pages={pages} hrefOf={(number) => buildPath(scope.edition, { ...place, page: number })} />
  )
}

function pagesOf(listing: Listing): number {
  if (listing.kind === 'reviews') return Math.ceil(listing.reviews.total / listing.reviews.pageSize)
  return 'pages' in listing ? listing.pages : 1
}

function isEmpty(listing: Listing): boolean {
  switch (listing.kind) {
    case 'posts':
      return listing.posts.length === 0
    case 'jobs':
      return listing.jobs.length === 0
    case 'reviews':
      return listing.reviews.items.length === 0
    default:
      return false
  }
}
