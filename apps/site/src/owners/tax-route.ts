import { type OwnerTaxInput, readOwnerTax } from '@marram/domain/owner-tax-input'
import { buildPath } from '@marram/i18n/paths'
import { lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../frame/page-head.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensureMessagesOf, pageMessages } from '../kit/scope/page-messages.ts'

type Loading = { readonly context: PageContext; readonly location: { readonly searchStr: string } }
type Heading = { readonly match: { readonly context: PageContext } }

const mailStates = ['sent', 'unconfirmed', 'refused', 'too-many', 'failed'] as const

export type TaxPageData = OwnerTaxInput & {
  /** What became of the mail that was asked for. */
  readonly mail: (typeof mailStates)[number] | null
}

/** The calculation under the word of each edition; the address holds the figures, so it works without script. */
export const taxRoute = {
  loader: async ({ context, location }: Loading): Promise<TaxPageData> => {
    await ensureMessagesOf(context.scope.edition, 'owner-tax')
    const query = new URLSearchParams(location.searchStr)
    const mail = mailStates.find((state) => state === query.get('mail')) ?? null
    return { ...readOwnerTax(query), mail }
  },
  head: ({ match: { context } }: Heading) => {
    const { edition } = context.scope
    const { title, description } = pageMessages(edition, 'tax')
    return pageHead(context, { path: buildPath(edition, { kind: 'owner-tax' }), title, description })
  },
  component: lazyRouteComponent(() => import('./tax-page.tsx'), 'TaxPage'),
}
