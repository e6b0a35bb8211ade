import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGuests } from './guests.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new AbortController().signal

function wait(signal = never) {
  const guests = createGuests()
  guests.note()
  const calm = vi.fn()
  void guests.untilCalm(signal).then(calm)
  return { guests, calm }
}

test('it is calm after a second without requests', async () => {
  const { guests, calm } = wait()
  await vi.advanceTimersByTimeAsync(900)
  guests.note()
  await vi.advanceTimersByTimeAsync(999)
  expect(calm).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2)
  expect(calm).toHaveBeenCalled()
})

test('continuous requests do not block for ever', async () => {
  const { guests, calm } = wait()
  for (let second = 0; second < 16 * 2; second += 1) {
    guests.note()
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(calm).toHaveBeenCalled()
})

test('a stopping or unvisited program does not wait', async () => {
  const stopping = new AbortController()
  const { calm } = wait(stopping.signal)
  stopping.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(calm).toHaveBeenCalled()
  await createGuests().untilCalm(never)
})
