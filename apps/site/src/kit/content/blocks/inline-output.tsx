import { useContentEnvironment } from '../content-environment.ts'
import type { EmbedOf } from '../content-model.ts'
import type { TextRenderer } from './block-props.ts'
import { EntryPopupButton } from './entry-popup-button.tsx'

/**
 * An output block inside a sentence: the year or a popup button. HTML output is block content and is not allowed here.
 */
export function InlineOutput({ entry, RichText }: TextRenderer & { readonly entry: EmbedOf<'Output'> }) {
  const { year, log } = useContentEnvironment()
  switch (entry.kind) {
    case 'Current Year':
      return year
    case 'Entry Popup Btn':
      return entry.entry === null ? null : <EntryPopupButton text={entry.text} page={entry.entry} RichText={RichText} />
    default:
      log(`An output of the kind ${entry.kind ?? 'null'} is not allowed here.`)
      return null
  }
}
