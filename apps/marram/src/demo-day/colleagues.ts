import { createDemoUsers } from '@marram/auth/demo-users'
import type { Staff } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import { type DemoPerson, demoStaff } from '@marram/demo/bookings/day'
import { demoUsers } from '@marram/demo/users'
import { permissionsOfRoles } from '@marram/domain/desk/role'
import type { Kysely } from 'kysely'

export type Colleagues = Readonly<Record<DemoPerson, Staff>>

/** Accounts for the roles of the desk. They have the password of the first member of staff. */
export async function employColleagues(db: Kysely<Database>): Promise<Colleagues> {
  const password = demoUsers.find(({ type }) => type === 'internal')?.password ?? ''
  await createDemoUsers(
    db,
    demoStaff.map((person) => ({ ...person, password, type: 'internal' })),
  )
  const accounts = await db.selectFrom('user_account').where('is_demo', '=', true).select(['id', 'email']).execute()
  const find = (name: DemoPerson): Staff => {
    const person = demoStaff.find(({ email }) => email.startsWith(`${name}@`))
    const account = accounts.find(({ email }) => email === person?.email)
    if (!person || !account) throw new Error(`Nobody is called ${name}.`)
    return {
      userId: account.id,
      name: `${person.firstname} ${person.lastname}`,
      cameFrom: '192.0.2.10',
      permissions: permissionsOfRoles(person.roles, []),
    }
  }
  return {
    anna: find('anna'),
    katrin: find('katrin'),
    niels: find('niels'),
    sofie: find('sofie'),
    svend: find('svend'),
  }
}
