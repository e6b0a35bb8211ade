import { useQuery } from '@tanstack/react-query'
import { ContentScope } from '../../content/content-scope.tsx'
import { Sections } from '../../content/sections.tsx'
import { frontEntryQuery } from '../../entry/front-entry.ts'
import { usePageContext } from '../../scope/page-context.ts'
import { withSearches } from '../../search/search-section.tsx'
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
