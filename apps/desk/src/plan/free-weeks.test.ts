import { expect, test } from 'vitest'
import { freeWeeks } from './free-weeks.ts'

const bar = (from: number, until: number, lane = 0) => ({ from, until, lane })
const find = (bars: ReturnType<typeof bar>[], from = 0, until = 26) =>
  freeWeeks(bars, { from, until }).map((span) => [span.from, span.until])

test('an empty house is free by the week, from Saturday to Saturday', () => {
  expect(find([])).toEqual([
    [0, 5],
    [5, 12],
    [12, 19],
    [19, 26],
  ])
})

test('guests cut the free days', () => {
  expect(find([bar(7, 12), bar(14, 26)])).toEqual([
    [0, 5],
    [5, 7],
    [12, 14],
  ])
})

test('guests before and after the shown days do not matter, nor conflicts of another portal', () => {
  expect(find([bar(-9, -2), bar(3, 5, 1), bar(30, 37)], 1, 12)).toEqual([
    [1, 5],
    [5, 12],
  ])
})

test('a house full of guests has no free days', () => {
  expect(find([bar(-3, 40)])).toEqual([])
})
