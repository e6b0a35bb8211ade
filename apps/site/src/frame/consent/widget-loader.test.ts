import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWidgetLoader, type Widget } from './widget-loader.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function page() {
  const inserted: string[] = []
  const fail: (() => void)[] = []
  const asked = { times: 0 }
  const ready: { widget?: string } = {}
  const loader = createWidgetLoader((src, onError) => {
    inserted.push(src)
    fail.push(onError)
  })
  const widget: Widget<string> = {
    name: 'chat',
    src: '/chat.js',
    find: () => {
      asked.times += 1
      return ready.widget
    },
  }
  return { inserted, fail, asked, ready, loader, widget }
}

test('a widget is handed over as soon as its script has left it behind', async () => {
  const { loader, widget, ready } = page()
  const loaded = loader.load(widget)
  await vi.advanceTimersByTimeAsync(400)
  ready.widget = 'ready'
  await vi.advanceTimersByTimeAsync(200)
  expect(await loaded).toBe('ready')
  expect(vi.getTimerCount()).toBe(0)
})

test('two who ask at the same time share one script', async () => {
  const { loader, widget, ready, inserted } = page()
  const both = Promise.all([loader.load(widget), loader.load(widget)])
  ready.widget = 'ready'
  await vi.advanceTimersByTimeAsync(200)
  expect(await both).toEqual(['ready', 'ready'])
  expect(inserted).toEqual(['/chat.js'])
})

test('a widget that is there already needs no script', async () => {
  const { loader, widget, ready, inserted } = page()
  ready.widget = 'ready'
  expect(await loader.load(widget)).toBe('ready')
  expect(inserted).toEqual([])
})

test('after more than 100 tries, 200 ms apart, it gives up, and may be asked for again', async () => {
  const { loader, widget, inserted, asked } = page()
  const refused = expect(loader.load(widget)).rejects.toThrow('chat did not appear after 100 tries.')
  asked.times = 0
  await vi.advanceTimersByTimeAsync(100 * 200)
  expect(asked.times).toBe(100)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  await refused
  expect(vi.getTimerCount()).toBe(0)
  loader.load(widget).catch(() => {})
  expect(inserted).toHaveLength(2)
})

test('a script that cannot be loaded is not waited for', async () => {
  const { loader, widget, fail } = page()
  const refused = expect(loader.load(widget)).rejects.toThrow('The script of chat could not be loaded.')
  fail[0]?.()
  await refused
  expect(vi.getTimerCount()).toBe(0)
})
