import { expect, test } from 'vitest'
import { type GuestReview, invitedDepartures, reviewProblems, suggestedName } from './guest-review.ts'

const good: GuestReview = { rating: 4, text: 'Schönes Haus, kurzer Weg ans Meer.', name: 'Karen M.', place: 'Berlin' }

test('a review with stars, words, name and place is taken', () => {
  expect(reviewProblems(good)).toEqual([])
  for (const rating of [1, 2, 3, 4, 5]) expect(reviewProblems({ ...good, rating })).toEqual([])
})

test.each([
  [{ rating: 0 }, ['rating']],
  [{ rating: 6 }, ['rating']],
  [{ rating: 4.5 }, ['rating']],
  [{ rating: Number.NaN }, ['rating']],
  [{ text: 'Zu kurz.' }, ['text']],
  [{ text: `kurz${' '.repeat(40)}` }, ['text']],
  [{ text: 'x'.repeat(5001) }, ['text']],
  [{ name: ' ', place: '' }, ['name', 'place']],
  [{ name: 'x'.repeat(61) }, ['name']],
])('with %j it is not', (change, fields) => {
  expect(reviewProblems({ ...good, ...change })).toEqual(fields)
})

test('guests are asked from the second day after they left, and no longer than a month', () => {
  expect(invitedDepartures('2027-03-15')).toEqual({ from: '2027-02-13', until: '2027-03-13' })
})

test('nobody’s whole name is proposed', () => {
  expect(suggestedName('Karen', 'müller')).toBe('Karen M.')
  expect(suggestedName(' Karen ', '')).toBe('Karen')
  expect(suggestedName('', 'Ørsted')).toBe('Ø.')
})
