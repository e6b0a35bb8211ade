import type { DeskBooking } from '@marram/contract/desk/booking-page'

/** Number and guest in the head of a dialog. */
export const subjectOf = ({ booking, guest }: DeskBooking): string =>
  `${booking.reservationId}, ${guest.firstName} ${guest.lastName}`
