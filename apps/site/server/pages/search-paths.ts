import type { ContentClient } from '@marram/contract/content/client'
import { editionByKey } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import { pageTable } from '@marram/i18n/page-table'

export type SearchPaths = {
  /** Where the search page stands, as far as is known. */
  of(edition: EditionKey): string
  /** Resolves once the path is known; at once unless something has changed since. */
  ready(edition: EditionKey): Promise<void>
  /** Something was published: editors may have moved the page. */
  forget(): void
}

/**
 * The search page is one of the editors' pages, which the setting `search` names. Without that setting, or while nobody
 * can tell, it stands where it stood.
 */
export function createSearchPaths(content: Pick<ContentClient, 'settings'>): SearchPaths {
  const known = new Map<EditionKey, string>()
  const asked = new Map<EditionKey, Promise<void>>()
  const ask = async (edition: EditionKey): Promise<void> => {
    try {
      const { search } = await content.settings(editionByKey(edition).locale, ['search'])
      known.set(edition, search?.page?.path ?? usualSearchPath(edition))
    } catch {
      asked.delete(edition)
    }
  }
  return {
    of: (edition) => known.get(edition) ?? usualSearchPath(edition),
    ready(edition) {
      const running = asked.get(edition) ?? ask(edition)
      asked.set(edition, running)
      return running
    },
    forget: () => asked.clear(),
  }
}

/** The word that the program itself has for it, under which its route is found. */
export function usualSearchPath(edition: EditionKey): string {
  return pageTable.search.address[edition]
}
