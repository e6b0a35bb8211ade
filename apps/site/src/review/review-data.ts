import type { ReviewAnswer, ReviewInvitation } from '@marram/contract/booking/review'
import { pageHead } from '../frame/page-head.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensureMessagesOf, pageMessages } from '../kit/scope/page-messages.ts'

type Loading = { readonly context: PageContext; readonly location: { readonly searchStr: string } }
type Heading = { readonly match: { readonly context: PageContext } }

export type ReviewData = {
  readonly state: 'open' | 'done' | 'over'
  readonly token: string
  readonly invitation: ReviewInvitation | null
  readonly answer: ReviewAnswer | null
}

/** Loaded by the server alone: nothing on the site leads here, only the link in a mail. */
export const reviewRoute = {
  loader: async ({ context, location }: Loading): Promise<ReviewData> => {
    await ensureMessagesOf(context.scope.edition, 'review')
    const { loadInvitation, answer } = context.scope
    const query = new URLSearchParams(location.searchStr)
    const token = query.get('token') ?? ''
    const own = { token, answer: answer?.kind === 'review' ? answer : null }
    if (query.has('done')) return { ...own, state: 'done', invitation: null }
    const invitation = token === '' ? null : ((await loadInvitation?.(token)) ?? null)
    return { ...own, state: invitation === null ? 'over' : 'open', invitation }
  },
  head: ({ match: { context } }: Heading) => {
    const { title, description } = pageMessages(context.scope.edition, 'review')
    return pageHead(context, { path: '/account/review/', title, description })
  },
}
