import { expect, test } from 'vitest'
import { createPreviewPass, passLifetimeS } from './preview-pass.ts'

test('only the preview key is accepted', () => {
  const pass = createPreviewPass('ebbe und flut', () => 0)
  expect(pass.accepts('ebbe und flut')).toBe(true)
  for (const wrong of ['', 'ebbe', 'ebbe und flut ', 'Ebbe und Flut']) expect(pass.accepts(wrong)).toBe(false)
})

test('a pass expires after a working day', () => {
  let now = 1_000
  const pass = createPreviewPass('key', () => now)
  const issued = pass.issue()
  expect(pass.isValid(issued)).toBe(true)
  now += passLifetimeS * 1000
  expect(pass.isValid(issued)).toBe(false)
})

test('a pass cannot be extended, forged, or used at another agency', () => {
  const pass = createPreviewPass('key', () => 0)
  const [expiresAt, signature] = pass.issue().split('.')
  for (const forged of ['', '.', `${Number(expiresAt) + 1}.${signature}`, `${expiresAt}.`, `${expiresAt}.x`]) {
    expect(pass.isValid(forged)).toBe(false)
  }
  expect(createPreviewPass('another key', () => 0).isValid(pass.issue())).toBe(false)
})
