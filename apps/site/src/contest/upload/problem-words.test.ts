import { upload as da } from '@marram/i18n/messages/upload/da'
import { upload as de } from '@marram/i18n/messages/upload/de'
import { upload as en } from '@marram/i18n/messages/upload/en'
import { expect, test } from 'vitest'
import { megabytes, problemText } from './problem-words.ts'

test('limits use the number format of the edition', () => {
  const tooLong = { field: 'imageText', code: 'too-long', limit: 1000 } as const
  expect(problemText(da, 'da', tooLong)).toContain('1.000 tegn')
  expect(problemText(en, 'en', tooLong)).toContain('1,000 characters')
})

test('bytes are shown in megabytes and pixels in millions', () => {
  const image = { field: 'contest_image' } as const
  expect(problemText(de, 'de', { ...image, code: 'too-many-bytes', limit: 20 * 1_048_576 })).toContain('20 MB')
  expect(problemText(de, 'de', { ...image, code: 'too-many-pixels', limit: 52_000_000 })).toContain('52 Millionen')
  expect(megabytes('de', 3_565_158)).toBe('3,4')
})

test('a missing field is named', () => {
  expect(problemText(en, 'en', { field: 'contest_image', code: 'missing' })).toBe('Please choose a picture.')
  expect(problemText(en, 'en', { field: 'contestId', code: 'missing' })).toBe(en.problems.other)
})
