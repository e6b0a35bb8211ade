import { deskCommand } from '@marram/contract/desk/operation'
import { deskPermissions } from '@marram/domain/desk/permission'
import { isRefusal, refuse } from '@marram/service-kit/envelope'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import type { Database } from '../schema.generated.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { executeCommand } from './execute-command.ts'
import { type Staff, staffCommand } from './staff-command.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.deleteFrom('audit_entry').execute()
})

const anna: Staff = { userId: 7, name: 'Anna Holm', cameFrom: '192.0.2.7', permissions: ['agency.write'] }
const now = () => new Date('2027-06-26T08:42:00Z')
const deps = () => ({ db: database.db, now })
type Deps = { readonly db: Kysely<Database>; readonly now: () => Date }

/** Writes a row, so that tests see what stays. */
const rename = staffCommand<Deps>()(
  deskCommand({
    name: 'agency.rename',
    service: 'content',
    needs: 'agency.write',
    input: v.object({ to: v.pipe(v.string(), v.minLength(1)) }),
    output: v.object({ named: v.string() }),
  }),
  async ({ to }, { db }) => {
    const before = await db
      .selectFrom('desk_role')
      .where('name', '=', 'renamed')
      .select('permissions')
      .executeTakeFirst()
    await db
      .insertInto('desk_role')
      .values({ name: 'renamed', permissions: [to] })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ permissions: [to] }))
      .execute()
    if (to === 'refused') return refuse(409, 'taken', 'The name is taken.')
    if (to === 'impossible') throw new OperatorError('There is no such agency.')
    if (to === 'broken') throw new Error('The disk is full.')
    return {
      output: { named: to },
      subject: 'agency',
      before: { name: before?.permissions[0] ?? null },
      after: { name: to },
    }
  },
)
const run = (input: unknown, more: { key?: string; reason?: string } = {}, staff = anna) =>
  executeCommand(rename, { input, ...more }, staff, deps())

beforeEach(() => database.db.deleteFrom('desk_role').where('name', '=', 'renamed').execute())
const stored = async () =>
  (await database.db.selectFrom('desk_role').where('name', '=', 'renamed').select('permissions').executeTakeFirst())
    ?.permissions[0] ?? null
const entries = () => database.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()

test('a command does its work and says who did it, when, from where, before, after and why', async () => {
  expect(await run({ to: 'Bodden' }, { reason: 'new owner' })).toEqual({ named: 'Bodden' })
  expect(await entries()).toMatchObject([
    {
      command: 'agency.rename',
      user_id: 7,
      actor: 'Anna Holm',
      came_from: '192.0.2.7',
      at: now(),
      subject: 'agency',
      before: { name: null },
      after: { name: 'Bodden' },
      reason: 'new owner',
    },
  ])
})

test('without the permission the command does not exist, whatever the input', async () => {
  const others = deskPermissions.filter((permission) => permission !== 'agency.write')
  for (const input of [{ to: 'Bodden' }, {}]) {
    expect(await run(input, {}, { ...anna, permissions: others })).toMatchObject({ status: 404, code: 'not-found' })
  }
  expect([await stored(), await entries()]).toEqual([null, []])
})

test('invalid input is refused with the field', async () => {
  expect(await run({ to: '' })).toMatchObject({ status: 422, code: 'invalid-input' })
  expect([await stored(), await entries()]).toEqual([null, []])
})

test.each([
  ['refused', { status: 409, code: 'taken' }],
  ['impossible', { status: 409, code: 'not-possible', sentence: 'There is no such agency.' }],
])('what is %s leaves no trace', async (to, refusal) => {
  expect(await run({ to })).toMatchObject(refusal)
  expect([await stored(), await entries()]).toEqual([null, []])
})

test('a command that needs a reason for its input is refused without one', async () => {
  const strict = { ...rename, needsReason: ({ to }: { readonly to: string }) => to === 'Bodden' }
  const at = (to: string, reason?: string) => executeCommand(strict, { input: { to }, reason }, anna, deps())
  expect(await at('Bodden')).toMatchObject({ status: 422, code: 'reason-missing' })
  expect(await entries()).toEqual([])
  expect(isRefusal(await at('Bodden', 'A new owner'))).toBe(false)
  expect(isRefusal(await at('Holm'))).toBe(false)
})

test('a fault leaves no trace and is thrown', async () => {
  await expect(run({ to: 'broken' })).rejects.toThrow('The disk is full.')
  expect([await stored(), await entries()]).toEqual([null, []])
})

test('without its log entry the work is undone', async () => {
  await expect(run({ to: 'Bodden' }, {}, { ...anna, name: 'a\0b' })).rejects.toThrow()
  expect(await stored()).toBeNull()
})

test('the same request again gets the first reply and does nothing', async () => {
  const first = await run({ to: 'Bodden' }, { key: 'k1' })
  await run({ to: 'Other' })
  expect(await run({ to: 'Bodden' }, { key: 'k1' })).toEqual(first)
  expect([await stored(), (await entries()).length]).toEqual(['Other', 2])
})

test('requests with one key at the same time do the work once', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => run({ to: 'Bodden' }, { key: 'k1' })))
  expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(new Set(['{"named":"Bodden"}']))
  expect(await entries()).toHaveLength(1)
})

test.each([
  ['another input', { to: 'Other' }, anna],
  ['another person', { to: 'Bodden' }, { ...anna, userId: 8 }],
])('the key of one request is refused for %s', async (_, input, staff) => {
  await run({ to: 'Bodden' }, { key: 'k1' })
  expect(await run(input, { key: 'k1' }, staff)).toMatchObject({ status: 409, code: 'key-used' })
  expect(await stored()).toBe('Bodden')
})

test('a refused request may be sent again with its key', async () => {
  expect(isRefusal(await run({ to: 'refused' }, { key: 'k1' }))).toBe(true)
  expect(isRefusal(await run({ to: 'refused' }, { key: 'k1' }))).toBe(true)
})

test('a command without permission or log entry does not compile', () => {
  const shape = { name: 'agency.open', service: 'content', input: v.object({}), output: v.null() } as const
  // @ts-expect-error: a command needs a permission
  deskCommand({ ...shape })
  // @ts-expect-error: a permission has a known name
  deskCommand({ ...shape, needs: 'everything' })
  // @ts-expect-error: a command says what it did
  staffCommand<Deps>()(deskCommand({ ...shape, needs: 'agency.write' }), async () => ({ output: null }))
})
