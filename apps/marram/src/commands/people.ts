import { parseArgs } from 'node:util'
import { removeAccess, setRoles } from '@marram/auth/staff/people-commands'
import { listPeople } from '@marram/auth/staff/person-desk'
import { deleteRole, listRoles, saveRole } from '@marram/auth/staff/role-desk'
import { OperatorError } from '@marram/database/operator-error'
import type { Database } from '@marram/database/schema.generated'
import { deskPermissions } from '@marram/domain/desk/permission'
import type { Kysely } from 'kysely'
import { print } from '../terminal.ts'
import { textTable } from '../text-table.ts'
import { withDatabase } from './database.ts'
import { type OperatorDesk, operatorDesk } from './operator.ts'

type Operator = OperatorDesk<{ readonly db: Kysely<Database>; readonly now: () => Date }>
type Work = (operator: Operator) => Promise<string>

const maxShown = 10_000

/** Members of staff and their roles. */
export async function peopleCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const work = readWork(args)
  return withDatabase(env, async ({ db }) => {
    print(await work(operatorDesk({ db, now: () => new Date() })))
    return 0
  })
}

function readWork(args: string[]): Work {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [action = 'list', subject, ...words] = positionals
  if (action === 'list') return list
  if (action === 'roles') return roles
  if (subject !== undefined && action === 'set-roles' && words.length > 0)
    return (operator) => give(operator, subject, words)
  if (subject !== undefined && action === 'remove') return (operator) => remove(operator, subject)
  if (subject !== undefined && action === 'save-role') return (operator) => save(operator, subject, words)
  if (subject !== undefined && action === 'delete-role') return (operator) => forget(operator, subject)
  throw new OperatorError(
    'people takes list, roles, set-roles EMAIL ROLE…, remove EMAIL, save-role ROLE PERMISSION… or delete-role ROLE.',
  )
}

async function list(operator: Operator): Promise<string> {
  const people = await operator.list(listPeople, { filters: {}, max: maxShown })
  const rows = people.map(({ name, email, roles: held, canLogIn, lastUsedAt }) => [
    name,
    email,
    held.join(', '),
    canLogIn ? (lastUsedAt?.slice(0, 10) ?? 'never') : 'invited',
  ])
  return [textTable([['Name', 'Mail', 'Roles', 'Last use'], ...rows]), `${rows.length} members of staff.`].join('\n')
}

async function roles({ ask }: Operator): Promise<string> {
  const known = await ask(listRoles, {})
  const rows = known.map(({ role, kind, people, permissions }) => [role, kind, String(people), permissions.join(', ')])
  return textTable([['Role', 'Kind', 'People', 'Permissions'], ...rows])
}

async function give(operator: Operator, email: string, held: string[]): Promise<string> {
  await operator.run(setRoles, { user: await idOf(operator, email), roles: held })
  return `${email} has these roles now: ${held.join(', ')}.`
}

async function remove(operator: Operator, email: string): Promise<string> {
  await operator.run(removeAccess, { user: await idOf(operator, email) })
  return `${email} has no access any more. \`marram invite\` opens it again.`
}

async function save({ run }: Operator, role: string, words: string[]): Promise<string> {
  const permissions = deskPermissions.filter((permission) => words.includes(permission))
  const stranger = words.find((word) => !permissions.some((permission) => permission === word))
  if (stranger !== undefined) {
    throw new OperatorError(`There is no permission ${stranger}. There are: ${deskPermissions.join(', ')}.`)
  }
  await run(saveRole, { role, permissions })
  return `${role} may now: ${permissions.join(', ') || 'nothing'}.`
}

async function forget({ run }: Operator, role: string): Promise<string> {
  await run(deleteRole, { role })
  return `The role ${role} is deleted; a standard one is as at first.`
}

async function idOf(operator: Operator, email: string): Promise<number> {
  const people = await operator.list(listPeople, { filters: {}, max: maxShown })
  const found = people.find((person) => person.email === email.toLowerCase())
  if (!found) throw new OperatorError(`No member of staff has the address ${email}.`)
  return found.id
}
