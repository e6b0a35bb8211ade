import { openingSchedule as schedule } from '@marram/domain/testing/opening-schedule'
import { loadMessages } from '@marram/i18n/messages/catalogue'
import { expect, test } from 'vitest'
import { hoursText } from './opening-hours-text.ts'

const de = await loadMessages('de')

test.each([
  ['on a Monday at noon', '2026-06-01T10:00:00Z', true, 'Heute von 9 bis 20 Uhr für Sie da:', 'bis 20 Uhr'],
  ['early on a Monday', '2026-06-01T05:00:00Z', false, 'Heute von 9 bis 20 Uhr für Sie da:', 'ab 9 Uhr'],
  [
    'late on a Saturday in summer',
    '2026-06-06T18:00:00Z',
    false,
    'Jetzt geschlossen, Sonntag ab 8 Uhr wieder da:',
    'So. ab 8 Uhr',
  ],
  [
    'on a Sunday in winter',
    '2026-12-06T11:00:00Z',
    false,
    'Heute geschlossen, Montag ab 9 Uhr wieder da:',
    'Mo. ab 9 Uhr',
  ],
])('%s a guest reads the opening hours of the phone', (_, instant, isOpen, long, short) => {
  expect(hoursText(schedule, new Date(instant), 'de', de)).toEqual({ isOpen, long, short })
})
