import { expect, test } from 'vitest'
import { parseRecent, presentRecent, withRecent } from './recently-viewed.ts'

const today = 20_776
const viewed = (...ids: number[]) => ids.map((id) => ({ id, day: today - 1 }))
const idsOf = (recent: readonly { id: number }[]) => recent.map(({ id }) => id)

test('the last viewed house comes first and is listed once', () => {
  expect(withRecent(viewed(3, 2, 1), 2, today)).toEqual([{ id: 2, day: today }, ...viewed(3, 1)])
  expect(idsOf(withRecent([], 7, today))).toEqual([7])
})

test('the list stays short', () => {
  expect(idsOf(withRecent(viewed(1, 2, 3, 4, 5, 6, 7, 8), 9, today))).toEqual([9, 1, 2, 3, 4, 5, 6, 7])
})

test('a house is forgotten ninety days after it was last viewed', () => {
  const list = [
    { id: 1, day: today },
    { id: 2, day: today - 89 },
    { id: 3, day: today - 90 },
  ]
  expect(idsOf(parseRecent(presentRecent(list), today))).toEqual([1, 2])
})

test('a value that is not a list of viewed houses is ignored', () => {
  for (const odd of [null, '', '3.2.1', '1@', '-1@1', 'x@1', '0@1', '1@20776..2@20776', '<script>']) {
    expect(parseRecent(odd, today)).toEqual([])
  }
})
