import { describe, expect, test, vi } from 'vitest'
import { createRenderQueue, type Work } from './render-queue.ts'

const never = new AbortController().signal
const work = (key: string, pixels = 1, more: Partial<Work> = {}): Work => ({
  key,
  pixels,
  urgency: 'guest',
  signal: never,
  ...more,
})

/** A queue whose work the test completes manually. */
function start(options: { concurrency?: number; capacity?: number; calmMs?: number; guestSeenMs?: () => number } = {}) {
  const begun: string[] = []
  const finish = new Map<string, (value: string) => void>()
  const fail = new Map<string, (error: Error) => void>()
  const lengths: number[] = []
  const queue = createRenderQueue<string>({
    concurrency: 1,
    capacity: 10,
    onChange: (waiting) => lengths.push(waiting),
    ...options,
  })
  const ask = (asked: Work) =>
    queue.run(asked, () => {
      begun.push(asked.key)
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      finish.set(asked.key, resolve)
      fail.set(asked.key, reject)
      return promise
    })
  return { queue, ask, begun, finish, fail, lengths }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('queued pictures', () => {
  test('are rendered smallest first, equals in order of arrival', async () => {
    const { ask, begun, finish } = start()
    const answers = [work('first', 50), work('large', 900), work('small', 10), work('small too', 10)].map(ask)
    for (const key of ['first', 'small', 'small too', 'large']) {
      await settle()
      finish.get(key)?.(key)
    }
    await Promise.all(answers)
    expect(begun).toEqual(['first', 'small', 'small too', 'large'])
  })

  test('of a guest come before background work of any size', async () => {
    const { ask, begun, finish } = start()
    const answers = [work('first'), work('later', 1, { urgency: 'later' }), work('now', 900)].map(ask)
    for (const key of ['first', 'now', 'later']) {
      await settle()
      finish.get(key)?.(key)
    }
    await Promise.all(answers)
    expect(begun).toEqual(['first', 'now', 'later'])
  })

  test('for later are rendered one at a time while no guest waits, and leave places free', async () => {
    const { ask, begun, finish } = start({ concurrency: 3 })
    const later = (key: string) => ask(work(key, 1, { urgency: 'later' }))
    const answers = [later('later'), later('later too'), ask(work('guest'))]
    await settle()
    expect(begun).toEqual(['later', 'guest'])
    finish.get('later')?.('later')
    await settle()
    expect(begun).toEqual(['later', 'guest'])
    finish.get('guest')?.('guest')
    await settle()
    expect(begun).toEqual(['later', 'guest', 'later too'])
    finish.get('later too')?.('later too')
    await Promise.all(answers)
  })

  test('for later start after a pause without guests', async () => {
    vi.useFakeTimers()
    try {
      const { ask, begun, finish } = start({ calmMs: 300 })
      const first = ask(work('guest'))
      const later = ask(work('later', 1, { urgency: 'later' }))
      finish.get('guest')?.('guest')
      await vi.advanceTimersByTimeAsync(200)
      const second = ask(work('next guest'))
      finish.get('next guest')?.('next guest')
      await vi.advanceTimersByTimeAsync(299)
      expect(begun).toEqual(['guest', 'next guest'])
      await vi.advanceTimersByTimeAsync(1)
      expect(begun).toEqual(['guest', 'next guest', 'later'])
      finish.get('later')?.('later')
      await Promise.all([first, second, later])
    } finally {
      vi.useRealTimers()
    }
  })

  test('for later also wait for guests who read pages, prepared drafts do not', async () => {
    vi.useFakeTimers()
    try {
      let seenMs = performance.now()
      const { ask, begun, finish } = start({ calmMs: 300, guestSeenMs: () => seenMs })
      const answers = [ask(work('later', 1, { urgency: 'later' })), ask(work('draft', 9, { urgency: 'soon' }))]
      expect(begun).toEqual(['draft'])
      finish.get('draft')?.('draft')
      await vi.advanceTimersByTimeAsync(200)
      seenMs = performance.now()
      await vi.advanceTimersByTimeAsync(299)
      expect(begun).toEqual(['draft'])
      await vi.advanceTimersByTimeAsync(1)
      expect(begun).toEqual(['draft', 'later'])
      finish.get('later')?.('later')
      await Promise.all(answers)
    } finally {
      vi.useRealTimers()
    }
  })

  test('for later take no places from guests', async () => {
    const { ask, finish } = start({ capacity: 1 })
    const first = ask(work('first'))
    const answers = [ask(work('later', 1, { urgency: 'later' })), ask(work('guest'))]
    expect(await ask(work('later too', 1, { urgency: 'later' }))).toEqual({ kind: 'full' })
    for (const key of ['first', 'guest', 'later']) {
      await settle()
      finish.get(key)?.(key)
    }
    expect(await Promise.all([first, ...answers])).toHaveLength(3)
  })

  test('for later move up on a guest’s request', async () => {
    const { ask, begun, finish } = start()
    const answers = [
      work('first'),
      work('later', 1, { urgency: 'later' }),
      work('wanted', 900, { urgency: 'later' }),
      work('wanted', 900),
    ].map(ask)
    for (const key of ['first', 'wanted', 'later']) {
      await settle()
      finish.get(key)?.(key)
    }
    await Promise.all(answers)
    expect(begun).toEqual(['first', 'wanted', 'later'])
  })

  test('are rendered up to the concurrency limit', async () => {
    const { ask, begun, finish, lengths } = start({ concurrency: 2 })
    const answers = [work('a'), work('b'), work('c')].map(ask)
    await settle()
    expect(begun).toEqual(['a', 'b'])
    expect(lengths.at(-1)).toBe(1)
    finish.get('b')?.('b')
    await settle()
    expect(begun).toEqual(['a', 'b', 'c'])
    finish.get('a')?.('a')
    finish.get('c')?.('c')
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c'].map((value) => ({ kind: 'done', value })))
  })

  test('requested twice are rendered once for both guests', async () => {
    const { ask, begun, finish } = start()
    const answers = [ask(work('a')), ask(work('a'))]
    finish.get('a')?.('picture')
    expect(await Promise.all(answers)).toEqual([
      { kind: 'done', value: 'picture' },
      { kind: 'done', value: 'picture' },
    ])
    expect(begun).toEqual(['a'])
  })

  test('beyond the limit are refused immediately, but queued work can be joined', async () => {
    const { ask, finish } = start({ capacity: 1 })
    const made = ask(work('a'))
    const waiting = ask(work('b'))
    expect(await ask(work('c'))).toEqual({ kind: 'full' })
    const joined = ask(work('b'))
    finish.get('a')?.('a')
    await settle()
    finish.get('b')?.('b')
    expect(await Promise.all([made, waiting, joined])).toEqual(
      ['a', 'b', 'b'].map((value) => ({ kind: 'done', value })),
    )
  })
})

describe('a guest who leaves', () => {
  test('removes queued work without other guests', async () => {
    const { ask, begun, finish, lengths } = start()
    const leaving = new AbortController()
    const first = ask(work('first'))
    const left = ask(work('unwanted', 1, { signal: leaving.signal }))
    leaving.abort()
    expect(await left).toEqual({ kind: 'left' })
    expect(lengths.at(-1)).toBe(0)
    finish.get('first')?.('first')
    await first
    await settle()
    expect(begun).toEqual(['first'])
  })

  test('keeps work that another guest waits for', async () => {
    const { ask, finish } = start()
    const leaving = new AbortController()
    const first = ask(work('first'))
    const left = ask(work('shared', 1, { signal: leaving.signal }))
    const staying = ask(work('shared'))
    leaving.abort()
    finish.get('first')?.('first')
    await settle()
    finish.get('shared')?.('shared')
    expect(await Promise.all([first, left, staying])).toEqual([
      { kind: 'done', value: 'first' },
      { kind: 'left' },
      { kind: 'done', value: 'shared' },
    ])
  })

  test('does not stop running work', async () => {
    const { ask, finish, queue } = start()
    const leaving = new AbortController()
    const left = ask(work('a', 1, { signal: leaving.signal }))
    leaving.abort()
    expect(await left).toEqual({ kind: 'left' })
    expect(queue.has('a')).toBe(true)
    const later = ask(work('a'))
    finish.get('a')?.('a')
    expect(await later).toEqual({ kind: 'done', value: 'a' })
  })

  test('before the request is not served', async () => {
    const { ask, begun } = start()
    expect(await ask(work('a', 1, { signal: AbortSignal.abort() }))).toEqual({ kind: 'left' })
    expect(begun).toEqual([])
  })
})

test('a failed picture rejects its guest and frees its place', async () => {
  const { ask, begun, fail, finish } = start()
  const broken = ask(work('broken'))
  const next = ask(work('next'))
  fail.get('broken')?.(new Error('bug'))
  await expect(broken).rejects.toThrow('bug')
  await settle()
  expect(begun).toEqual(['broken', 'next'])
  finish.get('next')?.('next')
  expect(await next).toEqual({ kind: 'done', value: 'next' })
})
