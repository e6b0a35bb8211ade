import type { EditionKey } from '@marram/i18n/edition-key'
import { type Format, formatFor } from '@marram/i18n/format'
import type { BarMessages } from '@marram/i18n/messages/bar/en'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import type { SearchScope } from '../search-scope.tsx'

/** The part of a search that the bar needs; the front page has only this. */
export type BarScope = Pick<SearchScope, 'state' | 'change' | 'counts' | 'places'>

export const barParts = ['where', 'arrival', 'nights', 'guests'] as const
export type BarPart = (typeof barParts)[number]

export type BarTexts = Readonly<{ edition: EditionKey; format: Format; texts: BarMessages }>

export function useBarTexts(): BarTexts {
  const { edition } = usePageContext().scope
  return { edition, format: formatFor(edition), texts: usePageMessages('bar') }
}

/** Writes the label of the button that leads to the houses. */
export function showText(total: number | null, texts: BarMessages): string {
  if (total === null) return texts.showAny
  return total === 0 ? texts.showNone : texts.show(total)
}
