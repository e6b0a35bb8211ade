import { pageHead } from '../layout/page-head.ts'
import { houseHead } from '../pages/house/house-head.ts'
import type { PageContext } from '../scope/page-context.ts'
import { houseQuery } from './house-queries.ts'

export function houseRouteHead(context: PageContext, name: string | undefined) {
  if (name === undefined) return {}
  const lodging = context.queryClient.getQueryData(houseQuery(context.scope, name).queryKey)
  return lodging ? pageHead(context, houseHead(lodging, context)) : {}
}
