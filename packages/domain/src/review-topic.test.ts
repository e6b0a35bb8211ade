import { expect, test } from 'vitest'
import type { EditionKey } from './edition.ts'
import { countReviewTopics, findReviewTopics, reviewTopics } from './review-topic.ts'
import { reviewTopicWords } from './review-topic-words.ts'

test.each<[EditionKey, string, string[]]>([
  ['de', 'Unser Hund mochte den Sandstrand.', ['location', 'dog']],
  ['de', 'Hundert Mal besser als erwartet!', []],
  ['de', 'HUND', ['dog']],
  ['de', 'Die Wohnküche ist groß, das WLAN langsam.', ['kitchen', 'internet']],
  ['de', 'Preis-Leistung stimmt.', ['value']],
  ['de', 'Der Außenwhirlpool war heiß.', ['sauna']],
  ['de', 'Der Pool war heiß.', ['pool']],
  ['de', 'Ein Kaminofen, zwei Kinderbetten.', ['children', 'fireplace']],
  ['da', 'Hunden var glad, og børnene legede.', ['dog', 'children']],
  ['da', 'Der var rent, og brændeovnen varmede.', ['cleanliness', 'fireplace']],
  ['da', 'Hundrede meter til vandet.', []],
  ['en', 'Our dog slept on the beach.', ['location', 'beds', 'dog']],
  ['en', 'Dogged by rain.', []],
  ['en', '', []],
  ['en', '— 5/5 🏖', []],
])('%s: "%s" speaks of %j', (language, text, topics) => {
  expect(findReviewTopics(text, language)).toEqual(topics)
})

test('words count in the language of the text only', () => {
  expect(findReviewTopics('Das Bad war sauber.', 'en')).toEqual([])
  expect(findReviewTopics('The kitchen was fine.', 'da')).toEqual([])
})

test.each(reviewTopics)('the list of %s is in lower case, without empty or repeated words', (topic) => {
  for (const list of Object.values(reviewTopicWords[topic])) {
    const words = list.split(' ')
    expect(list).toBe(list.toLowerCase())
    expect(new Set(words).size).toBe(words.length)
    for (const word of words) expect(word).toMatch(/^\*?[\p{L}-]{2,}\*?$/u)
  }
})

test('each word of each list finds its topic, also with letters in place of the star', () => {
  for (const topic of reviewTopics) {
    for (const language of ['da', 'de', 'en'] as const) {
      for (const word of reviewTopicWords[topic][language].split(' ')) {
        for (const letters of ['', 'x']) {
          expect(findReviewTopics(`(${word.replaceAll('*', letters).toUpperCase()})`, language), word).toContain(topic)
        }
      }
    }
  }
})

test('counts are by frequency, and leave out topics without reviews', () => {
  expect(countReviewTopics([['dog'], ['location', 'dog'], [], ['kitchen']])).toEqual([
    { topic: 'dog', count: 2 },
    { topic: 'location', count: 1 },
    { topic: 'kitchen', count: 1 },
  ])
  expect(countReviewTopics([])).toEqual([])
})
