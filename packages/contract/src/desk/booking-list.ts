import { bookingStatuses } from '@marram/domain/desk/booking-status'
import * as v from 'valibot'
import { languageId } from '../booking/place.ts'
import { listInput, listOutput } from './list.ts'
import { deskQuery } from './operation.ts'
import { currency, isoDay, rowId } from './shapes.ts'

/** `open`: the guest owes money. `credit`: the guest gets money back. */
export const balances = ['open', 'credit'] as const

/** States to look for; `due`: an instalment is due today. */
export const wantedStatuses = [...bookingStatuses, 'due'] as const
export type WantedStatus = (typeof wantedStatuses)[number]

export const bookingFilters = {
  /** Any of these. Unlike the state that a row shows, several may apply to one booking. */
  statuses: v.optional(v.pipe(v.array(v.picklist(wantedStatuses)), v.maxLength(wantedStatuses.length))),
  area: v.optional(rowId),
  /** Both days included. */
  arrivalFrom: v.optional(isoDay),
  arrivalUntil: v.optional(isoDay),
  departureFrom: v.optional(isoDay),
  departureUntil: v.optional(isoDay),
  currency: v.optional(currency),
  balance: v.optional(v.picklist(balances)),
}

export type BookingFilters = v.InferOutput<v.ObjectSchema<typeof bookingFilters, undefined>>

export const bookingSorts = ['created', 'arrival', 'house', 'guest', 'open'] as const
export type BookingSort = (typeof bookingSorts)[number]

const listedBooking = v.object({
  reservationId: v.string(),
  status: v.picklist(bookingStatuses),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  languageId,
  house: v.string(),
  area: v.string(),
  arrival: v.string(),
  departure: v.string(),
  persons: v.number(),
  pets: v.number(),
  currency,
  /** In minor units; `charged` less `paid` is open. */
  charged: v.number(),
  paid: v.number(),
  createdAt: v.string(),
})
export type ListedBooking = v.InferOutput<typeof listedBooking>

/** Searched by the beginnings of number, names, mail address, telephone number and house, and by dates. */
export const listBookings = deskQuery({
  name: 'booking.list',
  service: 'booking',
  needs: 'bookings.read',
  input: listInput({ filters: bookingFilters, sorts: bookingSorts, descending: true }),
  output: listOutput(listedBooking),
})
