import { type BookingChoice, presentBookingChoice } from '@marram/domain/booking/choice'

export function receiptHref(reservationId: string): string {
  return `/booking/receipt/?${new URLSearchParams({ reservation: reservationId })}`
}

export function stepHref(step: 1 | 2 | 3, choice: BookingChoice): string {
  return `/booking/step${step}/${presentBookingChoice(choice)}`
}
