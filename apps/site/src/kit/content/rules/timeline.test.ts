import { expect, test } from 'vitest'
import { node, paragraph, richText } from '../testing/builders.ts'
import { plainText } from './plain-text.ts'
import { timelineOf } from './timeline.ts'

const [opening, first, second, closing] = ['Die Jahre', '1966: Ein Haus', '2026', 'Und nun?']
const story = richText([
  node('heading-2', opening),
  node('heading-3', first),
  paragraph('Karen vermietet.'),
  paragraph('Bar.'),
  node('heading-3', second),
  paragraph('Tausend Häuser.'),
  node('heading-2', closing),
  node('heading-3', '1.000 Häuser'),
])

test('headings that begin with a year are stops, with all content up to the next', () => {
  const { before, stops, after } = timelineOf(story)
  expect(plainText(before.json)).toContain(opening)
  expect(stops.map(({ year, title, text }) => [year, title, text.json.content?.length])).toEqual([
    ['1966', 'Ein Haus', 2],
    ['2026', '', 1],
  ])
  expect(after.json.content?.map(plainText)).toEqual([closing, '1.000 Häuser'])
})

test('a text without years stays as it is', () => {
  const plain = richText([node('heading-3', 'Kein Jahr'), paragraph('1966 war ein gutes.')])
  expect(timelineOf(plain)).toMatchObject({ before: plain, stops: [] })
})
