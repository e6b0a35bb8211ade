import type { ReviewClient, ReviewInvitation } from '@marram/contract/booking/review'
import { ServiceError } from '@marram/contract/service-error'

/** Null for an expired or unknown link; the page answers both alike. */
export async function findInvitation(client: ReviewClient, token: string): Promise<ReviewInvitation | null> {
  try {
    return await client.invitation(token)
  } catch (error) {
    if (error instanceof ServiceError && error.status < 500) return null
    throw error
  }
}
