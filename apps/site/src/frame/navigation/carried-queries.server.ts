import type { PagePayload } from '@marram/contract/version'
import type { QueryClient } from '@tanstack/react-query'

/** Data of the page's loaders, as JSON. Failed queries are left out: the browser repeats them. */
export function writeQueries(queryClient: QueryClient): string {
  const known = queryClient.getQueryCache().getAll()
  const found = known.filter(({ state }) => state.status === 'success')
  return `[${found.map(({ queryKey, state }) => `{"key":${JSON.stringify(queryKey)},"data":${JSON.stringify(state.data)}}`).join(',')}]`
}

/** Data of a page for a client-side navigation. */
export function writePayload(about: Omit<PagePayload, 'queries'>, queryClient: QueryClient): string {
  return `${JSON.stringify(about).slice(0, -1)},"queries":${writeQueries(queryClient)}}`
}
