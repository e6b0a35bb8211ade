import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16))
})
afterEach(() => void vi.useRealTimers())

/** Each page has a separate touch. */
async function openPage() {
  vi.resetModules()
  const { afterTap, watchTaps } = await import('./after-tap.ts')
  watchTaps(page)
  const ran = vi.fn()
  const wait = () => void afterTap(page).then(ran)
  const send = (type: string) => void page.dispatchEvent(new Event(type))
  return { ran, wait, send }
}

test('without a touch nothing waits', async () => {
  const { ran, wait, send } = await openPage()
  send('pointerdown')
  send('pointerup')
  wait()
  await vi.advanceTimersByTimeAsync(0)
  expect(ran).toHaveBeenCalled()
})

test('work started by a touch waits until the tap’s click was painted', async () => {
  const { ran, wait, send } = await openPage()
  send('pointerdown')
  wait()
  await vi.advanceTimersByTimeAsync(60)
  send('pointerup')
  send('click')
  expect(ran).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(17)
  expect(ran).toHaveBeenCalled()
})

test.each([
  ['scrolls', 'pointercancel', 0],
  ['is lifted without a click', 'pointerup', 50],
])('it does not wait for a touch that %s', async (_, end, afterMs) => {
  const { ran, wait, send } = await openPage()
  send('pointerdown')
  wait()
  send(end)
  await vi.advanceTimersByTimeAsync(afterMs)
  expect(ran).toHaveBeenCalled()
})

test('a long press delays work by at most half a second', async () => {
  const { ran, wait, send } = await openPage()
  send('pointerdown')
  wait()
  await vi.advanceTimersByTimeAsync(499)
  expect(ran).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ran).toHaveBeenCalled()
})
