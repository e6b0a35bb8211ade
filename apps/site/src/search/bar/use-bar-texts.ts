import type { EditionKey } from '@marram/i18n/edition-key'
import { type Format, formatFor } from '@marram/i18n/format'
import type { BarMessages } from '@marram/i18n/messages/bar/en'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'

export type BarTexts = Readonly<{ edition: EditionKey; format: Format; texts: BarMessages }>

export function useBarTexts(): BarTexts {
  const { edition } = usePageContext().scope
  return { edition, format: formatFor(edition), texts: usePageMessages('bar') }
}
