import type { BookingContext } from '../booking/context.ts'
import type { Staff } from '../payment/tell-staff.ts'

export type QuestionContext = Pick<BookingContext, 'db' | 'now' | 'origins' | 'secret'> & {
  /** Recipient of questions; without it they are only listed. */
  readonly staff: Staff | null
}
