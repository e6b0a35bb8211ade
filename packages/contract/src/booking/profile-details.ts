import type { GuestInput } from '@marram/domain/booking/guest-details'
import type { InferOutput } from 'valibot'
import type { profile } from '../auth/shapes.ts'

/** What the profile of an account answers of the second step. */
export function profileDetails(known: InferOutput<typeof profile>): Partial<GuestInput> {
  const { firstname, lastname, address, postalCode, city, country, phone, email } = known
  return { firstName: firstname, lastName: lastname, address, postalCode, city, country, phone, email }
}
