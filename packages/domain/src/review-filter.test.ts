import { expect, test } from 'vitest'
import { isFiltered, noReviewFilter, parseReviewFilter, presentReviewFilter } from './review-filter.ts'
import { reviewTopics } from './review-topic.ts'

test('every filter survives the address', () => {
  for (const topic of [null, ...reviewTopics]) {
    for (const language of [null, 'da', 'de', 'en'] as const) {
      const filter = { topic, language }
      expect(parseReviewFilter(presentReviewFilter('', filter))).toEqual(filter)
      expect(isFiltered(filter)).toBe(topic !== null || language !== null)
    }
  }
})

test.each([
  '',
  '?reviewTopic=cats&reviewLanguage=fr',
  '?reviewTopic=Dog',
  '?reviewTopic=toString&reviewLanguage=constructor',
  '?reviewTopic=dog%22%3E%3Cscript%3E',
  '?topic=dog&language=de',
])('%s is no filter', (query) => {
  expect(parseReviewFilter(query)).toEqual(noReviewFilter)
})

test('a filter leaves other parameters, and replaces an earlier one', () => {
  const query = '?arrival=2027-06-12&reviewTopic=dog&duration=7'
  expect(presentReviewFilter(query, { topic: 'pool', language: 'da' })).toBe(
    '?arrival=2027-06-12&duration=7&reviewTopic=pool&reviewLanguage=da',
  )
  expect(presentReviewFilter(query, noReviewFilter)).toBe('?arrival=2027-06-12&duration=7')
  expect(presentReviewFilter('?reviewTopic=dog', noReviewFilter)).toBe('')
})
