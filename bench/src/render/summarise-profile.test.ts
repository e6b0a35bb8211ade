import { expect, test } from 'vitest'
import { sharesByArea } from './summarise-profile.ts'

const frame = (functionName: string, url: string) => ({ functionName, url })

test('time is counted by package, without idling and without the warm-up', () => {
  const nodes = [
    { id: 1, callFrame: frame('(idle)', '') },
    { id: 2, callFrame: frame('(garbage collector)', '') },
    { id: 3, callFrame: frame('query', 'file:///m/node_modules/pg/lib/client.js') },
    { id: 4, callFrame: frame('compile', 'file:///m/node_modules/a/node_modules/@x/kysely/dist/i.js') },
    { id: 5, callFrame: frame('loadCards', 'file:///m/services/broker/src/lodging/load-cards.ts') },
    { id: 6, callFrame: frame('h1', 'file:///m/apps/site/dist/server/server.js') },
  ]
  const warmUp = [5, 5, 5, 5, 5, 5, 5, 5, 5]
  const samples = [...warmUp, 1, 3, 3, 4, 2, 6]
  const timeDeltas = samples.map(() => 10)
  expect(sharesByArea({ nodes, samples, timeDeltas })).toEqual([
    { area: 'pg', percent: 40 },
    { area: '@x/kysely', percent: 20 },
    { area: '(garbage collector)', percent: 20 },
    { area: 'the built site: React, router, pages', percent: 20 },
  ])
})
