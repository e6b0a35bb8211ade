import type { SectionSearch } from '@marram/contract/content/section-shape'
import type { EntryView } from '../kit/entry/entry-view.ts'

/** The search that the editors have made the main one; null where the page has none. */
export function mainSectionOf(view: EntryView): SectionSearch | null {
  if (view.kind !== 'page' || view.page.layout !== 'search') return null
  for (const section of view.page.sections) {
    if (section.__typename === 'SectionSearch' && section.isMainSearch === true) return section
  }
  return null
}
