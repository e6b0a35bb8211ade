import { act, Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart, partPatienceMs } from './lazy-part.ts'
import { noteLostScript } from './lost-scripts.ts'
import { PartBoundary } from './part-boundary.tsx'
import { mount } from './testing/mount.tsx'

const failed = 'We couldn’t show part of this page. Everything else still works.Try again'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

/** A lightbox whose script loads when the test resolves it; `requests` has one entry per request. */
function lightbox() {
  const requests: PromiseWithResolvers<() => string>[] = []
  const Lightbox = lazyPart(() => {
    const request = Promise.withResolvers<() => string>()
    requests.push(request)
    return request.promise
  })
  return { requests, Lightbox }
}

test('two concurrent requests for a part share one request for its script', async () => {
  const { requests, Lightbox } = lightbox()
  const page = await mount(
    <PartBoundary apart>
      <Lightbox />
      <Lightbox />
    </PartBoundary>,
    'en',
  )
  expect(requests).toHaveLength(1)
  await act(async () => requests[0]?.resolve(() => 'Pictures.'))
  expect(page.text()).toBe('Pictures.Pictures.')
  expect(vi.getTimerCount()).toBe(0)
})

// spec: constant widget polling
test('a script that hangs times out after 20 seconds, and a guest can try again', async () => {
  const { requests, Lightbox } = lightbox()
  const page = await mount(
    <PartBoundary apart>
      <Lightbox />
    </PartBoundary>,
    'en',
  )
  await act(() => vi.advanceTimersByTimeAsync(partPatienceMs - 1))
  expect(page.text()).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(page.text()).toBe(failed)
  await page.press('Try again')
  expect(requests).toHaveLength(2)
  await act(async () => requests[1]?.resolve(() => 'Pictures.'))
  expect(page.text()).toBe('Pictures.')
})

test('a machine that was asleep waits as long for a script as any other', async () => {
  const { requests, Lightbox } = lightbox()
  const page = await mount(
    <PartBoundary apart>
      <Lightbox />
    </PartBoundary>,
    'en',
  )
  // All timers that are due fire once when it wakes up.
  vi.setSystemTime(Date.now() + 10 * partPatienceMs)
  await act(() => vi.runOnlyPendingTimersAsync())
  expect(page.text()).toBe('')
  await act(async () => requests[0]?.resolve(() => 'Pictures.'))
  expect(page.text()).toBe('Pictures.')
})

test('a script that arrives after its timeout is shown without a press', async () => {
  const { requests, Lightbox } = lightbox()
  const page = await mount(
    <PartBoundary apart>
      <Lightbox />
    </PartBoundary>,
    'en',
  )
  await act(() => vi.advanceTimersByTimeAsync(partPatienceMs))
  expect(page.text()).toBe(failed)
  await act(async () => requests[0]?.resolve(() => 'Pictures.'))
  // Requested once more: the browser has the module by now.
  await act(async () => requests[1]?.resolve(() => 'Pictures.'))
  expect(page.text()).toBe('Pictures.')
})

test('a script that fails to load is not waited for', async () => {
  const { requests, Lightbox } = lightbox()
  const page = await mount(
    <PartBoundary apart>
      <Lightbox />
    </PartBoundary>,
    'en',
  )
  await act(async () => requests[0]?.reject(new Error('There is no connection.')))
  expect(page.text()).toBe(failed)
  expect(requests).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('a failed fetch counts as a timeout: the page may reload meanwhile', async () => {
  const { requests, Lightbox } = lightbox()
  const page = await mount(
    <PartBoundary apart>
      <Lightbox />
    </PartBoundary>,
    'en',
  )
  const error = new Error('Failed to fetch dynamically imported module')
  noteLostScript(error)
  await act(async () => requests[0]?.reject(error))
  expect(page.text()).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(partPatienceMs))
  expect(page.text()).toBe(failed)
})

test('a part loaded before its page renders with it', async () => {
  const { requests, Lightbox } = lightbox()
  const before = Lightbox.load()
  requests[0]?.resolve(() => 'Pictures.')
  await before
  const drawn: string[] = []
  const page = await mount(
    <PartBoundary apart>
      <Lightbox />
      <Profiler id="part" onRender={(_, phase) => drawn.push(phase)}>
        <Lightbox />
      </Profiler>
    </PartBoundary>,
    'en',
  )
  expect(page.text()).toBe('Pictures.Pictures.')
  expect(drawn).toEqual(['mount'])
  expect(requests).toHaveLength(1)
})

test('a part that failed to load before its page is requested again with it', async () => {
  const { requests, Lightbox } = lightbox()
  const before = Lightbox.load()
  requests[0]?.reject(new Error('There is no connection.'))
  await expect(before).rejects.toThrow('There is no connection.')
  const page = await mount(
    <PartBoundary apart>
      <Lightbox />
    </PartBoundary>,
    'en',
  )
  await act(async () => requests[1]?.resolve(() => 'Pictures.'))
  expect(page.text()).toBe('Pictures.')
})
