import { readdir } from 'node:fs/promises'
import { createDemoUsers, type DemoUser } from '@marram/auth/demo-users'
import { saveRoles } from '@marram/auth/staff/desk-members'
import { type DeskCommand, type DeskQuery, deskServices } from '@marram/contract/desk/operation'
import { administrator, permissionsOfRoles, standardRoles } from '@marram/domain/desk/role'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { type Answer, visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type Operation = DeskCommand<unknown, unknown> | DeskQuery<unknown, unknown>

/** Everything that the contract defines, so that a new operation joins the walk by itself. */
async function loadOperations(): Promise<Operation[]> {
  const files = await readdir(new URL('.', import.meta.resolve('@marram/contract/desk/operation')))
  const names = files.filter((file) => /^[a-z-]+\.ts$/.test(file)).map((file) => file.slice(0, -3))
  const modules = await Promise.all(names.map((name) => import(`@marram/contract/desk/${name}`)))
  return modules.flatMap((found) => Object.values(found)).filter(isOperation)
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  'needs' in value &&
  'service' in value &&
  (value.kind === 'command' || value.kind === 'query')

const password = 'klit og hav og vind'
/** Staff without a role may open the desk and see nothing of guests. */
const roles = [administrator, ...Object.keys(standardRoles), 'none']
const people: readonly DemoUser[] = [
  ...roles.map((role) => ({ name: role, type: 'internal' as const })),
  { name: 'guest', type: 'customer' as const },
  { name: 'owner', type: 'creditor' as const },
].map(({ name, type }) => ({
  ...{ email: `${name}@walk.example`, password, type, languageId: 1 as const },
  ...{ firstname: name, lastname: 'Walk' },
}))

let agency: Agency
let operations: readonly Operation[]
const cookies = new Map<string, string>()

beforeAll(async () => {
  agency = await startAgency({ env: { TRUST_PROXY: '1' } })
  const { db } = agency.database
  await createDemoUsers(db, people)
  for (const role of roles) {
    const account = db.selectFrom('user_account').select('id').where('email', '=', `${role}@walk.example`)
    const { id } = await account.executeTakeFirstOrThrow()
    await saveRoles(db, id, role === 'none' ? [] : [role])
  }
  for (const { email } of people) cookies.set(email, await logIn(email))
  operations = await loadOperations()
}, 120_000)
afterAll(() => agency?.stop())

async function logIn(email: string): Promise<string> {
  const isStaff = !/^(guest|owner)@/.test(email)
  const body = `${new URLSearchParams({ email, password, ...(isStaff && { door: 'staff' }) })}`
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
    'x-forwarded-for': `192.0.2.${cookies.size + 1}`,
  }
  const answer = await visit(agency.port, '/api/session/login/', { method: 'POST', headers, body })
  expect([email, answer.status]).toEqual([email, 200])
  return /identity=[\w-]{43}/.exec(answer.headers['set-cookie'] ?? '')?.[0] ?? ''
}

const cookieOf = (who: string): Record<string, string> => {
  const cookie = cookies.get(`${who}@walk.example`)
  return cookie === undefined ? {} : { cookie }
}

/** Without input nothing is done: a permitted request is refused for that, every other one before. */
const send = (who: string, path: string): Promise<Answer> =>
  visit(agency.port, `/api/desk/${path}/`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': 'walk', ...cookieOf(who) },
    body: '{"input":null}',
  })

/** Without the number of the request. */
const sentenceOf = ({ text }: Answer): string => text.replace(/"requestId":"[\w-]+"/, '')

/** Names of all operations by status, and the different answers to those that are missing. */
async function walk(who: string) {
  const byStatus: Record<number, string[]> = {}
  const missing = new Set<string>()
  for (const { service, name } of operations) {
    const answer = await send(who, `${service}/${name}`)
    byStatus[answer.status] = [...(byStatus[answer.status] ?? []), name]
    if (answer.status === 404) missing.add(sentenceOf(answer))
  }
  return { byStatus, missing: [...missing] }
}

test('the walk knows the operations of every service', () => {
  expect(new Set(operations.map(({ service }) => service))).toEqual(new Set(deskServices))
  expect(operations.length).toBeGreaterThan(80)
})

test('nobody is asked to log in, whatever they ask for', async () => {
  expect((await walk('nobody')).byStatus).toEqual({ 401: operations.map(({ name }) => name) })
})

describe('for those whom the desk is not for', () => {
  test.each(['guest', 'owner'])('nothing exists: %s', async (who) => {
    const { byStatus, missing } = await walk(who)
    expect(byStatus).toEqual({ 404: operations.map(({ name }) => name) })
    expect(missing).toEqual([sentenceOf(await send(who, 'booking/no.such'))])
    const page = await visit(agency.port, '/desk/bookings/', { headers: cookieOf(who) })
    const other = await visit(agency.port, '/no-such-page/', { headers: cookieOf(who) })
    expect([page.status, page.headers['content-type']]).toEqual([404, other.headers['content-type']])
    expect(page.text).not.toContain('desk-page')
    expect((await visit(agency.port, '/api/desk/events/', { headers: cookieOf(who) })).status).toBe(404)
  })
})

test.each(roles)('the role %s reaches what it permits, and the rest does not exist', async (role) => {
  const permissions = permissionsOfRoles(role === 'none' ? [] : [role], [])
  const isPermitted = ({ needs }: Operation): boolean => needs === null || permissions.includes(needs)
  const { byStatus, missing } = await walk(role)
  const named = (some: readonly Operation[]) => some.map(({ name }) => name)
  expect(byStatus[422]).toEqual(named(operations.filter(isPermitted)))
  expect(byStatus[404] ?? []).toEqual(named(operations.filter((operation) => !isPermitted(operation))))
  expect(Object.keys(byStatus).filter((status) => status !== '422' && status !== '404')).toEqual([])
  if (missing.length > 0) expect(missing).toEqual([sentenceOf(await send(role, 'booking/no.such'))])
  const page = await visit(agency.port, '/desk/bookings/', { headers: cookieOf(role) })
  expect([page.status, page.text.includes('id="desk-page"')]).toEqual([200, true])
})

test('a service itself refuses the same, without the site', async () => {
  const token = cookies.get('guest@walk.example')?.replace('identity=', '') ?? ''
  for (const { service, name } of operations) {
    const answer = await visit(agency.port, `/services/${service}/desk/${name}/`, {
      method: 'POST',
      headers: { 'x-public-key': 'marram-demo', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"input":null}',
    })
    expect([name, answer.status]).toEqual([name, 404])
  }
})
