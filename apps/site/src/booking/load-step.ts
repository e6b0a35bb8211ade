import type { BookingVisit } from '@marram/contract/booking/flow'
import { type BookingChoice, parseBookingChoice, presentBookingChoice } from '@marram/domain/booking/choice'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { redirect } from '@tanstack/react-router'
import { loadStyles } from '../kit/load-styles.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensureMessagesOf } from '../kit/scope/page-messages.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'
import bookingStyles from './booking.css?url'
import { flowQuery, quoteQuery } from './flow-queries.ts'
import { receiptHref, stepHref } from './step-href.ts'

/** House and price are in the page's queries; the loader returns the choice and the known details of the guest. */
export type LoadedStep = Readonly<{
  choice: BookingChoice
  visit: BookingVisit
  /** In Denmark, on entering the step. */
  today: IsoDay
}>

type Cause = 'enter' | 'stay' | 'preload'
/** Parsed here and not by the route: routes are in the first script of every page. */
type Search = Parameters<typeof parseBookingChoice>[0]

export async function loadFirstStep(context: PageContext, search: Search, cause: Cause): Promise<BookingChoice | null> {
  const choice = parseBookingChoice(search)
  await Promise.all([ensureMessagesOf(context.scope.edition, 'booking'), loadStyles(bookingStyles)])
  if (choice === null) return null
  if (cause === 'enter' && typeof window !== 'undefined') {
    const visit = await loadVisit(context.scope, choice)
    showBooked(visit)
    await releaseOwnHold(visit, choice.lodgingId)
  }
  await loadChoice(context, choice)
  return choice
}

/** The second and third step depend on the first: without a choice they redirect to it. */
export async function loadLaterStep(context: PageContext, search: Search): Promise<LoadedStep> {
  const choice = parseBookingChoice(search)
  await Promise.all([ensureMessagesOf(context.scope.edition, 'booking'), loadStyles(bookingStyles)])
  if (choice === null) throw redirect({ href: '/booking/step1/' })
  const [visit] = await Promise.all([loadVisit(context.scope, choice), loadChoice(context, choice)])
  showBooked(visit)
  return { choice, visit, today: copenhagenDay(new Date()) }
}

export async function loadLastStep(context: PageContext, search: Search): Promise<LoadedStep> {
  const loaded = await loadLaterStep(context, search)
  if (loaded.visit.details === null) throw redirect({ href: stepHref(2, loaded.choice) })
  return loaded
}

/** Redirects from the steps of a stay that this guest has booked to its receipt. */
function showBooked({ booked }: BookingVisit): void {
  if (booked) throw redirect({ href: receiptHref(booked) })
}

/** In a browser a lost connection must not take the page away: its queries report the error and retry. */
async function loadChoice(context: PageContext, choice: BookingChoice): Promise<void> {
  const { queryClient, scope } = context
  const queries = [flowQuery(context, choice), quoteQuery(scope, choice)] as const
  const load = Promise.all([queryClient.ensureQueryData(queries[0]), queryClient.ensureQueryData(queries[1])])
  await (typeof window === 'undefined' ? load : load.catch(() => null))
}

const nothing: BookingVisit = { details: null, hold: null }

/** The site server's data about this guest; after a lost connection the page renders without it. */
async function loadVisit({ visit }: SiteScope, choice?: BookingChoice): Promise<BookingVisit> {
  if (typeof window === 'undefined') return visit ?? nothing
  const { flowClient } = await import('./flow-client.ts')
  const answered = await flowClient.visit(choice && presentBookingChoice(choice))
  return answered.kind === 'done' ? answered.data : nothing
}

/**
 * A guest who returns to change the stay releases the hold first; otherwise the guest's own held nights would appear
 * taken.
 */
async function releaseOwnHold({ hold }: BookingVisit, lodgingId: number): Promise<void> {
  if (hold?.lodgingId !== lodgingId) return
  const { flowClient } = await import('./flow-client.ts')
  await flowClient.release()
}
