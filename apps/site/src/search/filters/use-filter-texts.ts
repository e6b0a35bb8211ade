import type { EditionKey } from '@marram/i18n/edition-key'
import { type Format, formatFor } from '@marram/i18n/format'
import type { SearchMessages } from '@marram/i18n/messages/search/en'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'

export type FilterTexts = Readonly<{ edition: EditionKey; format: Format; texts: SearchMessages }>

export function useFilterTexts(): FilterTexts {
  const { edition } = usePageContext().scope
  return { edition, format: formatFor(edition), texts: usePageMessages('search') }
}
