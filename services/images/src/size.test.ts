import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectedPixels, outputSize } from './size.ts'

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

  test('with one edge given, the other follows the shape of the original', () => {
    expect(outputSize(landscape, { fit: 'cover', width: 412, height: null })).toEqual({ width: 412, height: 275 })
    expect(outputSize(landscape, { fit: 'cover', width: null, height: 100 })).toEqual({ width: 150, height: 100 })
  })

  test('with no edge given, a picture keeps its size up to 3000 pixels', () => {
    expect(outputSize(landscape, { fit: 'cover', width: null, height: null })).toEqual(landscape)
    expect(outputSize({ width: 6000, height: 4000 }, { fit: 'cover', width: null, height: null })).toEqual({
      width: 3000,
      height: 2000,
    })
  })

  test('a very thin original still has at least one pixel each way', () => {
    expect(outputSize({ width: 5000, height: 1 }, { fit: 'inside', width: 10, height: 10 })).toEqual({
      width: 10,
      height: 1,
    })
  })

  test('inside never exceeds what was asked for, outside never falls short', () => {
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

test('a thumbnail counts as less work than a large picture, whichever edge was given', () => {
  const works = [
    expectedPixels({ fit: 'cover', width: 100, height: 100 }),
    expectedPixels({ fit: 'cover', width: 412, height: null }),
    expectedPixels({ fit: 'cover', width: null, height: 800 }),
    expectedPixels({ fit: 'cover', width: null, height: null }),
  ]
  expect(works).toEqual([...works].sort((a, b) => a - b))
})
