import { sql } from 'kysely'

export type User = {
  readonly id: number
  /** Proved by a mail when the account was opened, and never changed since. */
  readonly email?: string
  /** Whether bookings are any business of such an account; staff's and old ones are not. */
  readonly hasBookings?: boolean
}

/** Made while logged in, or before under the address that the account has proved to own. */
export function ownedBy({ id, email }: User) {
  return sql<boolean>`(booking.user_id = ${id}
    or (booking.user_id is null and lower(booking.guest ->> 'email') = ${email?.toLowerCase() ?? null}::text))`
}
