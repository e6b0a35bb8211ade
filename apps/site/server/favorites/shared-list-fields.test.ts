import { expect, test } from 'vitest'
import { newListIn } from './shared-list-fields.ts'

const empty = { title: '', name: '', lodgingIds: [], stay: null, endsOn: '' }
const party = { adults: 2, children: 0, infants: 0, pets: 0 }

test('an empty form parses to empty fields, which the service refuses', () => {
  expect(newListIn({})).toEqual(empty)
  expect(newListIn({ houses: 'x', stay: 'x' })).toEqual(empty)
})

test('a form holds title, maker, houses, stay and end of a list', () => {
  const form = { title: 'Juni', name: 'Karen', houses: '7.8', endsOn: '2027-02-24' }
  const wanted = { title: 'Juni', name: 'Karen', lodgingIds: [7, 8], endsOn: '2027-02-24' }
  expect(newListIn({ ...form, stay: '?arrival=2027-06-12&duration=7' })).toEqual({
    ...wanted,
    stay: { arrival: '2027-06-12', duration: 7, party },
  })
  expect(newListIn({ ...form, stay: '?arrival=2027-06-12&duration=7&adults=4&pets=1' })).toMatchObject({
    stay: { party: { adults: 4, pets: 1 } },
  })
  for (const stay of ['?arrival=2027-06-12', '?duration=7'])
    expect(newListIn({ ...form, stay })).toEqual({ ...wanted, stay: null })
})
