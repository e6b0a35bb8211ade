import { useContentEnvironment } from '../content-environment.ts'
import type { EmbedOf } from '../content-model.ts'
import { EntryPopupButton } from './entry-popup-button.tsx'

/** Inside a sentence: the year, or a button that opens a page in a popup. HTML is a block and has no place here. */
export function InlineOutput({ entry }: { readonly entry: EmbedOf<'Output'> }) {
  const { year, log } = useContentEnvironment()
  switch (entry.kind) {
    case 'Current Year':
      return year
    case 'Entry Popup Btn':
      return entry.entry === null ? null : <EntryPopupButton text={entry.text} page={entry.entry} />
    default:
      log(`An output of the kind ${entry.kind ?? 'null'} cannot stand here.`)
      return null
  }
}
