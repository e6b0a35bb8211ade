import type { SectionSearch } from '@marram/contract/content/section-shape'
import type { EntryView } from '../kit/entry/entry-view.ts'

/** The search that editors marked as the main one; null without one. */
export function mainSectionOf(view: EntryView): SectionSearch | null {
  if (view.kind !== 'page' || view.page.layout !== 'search') return null
  for (const section of view.page.sections) {
    if (section.__typename === 'SectionSearch' && section.isMainSearch === true) return section
  }
  return null
}
