import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Breaker, createBreaker } from './breaker.ts'
import { hasOutage, OutageError, watchOutages } from './outage.ts'

const never = () => new Promise<never>(() => {})
const isLost = (error: unknown) => error instanceof Error && error.message === 'connection lost'
const lost = () => Promise.reject(new Error('connection lost'))
const answers = async () => 'answer'

let isThere = true
let breaker: Breaker
const probe = vi.fn(() => (isThere ? answers() : never()))
const changes: boolean[] = []
const run = (work: () => Promise<unknown>) => breaker.run(work, isLost)

beforeEach(() => {
  vi.useFakeTimers()
  isThere = true
  changes.length = 0
  probe.mockClear().mockImplementation(() => (isThere ? answers() : never()))
  breaker = createBreaker({ name: 'The database', probe, onChange: (isAway) => changes.push(isAway) })
})
afterEach(() => {
  breaker.stop()
  vi.useRealTimers()
})

/** Work that never ends, and its state. */
function hang() {
  const outcome = { error: null as unknown, isNoted: false }
  void watchOutages(() =>
    run(never).catch((error) => {
      outcome.error = error
      outcome.isNoted = hasOutage()
    }),
  )
  return outcome
}

test('undisturbed work is completed without a probe', async () => {
  expect(await run(answers)).toBe('answer')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(probe).not.toHaveBeenCalled()
})

test('a refusal takes a turn of the event loop, so that callers who retry at once do not starve the probe', async () => {
  isThere = false
  hang()
  await vi.advanceTimersByTimeAsync(2000)
  const order: string[] = []
  void nextTurn().then(() => order.push('turn'))
  await run(answers).catch(() => order.push('refused'))
  expect(order).toEqual(['turn', 'refused'])
})

test('slow work continues as long as the dependency responds', async () => {
  const slow = hang()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(probe).toHaveBeenCalledTimes(60)
  expect([slow.error, changes]).toEqual([null, []])
})

test('all work is refused within 2 s after the dependency falls silent, and then at once', async () => {
  isThere = false
  const waiting = [hang(), hang()]
  await vi.advanceTimersByTimeAsync(1950)
  expect(waiting.map(({ error }) => error)).toEqual([null, null])
  await vi.advanceTimersByTimeAsync(50)
  for (const { error, isNoted } of waiting) expect([error instanceof OutageError, isNoted]).toEqual([true, true])
  const work = vi.fn(answers)
  await expect(run(work)).rejects.toThrow('The database does not answer.')
  expect(work).not.toHaveBeenCalled()
})

test('it closes once the dependency responds, without trying any work', async () => {
  isThere = false
  hang()
  await vi.advanceTimersByTimeAsync(10_000)
  isThere = true
  await vi.advanceTimersByTimeAsync(5100)
  expect(changes).toEqual([true, false])
  expect(await run(answers)).toBe('answer')
})

test('a busy dependency that completes other work is not away, even without a response to the probe', async () => {
  isThere = false
  const slow = hang()
  for (let second = 0; second < 30; second += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    expect(await run(answers)).toBe('answer')
  }
  expect([slow.error, changes]).toEqual([null, []])
})

test('a short restart fails pending work and refuses nothing', async () => {
  probe.mockImplementation(() => (isThere ? answers() : lost()))
  isThere = false
  await expect(run(lost)).rejects.toThrow(OutageError)
  await vi.advanceTimersByTimeAsync(1200)
  isThere = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(changes).toEqual([])
})

test('an error in the work is not an outage', async () => {
  const mistake = () => Promise.reject(new Error('no such column'))
  await watchOutages(async () => {
    await expect(run(mistake)).rejects.toThrow('no such column')
    expect(hasOutage()).toBe(false)
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(probe).not.toHaveBeenCalled()
})

test('an outage noted by one request does not affect another', async () => {
  const other = watchOutages(async () => {
    await vi.advanceTimersByTimeAsync(5000)
    return hasOutage()
  })
  await watchOutages(async () => {
    await expect(run(lost)).rejects.toThrow(OutageError)
    expect(hasOutage()).toBe(true)
  })
  expect(await other).toBe(false)
})
