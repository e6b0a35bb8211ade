import { expect, test } from 'vitest'
import { findPlaceWords, withPlaceNumbers } from './place-words.ts'

const places = [
  { slug: 'romo', locationIds: [44, 45, 46] },
  { slug: 'fano', locationIds: [48, 49, 50] },
  { slug: 'lakolk', locationIds: [45] },
  { slug: 'romo', locationIds: [99] },
]
const numbered = (query: string) => withPlaceNumbers(new URLSearchParams(query), places)?.toString() ?? null

// spec: route search page
test.each([
  ['omraader=romo', 'omraader=44%2C45%2C46'],
  ['filter=1&omraader=fano,romo&53=1', 'filter=1&omraader=44%2C45%2C46%2C48%2C49%2C50&53=1'],
  ['omraader=fano&omraader=lakolk', 'omraader=45%2C48%2C49%2C50'],
  ['omraader=7,lakolk', 'omraader=7%2C45'],
  ['omraader=R%C3%B8m%C3%B8', 'omraader=44%2C45%2C46'],
  ['omraader=lakolk,romo', 'omraader=44%2C45%2C46'],
  ['omraader=atlantis,romo', 'omraader=44%2C45%2C46'],
  ['omraader=atlantis&53=1', '53=1'],
  ['utm_source=mail&omraader=romo', 'utm_source=mail&omraader=44%2C45%2C46'],
])('%s stands for the locations of its towns and areas: %s', (query, expected) => {
  expect(numbered(query)).toBe(expected)
})

test.each(['', 'omraader=', 'omraader=48,49', 'omraader=48&omraader=49', 'omraader=48, 49,', '53=1'])(
  'a link with numbers stays unchanged: "%s"',
  (query) => {
    expect(numbered(query)).toBeNull()
  },
)

test('a link has at most a hundred places', () => {
  const words = Array.from({ length: 150 }, (_, index) => `place-${index}`)
  expect(findPlaceWords(new URLSearchParams({ omraader: words.join(',') }))).toHaveLength(100)
})
