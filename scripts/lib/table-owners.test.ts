import { expect, test } from 'vitest'
import { checkTableOwners, type TableOwners } from './table-owners.mjs'

const owners: TableOwners = {
  houses: { owner: 'broker', tables: ['lodging'], readers: ['search'] },
  nights: { owner: 'booking', tables: ['stay', 'hold'], writers: { broker: 'imports them' } },
}
const schema = 'export interface Database {\n  lodging: LodgingTable\n  stay: StayTable\n  hold: HoldTable\n}'

const check = (path: string, text: string, plan = { owners, schema }) => checkTableOwners([{ path, text }], plan)

test.each([
  ['a read by a listed reader', 'services/search/src/a.ts', "db.selectFrom('lodging as l')"],
  ['the owner', 'services/broker/src/a.ts', "db.deleteFrom('lodging')"],
  ['a listed writer', 'services/broker/src/a.ts', 'sql`update stay set x = 1`'],
  ['a test', 'services/search/src/a.test.ts', "db.insertInto('lodging')"],
  ['the program', 'apps/marram/src/a.ts', "db.selectFrom('lodging')"],
  ['a longer name', 'services/auth/src/a.ts', "db.selectFrom('lodging_note')"],
])('%s is allowed', (_, path, text) => expect(check(path, text)).toEqual([]))

test.each([
  ['a builder', "db.selectFrom('stay')", 'reads stay'],
  ['a list of tables', "db.selectFrom(['stay', 'hold'])", 'reads stay'],
  ['a join', "db.selectFrom('x').leftJoin('hold', 'a', 'b')", 'reads hold'],
  ['SQL', 'sql`select from lodging join stay on true`', 'reads stay'],
  ['a write by a reader', "trx.updateTable('lodging')", 'writes lodging'],
  ['a write in SQL', 'sql`insert into lodging (id) values (1)`', 'writes lodging'],
])('%s is refused', (_, text, problem) => {
  expect(check('services/search/src/a.ts', text)).toEqual([expect.stringContaining(problem)])
})

test('every table is listed once', () => {
  const wrong = { ...owners, more: { owner: 'auth', tables: ['stay', 'nothing'] } }
  const more = schema.replace('}', '  user_account: AccountTable\n}')
  expect(check('a.ts', '', { owners: wrong, schema: more })).toEqual([
    'Table user_account is missing in table-owners.json.',
    'table-owners.json names nothing, no table.',
    'table-owners.json names stay twice.',
  ])
})
