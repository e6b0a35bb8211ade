import {
  comparePayments,
  countBookings,
  mailChanges,
  maintainBookings,
  settlePayments as settlePaymentsTask,
  sweepHolds,
} from '@marram/contract/booking/tasks'
import { type ImplementedTask, implementTask } from '@marram/database/jobs/implement-task'
import { mailChange } from '../change/change-booking.ts'
import { releaseUnconfirmed } from '../change/release-unconfirmed.ts'
import { freeEndedHolds } from '../hold/find-hold.ts'
import { compareBooks } from '../payment/compare-books.ts'
import type { NamedProvider } from '../payment/providers.ts'
import { settlePayments } from '../payment/settle-payments.ts'
import { type Staff, tellStaff } from '../payment/tell-staff.ts'
import { forgetQuestions } from '../question/forget-questions.ts'
import { inviteGuests } from '../review/invite-guests.ts'
import type { BookingContext } from './context.ts'
import { forgetBookings } from './forget-bookings.ts'
import { completeStays, countDay, forgetReplies, remindGuests } from './maintain-bookings.ts'

/** Scheduled tasks, for a worker of the job queue in any process. */
export function createBookingTasks(
  context: BookingContext,
  provider: NamedProvider | null,
  staff: Staff | null,
): ImplementedTask[] {
  return [
    ...(provider ? paymentTasks(context, provider, staff) : []),
    // Each hold queues a sweep for its expiry; the schedule covers lost jobs.
    implementTask(
      sweepHolds,
      async () => {
        await freeEndedHolds(context)
        await releaseUnconfirmed(context, context.log)
      },
      { cron: '* * * * *' },
    ),
    implementTask(mailChanges, ({ bookingId }) => mailChange(bookingId, context)),
    implementTask(countBookings, ({ day }) => countDay(context.db, day)),
    implementTask(
      maintainBookings,
      async () => {
        await completeStays(context)
        await forgetReplies(context)
        await remindGuests(context)
        await inviteGuests(context)
        await forgetQuestions(context)
        await forgetBookings(context)
      },
      { cron: '23 5 * * *' },
    ),
  ]
}

function paymentTasks(context: BookingContext, provider: NamedProvider, staff: Staff | null): ImplementedTask[] {
  return [
    implementTask(settlePaymentsTask, () => settlePayments(provider, context), { cron: '*/5 * * * *' }),
    implementTask(
      comparePayments,
      async () => {
        try {
          await compareBooks(provider, context)
        } finally {
          // Mails alerts even if the provider does not answer.
          if (staff !== null) await tellStaff(staff, context)
        }
      },
      { cron: '41 2 * * *' },
    ),
  ]
}
