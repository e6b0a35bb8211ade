import { useQuery } from '@tanstack/react-query'
import { ContentScope } from '../kit/content/content-scope.tsx'
import { Sections } from '../kit/content/sections.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { withSearches } from '../search/search-section.tsx'
import { frontEntryQuery } from './front-entry.ts'
import { NewsletterSection } from './newsletter-section.tsx'

/** What editors put on the front page, below what the agency itself shows. */
export function FrontSections() {
  const { scope } = usePageContext()
  const { data: page } = useQuery(frontEntryQuery(scope))
  return (
    <>
      {page ? (
        <ContentScope settings={withSearches}>
          <Sections sections={page.sections} />
        </ContentScope>
      ) : null}
      <NewsletterSection />
    </>
  )
}
