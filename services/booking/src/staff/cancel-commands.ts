import * as desk from '@marram/contract/desk/cancelling'
import { staffQuery } from '@marram/database/command/staff-command'
import { type BookingTransition, cancellationBy } from '@marram/domain/booking/booking-process'
import { copenhagenDay } from '@marram/domain/iso-day'
import { isRefusal, refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { findBooking, lockBooking, type OwnBooking, readBooking, refuseAccess } from '../change/find-booking.ts'
import { chargeAfter } from '../change/present-booking.ts'
import { readSettlement, refuseTransition, takeTransition } from '../change/take-transition.ts'
import { loadAccount } from '../ledger/entries.ts'
import { refundableToCards } from '../payment/plan-refunds.ts'
import { loadVersion } from './booking-version.ts'
import { onBooking } from './on-booking.ts'

/** The ladder's charge today; null if the booking can no longer be cancelled. */
function chargeByTerms(ownBooking: OwnBooking, now: Date): { way: BookingTransition; charge: number } | null {
  const way = cancellationBy('staff', ownBooking.row.state)
  const charge = way && chargeAfter(ownBooking, way, copenhagenDay(now))
  return way === null || charge === null ? null : { way, charge }
}

export const offerCancellation = staffQuery<Inside>()(desk.offerCancellation, async ({ reservationId }, deps) => {
  const { db, now, takes } = deps
  const row = await findBooking(db, reservationId)
  if (!row) return refuseAccess()
  const { charged, paid } = await loadAccount(db, row.id)
  return {
    version: await loadVersion(db, row.id),
    byTerms: chargeByTerms(readBooking(row), now())?.charge ?? null,
    ...{ charged, paid, currency: row.currency },
    refundable: await refundableToCards(db, row.id, takes),
  }
})

export const cancel = onBooking(desk.cancelBooking, async (input, inside) => {
  const { reservationId, charge, by, tellsGuest } = input
  const row = await lockBooking(inside.db, reservationId)
  if (!row) return refuseAccess()
  const ownBooking = readBooking(row)
  const byTerms = chargeByTerms(ownBooking, inside.now())
  if (byTerms === null) return refuseTransition('cancel')
  const { charged } = await loadAccount(inside.db, row.id)
  if (charge.kind === 'terms' && charge.accepted !== byTerms.charge) {
    const data = { cancellationCharge: byTerms.charge }
    return refuse(409, 'charge-changed', 'The amount that is kept has changed since it was shown.', { data })
  }
  if (charge.kind === 'otherwise' && charge.amount > charged) {
    return refuse(422, 'too-much', 'A cancellation cannot cost more than the booking.')
  }
  const decision = { tellsGuest, isByAgency: by === 'agency' }
  const cancelled =
    charge.kind === 'terms'
      ? await takeTransition(ownBooking, byTerms.way, 'staff', inside, decision)
      : await takeTransition(ownBooking, 'cancel-otherwise', 'staff', inside, { ...decision, agreed: charge.amount })
  if (isRefusal(cancelled)) return cancelled
  const kept = charge.kind === 'terms' ? byTerms.charge : charge.amount
  return { state: 'cancelled' as const, ...(await readSettlement(cancelled, kept, inside)) }
})
