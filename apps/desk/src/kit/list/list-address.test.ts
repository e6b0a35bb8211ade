import { expect, test } from 'vitest'
import { columnsOf, orderOf, questionOf, readAddress, savedPart, withoutFilters, writeAddress } from './list-address.ts'
import type { ListColumn, ListDefinition } from './list-definition.ts'

const column = (id: string, more: Partial<ListColumn<string>> = {}): ListColumn<string> => {
  return { id, name: id, cell: (item) => item, text: (item) => item, ...more }
}
const list: ListDefinition<string> = {
  name: 'things',
  title: 'Things',
  searchLabel: 'Search',
  columns: [column('number'), column('arrival', { sort: 'arrival' }), column('mail', { isExtra: true })],
  filters: [{ id: 'status', name: 'Status', describe: (value) => value, field: { kind: 'day' } }],
  views: [],
  order: { sort: 'created', descending: true },
  questionKey: 'thing.list',
  ask: async () => ({ items: [], nextCursor: null, total: 0 }),
  keyOf: (item) => item,
  pathOf: (key) => key,
}
const ids = (columns: readonly ListColumn<string>[]) => columns.map(({ id }) => id)

test('the order comes from the address, if the list has it', () => {
  expect(orderOf(list, { sort: '-arrival' })).toEqual({ sort: 'arrival', descending: true })
  expect(orderOf(list, { sort: 'created' })).toEqual({ sort: 'created', descending: false })
  expect(orderOf(list, { sort: 'constructor' })).toEqual(list.order)
  expect(orderOf(list, {})).toEqual(list.order)
})

test('chosen columns keep their order; unknown ones are ignored', () => {
  expect(ids(columnsOf(list.columns, undefined))).toEqual(['number', 'arrival'])
  expect(ids(columnsOf(list.columns, 'mail,number,x'))).toEqual(['number', 'mail'])
  expect(ids(columnsOf(list.columns, 'x'))).toEqual(['number', 'arrival'])
})

test('columns and the open row change no question', () => {
  const address = { q: 'anna', status: 'open', sort: 'arrival', columns: 'mail', open: '4', other: '1' }
  expect(questionOf(list, address)).toEqual({ q: 'anna', status: 'open' })
  expect(savedPart(list, address)).toEqual({ q: 'anna', status: 'open', sort: 'arrival', columns: 'mail' })
  expect(withoutFilters(list, address)).toEqual({ sort: 'arrival', columns: 'mail', open: '4', other: '1' })
})

test('an address is read as it was written, without unknown parts', () => {
  const address = { status: 'a,b', q: 'Blåvand & Henne' }
  expect(writeAddress({ ...address, open: '' })).toBe('q=Bl%C3%A5vand+%26+Henne&status=a%2Cb')
  expect(readAddress(list, writeAddress(address))).toEqual(address)
  expect(readAddress(list, 'evil=1&q=x')).toEqual({ q: 'x' })
})
