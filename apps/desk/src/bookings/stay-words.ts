import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import type { DeskBooking } from '@marram/contract/desk/booking-page'
import { format } from '../kit/format.ts'
import { words } from './words.ts'

type Party = GuestBooking['party']

export function partyWords({ adults, children, infants, pets }: Party): string {
  return [
    words.adults(adults),
    ...(children > 0 ? [words.children(children)] : []),
    ...(infants > 0 ? [words.infants(infants)] : []),
    ...(pets > 0 ? [words.pets(pets)] : []),
  ].join(', ')
}

/** A day in a column: Sa., 28. August 2027. */
export const dayWithYear = (day: string): string => `${format.day(day, 'weekday')} ${day.slice(0, 4)}`

export function extrasWords({ booking, itemNames }: DeskBooking): string {
  const extras = booking.quote.lines.flatMap((line) => {
    if (!('itemId' in line) || line.kind !== 'chosen-item') return []
    const name = itemNames.find(({ itemId }) => itemId === line.itemId)?.name ?? line.type
    return [line.quantity > 1 ? `${format.number(line.quantity)} × ${name}` : name]
  })
  return extras.join(', ')
}
