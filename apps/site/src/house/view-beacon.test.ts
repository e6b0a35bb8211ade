import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countView, lookMs } from './view-beacon.ts'

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
  prerendering = false
  show(): void {
    this.visibilityState = 'visible'
    this.dispatchEvent(new Event('visibilitychange'))
  }
  hide(): void {
    this.visibilityState = 'hidden'
    this.dispatchEvent(new Event('visibilitychange'))
  }
  activate(): void {
    this.prerendering = false
    this.dispatchEvent(new Event('prerenderingchange'))
  }
}

const sent: { url: string; body: Blob }[] = []
const sendBeacon = (url: string, body: Blob): boolean => sent.push({ url, body }) > 0
let page: FakePage

beforeEach(() => {
  vi.useFakeTimers()
  page = new FakePage()
  sent.length = 0
})
afterEach(() => vi.useRealTimers())

test('a look at a house is counted once, and says nothing but which house', async () => {
  countView(417, { page, sendBeacon })
  vi.advanceTimersByTime(lookMs)
  page.hide()
  page.show()
  vi.advanceTimersByTime(lookMs * 10)
  expect(sent.map(({ url }) => url)).toEqual(['/services/booking/views/'])
  expect(await sent[0]?.body.text()).toBe('{"lodgingId":417}')
  expect(sent[0]?.body.type).toBe('text/plain')
})

test('a page in the background is counted when somebody turns to it', () => {
  page.visibilityState = 'hidden'
  countView(417, { page, sendBeacon })
  vi.advanceTimersByTime(lookMs * 10)
  expect(sent).toEqual([])
  page.show()
  vi.advanceTimersByTime(lookMs)
  expect(sent).toHaveLength(1)
})

test('a page that the browser prepared in advance is counted only when it is opened', () => {
  page.prerendering = true
  countView(417, { page, sendBeacon })
  vi.advanceTimersByTime(lookMs * 10)
  expect(sent).toEqual([])
  page.activate()
  vi.advanceTimersByTime(lookMs)
  expect(sent).toHaveLength(1)
})

test('who leaves within a second has not looked', () => {
  const stop = countView(417, { page, sendBeacon })
  vi.advanceTimersByTime(lookMs - 1)
  stop()
  page.show()
  vi.advanceTimersByTime(lookMs * 10)
  expect(sent).toEqual([])
})

test('who turns away within a second has not looked yet', () => {
  countView(417, { page, sendBeacon })
  vi.advanceTimersByTime(lookMs - 1)
  page.hide()
  vi.advanceTimersByTime(lookMs * 10)
  expect(sent).toEqual([])
})
