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
