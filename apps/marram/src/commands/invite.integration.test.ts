import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from '../cli.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Returns the exit code and the output. */
async function invite(...args: string[]): Promise<[number, string]> {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  try {
    return [await runCommand(['invite', ...args], { DATABASE_URL: database.url }), lines.join('')]
  } finally {
    write.mockRestore()
  }
}

test('the first staff account is invited by a link, and a second invitation is another link', async () => {
  const [code, said] = await invite('Mette@Example.dk', '--type', 'staff', '--role', 'finance', '--firstname', 'Mette')
  expect(code).toBe(0)
  expect(said).toMatch(
    /http:\/\/da\.localhost\S*\/account\/reset-password\/\?target=guest&user_id=\d+&reset_token=[\w-]{43}/,
  )
  const [, again] = await invite('mette@example.dk', '--type', 'guest')
  expect(again).toContain('had an account already')
  expect(again).not.toBe(said)
  const users = await database.db.selectFrom('user_account').select(['email', 'type', 'password_hash']).execute()
  expect(users).toEqual([{ email: 'mette@example.dk', type: 3, password_hash: null }])
  const members = await database.db.selectFrom('desk_member').select('roles').execute()
  expect(members).toEqual([{ roles: ['finance'] }])
})

test('whoever lost everything comes back in at the machine: a new link, and a new second factor', async () => {
  const person = ['anna@example.dk', '--type', 'staff', '--role', 'administrator']
  await invite(...person)
  const { id } = await database.db
    .selectFrom('user_account')
    .where('email', '=', 'anna@example.dk')
    .select('id')
    .executeTakeFirstOrThrow()
  const at = new Date('2027-06-26T08:42:00Z')
  await database.db
    .insertInto('totp_key')
    .values({ user_id: id, sealed: Buffer.from('x'), last_step: 1, created_at: at })
    .execute()
  const countKeys = async () => (await database.db.selectFrom('totp_key').selectAll().execute()).length
  expect((await invite(...person))[0]).toBe(0)
  expect(await countKeys()).toBe(1)
  const [code, said] = await invite(...person, '--reset-second-factor')
  expect([code, said, await countKeys()]).toEqual([0, expect.stringContaining('second factor is reset'), 0])
  const log = await database.db.selectFrom('audit_entry').select(['command', 'before']).orderBy('id', 'desc').execute()
  expect(log[0]).toEqual({ command: 'people.reset-second-factor', before: { passkeys: 0, app: true } })
  expect(await invite('bo@example.dk', '--reset-second-factor')).toEqual([
    1,
    expect.stringContaining('no member of staff'),
  ])
})

test.each([
  [],
  ['mette'],
  ['a@example.dk', '--type', 'staff'],
  ['a@example.dk', '--role', 'finance'],
  ['a@example.dk', '--type', 'staff', '--role', 'king'],
  ['a@example.dk', '--type', 'king'],
  ['a@example.dk', '--language', 'fr'],
])('an invitation with %j is explained and not created', async (...args) => {
  const [code, said] = await invite(...args)
  expect(code).toBe(1)
  expect(said).toMatch(/invite takes|--type is|--language is|need a --role|no role king/)
})
