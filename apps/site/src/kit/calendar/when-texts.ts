import { editionByKey } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import { type Format, formatFor } from '@marram/i18n/format'
import type { BarMessages } from '@marram/i18n/messages/bar/en'
import type { WhenMessages } from '@marram/i18n/messages/when/en'
import { usePageContext } from '../scope/page-context.ts'
import { usePageMessages } from '../scope/page-messages.ts'

export type WhenTexts = Readonly<{
  edition: EditionKey
  format: Format
  bar: BarMessages
  texts: WhenMessages
  /** A price of the list without cents: "1.178 €". */
  money: (amount: number) => string
}>

export function useWhenTexts(): WhenTexts {
  const { edition } = usePageContext().scope
  const format = formatFor(edition)
  return {
    ...{ edition, format, bar: usePageMessages('bar'), texts: usePageMessages('when') },
    money: (amount) => format.money(amount, editionByKey(edition).currency),
  }
}
