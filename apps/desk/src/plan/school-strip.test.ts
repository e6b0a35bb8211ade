import { expect, test } from 'vitest'
import { schoolSpans } from './school-strip.ts'

const summer = schoolSpans('2027-06-21', { from: 0, until: 30 })

test('begins with the first region to close, and names those that join', () => {
  expect(summer[0]).toEqual({ from: 5, until: 7, regions: ['DK'], fresh: ['DK'] })
  expect(summer.find(({ fresh }) => fresh.includes('HH'))).toMatchObject({ from: 10 })
})

test('has no gap or overlap, and at least one region each', () => {
  summer.forEach((span, index) => {
    expect(span.from).toBeLessThan(span.until)
    expect(span.regions.length).toBeGreaterThan(0)
    if (index > 0) expect(span.from).toBeGreaterThanOrEqual(summer[index - 1]?.until ?? 0)
  })
})

test('ends when the last school opens', () => {
  expect(schoolSpans('2027-11-15', { from: 0, until: 14 })).toEqual([])
})

test('is cut at the edges of the plan', () => {
  expect(schoolSpans('2027-07-05', { from: 0, until: 1 })).toMatchObject([{ from: 0, until: 1 }])
})
