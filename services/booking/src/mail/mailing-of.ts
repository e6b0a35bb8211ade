import type { BookingMail } from '@marram/domain/booking/booking-process'
import {
  cancellationLetter,
  changeLetter,
  confirmationLetter,
  type Rebooked,
  releaseLetter,
  type Settlement,
} from './booking-letter.ts'
import type { Mailing } from './send-letter.ts'

type Facts = {
  /** Amounts after a cancellation. */
  readonly settlement?: Settlement
  /** Distinguishes the mails of several changes. */
  readonly changeId?: number
  /** The agency cancels, not the guest. */
  readonly isByAgency?: boolean
  /** The booking before its dates were changed, and the refund. */
  readonly rebooked?: Rebooked
}

const nothingMoves: Settlement = { kept: 0, back: 0, toCard: 0, owed: 0 }

/** The letter for each mail of the booking process. */
export function mailingOf(mail: BookingMail, facts: Facts = {}): Mailing {
  const { settlement = nothingMoves, changeId, rebooked, isByAgency = false } = facts
  const mailings: Readonly<Record<BookingMail, Mailing>> = {
    confirmation: { key: 'confirmation', write: confirmationLetter, hasTerms: true },
    approval: { key: 'confirmed', write: confirmationLetter, hasTerms: true },
    change: {
      key: `changed ${changeId}`,
      write: (booking) => changeLetter(booking, rebooked),
      // Other dates are a new agreement.
      hasTerms: rebooked !== undefined,
    },
    cancellation: { key: 'cancelled', write: (booking) => cancellationLetter(booking, settlement, isByAgency) },
    release: { key: 'cancelled', write: releaseLetter },
  }
  return mailings[mail]
}
