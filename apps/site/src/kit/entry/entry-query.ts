import { queryOptions } from '@tanstack/react-query'
import type { SiteScope } from '../scope/site-scope.ts'
import { loadEntry } from './load-entry.ts'

export type EntryTarget = { readonly type: string; readonly id: string; readonly page: number }

/** One query for one page: what a browser keeps and what the page's stored data carry. */
export function entryQuery(scope: SiteScope, { type, id, page }: EntryTarget) {
  return queryOptions({
    queryKey: ['entry', scope.edition, type, id, page],
    queryFn: () => loadEntry(scope, type, id, page),
  })
}
