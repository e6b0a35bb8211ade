import { expect, test } from 'vitest'
import { addDays } from './iso-day.ts'
import { findSpecialWeek } from './special-week.ts'

// spec: constant special dates
test.each([
  ['2025', ['18', '19', '20', '21'], ['26', '27', '28']],
  ['2026', ['19', '20'], ['26', '27']],
  ['2027', [], []],
])('in December %s Christmas weeks begin on %j and New Year weeks on %j', (year, christmas, newYear) => {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${year}-12-01`, index))
  const ofWeek = (week: string) => days.filter((day) => findSpecialWeek(day) === week).map((day) => day.slice(8))
  expect([ofWeek('christmas'), ofWeek('new-year')]).toEqual([christmas, newYear])
})
