import type { ReviewAnswer, ReviewInvitation } from '@marram/contract/booking/review'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensureMessagesOf } from '../kit/scope/page-messages.ts'

export type ReviewData = {
  readonly state: 'open' | 'done' | 'over'
  readonly token: string
  readonly invitation: ReviewInvitation | null
  readonly answer: ReviewAnswer | null
}

/** Loaded by the server alone: nothing on the site links here, only the mail. */
export async function loadReview({ scope }: PageContext, searchStr: string): Promise<ReviewData> {
  await ensureMessagesOf(scope.edition, 'review')
  const { loadInvitation, answer } = scope
  const query = new URLSearchParams(searchStr)
  const token = query.get('token') ?? ''
  const own = { token, answer: answer?.kind === 'review' ? answer : null }
  if (query.has('done')) return { ...own, state: 'done', invitation: null }
  const invitation = token === '' ? null : ((await loadInvitation?.(token)) ?? null)
  return { ...own, state: invitation === null ? 'over' : 'open', invitation }
}
