import type { Review } from '@marram/contract/broker/review/shapes'
import { noAspectRatings } from '@marram/domain/guest-review'
import { noReviewFilter, type ReviewFilter } from '@marram/domain/review-filter'
import { expect, test } from 'vitest'
import { arrangeReviews } from './review-order.ts'

const review = (
  id: number,
  date: string,
  rating: number,
  language: 1 | 2 | 7,
  topics: Review['topics'] = [],
): Review => ({
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
  topics,
  photos: [],
})
const reviews = [
  review(1, '2026-05-01', 5, 1),
  review(2, '2026-08-01', 3, 2, ['dog', 'kitchen']),
  review(3, '2026-08-01', 5, 2),
  review(4, '2025-12-31', 1, 7, ['dog']),
]
const ids = (order: 'newest' | 'best' | 'worst', filter: Partial<ReviewFilter> = {}) =>
  arrangeReviews(reviews, order, { ...noReviewFilter, ...filter }).map(({ id }) => id)

test('reviews are sorted by newest, best or worst, the newest first among equals', () => {
  expect(ids('newest')).toEqual([3, 2, 1, 4])
  expect(ids('best')).toEqual([3, 1, 2, 4])
  expect(ids('worst')).toEqual([4, 2, 3, 1])
})

test('a guest can filter by language, topic, or both', () => {
  expect(ids('newest', { language: 'de' })).toEqual([3, 2])
  expect(ids('newest', { language: 'en' })).toEqual([4])
  expect(ids('worst', { topic: 'dog' })).toEqual([4, 2])
  expect(ids('newest', { topic: 'dog', language: 'de' })).toEqual([2])
  expect(ids('newest', { topic: 'dog', language: 'da' })).toEqual([])
})
