import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

function open() {
  const started: string[] = []
  let time = 0
  const { handle, waitedMs } = inTurn(
    async (request) => {
      started.push(new URL(request.url).pathname)
      return new Response('done')
    },
    () => time,
  )
  const pass = (ms: number) => {
    time += ms
  }
  const ask = (path: string, init: RequestInit = {}) => handle(new Request(`http://site${path}`, init))
  return { started, ask, waitedMs, pass }
}

test('one request starts in each turn, the most important first', async () => {
  const { started, ask } = open()
  const asked = [ask('/kontakt/'), ask('/ferienhaus-suche/'), ask('/booking/step1/'), ask('/impressum/')]
  const seen: string[][] = []
  for (let turn = 0; turn < 5; turn += 1) {
    await nextTurn()
    seen.push([...started])
  }
  expect(started).toEqual(['/booking/step1/', '/ferienhaus-suche/', '/kontakt/', '/impressum/'])
  expect(seen.every((now, turn) => now.length <= turn + 2)).toBe(true)
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test('health checks and pictures do not wait', () => {
  const { started, ask } = open()
  void ask('/kontakt/')
  void ask('/healthz')
  void ask('/services/images/own/demo/x')
  expect(started).toEqual(['/healthz', '/services/images/own/demo/x'])
})

test('a request that takes for ever holds up no other', async () => {
  const { handle } = inTurn((request) =>
    request.url.endsWith('/slow/') ? new Promise(() => {}) : Promise.resolve(new Response('done')),
  )
  void handle(new Request('http://site/slow/'))
  expect((await handle(new Request('http://site/kontakt/'))).status).toBe(200)
})

test('nothing is made for a guest who has left', async () => {
  const { started, ask } = open()
  const left = new AbortController()
  const asked = ask('/kontakt/', { signal: left.signal })
  left.abort()
  expect([(await asked).status, started]).toEqual([503, []])
})

test('a page waits for what is more important, and a search does not wait for pages', async () => {
  const { ask, waitedMs, pass } = open()
  const page = ask('/kontakt/')
  pass(900)
  const search = ask('/api/search/', { method: 'POST' })
  pass(300)
  expect((['picture', 'page', 'search', 'sale'] as const).map(waitedMs)).toEqual([1200, 1200, 300, 0])
  await Promise.all([page, search])
  expect(waitedMs('page')).toBe(0)
})
