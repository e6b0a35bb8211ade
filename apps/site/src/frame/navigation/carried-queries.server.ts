import type { PagePayload } from '@marram/contract/version'
import type { QueryClient } from '@tanstack/react-query'

/** What the loaders of a page have found, as JSON. What failed is not in it: the browser asks for that itself. */
export function writeQueries(queryClient: QueryClient): string {
  const known = queryClient.getQueryCache().getAll()
  const found = known.filter(({ state }) => state.status === 'success')
  return `[${found.map(({ queryKey, state }) => `{"key":${JSON.stringify(queryKey)},"data":${JSON.stringify(state.data)}}`).join(',')}]`
}

/** The data of a page for a browser that comes by a link. */
export function writePayload(about: Omit<PagePayload, 'queries'>, queryClient: QueryClient): string {
  return `${JSON.stringify(about).slice(0, -1)},"queries":${writeQueries(queryClient)}}`
}
