import { beforeEach, expect, test } from 'vitest'
import { createTurns, type Turns } from './turns.ts'

let now = 0
let turns: Turns
beforeEach(() => {
  now = 0
  turns = createTurns(3, { restMs: 100, mostRestMs: 350 }, () => now)
})

test('addresses take turns', () => {
  expect([turns.order(), turns.order(), turns.order(), turns.order()]).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 1, 2],
  ])
})

test('a silent one comes last while it rests, and then takes its turn again', () => {
  turns.silent(1)
  expect([turns.order(), turns.order(), turns.order()]).toEqual([
    [0, 2, 1],
    [2, 0, 1],
    [2, 0, 1],
  ])
  now = 100
  expect([turns.order(), turns.order()]).toEqual([
    [0, 1, 2],
    [1, 2, 0],
  ])
})

test('its rest doubles up to the limit, and requests sent together count once', () => {
  for (const rest of [100, 200, 350, 350]) {
    for (let together = 0; together < 5; together += 1) turns.silent(0)
    now += rest - 1
    expect([turns.order(), turns.order(), turns.order()].map((order) => order.at(-1))).toEqual([0, 0, 0])
    now += 1
    expect([turns.order(), turns.order(), turns.order()].map(([first]) => first)).toEqual([0, 1, 2])
  }
})

test('an answer ends the rest, and the next one is short again', () => {
  turns.silent(0)
  now = 100
  turns.silent(0)
  turns.answered(0)
  expect(turns.order()).toEqual([0, 1, 2])
  turns.silent(0)
  now = 200
  expect([turns.order(), turns.order(), turns.order()].map(([first]) => first)).toEqual([1, 2, 0])
})

test('all are called when all rest', () => {
  for (const position of [0, 1, 2]) turns.silent(position)
  expect(turns.order()).toEqual([0, 1, 2])
})

test('an address that answers others is not silent', () => {
  now = 50
  turns.answered(2)
  expect([turns.hasAnsweredSince(2, 40), turns.hasAnsweredSince(2, 50), turns.hasAnsweredSince(1, 0)]).toEqual([
    true,
    false,
    false,
  ])
})
