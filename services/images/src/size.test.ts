import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { edges, expectedPixels, ladderSize, outputSize, withinPixels } from './size.ts'

const landscape = { width: 1200, height: 800 }

describe('the size of a picture', () => {
  test.each([
    ['cover', 400, 400, 400, 400],
    ['contain', 400, 400, 400, 400],
    ['fill', 400, 100, 400, 100],
    ['inside', 400, 400, 400, 267],
    ['outside', 400, 400, 600, 400],
  ] as const)('%s in a square of %i × %i is %i × %i', (fit, w, h, width, height) => {
    expect(outputSize(landscape, { fit, width: w, height: h })).toEqual({ width, height })
  })

  test('with one edge follows the shape of the original', () => {
    expect(outputSize(landscape, { fit: 'cover', width: 412, height: null })).toEqual({ width: 412, height: 275 })
    expect(outputSize(landscape, { fit: 'cover', width: null, height: 100 })).toEqual({ width: 150, height: 100 })
  })

  test('without an edge is the original’s, up to 3000 pixels', () => {
    expect(outputSize(landscape, { fit: 'cover', width: null, height: null })).toEqual(landscape)
    expect(outputSize({ width: 6000, height: 4000 }, { fit: 'cover', width: null, height: null })).toEqual({
      width: 3000,
      height: 2000,
    })
  })

  test('of a very thin original has at least one pixel each way', () => {
    expect(outputSize({ width: 5000, height: 1 }, { fit: 'inside', width: 10, height: 10 })).toEqual({
      width: 10,
      height: 1,
    })
  })

  test('never exceeds the request for inside, and never falls below it for outside', () => {
    const edge = fc.integer({ min: 1, max: 3000 })
    fc.assert(
      fc.property(edge, edge, edge, edge, (width, height, w, h) => {
        const inside = outputSize({ width, height }, { fit: 'inside', width: w, height: h })
        expect(inside.width <= w && inside.height <= h).toBe(true)
        const outside = outputSize({ width, height }, { fit: 'outside', width: w, height: h })
        expect(outside.width >= w && outside.height >= h).toBe(true)
      }),
    )
  })
})

test('a thumbnail counts as less work than a large picture, for either edge', () => {
  const works = [
    expectedPixels({ fit: 'cover', width: 100, height: 100 }),
    expectedPixels({ fit: 'cover', width: 412, height: null }),
    expectedPixels({ fit: 'cover', width: null, height: 800 }),
    expectedPixels({ fit: 'cover', width: null, height: null }),
  ]
  expect(works).toEqual([...works].sort((a, b) => a - b))
})

describe('the ladder', () => {
  test.each([
    [412, 275, 412, 275],
    [795, 636, 795, 636],
    [1600, 600, 1600, 600],
    [460, 800, 474, 824],
    [1200, 630, 1200, 630],
    [411, 274, 412, 275],
    [2999, 2999, 3000, 3000],
    [1, 3000, 25, 3000],
    [413, null, 480, null],
    [null, 1, null, 32],
    [null, null, null, null],
  ])('%s × %s becomes %s × %s', (width, height, w, h) => {
    expect(ladderSize({ width, height })).toEqual({ width: w, height: h })
  })

  test('has few steps, never falls below the requested longest edge, and is idempotent', () => {
    const edge = fc.integer({ min: 1, max: 3000 })
    fc.assert(
      fc.property(edge, edge, (width, height) => {
        const made = ladderSize({ width, height })
        expect(Math.max(made.width ?? 0, made.height ?? 0)).toBeGreaterThanOrEqual(Math.max(width, height))
        expect(edges).toContain(Math.max(made.width ?? 0, made.height ?? 0))
        expect(ladderSize(made)).toEqual(made)
      }),
    )
  })

  test('a picture with too many pixels is scaled down, and an extreme shape is refused', () => {
    expect(withinPixels({ width: 3000, height: 3000 }, 4_500_000)).toEqual({ width: 2121, height: 2121 })
    expect(withinPixels({ width: 412, height: 275 }, 4_500_000)).toEqual({ width: 412, height: 275 })
    expect(withinPixels({ width: 3000, height: 300_000 }, 4_500_000)).toBeNull()
  })
})
