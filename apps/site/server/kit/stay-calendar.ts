import type { Reservation } from '@marram/contract/booking/reservation'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { calendarText } from '@marram/service-kit/calendar-text'

type Stay = Pick<Reservation, 'booking' | 'house' | 'checkOutHour'>

/** Presents a stay as an iCalendar file with place, arrival and departure. */
export function stayCalendar({ booking, house, checkOutHour }: Stay, edition: EditionKey): Response {
  const { reservationId, arrival, departure, createdAt, terms } = booking
  const { booking: words, sender } = mailMessages(edition)
  const { confirmation } = words
  const { hour } = formatFor(edition)
  const description = [
    confirmation.times(hour(terms.checkInHour), hour(checkOutHour)),
    `${confirmation.reservation}: ${reservationId}`,
  ].join('\n')
  const event = {
    uid: `${reservationId}@stay`,
    stampedAt: new Date(createdAt),
    arrival,
    departure,
    summary: `${house.name.toUpperCase()}: ${house.title}`,
    location: house.address,
    description,
  }
  return new Response(calendarText({ name: sender.name, events: [event] }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${reservationId}.ics"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
