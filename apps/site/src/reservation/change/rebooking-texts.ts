import type { BookingAccess } from '@marram/contract/booking/place'
import type { RebookingOffer } from '@marram/contract/booking/rebooking'
import type { RebookingMessages } from '@marram/i18n/messages/rebooking/en'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { type ReservationTexts, useReservationTexts } from '../reservation-texts.ts'

/** `common` are the texts of all pages of a booking. */
export type RebookingTexts = Pick<ReservationTexts, 'format'> & {
  readonly texts: RebookingMessages
  readonly common: ReservationTexts['texts']
}

export function useRebookingTexts(): RebookingTexts {
  const { texts: common, format } = useReservationTexts()
  return { texts: usePageMessages('rebooking'), common, format }
}

export type ChangeProps = { readonly access: BookingAccess; readonly offer: RebookingOffer }

type Wish = RebookingOffer['wish']

/** The wish as the fields of a form or an address, as the server reads them. */
export function fieldsOf({ arrival, duration, party, items }: Wish): Record<string, string> {
  const counts = Object.entries(party).map(([kind, count]) => [kind, String(count)])
  const extras = items.map(({ itemId, quantity }) => [`item-${itemId}`, String(quantity)])
  return { arrival, nights: String(duration), ...Object.fromEntries([...counts, ...extras]), extras: '1' }
}
