import { expect, test } from 'vitest'
import { inOrder } from './tables.ts'

const table = (name: string, ...references: string[]) => ({ name, columns: [], references })

test('a table comes after those it references', () => {
  const tables = [table('lodging', 'street', 'location'), table('street', 'location'), table('location')]
  expect(inOrder(tables).map(({ name }) => name)).toEqual(['location', 'street', 'lodging'])
})

test('a cycle of references is reported with its tables', () => {
  expect(() => inOrder([table('a', 'b'), table('b', 'a'), table('c')])).toThrow('circle: a, b')
})
