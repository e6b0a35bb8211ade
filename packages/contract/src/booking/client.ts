import { encodeCriteria } from '@marram/domain/criteria/criteria-json'
import type { Criteria } from '@marram/domain/criteria/criterion'
import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'
import { type AddOnOffer, addOnOffer, type GuestBooking, guestBooking } from './guest-booking.ts'
import type {
  BookingAccess,
  BookingLookup,
  Cancellation,
  ItemsAddition,
  PartyChange,
  PlacerCheck,
  QuoteRequest,
} from './place.ts'
import { type DeferredPeriod, deferredPeriod, type QuotedStay, quotedStay } from './placed.ts'
import {
  type LiveStats,
  liveStats,
  type RelatedLodgings,
  relatedLodgings,
  type SearchUrgency,
  type SiteStats,
  searchUrgency,
  siteStats,
} from './shapes.ts'

export type RelatedRequest = {
  readonly lan: number
  /** Without an id: the best houses. */
  readonly lodgingId?: number
  readonly limit?: number
  /** Together with a duration: only houses free for exactly this stay. */
  readonly arrival?: string
  readonly duration?: number
}

export type BookingClient = {
  /** Other bookable houses, most similar first. An unknown house is a ServiceError with status 404. */
  related(request: RelatedRequest): Promise<RelatedLodgings>
  stats(): Promise<SiteStats>
  /** An unknown house is a ServiceError with status 404. */
  liveStats(request: { readonly lodgingId: number }): Promise<LiveStats>
  /** Facts that may help to decide, such as a small number of houses left on these dates. */
  urgency(request: { readonly lan: number; readonly criteria: Criteria }): Promise<SearchUrgency>
  /** Arrivals whose bookings are confirmed later. */
  deferredPeriods(): Promise<DeferredPeriod[]>
  /** The price of a stay with these extras, whether or not it is free; nothing is stored. */
  quote(request: QuoteRequest): Promise<QuotedStay>
  /** The bookings of the account behind the bearer token. */
  bookings(): Promise<GuestBooking[]>
  readBooking(access: BookingAccess): Promise<GuestBooking>
  /** Mails an unconfirmed booking again: a ServiceError with status 409 if confirmed, 429 if mailed too often. */
  mailAgain(access: BookingAccess): Promise<{ mailed: true }>
  /** A ServiceError with status 429 if too many bookings of this address or network are unconfirmed. */
  checkPlacer(placer: PlacerCheck): Promise<{ mayBook: true }>
  cancelBooking(cancellation: Cancellation): Promise<GuestBooking>
  changeParty(change: PartyChange): Promise<GuestBooking>
  addOns(lookup: BookingLookup): Promise<AddOnOffer>
  addItems(addition: ItemsAddition): Promise<GuestBooking>
}

const relatedReply = envelope(relatedLodgings)
const statsReply = envelope(siteStats)
const liveReply = envelope(liveStats)
const urgencyReply = envelope(searchUrgency)
const deferredReply = envelope(v.array(deferredPeriod))
const quoteReply = envelope(quotedStay)
const bookingReply = envelope(guestBooking)
const bookingsReply = envelope(v.array(guestBooking))
const mailedReply = envelope(v.object({ mailed: v.literal(true) }))
const checkedReply = envelope(v.object({ mayBook: v.literal(true) }))
const addOnReply = envelope(addOnOffer)

export function createBookingClient(service: ServiceClient): BookingClient {
  return {
    related: async (query) => (await service.get('/related/', { query, reply: relatedReply })).data,
    stats: async () => (await service.get('/stats/', { reply: statsReply })).data,
    liveStats: async (query) => (await service.get('/stats/live/', { query, reply: liveReply })).data,
    urgency: async ({ lan, criteria }) => {
      const query = { lan, criteria: encodeCriteria(criteria) }
      return (await service.get('/decide/search/criteria/', { query, reply: urgencyReply })).data
    },
    deferredPeriods: async () => (await service.get('/rest/v1/deferred_periods/', { reply: deferredReply })).data,
    quote: async (body) => (await service.read('/rest/v1/quotes/', { body, reply: quoteReply })).data,
    bookings: async () => (await service.get('/rest/v1/bookings/', { reply: bookingsReply })).data,
    readBooking: async (body) => (await service.read('/rest/v1/bookings/read/', { body, reply: bookingReply })).data,
    mailAgain: async (body) => (await service.post('/rest/v1/bookings/mail-again/', { body, reply: mailedReply })).data,
    checkPlacer: async (body) =>
      (await service.read('/rest/v1/bookings/may-book/', { body, reply: checkedReply })).data,
    cancelBooking: async (body) =>
      (await service.post('/rest/v1/bookings/cancel/', { body, reply: bookingReply })).data,
    changeParty: async (body) => (await service.post('/rest/v1/bookings/party/', { body, reply: bookingReply })).data,
    addOns: async (body) => (await service.read('/bs/anon-tilkoeb-data/', { body, reply: addOnReply })).data,
    addItems: async (body) => (await service.post('/bs/add-anon-tilkoeb/', { body, reply: bookingReply })).data,
  }
}
