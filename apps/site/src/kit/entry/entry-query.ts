import { queryOptions } from '@tanstack/react-query'
import type { SiteScope } from '../scope/site-scope.ts'
import { loadEntry } from './load-entry.ts'

export type EntryTarget = { readonly type: string; readonly id: string; readonly page: number }

/** A single query per page, so that the browser's cache and the prepared data of a page have the same entry. */
export function entryQuery(scope: SiteScope, { type, id, page }: EntryTarget) {
  return queryOptions({
    queryKey: ['entry', scope.edition, type, id, page],
    queryFn: () => loadEntry(scope, type, id, page),
  })
}
