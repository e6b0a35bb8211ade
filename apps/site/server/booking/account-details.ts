import { NotLoggedInError } from '@marram/contract/auth/errors'
import type { BookingVisit, FlowOrder } from '@marram/contract/booking/flow'
import { profileDetails } from '@marram/contract/booking/profile-details'
import { type PayChoice, payChoices } from '@marram/domain/booking/pay-choice'
import { findAccount } from '../account/find-account.ts'
import type { SiteContext } from '../kit/site-route.ts'
import { tokenOf } from '../kit/token-of.ts'
import type { BookingRoutesOptions } from './step-request.ts'

/** Null for an anonymous guest, and if the auth service fails: prefilled details are optional. */
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

/** Account metadata key of the preferred payment method. */
const payMeta = 'bookingPayChoice'

/** The payment method of the guest's last booking; null for an anonymous guest. */
export async function findPayChoice(
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

/** Never throws: the booking is already placed. */
export async function rememberPayChoice(
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
