import { expect, test, vi } from 'vitest'
import { createToaster } from './toaster.ts'

test('a message stays until it is dismissed', () => {
  const toaster = createToaster()
  const listener = vi.fn()
  toaster.subscribe(listener)
  const id = toaster.show({ text: 'Gemerkt' })
  expect(toaster.toasts().map(({ text }) => text)).toEqual(['Gemerkt'])
  toaster.dismiss(id)
  expect(toaster.toasts()).toEqual([])
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a fourth message replaces the oldest', () => {
  const toaster = createToaster()
  for (const text of ['a', 'b', 'c', 'd']) toaster.show({ text })
  expect(toaster.toasts().map(({ text }) => text)).toEqual(['b', 'c', 'd'])
})

test('an unsubscribed listener is not called', () => {
  const toaster = createToaster()
  const listener = vi.fn()
  toaster.subscribe(listener)()
  toaster.show({ text: 'a' })
  expect(listener).not.toHaveBeenCalled()
})
