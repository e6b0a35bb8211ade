import type { EditionKey } from '@marram/i18n/edition-key'
import type { ComponentType } from 'react'
import { loadStyles } from '../../kit/load-styles.ts'
import { ensurePageMessages } from '../../kit/scope/page-messages.ts'
import finderStyles from './finder.css?url'
import type { FinderDialogProps } from './finder-dialog.tsx'

/** Loads the site-wide search with its texts and styles. */
export async function loadFinder(edition: EditionKey): Promise<ComponentType<FinderDialogProps>> {
  const [{ FinderDialog }] = await Promise.all([
    import('./finder-dialog.tsx'),
    ensurePageMessages(edition, 'finder', 'search'),
    loadStyles(finderStyles),
  ])
  return FinderDialog
}
