import type { PageContext } from '../kit/scope/page-context.ts'
import { ensureMessagesOf } from '../kit/scope/page-messages.ts'

export type ReviewMailsData = {
  readonly token: string
  readonly isDone: boolean
  readonly failure: 'link' | 'later' | null
}

/** Does not look up the account: the link is validated when it is used. */
export async function loadReviewMails({ scope }: PageContext, searchStr: string): Promise<ReviewMailsData> {
  await ensureMessagesOf(scope.edition, 'review-mails')
  const query = new URLSearchParams(searchStr)
  const token = query.get('token') ?? ''
  const isDone = query.has('done')
  return { token, isDone, failure: token === '' ? 'link' : query.has('failed') ? 'later' : null }
}
