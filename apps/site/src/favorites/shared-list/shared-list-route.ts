import { buildPath } from '@marram/i18n/paths'
import { pageHead } from '../../frame/page-head.ts'
import type { PageContext } from '../../kit/scope/page-context.ts'
import { pageMessages } from '../../kit/scope/page-messages.ts'
import type { SharedListData } from './load-shared-list.ts'

type Loading = {
  readonly context: PageContext
  readonly params: { readonly token: string }
  readonly location: { readonly href: string }
}
type Heading = {
  readonly match: { readonly context: PageContext; readonly params: { readonly token: string } }
  readonly loaderData?: SharedListData | undefined
}

/**
 * The page of a shared list under the word of each edition. Every page carries this file, so what loads the list is
 * fetched apart. Spread it: a route writes into its options.
 */
export const sharedListRoute = {
  loader: async ({ context, params, location }: Loading): Promise<SharedListData> => {
    const { loadSharedList } = await import('./load-shared-list.ts')
    return loadSharedList(context, params.token, location.href)
  },
  head: ({ match: { context, params }, loaderData }: Heading) => {
    const { edition } = context.scope
    const { title, description } = pageMessages(edition, 'together')
    const path = buildPath(edition, { kind: 'shared-list', token: params.token })
    return pageHead(context, { path, title: loaderData?.visit.list?.title ?? title, description })
  },
}
