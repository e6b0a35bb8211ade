import { revokeBookingLinks } from '@marram/database/personal-data/revoke-booking-links'
import { userTypeIds } from '@marram/domain/user-type'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { AuthContext } from '../deps.ts'

/** Revokes all links mailed to this customer, for example after a mailbox was compromised. */
export async function resetCustomerLinks(
  customerId: number,
  { db }: AuthContext,
): Promise<{ reset: number } | Refusal> {
  const customer = await db
    .selectFrom('user_account')
    .select(['id', 'email'])
    .where('id', '=', customerId)
    .where('type', '=', userTypeIds.customer)
    .executeTakeFirst()
  if (!customer) return refuse(404, 'unknown-customer', 'There is no such customer.')
  const resets = await db.deleteFrom('password_reset').where('user_id', '=', customerId).executeTakeFirst()
  const changes = await db.deleteFrom('email_change').where('user_id', '=', customerId).executeTakeFirst()
  const bookings = await revokeBookingLinks(db, { userId: customerId, email: customer.email })
  return { reset: Number(resets.numDeletedRows + changes.numDeletedRows) + bookings }
}
