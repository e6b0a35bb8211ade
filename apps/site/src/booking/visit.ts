import type { BookingVisit } from '@marram/contract/booking/flow'
import { type BookingChoice, presentBookingChoice } from '@marram/domain/booking/choice'
import type { SiteScope } from '../kit/scope/site-scope.ts'

const nothing: BookingVisit = { details: null, hold: null }

/** What the site's server knows of this guest; a lost connection is no reason to lose the page. */
export async function loadVisit({ visit }: SiteScope, choice?: BookingChoice): Promise<BookingVisit> {
  if (typeof window === 'undefined') return visit ?? nothing
  const { flowClient } = await import('./flow-client.ts')
  const answered = await flowClient.visit(choice && presentBookingChoice(choice))
  return answered.kind === 'done' ? answered.data : nothing
}

/** Whoever comes back to change the stay gives the house back first: its own guest would see held nights as taken. */
export async function releaseOwnHold({ hold }: BookingVisit, lodgingId: number): Promise<void> {
  if (hold?.lodgingId !== lodgingId) return
  const { flowClient } = await import('./flow-client.ts')
  await flowClient.release()
}
