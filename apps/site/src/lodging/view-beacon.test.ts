import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countFirstView, countShownView, countView, minViewMs } from './view-beacon.ts'

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
afterEach(() => void vi.useRealTimers())

/** The page as the server rendered it, with or without a house. */
function writePage(viewed?: string): void {
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('document', Object.assign(page, { querySelector: () => (viewed ? { dataset: { viewed } } : null) }))
}

test('a view of a house is counted once, and sends nothing but the house', async () => {
  countView(417, { page, sendBeacon })
  vi.advanceTimersByTime(minViewMs)
  page.hide()
  page.show()
  vi.advanceTimersByTime(minViewMs * 10)
  expect(sent.map(({ url }) => url)).toEqual(['/services/booking/views/'])
  expect(await sent[0]?.body.text()).toBe('{"lodgingId":417}')
  expect(sent[0]?.body.type).toBe('text/plain')
})

test('a page in the background is counted when it becomes visible', () => {
  page.visibilityState = 'hidden'
  countView(417, { page, sendBeacon })
  vi.advanceTimersByTime(minViewMs * 10)
  expect(sent).toEqual([])
  page.show()
  vi.advanceTimersByTime(minViewMs)
  expect(sent).toHaveLength(1)
})

test('a prerendered page is counted only when it is opened', () => {
  page.prerendering = true
  countView(417, { page, sendBeacon })
  vi.advanceTimersByTime(minViewMs * 10)
  expect(sent).toEqual([])
  page.activate()
  vi.advanceTimersByTime(minViewMs)
  expect(sent).toHaveLength(1)
})

test('a visit of less than a second is not counted', () => {
  const stop = countView(417, { page, sendBeacon })
  vi.advanceTimersByTime(minViewMs - 1)
  stop()
  page.show()
  vi.advanceTimersByTime(minViewMs * 10)
  expect(sent).toEqual([])
})

test('a tab hidden within a second is not counted yet', () => {
  countView(417, { page, sendBeacon })
  vi.advanceTimersByTime(minViewMs - 1)
  page.hide()
  vi.advanceTimersByTime(minViewMs * 10)
  expect(sent).toEqual([])
})

test('a view is counted without React if the guest only reads the page', async () => {
  writePage('417')
  countFirstView()
  vi.advanceTimersByTime(minViewMs * 10)
  expect(await sent[0]?.body.text()).toBe('{"lodgingId":417}')
  const leave = countShownView(417)
  vi.advanceTimersByTime(minViewMs * 10)
  leave()
  expect(sent).toHaveLength(1)
})

test('a page that is hydrated and left within a second is not counted', () => {
  writePage('417')
  countFirstView()
  countShownView(417)()
  vi.advanceTimersByTime(minViewMs * 10)
  expect(sent).toEqual([])
})

test('every house opened afterwards is counted, the first one too when it is opened again', async () => {
  writePage('417')
  countFirstView()
  vi.advanceTimersByTime(minViewMs)
  for (const id of [417, 9, 417]) {
    const leave = countShownView(id)
    vi.advanceTimersByTime(minViewMs)
    leave()
  }
  const bodies = await Promise.all(sent.map(({ body }) => body.text()))
  expect(bodies).toEqual([417, 9, 417].map((lodgingId) => JSON.stringify({ lodgingId })))
})

test('a page without a house counts none', () => {
  writePage()
  countFirstView()
  vi.advanceTimersByTime(minViewMs * 10)
  expect(sent).toEqual([])
})
