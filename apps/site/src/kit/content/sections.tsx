import type { Section } from '@marram/contract/content/section-shape'
import { slug } from '@marram/domain/slug'
import type { ReactNode } from 'react'
import { PartBoundary } from '../part-boundary.tsx'
import { useContentEnvironment } from './content-environment.ts'
import { EmployeesSection, FaqSection, GallerySection, RecommendationsSection } from './sections/list-sections.tsx'
import { BannerSection, EntrancesSection, ImageTextSection } from './sections/picture-sections.tsx'
import type { SectionLevel, SectionPlace, SectionProps } from './sections/section-frame.tsx'
import {
  ColumnsSection,
  OutputSection,
  QuoteSection,
  StatementSection,
  TextSection,
} from './sections/text-sections.tsx'

type SectionsProps = {
  readonly sections: readonly Section[]
  /** Level of their headings; 2 is directly below the h1 of the page. */
  readonly level?: SectionLevel
  readonly place?: SectionPlace
}

/** Renders the sections of a page in the editor's order. */
export function Sections({ sections, level = 2, place = 'page' }: SectionsProps) {
  return sections.map((section, index) => {
    // The prefix has the position and the column, because a page may show the same section twice.
    const idPrefix = `${place === 'sidebar' ? 'aside' : 'section'}-${index + 1}-${slug(section.sys.id)}-`
    return (
      <PartBoundary key={idPrefix}>
        <ContentSection section={section} level={level} place={place} idPrefix={idPrefix} />
      </PartBoundary>
    )
  })
}

/** Renders one section. A section of an unknown type is skipped and logged. */
export function ContentSection({ section, ...place }: SectionProps<Section>): ReactNode {
  const { log, renderSearch } = useContentEnvironment()
  switch (section.__typename) {
    case 'SectionBanner':
      return <BannerSection section={section} {...place} />
    case 'SectionEmployees':
      return <EmployeesSection section={section} {...place} />
    case 'SectionStatement':
      return <StatementSection section={section} {...place} />
    case 'SectionEntrances':
      return <EntrancesSection section={section} {...place} />
    case 'SectionFaq':
      return <FaqSection section={section} {...place} />
    case 'SectionGallery':
      return <GallerySection section={section} {...place} />
    case 'SectionImageText':
      return <ImageTextSection section={section} {...place} />
    case 'SectionOutput':
      return <OutputSection section={section} {...place} />
    case 'SectionRecommendations':
      return <RecommendationsSection section={section} {...place} />
    case 'SectionQuote':
      return <QuoteSection section={section} {...place} />
    case 'SectionText':
      return <TextSection section={section} {...place} />
    case 'SectionColumns':
      return <ColumnsSection section={section} {...place} />
    case 'SectionSearch':
      return renderSearch?.({ section, ...place }) ?? null
    default:
      return leftOut(section satisfies never, log)
  }
}

/** A known section without a case does not compile; the content service may still send one of a newer model. */
function leftOut(section: { readonly __typename?: string }, log: (message: string) => void): null {
  log(`A section of an unknown type was left out: ${section.__typename}`)
  return null
}
