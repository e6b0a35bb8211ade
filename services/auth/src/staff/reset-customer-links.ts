import { userTypeIds } from '@marram/domain/user-type'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { AuthContext } from '../deps.ts'

/** Links that were mailed to this customer stop working, as when a mailbox fell into other hands. */
export async function resetCustomerLinks(
  customerId: number,
  { db }: AuthContext,
): Promise<{ reset: number } | Refusal> {
  const customer = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', customerId)
    .where('type', '=', userTypeIds.customer)
    .executeTakeFirst()
  if (!customer) return refuse(404, 'unknown-customer', 'There is no such customer.')
  const resets = await db.deleteFrom('password_reset').where('user_id', '=', customerId).executeTakeFirst()
  const changes = await db.deleteFrom('email_change').where('user_id', '=', customerId).executeTakeFirst()
  return { reset: Number(resets.numDeletedRows + changes.numDeletedRows) }
}
