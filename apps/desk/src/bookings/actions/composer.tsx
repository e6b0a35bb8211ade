import type { DeskBooking } from '@marram/contract/desk/booking-page'

type Props = { readonly shown: DeskBooking }

/** Below the timeline: mails, text messages and notes. */
export function Composer(_: Props) {
  return null
}
