import { buildPath } from '@marram/i18n/paths'
import { pageHead } from '../frame/page-head.ts'
import { loadStyles } from '../kit/load-styles.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensureMessagesOf, pageMessages } from '../kit/scope/page-messages.ts'
import styles from './owners.css?url'
import type { TaxPageData } from './tax-page-data.ts'

type Loading = { readonly context: PageContext; readonly location: { readonly searchStr: string } }
type Heading = { readonly match: { readonly context: PageContext } }

/** The calculation under the word of each edition. Spread it: a route writes into its options. */
export const taxRoute = {
  loader: async ({ context, location }: Loading): Promise<TaxPageData> => {
    const [{ readTaxPage }] = await Promise.all([
      import('./tax-page-data.ts'),
      ensureMessagesOf(context.scope.edition, 'owner-tax'),
      loadStyles(styles),
    ])
    return readTaxPage(new URLSearchParams(location.searchStr))
  },
  head: ({ match: { context } }: Heading) => {
    const { edition } = context.scope
    const { title, description } = pageMessages(edition, 'tax')
    return pageHead(context, { path: buildPath(edition, { kind: 'owner-tax' }), title, description })
  },
}
