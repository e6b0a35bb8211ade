import { expect, test } from 'vitest'
import { generateBrokerReplies } from './broker-replies.ts'

const schema = /* GraphQL */ `
  scalar Day
  directive @count on FIELD_DEFINITION
  directive @unheardOf on FIELD_DEFINITION
  enum Kind { hut villa }
  input Wish { from: Day, kinds: [Kind!], persons: Int! = 2 }
  type House { id: Int!, rooms: Int! @count, kind: Kind!, built: Day, neighbour: House, odd: Int! @unheardOf }
  type Query { house(lan: Int!, id: Int!, wish: Wish): House, houses(limit: Int! = 10): [House!]! }
`
const generate = (...texts: string[]) => generateBrokerReplies(schema, texts)

test('a reply is checked by the schema of the fields in the document', () => {
  const text = generate('query One($lan: Int!, $id: Int!) { house(lan: $lan, id: $id) { id rooms kind built } }')
  expect(text).toContain("const kind = v.picklist(['hut', 'villa'])")
  expect(text).toContain('const house = v.object({\n  id: whole,\n  rooms: count,\n  kind,\n  built: dayOrNull,\n})')
  expect(text).toContain('One: v.object({ house: houseOrNull }),')
})

test('identical documents share a check, and one with more fields has another', () => {
  const text = generate(
    'query One($lan: Int!, $id: Int!) { house(lan: $lan, id: $id) { id } }',
    'query Many($limit: Int! = 10) { houses(limit: $limit) { id } }',
    'query More($limit: Int! = 10) { houses(limit: $limit) { id next: neighbour { id } } }',
  )
  expect(text).toContain('Many: v.object({ houses: v.array(house) }),')
  expect(text).toContain('const house2 = v.object({\n  id: whole,\n  next: houseOrNull,\n})')
  expect(text).toContain('More: v.object({ houses: v.array(house2) }),')
})

test('variables with a default are optional, and a language is one of ours', () => {
  const text = generate(
    'query One($lan: Int!, $id: Int!, $wish: Wish) { house(lan: $lan, id: $id, wish: $wish) { id } }',
    'query Many($limit: Int! = 10) { houses(limit: $limit) { id } }',
  )
  const wish = "{ from?: string; kinds?: readonly ('hut' | 'villa')[]; persons?: number }"
  expect(text).toContain(`One: { lan: LanguageId; id: number; wish?: ${wish} }`)
  expect(text).toContain('Many: { limit?: number }')
})

test.each([
  [
    'a field that the schema does not have',
    'query A($id: Int!) { house(lan: 1, id: $id) { colour } }',
    'no field colour',
  ],
  ['a directive without a check', 'query A($id: Int!) { house(lan: 1, id: $id) { odd } }', '@unheardOf'],
  ['a document without a name', '{ houses { id } }', 'Not one named query'],
])('%s stops the generator', (_, document, message) => {
  expect(() => generate(document)).toThrow(message)
})
