import type { EditionKey } from '@marram/i18n/edition-key'
import { loadPageCatalogue, type PageCatalogue, type PageMessages } from '@marram/i18n/messages/page-catalogues'
import { type PageName, pageTable } from '@marram/i18n/page-table'
import { usePageContext } from './page-context.ts'

const loaded = new Map<string, unknown>()

/** Loads the message catalogues of a part before it renders, so that its components can read them synchronously. */
export async function ensurePageMessages(edition: EditionKey, ...names: readonly PageCatalogue[]): Promise<void> {
  await Promise.all(
    // Each time: a running server follows an agency that changes its words.
    names.map(async (name) => loaded.set(`${name} ${edition}`, await loadPageCatalogue(name, edition))),
  )
}

/** Loads the catalogues of a page: in its loader, and before hydration, which runs no loader. */
export function ensureMessagesOf(edition: EditionKey, page: PageName): Promise<void> {
  return ensurePageMessages(edition, ...pageTable[page].texts)
}

export function pageMessages<K extends PageCatalogue>(edition: EditionKey, name: K): PageMessages[K] {
  const catalogue = loaded.get(`${name} ${edition}`)
  if (!catalogue)
    throw new Error(
      `The texts "${name}" were not loaded: the page's row in the page table names what its loader waits for.`,
    )
  return catalogue as PageMessages[K]
}

export function usePageMessages<K extends PageCatalogue>(name: K): PageMessages[K] {
  return pageMessages(usePageContext().scope.edition, name)
}
