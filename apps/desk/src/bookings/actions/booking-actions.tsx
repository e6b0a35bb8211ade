import type { DeskBooking } from '@marram/contract/desk/booking-page'

type Props = {
  readonly shown: DeskBooking
  /** In the preview beside the list there is room for the next step only. */
  readonly isPreview?: boolean
}

/** The commands on one booking. */
export function BookingActions(_: Props) {
  return null
}
