import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { withLock } from './lock.ts'

/** A tab that holds the lock until it is released. */
async function holdLock(mode: 'exclusive' | 'shared'): Promise<() => void> {
  const { promise: held, resolve: noteHeld } = Promise.withResolvers<void>()
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>()
  void withLock(
    'test',
    () => {
      noteHeld()
      return end
    },
    mode,
  )
  await held
  return letGo
}

test('work waits for another tab, and shares the lock only where both do', async () => {
  const letGo = await holdLock('shared')
  const done: string[] = []
  const alone = withLock('test', () => done.push('alone'))
  await setImmediate()
  expect(done).toEqual([])
  letGo()
  await alone
  expect(done).toEqual(['alone'])

  const letGoAgain = await holdLock('shared')
  expect(await withLock('test', () => 'beside', 'shared')).toBe('beside')
  letGoAgain()
})

test('work that waited too long runs anyway', async () => {
  const letGo = await holdLock('exclusive')
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  const late = withLock('test', () => 'done')
  patience.abort()
  expect(await late).toBe('done')
  letGo()
})

test('the timeout covers waiting only: work that has begun may take longer', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  const { promise: begun, resolve: noteBegun } = Promise.withResolvers<void>()
  const { promise: end, resolve: finish } = Promise.withResolvers<string>()
  const work = vi.fn(() => {
    noteBegun()
    return end
  })
  const result = withLock('test', work)
  await begun
  patience.abort()
  finish('done')
  expect(await result).toBe('done')
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that fails rejects for its caller, and does not run again', async () => {
  const work = vi.fn(() => Promise.reject(new Error('refused')))
  await expect(withLock('test', work)).rejects.toThrow('refused')
  expect(work).toHaveBeenCalledTimes(1)
})

test.each([
  ['are missing', {}],
  ['are refused', { locks: { request: () => Promise.reject(new DOMException('No storage', 'SecurityError')) } }],
])('where locks %s, work runs at once', async (_why, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const work = vi.fn(() => 'done')
  expect(await withLock('test', work)).toBe('done')
  expect(work).toHaveBeenCalledTimes(1)
})
