import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boxOf,
  dayAt,
  draggedSpan,
  freeAround,
  gripAt,
  lanesOf,
  laneTop,
  markedNights,
  nextDay,
  rowAt,
  rowHeight,
  sharedNights,
  spanOn,
  spansOverlap,
} from './geometry.ts'

const week = { from: 10, until: 17 }
const within = { from: 0, until: 100 }
const span = fc
  .record({ from: fc.integer({ min: 0, max: 80 }), nights: fc.integer({ min: 1, max: 15 }) })
  .map(({ from, nights }) => ({ from, until: from + nights }))

describe('a bar', () => {
  test('reaches from noon to noon', () => {
    expect(boxOf(week, 44)).toEqual({ left: 10.5 * 44 + 1, width: 7 * 44 - 2 })
  })

  test('leaves two pixels to the next one on a change-over day', () => {
    const [first, second] = [boxOf(week, 18), boxOf({ from: 17, until: 18 }, 18)]
    expect(second.left - (first.left + first.width)).toBe(2)
  })

  test('never has a negative width', () => {
    expect(boxOf({ from: 3, until: 3 }, 18).width).toBe(2)
  })
})

test('a pointer is on a day', () => {
  expect([0, 43, 44, 100].map((x) => dayAt(x, 44))).toEqual([0, 0, 1, 2])
})

describe('lanes', () => {
  test('are one without conflicts, also on change-over days', () => {
    expect(lanesOf([week, { from: 17, until: 20 }, { from: 3, until: 10 }])).toEqual([0, 0, 0])
  })

  test('keep the first of two in conflict above', () => {
    expect(lanesOf([week, { from: 16, until: 30 }, { from: 17, until: 20 }])).toEqual([0, 1, 0])
  })

  test('are three for three on the same night', () => {
    expect(lanesOf([week, week, week])).toEqual([0, 1, 2])
  })

  test('never hold two of the same night', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
        const lanes = lanesOf(spans)
        spans.forEach((one, index) => {
          spans.slice(index + 1).forEach((other, after) => {
            if (lanes[index] === lanes[index + 1 + after]) expect(spansOverlap(one, other)).toBe(false)
          })
        })
      }),
    )
  })

  test('make a row higher', () => {
    expect([rowHeight(1), rowHeight(2), laneTop(0), laneTop(1)]).toEqual([40, 72, 5, 37])
  })
})

test('the nights of a conflict are those of both', () => {
  expect(sharedNights({ from: 16, until: 30 }, [week, { from: 17, until: 18 }, { from: 30, until: 31 }])).toEqual([
    { from: 16, until: 17 },
    { from: 17, until: 18 },
  ])
})

test('a night belongs to the stay that begins or goes on at its noon', () => {
  expect([9, 10, 16, 17].map((day) => spanOn([week], day))).toEqual([null, week, week, null])
})

describe('free days', () => {
  test('reach from the departure before to the arrival after', () => {
    const spans = [week, { from: 20, until: 25 }, { from: 2, until: 5 }]
    expect(freeAround(spans, 17, within)).toEqual({ from: 17, until: 20 })
    expect(freeAround(spans, 9, within)).toEqual({ from: 5, until: 10 })
    expect(freeAround(spans, 30, within)).toEqual({ from: 25, until: 100 })
  })

  test('are none on a taken night or outside the plan', () => {
    expect([10, 16, -1, 100].map((day) => freeAround([week], day, within))).toEqual([null, null, null, null])
  })

  test('are marked from either end, at least one night, up to the next guests', () => {
    expect(markedNights([week], 5, 5, within)).toEqual({ from: 5, until: 6 })
    expect(markedNights([week], 5, 8, within)).toEqual({ from: 5, until: 9 })
    expect(markedNights([week], 8, 5, within)).toEqual({ from: 5, until: 8 })
    expect(markedNights([week], 8, 30, within)).toEqual({ from: 8, until: 10 })
    expect(markedNights([week], 20, 3, within)).toEqual({ from: 17, until: 20 })
    expect(markedNights([week], 17, 3, within)).toEqual({ from: 17, until: 18 })
    expect(markedNights([week], 12, 30, within)).toBeNull()
  })

  test('marked ones never overlap guests', () => {
    const day = fc.integer({ min: 0, max: 99 })
    fc.assert(
      fc.property(fc.array(span, { maxLength: 6 }), day, day, (spans, begun, now) => {
        const marked = markedNights(spans, begun, now, within)
        if (marked === null) return
        expect(marked.from).toBeLessThan(marked.until)
        expect(spans.filter((one) => spansOverlap(one, marked))).toEqual([])
      }),
    )
  })
})

describe('a drag', () => {
  const box = boxOf(week, 44)

  test('grips an end within some pixels, and narrow bars in the middle', () => {
    expect(gripAt(box.left + 2, box)).toBe('start')
    expect(gripAt(box.left + box.width - 2, box)).toBe('end')
    expect(gripAt(box.left + 100, box)).toBe('middle')
    expect(gripAt(10, { left: 9, width: 16 })).toBe('middle')
  })

  test.each([
    ['middle', 3, { from: 13, until: 20 }],
    ['middle', -30, { from: 0, until: 7 }],
    ['middle', 300, { from: 93, until: 100 }],
    ['start', 2, { from: 12, until: 17 }],
    ['start', 20, { from: 16, until: 17 }],
    ['start', -20, { from: 0, until: 17 }],
    ['end', -2, { from: 10, until: 15 }],
    ['end', -20, { from: 10, until: 11 }],
    ['end', 200, { from: 10, until: 100 }],
  ] as const)('of the %s by %i days', (grip, days, expected) => {
    expect(draggedSpan(week, grip, days, within)).toEqual(expected)
  })
})

describe('arrow keys', () => {
  const spans = [week, { from: 17, until: 20 }]

  test('go day by day, and over a bar in one step', () => {
    expect(nextDay(spans, 8, 1, within)).toBe(9)
    expect(nextDay(spans, 9, 1, within)).toBe(10)
    expect(nextDay(spans, 10, 1, within)).toBe(17)
    expect(nextDay(spans, 13, 1, within)).toBe(17)
    expect(nextDay(spans, 17, 1, within)).toBe(20)
  })

  test('come back to the beginning of a bar', () => {
    expect(nextDay(spans, 20, -1, within)).toBe(17)
    expect(nextDay(spans, 17, -1, within)).toBe(10)
    expect(nextDay(spans, 10, -1, within)).toBe(9)
    expect(nextDay(spans, 14, -1, within)).toBe(9)
  })

  test('stay inside the plan', () => {
    expect(nextDay([], 99, 1, within)).toBe(99)
    expect(nextDay([], 0, -1, within)).toBe(0)
    expect(nextDay([{ from: -5, until: 4 }], 4, -1, within)).toBe(0)
    expect(nextDay([{ from: 90, until: 120 }], 92, 1, within)).toBe(99)
  })
})

test('a pointer is in the row that begins above it', () => {
  const tops = [0, 40, 112, 152]
  expect([-5, 0, 39, 40, 111, 112, 151, 152, 999].map((y) => rowAt(y, tops))).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3])
  expect(rowAt(5, [])).toBe(0)
})
