import type { GuestInput } from '@marram/domain/booking/guest-details'
import type { InferOutput } from 'valibot'
import type { profile } from '../auth/shapes.ts'

/** The fields of the second step that the profile of an account fills in. */
export function profileDetails(known: InferOutput<typeof profile>): Partial<GuestInput> {
  const { firstname, lastname, address, postalCode, city, country, phone, email } = known
  return { firstName: firstname, lastName: lastname, address, postalCode, city, country, phone, email }
}
