import type { Importance } from './importance.ts'

export type Load = {
  /** Requests that are being answered, without pictures, which have a queue of their own. */
  readonly inside: number
  /** Delay of the event loop, or of requests that are as important. */
  readonly behindMs: number
}

/**
 * A page takes 20 to 50 ms of the serving thread: forty at once are answered within one or two seconds. Bookings mostly wait
 * for their house and for the database, so many more of them may be inside (docs/decisions/100-door.md).
 */
const limits: Readonly<Record<Importance, Load>> = {
  picture: { inside: 30, behindMs: 700 },
  page: { inside: 40, behindMs: 1000 },
  search: { inside: 80, behindMs: 2000 },
  sale: { inside: 1500, behindMs: 4000 },
}

/** Seconds until a refused guest should try again: the more important, the sooner. */
export const retryAfterS: Readonly<Record<Importance, number>> = { picture: 5, page: 5, search: 3, sale: 2 }

export function isRefused(importance: Importance, { inside, behindMs }: Load, patience = 1): boolean {
  const limit = limits[importance]
  return inside >= limit.inside || behindMs > limit.behindMs * patience
}
