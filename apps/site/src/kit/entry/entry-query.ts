import { queryOptions } from '@tanstack/react-query'
import type { SiteScope } from '../scope/site-scope.ts'

export type EntryTarget = { readonly type: string; readonly id: string; readonly page: number }

/**
 * A single query per page, so that the browser's cache and the prepared data of a page have the same entry. A first
 * visit has the data in the HTML, so its loaders are imported on demand.
 */
export function entryQuery(scope: SiteScope, { type, id, page }: EntryTarget) {
  return queryOptions({
    queryKey: ['entry', scope.edition, type, id, page],
    queryFn: async () => (await import('./load-entry.ts')).loadEntry(scope, type, id, page),
  })
}
