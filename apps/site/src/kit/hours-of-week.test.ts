import { openingSchedule } from '@marram/domain/testing/opening-schedule'
import { en } from '@marram/i18n/messages/en'
import { expect, test } from 'vitest'
import { hoursOfWeek } from './hours-of-week.ts'

test('days and months with gaps are listed, days without hours left out', () => {
  const written = hoursOfWeek(
    {
      ...openingSchedule,
      rules: [
        { weekdays: [6], months: [7], hours: null },
        { weekdays: [1, 2, 5], months: [1, 2, 11, 12], hours: { opens: 570, closes: 720 } },
      ],
    },
    'en',
    en,
  )
  expect(written.replaceAll('\u00a0', ' ')).toBe(
    'Monday to Tuesday, Friday (January to February, November to December) from 9:30 am to noon',
  )
})
