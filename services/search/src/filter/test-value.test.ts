import { expect, test } from 'vitest'
import { type AttributeLeaf, operand } from './condition.ts'
import { createTest, distanceM, testPlace, testValue } from './test-value.ts'

const oneOf = (...values: string[]): AttributeLeaf => ({ kind: 'in', attribute: 'a', values: values.map(operand) })
const compare = (operator: '>' | '>=' | '<' | '<=', value: string): AttributeLeaf => ({
  kind: 'compare',
  attribute: 'a',
  operator,
  value: operand(value),
})
const leaf = (kind: 'exists' | 'null' | 'empty'): AttributeLeaf => ({ kind, attribute: 'a' })
const text = (kind: 'contains' | 'starts', value: string): AttributeLeaf => ({ kind, attribute: 'a', value })

test.each<[AttributeLeaf, yes: unknown[], no: unknown[]]>([
  [oneOf('7'), [7, '7', ' 7 ', [1, 7], [[7]]], [8, '8', [], [8], null, undefined, {}]],
  [oneOf('Klit'), ['klit', 'KLIT ', ['dyne', 'klit']], ['klitter', 7, null]],
  [oneOf('true'), [true, 'True'], [false, 1, 'false']],
  [oneOf('x', 'y'), ['x', 'y'], ['xy', 7]],
  [oneOf('x'), ['x'], [Number.NaN, 0]],
  [compare('>', '7'), [8, [1, 8]], [7, 6, '8', true]],
  [compare('>=', '7'), [8, 7], [6, '7', null]],
  [compare('<', '7'), [6], [7, 8, '6']],
  [compare('<=', '7'), [6, 7], [8, undefined]],
  [compare('>', 'm'), ['N', 'n'], ['m', 'l', 7]],
  [compare('<=', 'm'), ['M', 'l'], ['n', 7]],
  [leaf('exists'), [0, '', null, []], [undefined]],
  [leaf('null'), [null], [undefined, 0, '']],
  [leaf('empty'), ['', [], {}], [' ', [1], { a: 1 }, null, undefined, 0]],
  [text('contains', 'lit'), ['KLIT', ['x', 'lit']], ['li', null]],
  [text('starts', 'kl'), ['Klit', ' klit', ['x', 'klit']], ['aklit', undefined]],
])('%j is satisfied by %j and not by %j', (condition, yes, no) => {
  for (const test of [(value: unknown) => testValue(condition, value), createTest(condition)]) {
    expect(yes.filter((value) => !test(value))).toEqual([])
    expect(no.filter((value) => test(value))).toEqual([])
  }
})

test('a place is within a radius up to its last metre', () => {
  const meters = distanceM(55.5, 8.1, 55.6, 8.2)
  expect(Math.round(meters)).toBe(12_775)
  const within = (radius: number) => testPlace({ kind: 'radius', lat: 55.5, lng: 8.1, meters: radius }, 55.6, 8.2)
  expect([within(meters), within(meters - 1)]).toEqual([true, false])
  expect(Math.round(distanceM(0, 0, 0, 180))).toBe(20_015_114)
})

test('a place on the edge of a box is inside, also if the box crosses the 180th meridian', () => {
  const box = { kind: 'box', north: 56, east: 9, south: 55, west: 8 } as const
  for (const [lat, lng] of [
    [55, 8],
    [56, 9],
    [55.5, 8.5],
  ] as const)
    expect(testPlace(box, lat, lng)).toBe(true)
  for (const [lat, lng] of [
    [54.9, 8.5],
    [56.1, 8.5],
    [55.5, 7.9],
    [55.5, 9.1],
  ] as const) {
    expect(testPlace(box, lat, lng)).toBe(false)
  }
  const crossing = { ...box, west: 179, east: -179 }
  expect([179, 180, -180, -179].filter((lng) => !testPlace(crossing, 55.5, lng))).toEqual([])
  expect([178, -178, 0].filter((lng) => testPlace(crossing, 55.5, lng))).toEqual([])
  expect(testPlace({ ...box, west: 8, east: 8 }, 55.5, 8)).toBe(true)
  expect(testPlace({ ...box, west: 8, east: 8 }, 55.5, 9)).toBe(false)
})
