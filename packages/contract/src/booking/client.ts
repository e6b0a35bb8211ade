import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'
import {
  type LiveStats,
  liveStats,
  type RelatedLodgings,
  relatedLodgings,
  type SiteStats,
  siteStats,
} from './shapes.ts'

export type RelatedRequest = {
  readonly lan: number
  /** Without one: the best houses. */
  readonly lodgingId?: number
  readonly limit?: number
  /** Together with a duration: only houses that are free for exactly this stay. */
  readonly arrival?: string
  readonly duration?: number
}

export type BookingClient = {
  /** Other houses that can be booked, the most alike first. An unknown house is a ServiceError with status 404. */
  related(request: RelatedRequest): Promise<RelatedLodgings>
  stats(): Promise<SiteStats>
  /** An unknown house is a ServiceError with status 404. */
  liveStats(request: { readonly lodgingId: number }): Promise<LiveStats>
}

const relatedReply = envelope(relatedLodgings)
const statsReply = envelope(siteStats)
const liveReply = envelope(liveStats)

export function createBookingClient(service: ServiceClient): BookingClient {
  return {
    related: async (query) => (await service.get('/related/', { query, reply: relatedReply })).data,
    stats: async () => (await service.get('/stats/', { reply: statsReply })).data,
    liveStats: async (query) => (await service.get('/stats/live/', { query, reply: liveReply })).data,
  }
}
