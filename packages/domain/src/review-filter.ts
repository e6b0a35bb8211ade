import { type EditionKey, isEditionKey } from './edition.ts'
import { type ReviewTopic, reviewTopics } from './review-topic-words.ts'

/** The reviews to show; null for all topics or languages. */
export type ReviewFilter = { readonly topic: ReviewTopic | null; readonly language: EditionKey | null }

export const noReviewFilter: ReviewFilter = { topic: null, language: null }

const keys = { topic: 'reviewTopic', language: 'reviewLanguage' } as const

export function isFiltered({ topic, language }: ReviewFilter): boolean {
  return topic !== null || language !== null
}

/** Parses `?reviewTopic=dog&reviewLanguage=de`; unknown values are ignored. */
export function parseReviewFilter(query: string | URLSearchParams): ReviewFilter {
  const params = new URLSearchParams(query)
  const language = params.get(keys.language)
  return {
    topic: reviewTopics.find((topic) => topic === params.get(keys.topic)) ?? null,
    language: isEditionKey(language) ? language : null,
  }
}

/** Puts the filter into the query in place of an earlier one; other parameters stay. Empty, or with a question mark. */
export function presentReviewFilter(query: string | URLSearchParams, { topic, language }: ReviewFilter): string {
  const params = new URLSearchParams(query)
  for (const key of Object.values(keys)) params.delete(key)
  if (topic !== null) params.set(keys.topic, topic)
  if (language !== null) params.set(keys.language, language)
  return params.size === 0 ? '' : `?${params}`
}
