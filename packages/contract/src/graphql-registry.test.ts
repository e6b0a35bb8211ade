import * as v from 'valibot'
import { expect, test } from 'vitest'
import { brokerOperations } from './broker/documents.ts'
import { contentOperations } from './content/documents.ts'
import { defineOperation } from './graphql-operation.ts'
import { createOperationRegistry } from './graphql-registry.ts'

const lodgings = defineOperation<{ lan: number }>()({
  name: 'Houses',
  kind: 'query',
  text: `query Houses($lan: Int!, $ids: [Int!] = [1, 2]) {
  houses(lan: $lan, ids: $ids) { id ... on House { name } }
}`,
  reply: v.unknown(),
})
const registry = createOperationRegistry([lodgings])

test.each([
  ['as it is registered', lodgings.text],
  ['on one line', lodgings.text.replaceAll('\n', ' ')],
  ['with other indentation and line ends', lodgings.text.replaceAll('\n', '\r\n\t\t')],
  [
    'without a blank too many',
    'query Houses($lan:Int!$ids:[Int!]=[1 2]){houses(lan:$lan ids:$ids){id...on House{name}}}',
  ],
])('a registered document is found %s', (_, query) => {
  expect(registry.find({ query })).toBe(lodgings)
  expect(registry.find({ query, operationName: 'Houses' })).toBe(lodgings)
  expect(registry.find({ query, operationName: null })).toBe(lodgings)
})

test.each([
  ['another field', lodgings.text.replace('name', 'name ownerPhone')],
  [
    'two words run into one',
    lodgings.text.replace('houses(', 'houses (').replace('id ...', 'id...').replace('on House', 'onHouse'),
  ],
  ['another default', lodgings.text.replace('[1, 2]', '[1, 22]')],
  ['a second operation', `${lodgings.text} query Other { secrets }`],
  ['a comment that hides a line', lodgings.text.replace('\n', '\n# ')],
  ['nothing', ''],
])('%s makes it a different document', (_, query) => {
  expect(registry.find({ query })).toBeNull()
})

test.each([
  [{ query: lodgings.text, operationName: 'Other' }],
  [{ query: lodgings.text, operationName: 7 }],
  [{ query: 7 }],
  [{ query: [lodgings.text] }],
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
