import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { onFirstMessage, rememberMessages, takeEarlyMessages } from './early-messages.ts'

type Said = { readonly source?: unknown; readonly origin?: string; readonly data: unknown }

function openPage() {
  let onMessage = (_: Said): void => {}
  const location = { origin: 'https://de.marram.example' }
  const window: Parameters<typeof takeEarlyMessages>[0] & Record<string, unknown> = {
    AbortController,
    location,
    addEventListener: (_: string, listener: typeof onMessage, { signal }: { signal: AbortSignal }) => {
      onMessage = (said) => signal.aborted || listener(said)
    },
  }
  window.self = window
  runInNewContext(rememberMessages, window)
  // Inside the context the window has another identity than outside.
  const own: unknown = runInNewContext('self', window)
  const say = (data: unknown, from: Partial<Said> = {}) =>
    onMessage({ source: own, origin: location.origin, ...from, data })
  return { window, say }
}

const preview = { source: 'marram-extension', type: 'preview', secret: 's' }

test('messages from the extension are queued until its tools have loaded', () => {
  const { window, say } = openPage()
  say(preview)
  const load = vi.fn()
  onFirstMessage(load, window)
  expect(load).toHaveBeenCalledOnce()
  say({ ...preview, secret: 't' })
  expect(takeEarlyMessages(window)).toEqual([preview, { ...preview, secret: 't' }])
  say(preview)
  expect(takeEarlyMessages(window)).toEqual([])
})

test('a message loads the tools at once, without input on the page', () => {
  const { window, say } = openPage()
  const load = vi.fn()
  const stop = onFirstMessage(load, window)
  expect(load).not.toHaveBeenCalled()
  say(preview)
  expect(load).toHaveBeenCalledOnce()
  stop()
  say(preview)
  expect(load).toHaveBeenCalledOnce()
})

test('messages of other windows and scripts are ignored', () => {
  const { window, say } = openPage()
  say(preview, { source: {} })
  say(preview, { origin: 'https://evil.example' })
  say({ source: 'another-extension' })
  say(null)
  expect(takeEarlyMessages(window)).toEqual([])
})
