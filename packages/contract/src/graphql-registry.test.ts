import * as v from 'valibot'
import { expect, test } from 'vitest'
import { brokerOperations } from './broker/documents.ts'
import { contentOperations } from './content/documents.ts'
import { defineOperation } from './graphql-operation.ts'
import { createOperationRegistry } from './graphql-registry.ts'

const houses = defineOperation<{ lan: number }>()({
  name: 'Houses',
  kind: 'query',
  text: `query Houses($lan: Int!, $ids: [Int!] = [1, 2]) {
  houses(lan: $lan, ids: $ids) { id ... on House { name } }
}`,
  reply: v.unknown(),
})
const registry = createOperationRegistry([houses])

test.each([
  ['as it is registered', houses.text],
  ['on one line', houses.text.replaceAll('\n', ' ')],
  ['with other indentation and line ends', houses.text.replaceAll('\n', '\r\n\t\t')],
  [
    'without a blank too many',
    'query Houses($lan:Int!$ids:[Int!]=[1 2]){houses(lan:$lan ids:$ids){id...on House{name}}}',
  ],
])('a registered document is found %s', (_, query) => {
  expect(registry.find({ query })).toBe(houses)
  expect(registry.find({ query, operationName: 'Houses' })).toBe(houses)
  expect(registry.find({ query, operationName: null })).toBe(houses)
})

test.each([
  ['another field', houses.text.replace('name', 'name ownerPhone')],
  [
    'two words run into one',
    houses.text.replace('houses(', 'houses (').replace('id ...', 'id...').replace('on House', 'onHouse'),
  ],
  ['another default', houses.text.replace('[1, 2]', '[1, 22]')],
  ['a second operation', `${houses.text} query Other { secrets }`],
  ['a comment that hides a line', houses.text.replace('\n', '\n# ')],
  ['nothing', ''],
])('%s makes it a different document', (_, query) => {
  expect(registry.find({ query })).toBeNull()
})

test.each([
  [{ query: houses.text, operationName: 'Other' }],
  [{ query: houses.text, operationName: 7 }],
  [{ query: 7 }],
  [{ query: [houses.text] }],
  [{}],
])('%j is not a registered operation', (sent) => {
  expect(registry.find(sent)).toBeNull()
})

test.each([
  ['broker', brokerOperations],
  ['content', contentOperations],
])('the documents of the %s stay distinct without whitespace', (_, operations) => {
  const known = createOperationRegistry(operations)
  for (const operation of operations) expect(known.find({ query: operation.text })).toBe(operation)
})
