import { expect, test } from 'vitest'
import { parseExtensionMessage } from './editor-tools.tsx'

const source = 'marram-extension'

test.each([
  [
    { source, type: 'pass-cache', enabled: true },
    { type: 'pass-cache', enabled: true },
  ],
  [
    { source, type: 'developer-mode', enabled: false },
    { type: 'developer-mode', enabled: false },
  ],
  [
    { source, type: 'preview', secret: 's' },
    { type: 'preview', secret: 's' },
  ],
])('the extension may send %o', (data, message) => {
  expect(parseExtensionMessage(data)).toEqual(message)
})

test.each([
  null,
  'pass-cache',
  {},
  { source: 'another-extension', type: 'pass-cache', enabled: true },
  { source, type: 'pass-cache' },
  { source, type: 'pass-cache', enabled: 'yes' },
  { source, type: 'preview' },
  { source, type: 'format-disk', enabled: true },
])('other messages are ignored: %o', (data) => {
  expect(parseExtensionMessage(data)).toBeNull()
})
