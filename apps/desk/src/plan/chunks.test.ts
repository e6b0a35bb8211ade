import { describe, expect, test } from 'vitest'
import { chunksFor } from './chunks.ts'

const houses = Array.from({ length: 60 }, (_, index) => 1000 + index)
const within = { from: 0, until: 100 }
const shape = (rows: [number, number], days: [number, number]) =>
  chunksFor(houses, { from: rows[0], until: rows[1] }, { from: days[0], until: days[1] }, within).map((chunk) => [
    chunk.houses[0],
    chunk.houses.length,
    chunk.from,
    chunk.days,
  ])

describe('questions for the visible part', () => {
  test('are one for a screen inside a chunk', () => {
    expect(shape([2, 20], [5, 40])).toEqual([[1000, 24, 0, 56]])
  })

  test('are the same ones while scrolling inside a chunk', () => {
    expect(shape([3, 21], [6, 41])).toEqual(shape([2, 20], [5, 40]))
  })

  test('are four across both borders, and end with the plan', () => {
    expect(shape([20, 30], [50, 70])).toEqual([
      [1000, 24, 0, 56],
      [1000, 24, 56, 44],
      [1024, 24, 0, 56],
      [1024, 24, 56, 44],
    ])
  })

  test('end with the houses', () => {
    expect(shape([50, 90], [0, 10])).toEqual([[1048, 12, 0, 56]])
    expect(shape([72, 90], [0, 10])).toEqual([])
  })

  test('are none outside the plan', () => {
    expect(shape([0, 5], [120, 140])).toEqual([])
    expect(shape([0, 5], [-20, 0])).toEqual([])
  })
})
