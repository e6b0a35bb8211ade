import { expect, test } from 'vitest'
import { type ContestStatus, contestStatus } from './contest-status.ts'

const times = { opensOn: '2026-05-01', closesOn: '2026-12-01', isDecided: false }

test.each<[string, ContestStatus]>([
  ['2025-12-31', 'upcoming'],
  ['2026-04-30', 'upcoming'],
  ['2026-05-01', 'open'],
  ['2026-11-30', 'open'],
  ['2026-12-01', 'judging'],
  ['2027-05-01', 'judging'],
])('on %s a contest from 1 May to 30 November is %s', (today, status) => {
  expect(contestStatus(times, today)).toBe(status)
})

test.each(['2026-04-30', '2026-05-01', '2026-11-30', '2026-12-01'])(
  'on %s a decided contest accepts no pictures',
  (today) => {
    expect(contestStatus({ ...times, isDecided: true }, today)).toBe('decided')
  },
)

test('a contest closed on its first day was never open', () => {
  const closed = { ...times, closesOn: times.opensOn }
  expect(['2026-04-30', '2026-05-01', '2026-05-02'].map((today) => contestStatus(closed, today))).toEqual([
    'upcoming',
    'judging',
    'judging',
  ])
})
