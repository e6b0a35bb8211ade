import { pageHead } from '../frame/page-head.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensureMessagesOf, pageMessages } from '../kit/scope/page-messages.ts'

type Loading = { readonly context: PageContext; readonly location: { readonly searchStr: string } }
type Heading = { readonly match: { readonly context: PageContext } }

export type ReviewMailsData = {
  readonly token: string
  readonly isDone: boolean
  readonly failure: 'link' | 'later' | null
}

/** Nobody is looked up for it: whether the link is good is seen when it is used. */
export const reviewMailsRoute = {
  loader: async ({ context, location }: Loading): Promise<ReviewMailsData> => {
    await ensureMessagesOf(context.scope.edition, 'review-mails')
    const query = new URLSearchParams(location.searchStr)
    const token = query.get('token') ?? ''
    const isDone = query.has('done')
    return { token, isDone, failure: token === '' ? 'link' : query.has('failed') ? 'later' : null }
  },
  head: ({ match: { context } }: Heading) => {
    const { title, intro } = pageMessages(context.scope.edition, 'review').mails
    return pageHead(context, { path: '/account/review-mails/', title, description: intro })
  },
}
