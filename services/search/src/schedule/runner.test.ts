import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readerLimits } from '../http/limits.ts'
import { lookAtDeadline } from '../query/deadline.ts'
import { createRunner, type Helpers, noHelpers, type Outcome, type Reading } from './runner.ts'
import type { Client } from './schedule.ts'

type Options = { helpers?: Helpers<string>; arrivals?: () => readonly Client[] }

/** A runner with its own clock; `steps` is a search of that many milliseconds, which looks at the deadline in each. */
function start({ helpers = noHelpers, arrivals = () => [] }: Options = {}) {
  let now = 0
  const order: string[] = []
  const run = createRunner<string>({ limits: { ...readerLimits, clock: () => now }, helpers, arrivals })
  const ask = (name: string, client: Client, steps: number, more: Partial<Reading<string>> = {}): Promise<Outcome> => {
    const search = () => {
      for (let step = 0; step < steps; step += 1) {
        now += 1
        lookAtDeadline()
      }
      order.push(name)
      return name
    }
    const read = () => ({ cost: 0, run: search, elsewhere: () => name, ...more })
    return run({ client, requestedAt: Date.now(), read })
  }
  return { ask, order }
}

const resultOf = (outcome: Outcome) => ('value' in outcome ? outcome.value : outcome.error)

test('a long search ends after the short ones that arrived meanwhile', async () => {
  const { ask, order } = start()
  const answers = await Promise.all([ask('first', 'a', 1), ask('long', 'a', 500), ask('b', 'b', 3), ask('c', 'c', 3)])
  expect(answers.map(resultOf)).toEqual(['first', 'long', 'b', 'c'])
  expect(order).toEqual(['first', 'b', 'c', 'long'])
})

test('a search that blocks the thread gives way to one whose message nobody has read', async () => {
  let unread: Client[] = []
  const { ask, order } = start({ arrivals: () => unread })
  unread = ['guest']
  const long = ask('long', 'a', 500)
  unread = []
  await Promise.all([ask('guest', 'guest', 1), long])
  expect(order).toEqual(['guest', 'long'])
})

test('a search that gives way runs on a helper, one of a client at a time', async () => {
  const asked: string[] = []
  const free = [Promise.withResolvers<Outcome>(), Promise.withResolvers<Outcome>()]
  let busy = 0
  const helpers: Helpers<string> = {
    count: 2,
    isIdle: () => busy < 2,
    ask: (name) => {
      busy += 1
      asked.push(name)
      return (free[asked.length - 1] ?? Promise.withResolvers<Outcome>()).promise
    },
  }
  const { ask, order } = start({ helpers })
  const dear = { cost: 1_000_000 }
  const [one, two, three] = [ask('a1', 'a', 1, dear), ask('a2', 'a', 1, dear), ask('b1', 'b', 1, dear)]
  expect(resultOf(await ask('guest', 'guest', 1))).toBe('guest')
  expect([asked, order]).toEqual([['a1', 'b1'], ['guest']])
  busy -= 1
  free[0]?.resolve({ cost: 7, value: 'from the helper' })
  expect(await one).toEqual({ cost: 7, value: 'from the helper' })
  await nextTurn()
  expect(asked).toEqual(['a1', 'b1', 'a2'])
  free[1]?.resolve({ cost: 1, value: 'b1' })
  expect(resultOf(await three)).toBe('b1')
  expect(two).toBeInstanceOf(Promise)
})

test('too many expensive searches of one client are refused with the time of a retry', async () => {
  const { ask } = start()
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => ask('dear', 'a', 1, { cost: 1_000_000 })))
  const refused = outcomes.map(resultOf).filter((value) => value !== 'dear')
  expect(refused).toHaveLength(4)
  for (const error of refused) {
    expect(error).toMatchObject({ status: 429, code: 'too_many_search_requests', retryAfter: 2 })
  }
})

test('an error fails only the search that caused it', async () => {
  const { ask } = start()
  const failing = ask('failing', 'a', 1, {
    run: () => {
      throw new Error('broken')
    },
  })
  expect([resultOf(await failing), resultOf(await ask('next', 'b', 1))]).toEqual([new Error('broken'), 'next'])
})
