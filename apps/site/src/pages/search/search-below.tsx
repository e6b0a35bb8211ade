import type { Section } from '@marram/contract/content/section-shape'
import { ContentScope } from '../../content/content-scope.tsx'
import { Sections } from '../../content/sections.tsx'
import { withSearches } from '../../search/search-section.tsx'

/** What editors have put below the houses. */
export function SearchBelow({ sections }: { sections: readonly Section[] }) {
  return (
    <ContentScope settings={withSearches}>
      <Sections sections={sections} />
    </ContentScope>
  )
}
