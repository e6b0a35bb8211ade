import type { Review } from '@marram/contract/broker/review/shapes'
import { noAspectRatings } from '@marram/domain/guest-review'
import { expect, test } from 'vitest'
import { arrangeReviews, countByLanguage } from './review-order.ts'

const review = (id: number, date: string, rating: number, language: 1 | 2 | 7): Review => ({
  id,
  lodgingId: 1,
  lodgingName: 'b2417',
  locationId: 1,
  areaName: 'Blåvand',
  language,
  name: 'Inger',
  place: 'Aarhus',
  isoCountry: 'DK',
  date,
  rating,
  aspects: noAspectRatings,
  hasHadAfterCare: false,
  answerText: 'Dejligt hus',
  answerTextDa: null,
  answerTextDe: null,
  answerTextEn: null,
  responseText: null,
  responseTextDa: null,
  responseTextDe: null,
  responseTextEn: null,
  responseTime: null,
  text: 'Dejligt hus',
  response: null,
  textLanguage: language,
})
const reviews = [
  review(1, '2026-05-01', 5, 1),
  review(2, '2026-08-01', 3, 2),
  review(3, '2026-08-01', 5, 2),
  review(4, '2025-12-31', 1, 7),
]
const ids = (order: 'newest' | 'best' | 'worst', language: 1 | 2 | 7 | null = null) =>
  arrangeReviews(reviews, order, language).map(({ id }) => id)

test('reviews are sorted by newest, best or worst, the newest first among equals', () => {
  expect(ids('newest')).toEqual([3, 2, 1, 4])
  expect(ids('best')).toEqual([3, 1, 2, 4])
  expect(ids('worst')).toEqual([4, 2, 3, 1])
})

test('a guest can filter by language, and sees the number of reviews in each', () => {
  expect(ids('newest', 2)).toEqual([3, 2])
  expect(ids('newest', 7)).toEqual([4])
  expect(countByLanguage(reviews)).toEqual([
    [2, 2],
    [1, 1],
    [7, 1],
  ])
})
