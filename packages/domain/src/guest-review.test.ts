import { expect, test } from 'vitest'
import {
  aspectAverages,
  type GuestReview,
  invitedDepartures,
  noAspectRatings,
  reviewAspects,
  reviewProblems,
  suggestedName,
} from './guest-review.ts'

const good: GuestReview = {
  rating: 4,
  aspects: noAspectRatings,
  text: 'Schönes Haus, kurzer Weg ans Meer.',
  name: 'Karen M.',
  place: 'Berlin',
}

test('a review with stars, text, name and place is accepted', () => {
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

test.each(reviewAspects)('%s may have one to five stars or none', (aspect) => {
  const problems = (stars: number | null) =>
    reviewProblems({ ...good, aspects: { ...noAspectRatings, [aspect]: stars } })
  for (const stars of [null, 1, 2, 3, 4, 5]) expect(problems(stars)).toEqual([])
  for (const stars of [0, 6, -1, 2.5, Number.NaN]) expect(problems(stars)).toEqual(['aspects'])
})

test('an average is shown from three ratings of an aspect, to one decimal', () => {
  const rated = (house: number | null, value: number | null) => ({ ...noAspectRatings, house, value })
  expect(aspectAverages([rated(5, 4), rated(5, null), rated(null, 4)])).toEqual([])
  expect(aspectAverages([rated(5, 4), rated(5, null), rated(4, 4)])).toEqual([{ aspect: 'house', average: 4.7 }])
  expect(aspectAverages([rated(5, 4), rated(5, 5), rated(4, 4), rated(null, 4)])).toEqual([
    { aspect: 'house', average: 4.7 },
    { aspect: 'value', average: 4.3 },
  ])
  expect(aspectAverages([])).toEqual([])
})

test('guests are invited from the second day after departure, for at most a month', () => {
  expect(invitedDepartures('2027-03-15')).toEqual({ from: '2027-02-13', until: '2027-03-13' })
})

test('the suggestion never contains the full last name', () => {
  expect(suggestedName('Karen', 'müller')).toBe('Karen M.')
  expect(suggestedName(' Karen ', '')).toBe('Karen')
  expect(suggestedName('', 'Ørsted')).toBe('Ø.')
})
