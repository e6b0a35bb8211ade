import type { BookingVisit } from '@marram/contract/booking/flow'
import { profileDetails } from '@marram/contract/booking/profile-details'
import { findAccount } from '../account/find-account.ts'
import { tokenOf } from '../kit/token-of.ts'
import type { BookingRoutesOptions, SiteContext } from './step-request.ts'

/** Null for a guest who is not logged in; also where the accounts do not answer, since a login is only a help. */
export async function findAccountDetails(
  c: SiteContext,
  { auth, onFailure }: BookingRoutesOptions,
): Promise<NonNullable<BookingVisit['account']> | null> {
  const token = tokenOf(c.req.raw)
  if (token === null) return null
  try {
    const account = await findAccount(auth, token)
    return account && { email: account.user.email, details: profileDetails(account.profile) }
  } catch (error) {
    onFailure(error)
    return null
  }
}
