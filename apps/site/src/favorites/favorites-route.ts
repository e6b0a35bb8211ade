import { buildPath } from '@marram/i18n/paths'
import { pageHead } from '../frame/page-head.ts'
import listStyles from '../kit/lists.css?url'
import { loadStyles } from '../kit/load-styles.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensureMessagesOf, pageMessages } from '../kit/scope/page-messages.ts'
import styles from './favorites.css?url'

type Loading = { readonly context: PageContext }
type Heading = { readonly match: { readonly context: PageContext } }

/**
 * The page of favourites under the word of each edition. Spread it: a route writes into its options.
 */
export const favoritesRoute = {
  loader: async ({ context }: Loading) => {
    await Promise.all([ensureMessagesOf(context.scope.edition, 'favorites'), loadStyles(listStyles, styles)])
  },
  head: ({ match: { context } }: Heading) => {
    const { edition } = context.scope
    const { title, description } = pageMessages(edition, 'favorites')
    return pageHead(context, { path: buildPath(edition, { kind: 'favorites' }), title, description })
  },
}
