import type { ContentClient } from '@marram/contract/content/client'
import { editionByKey } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import { pageTable } from '@marram/i18n/page-table'

export type SearchPaths = {
  /** The last known path of the search page. */
  of(edition: EditionKey): string
  /** Resolves once the path is known; at once unless content has changed since. */
  ready(edition: EditionKey): Promise<void>
  /** Invalidates the path: editors may have moved the page. */
  forget(): void
}

/**
 * The setting `search` names the editors' search page. Without that setting, or during an outage, the path stays the
 * same.
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

/** The built-in path of the search page, under which its route is found. */
export function usualSearchPath(edition: EditionKey): string {
  return pageTable.search.address[edition]
}
