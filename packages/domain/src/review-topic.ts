import type { EditionKey } from './edition.ts'
import { type ReviewTopic, reviewTopics, reviewTopicWords } from './review-topic-words.ts'

export { type ReviewTopic, reviewTopics }

type Words = { readonly whole: ReadonlySet<string>; readonly parts: readonly ((word: string) => boolean)[] }

/** The topics that a guest wrote about: those of which the text contains a word, in the language of the text. */
export function findReviewTopics(text: string, language: EditionKey): ReviewTopic[] {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu))
  const isIn = ({ whole, parts }: Words) =>
    !whole.isDisjointFrom(words) || [...words].some((word) => parts.some((matches) => matches(word)))
  return known.flatMap(({ topic, [language]: list }) => (isIn(list) ? [topic] : []))
}

export type ReviewTopicCount = { readonly topic: ReviewTopic; readonly count: number }

/** Number of reviews that speak of each topic, the most frequent first. Topics without reviews are left out. */
export function countReviewTopics(reviews: readonly (readonly ReviewTopic[])[]): ReviewTopicCount[] {
  return reviewTopics
    .map((topic) => ({ topic, count: reviews.filter((topics) => topics.includes(topic)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}

function readWords(list: string): Words {
  const words = list.split(' ')
  return { whole: new Set(words.filter((word) => !word.includes('*'))), parts: words.flatMap(readPart) }
}

function readPart(pattern: string): ((word: string) => boolean)[] {
  if (!pattern.includes('*')) return []
  const part = pattern.replaceAll('*', '')
  if (!pattern.startsWith('*')) return [(word) => word.startsWith(part)]
  return [pattern.endsWith('*') ? (word) => word.includes(part) : (word) => word.endsWith(part)]
}

const known = reviewTopics.map((topic) => {
  const { da, de, en } = reviewTopicWords[topic]
  return { topic, da: readWords(da), de: readWords(de), en: readWords(en) }
})
