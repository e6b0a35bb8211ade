import { expect, test } from 'vitest'
import { describeStatement } from './trace-statement.ts'

test.each([
  ['select "id" from "lodging" where "name" = $1', 'select lodging', 'select "id" from "lodging" where "name" = $1'],
  ["select * from mail where recipient = 'karen@example.org'", 'select mail', 'select * from mail where recipient = ?'],
  ["update mail set body = E'it\\'s' where id = 42", 'update mail', 'update mail set body = ? where id = ?'],
  ["insert into guest values ('O''Hara', -4.5e3, $tag$any 'text'$tag$)", 'insert guest', null],
  ['select 1 from "public"."booking" -- karen@example.org', 'select booking', 'select ? from "public"."booking"'],
  ['delete from t2 where a in ($1, $2,$3) /* karen */', 'delete t2', 'delete from t2 where a in ($…)'],
  ['begin', 'begin', 'begin'],
])('a span of %s has its shape and no value', (sql, name, text) => {
  const described = describeStatement(sql)
  expect(described.name).toBe(name)
  if (text !== null) expect(described.text).toBe(text)
  expect(described.text).not.toMatch(/karen|hara|it's|any|42|4\.5/i)
})
