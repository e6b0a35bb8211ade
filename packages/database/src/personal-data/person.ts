import { sql } from 'kysely'

/** The address is that of the account, confirmed; or that of a guest without one, checked by staff. */
export type Person = { readonly userId: number | null; readonly email: string }

/** Bookings made while logged in, or without a login under the account's address. */
export function bookedBy({ userId, email }: Person) {
  return sql<boolean>`(booking.user_id = ${userId}
    or (booking.user_id is null and lower(booking.guest ->> 'email') = ${email.toLowerCase()}))`
}

/** Questions asked while logged in, or under the account's address. */
export function askedBy({ userId, email }: Person) {
  return sql<boolean>`(question.user_id = ${userId} or lower(question.email) = ${email.toLowerCase()})`
}

/** Form submissions with this address among their answers. */
export function wroteUnder({ email }: Person) {
  return sql<boolean>`exists (
    select from jsonb_array_elements(answers) as answer where lower(answer ->> 'value') = ${email}
  )`
}
