import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAskInTurn, type Reply } from './ask-in-turn.ts'

/** Two nodes that answer when told to, on a clock that moves when told to. */
function start() {
  let now = 0
  const timers: { readonly at: number; readonly end: () => unknown }[] = []
  const asked: {
    readonly node: string
    readonly path: string
    readonly signal: AbortSignal
    answer(status: number): void
  }[] = []
  const askOne = (node: string, request: Request): Promise<Reply> => {
    const { promise, resolve } = Promise.withResolvers<Reply>()
    const answer = (status: number) => resolve({ response: new Response(node, { status }), isOwn: status === 502 })
    asked.push({ node, path: new URL(request.url).pathname, signal: request.signal, answer })
    return promise
  }
  const time = {
    clock: () => now,
    wait: (ms: number, signal: AbortSignal) =>
      new Promise<void>((end) => timers.push({ at: now + ms, end: () => signal.aborted || end() })),
  }
  const turns = { restMs: 1000, mostRestMs: 1000 }
  const ask = createAskInTurn({ addresses: ['a', 'b'], askOne, silentMs: 500, turns, time })
  return {
    asked: () => asked.map(({ node, path }) => `${node}${path}`),
    signalOf: (at: number) => asked[at]?.signal,
    ask: async (path: string) => (await ask(new Request(`http://x${path}`))).text(),
    answer: async (at: number, status = 200) => {
      asked[at]?.answer(status)
      await nextTurn()
    },
    pass: async (ms: number) => {
      now += ms
      for (const timer of timers.splice(0)) {
        if (timer.at <= now) timer.end()
        else timers.push(timer)
      }
      await nextTurn()
    },
  }
}

test('a silent node is left for the next, whose answer ends the first request', async () => {
  const nodes = start()
  const answer = nodes.ask('/1')
  await nodes.pass(499)
  expect(nodes.asked()).toEqual(['a/1'])
  await nodes.pass(1)
  expect(nodes.asked()).toEqual(['a/1', 'b/1'])
  await nodes.answer(1)
  expect(await answer).toBe('b')
  expect(nodes.signalOf(0)?.aborted).toBe(true)
})

test('the first node may still win', async () => {
  const nodes = start()
  const answer = nodes.ask('/1')
  await nodes.pass(500)
  await nodes.answer(0)
  expect(await answer).toBe('a')
  expect(nodes.signalOf(1)?.aborted).toBe(true)
})

test('a long search on a node that answers others is not sent to the next', async () => {
  const nodes = start()
  const long = nodes.ask('/long')
  await nodes.pass(400)
  void nodes.ask('/other b')
  await nodes.answer(1)
  void nodes.ask('/short')
  await nodes.answer(2)
  await nodes.pass(100)
  expect(nodes.asked()).toEqual(['a/long', 'b/other%20b', 'a/short'])
  await nodes.answer(0)
  expect(await long).toBe('a')
})

test('a silent node is not asked while it rests, then gets its turn', async () => {
  const nodes = start()
  const first = nodes.ask('/1')
  await nodes.pass(500)
  await nodes.answer(1)
  await first
  for (const path of ['/2', '/3', '/4']) {
    const answer = nodes.ask(path)
    await nodes.answer(nodes.asked().length - 1)
    expect(await answer).toBe('b')
  }
  await nodes.pass(1000)
  void nodes.ask('/5')
  void nodes.ask('/6')
  await nextTurn()
  expect(nodes.asked().slice(-2)).toEqual(['a/5', 'b/6'])
})

test('with every node down the last refusal is the answer', async () => {
  const nodes = start()
  const answer = nodes.ask('/1')
  await nextTurn()
  await nodes.answer(0, 502)
  await nodes.answer(1, 502)
  expect(await answer).toBe('b')
})
