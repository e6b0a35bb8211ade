import { sql } from 'kysely'

export type User = {
  readonly id: number
  /** Confirmed by mail. */
  readonly email?: string
  /** False for accounts without bookings: staff and old internal ones. */
  readonly hasBookings?: boolean
}

/** Matches bookings made while logged in, or before under the account's confirmed address. */
export function ownedBy({ id, email }: User) {
  return sql<boolean>`(booking.user_id = ${id}
    or (booking.user_id is null and lower(booking.guest ->> 'email') = ${email?.toLowerCase() ?? null}::text))`
}
