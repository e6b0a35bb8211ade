import { resetSecondFactor } from '@marram/contract/desk/second-factor'
import { staffCommand } from '@marram/database/command/staff-command'
import { userTypeIds } from '@marram/domain/user-type'
import { refuse } from '@marram/service-kit/envelope'
import type { AuthContext } from '../deps.ts'
import { mailFactorChange } from '../second-factor/change-factors.ts'
import { endAllSessions } from '../session/session.ts'
import { mayTouch, notYours } from './change-roles.ts'

type Deps = Pick<AuthContext, 'db' | 'now'>

export const resetFactors = staffCommand<Deps>()(resetSecondFactor, async ({ email }, { db, now }, staff) => {
  const user = await db
    .selectFrom('user_account')
    .select('id')
    .where('email', '=', email)
    .where('type', '=', userTypeIds.internal)
    .executeTakeFirst()
  if (!user) return refuse(404, 'unknown-person', 'There is no member of staff with this address.')
  // It would undo the proof that changes of one's own factors need.
  if (user.id === staff.userId) return refuse(409, 'own-factor', 'Another administrator has to reset yours.')
  if (!(await mayTouch(db, user.id, staff.permissions))) return notYours()
  await endAllSessions(db, user.id, now())
  const passkeys = await db.deleteFrom('passkey').where('user_id', '=', user.id).executeTakeFirst()
  const app = await db.deleteFrom('totp_key').where('user_id', '=', user.id).executeTakeFirst()
  await db.deleteFrom('recovery_code').where('user_id', '=', user.id).execute()
  await mailFactorChange(user.id, { db, now })
  const before = { passkeys: Number(passkeys.numDeletedRows), app: app.numDeletedRows > 0n }
  return { output: before, subject: `user ${user.id}`, before, after: { passkeys: 0, app: false } }
})
