import type { ReviewAnswer, ReviewInvitation } from '@marram/contract/booking/review'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensureMessagesOf } from '../kit/scope/page-messages.ts'

export type ReviewData = {
  readonly token: string
  /** Null for a link that is over. */
  readonly invitation: ReviewInvitation | null
  readonly answer: ReviewAnswer | null
}

/** Loaded by the server alone: nothing on the site links here, only the mail. */
export async function loadReview({ scope }: PageContext, searchStr: string): Promise<ReviewData> {
  await ensureMessagesOf(scope.edition, 'review')
  const { loadInvitation, answer } = scope
  const token = new URLSearchParams(searchStr).get('token') ?? ''
  const invitation = token === '' ? null : ((await loadInvitation?.(token)) ?? null)
  return { token, invitation, answer: answer?.kind === 'review' ? answer : null }
}
