import { NewsletterForm } from '../editorial/newsletter/newsletter-form.tsx'
import { useFrameSettings } from '../frame/frame-queries.ts'
import { ContentScope } from '../kit/content/content-scope.tsx'
import { Sections } from '../kit/content/sections.tsx'
import formStyles from '../kit/forms/form.css?url'
import { PageStyles } from '../kit/page-styles.tsx'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { useLoaded } from '../kit/use-loaded.ts'
import { withSearches } from '../search/search-section.tsx'
import { FrontPart } from './front-parts.tsx'
import { frontEntryQuery } from './front-queries.ts'

/** The editors' sections, below the agency's own parts. */
export function FrontSections() {
  const { scope } = usePageContext()
  const page = useLoaded(frontEntryQuery(scope))
  return (
    <>
      {page ? (
        <ContentScope settings={withSearches}>
          <Sections sections={page.sections} />
        </ContentScope>
      ) : null}
      <FrontPart name="Ways" />
      <PartBoundary>
        <NewsletterSection />
      </PartBoundary>
    </>
  )
}

function NewsletterSection() {
  const { messages } = usePageContext()
  const newsletter = useFrameSettings().newsletter ?? messages.forms.newsletter
  return (
    <section className="wrap newsletter-wrap" aria-labelledby="newsletter-title">
      <PageStyles href={formStyles} />
      <div className="newsletter">
        <div className="stack stack--sm">
          <h2 id="newsletter-title">{newsletter.title}</h2>
          <p>{newsletter.text}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
