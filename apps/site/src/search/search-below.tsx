import type { Section } from '@marram/contract/content/section-shape'
import { ContentScope } from '../kit/content/content-scope.tsx'
import { Sections } from '../kit/content/sections.tsx'
import { withSearches } from './search-section.tsx'

/** The editors' sections below the houses. */
export function SearchBelow({ sections }: { sections: readonly Section[] }) {
  return (
    <ContentScope settings={withSearches}>
      <Sections sections={sections} />
    </ContentScope>
  )
}
