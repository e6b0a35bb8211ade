import type { CountsRequest, SearchClient, SearchCounts } from '@marram/contract/search/client'
import { expect, test } from 'vitest'
import { loadFrontFigures, queryOf, weekQuery } from './front-figures.ts'

const now = new Date('2026-11-16T08:00:00Z')

function searchThat(answer: SearchCounts) {
  const asked: CountsRequest[] = []
  const refused = async () => Promise.reject(new Error('Nothing else is asked for.'))
  const client: SearchClient = {
    lodgings: refused,
    points: refused,
    textGroups: refused,
    counts: async (_, question) => {
      asked.push(question)
      return answer
    },
  }
  return { client, asked }
}

const strip = (...saturdays: string[]) => saturdays.map((saturday) => ({ saturday, price: 50_000, total: 4 }))

test('one request loads chips, weeks and the number of the search box; searches that find nothing or nearly everything are left out', async () => {
  const answer = { total: 900, choices: [700, 0, 500, 90, 800, 300, 200, 40], without: {}, strip: strip('2026-11-21') }
  const { client, asked } = searchThat(answer)
  const figures = await loadFrontFigures(client, 'de', now)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.choices).toHaveLength(8)
  expect(figures).toMatchObject({ total: 900, lastMinute: 40, saturday: '2026-11-21' })
  expect(figures.quick.map(({ id, query, count }) => `${id} ${query} ${count}`)).toEqual([
    'dog filter=1&husdyr=1 700',
    'sauna filter=1&53=1 500',
    'pool filter=1&51=1 90',
    'internet filter=1&91=100 300',
    'charger filter=1&141=1 200',
  ])
})

test('weeks are kept up to the first gap, at most a year of them', async () => {
  const weeksOf = async (saturdays: string[]) => {
    const { client } = searchThat({ total: 1, choices: [], without: {}, strip: strip(...saturdays) })
    return (await loadFrontFigures(client, 'da', now)).weeks
  }
  expect(await weeksOf(['2026-11-21', '2026-11-28', '2026-12-12'])).toHaveLength(2)
  const days = Array.from({ length: 53 }, (_, week) =>
    new Date(Date.UTC(2026, 10, 21 + 7 * week)).toISOString().slice(0, 10),
  )
  expect(await weeksOf(days)).toHaveLength(52)
  expect(await weeksOf([])).toEqual([])
})

test('a week links to the search for its Saturday, in the canonical form', () => {
  expect(weekQuery('2027-06-12')).toBe(queryOf({ key: 'ankomst', value: ['2027-06-12'] }))
})
