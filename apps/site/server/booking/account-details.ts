import { NotLoggedInError } from '@marram/contract/auth/errors'
import type { BookingVisit, FlowOrder } from '@marram/contract/booking/flow'
import { profileDetails } from '@marram/contract/booking/profile-details'
import { type PayChoice, payChoices } from '@marram/domain/booking/pay-choice'
import { findAccount } from '../account/find-account.ts'
import type { SiteContext } from '../kit/site-route.ts'
import { tokenOf } from '../kit/token-of.ts'
import type { BookingRoutesOptions } from './step-request.ts'

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

/** The key under which an account remembers how its guest likes to pay. */
const payMeta = 'bookingPayChoice'

/** As the guest chose with the last booking; null for whoever is not logged in. */
export async function findPayWish(
  c: SiteContext,
  { auth, onFailure }: BookingRoutesOptions,
): Promise<PayChoice | null> {
  const token = tokenOf(c.req.raw)
  if (token === null) return null
  try {
    const metas = await auth.userMetas(token, [payMeta])
    return payChoices.find((choice) => choice === metas[0]?.metaValue) ?? null
  } catch (error) {
    if (!(error instanceof NotLoggedInError)) onFailure(error)
    return null
  }
}

/** The booking is made: whatever goes wrong here is no reason to tell the guest otherwise. */
export async function rememberPayWish(
  c: SiteContext,
  { payChoice, withoutLogin }: Pick<FlowOrder, 'payChoice' | 'withoutLogin'>,
  { auth, onFailure }: BookingRoutesOptions,
): Promise<void> {
  const token = withoutLogin ? null : tokenOf(c.req.raw)
  if (token === null) return
  try {
    await auth.setUserMeta(token, { metaKey: payMeta, metaValue: payChoice })
  } catch (error) {
    if (!(error instanceof NotLoggedInError)) onFailure(error)
  }
}
