import type { Page } from '@marram/contract/content/shapes'
import type { Listing } from '../../kit/entry/entry-view.ts'

/** A list of questions without those that the page answers in its sections; null if none is left. */
export function openQuestions(listing: Listing | null, { sections }: Pick<Page, 'sections'>): Listing | null {
  if (listing?.kind !== 'faqs' || listing.faqs.length === 0) return listing
  const answered = new Set(
    sections.flatMap((section) => (section.__typename === 'SectionFaq' ? section.faqs.map(({ sys }) => sys.id) : [])),
  )
  const faqs = listing.faqs.filter(({ sys }) => !answered.has(sys.id))
  return faqs.length > 0 ? { ...listing, faqs } : null
}
