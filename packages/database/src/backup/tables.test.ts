import { expect, test } from 'vitest'
import { inOrder } from './tables.ts'

const table = (name: string, ...references: string[]) => ({ name, columns: [], references })

test('a table comes after those that it refers to', () => {
  const tables = [table('lodging', 'street', 'location'), table('street', 'location'), table('location')]
  expect(inOrder(tables).map(({ name }) => name)).toEqual(['location', 'street', 'lodging'])
})

test('tables that refer to each other in a circle are named', () => {
  expect(() => inOrder([table('a', 'b'), table('b', 'a'), table('c')])).toThrow('circle: a, b')
})
