import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from '../cli.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Returns the exit code and the output. */
async function marram(...args: string[]): Promise<[number, string]> {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  try {
    return [await runCommand(args, { DATABASE_URL: database.url }), lines.join('')]
  } finally {
    write.mockRestore()
  }
}

test('an operator gives roles, changes a role, and ends an access', async () => {
  await marram('invite', 'mette@example.dk', '--type', 'staff', '--role', 'finance', '--firstname', 'Mette')
  expect((await marram('people'))[1]).toMatch(/Mette +mette@example\.dk +finance +invited/)
  expect((await marram('people', 'save-role', 'night', 'bookings.read'))[1]).toContain('night may now: bookings.read.')
  expect((await marram('people', 'set-roles', 'Mette@example.dk', 'night', 'editor'))[0]).toBe(0)
  expect((await marram('people', 'roles'))[1]).toMatch(/night +own +1 +bookings\.read/)
  expect(await marram('people', 'delete-role', 'night')).toEqual([
    1,
    expect.stringContaining('One person has the role'),
  ])
  expect((await marram('people', 'remove', 'mette@example.dk'))[1]).toContain('no access any more')
  expect((await marram('people', 'delete-role', 'night'))[0]).toBe(0)
  expect((await marram('audit'))[1]).toMatch(/people\.remove-access/)
})

test('an operator finds, exports and erases a guest', async () => {
  await marram('invite', 'karen@example.org', '--firstname', 'Karen')
  expect((await marram('guests', 'find', 'karen@example.org'))[1]).toMatch(/account \d+ \(guest\)/)
  const file = join(makeTemporaryFolder('guest '), 'karen.json')
  expect((await marram('guests', 'export', 'karen@example.org', '--out', file))[0]).toBe(0)
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ profile: { firstname: 'Karen' } })
  expect((await marram('guests', 'erase', 'karen@example.org'))[1]).toContain('Erased, with the account.')
  expect((await marram('guests', 'find', 'karen@example.org'))[1]).toContain('no account\nStored: nothing.')
})

test.each([
  [['people', 'fly'], 'people takes list'],
  [['people', 'set-roles', 'nobody@example.org', 'editor'], 'No member of staff'],
  [['people', 'save-role', 'night', 'fly'], 'There is no permission fly'],
  [['guests', 'erase'], 'guests takes find'],
  [['guests', 'find', '17'], 'not valid'],
])('%j is explained', async (args, sentence) => {
  expect(await marram(...args)).toEqual([1, expect.stringContaining(sentence)])
})
