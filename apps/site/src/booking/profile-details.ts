import { profile } from '@marram/contract/auth/shapes'
import { profileDetails } from '@marram/contract/booking/profile-details'
import type { GuestInput } from '@marram/domain/booking/guest-details'
import * as v from 'valibot'
import { logWarning } from '../kit/log.ts'

const reply = v.object({ data: v.object({ profile }) })

/** What the account of the guest who is logged in knows; null where it cannot be asked. */
export async function loadProfileDetails(): Promise<Partial<GuestInput> | null> {
  try {
    const response = await fetch('/api/session/profile/', { headers: { accept: 'application/json' } })
    if (!response.ok) return null
    const { data } = v.parse(reply, await response.json())
    return profileDetails(data.profile)
  } catch (error) {
    logWarning('The profile could not be loaded into the booking.', error)
    return null
  }
}
