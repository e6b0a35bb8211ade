import { contestStatus } from '@marram/domain/contest-status'
import { expect, test } from 'vitest'
import { parseDrawingAddress } from '../../imagery/drawing-address.ts'
import { demoContests } from './contests.ts'

test.each(['2026-01-01', '2026-11-15', '2026-12-31'])('on %s no picture has a future date', (today) => {
  const dates = demoContests(today).flatMap(({ images }) => images.map(({ created_at }) => created_at.toISOString()))
  expect(dates.filter((date) => date > `${today}T23:59:59Z`)).toEqual([])
})

test.each(['2026-01-01', '2026-11-15', '2026-12-31'])(
  'on %s one contest is open and each fills more than a page',
  (today) => {
    const contests = demoContests(today)
    const statuses = contests.map(({ contest: { opens_on: opensOn, closes_on: closesOn, decided_at } }) =>
      contestStatus({ opensOn, closesOn, isDecided: decided_at !== null }, today),
    )
    expect(statuses).toEqual(['decided', 'decided', 'open'])
    expect(contests.map(({ images }) => images.length)).toEqual([30, 30, 30])
  },
)

test('every picture can be drawn, and no two of a year share an address', () => {
  for (const { images } of demoContests('2026-11-15')) {
    expect(images.filter(({ image_url }) => !parseDrawingAddress(image_url.replace(/^demo\/|#.*$/g, '')))).toEqual([])
    expect(new Set(images.map(({ image_slug }) => image_slug)).size).toBe(images.length)
  }
})

test('the winners of different years, side by side on the overview, are pictures of different scenes', () => {
  const winners = demoContests('2026-11-15').flatMap(({ images }) => images.filter(({ place }) => place === 1))
  expect(winners).toHaveLength(2)
  expect(new Set(winners.map(({ image_url }) => image_url.split('/')[2]?.replace(/-\d{4}.*/, ''))).size).toBe(2)
})
