import { buildPath } from '@marram/i18n/paths'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../frame/page-head.ts'
import { loadStyles } from '../kit/load-styles.ts'
import { ensureMessagesOf, pageMessages } from '../kit/scope/page-messages.ts'
import styles from '../owners/owners.css?url'
import { TaxPage } from '../owners/tax-page.tsx'

export const Route = createFileRoute('/tax-calculation')({
  loader: async ({ context, location }) => {
    const [{ readTaxPage }] = await Promise.all([
      import('../owners/tax-page-data.ts'),
      ensureMessagesOf(context.scope.edition, 'owner-tax'),
      loadStyles(styles),
    ])
    return readTaxPage(new URLSearchParams(location.searchStr))
  },
  head: ({ match: { context } }) => {
    const { edition } = context.scope
    const { title, description } = pageMessages(edition, 'tax')
    return pageHead(context, { path: buildPath(edition, { kind: 'owner-tax' }), title, description })
  },
  component: TaxPage,
})
