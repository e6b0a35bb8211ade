import { expect, test } from 'vitest'
import { countEvent, openCounter } from './count-event.ts'

test('events before the counter has loaded are counted once', () => {
  countEvent('list:search')
  const counted: string[] = []
  const close = openCounter((name) => counted.push(name))
  countEvent('house-from:search')
  expect(counted).toEqual(['list:search', 'house-from:search'])
  close()
  countEvent('list:warm')
  expect(counted).toHaveLength(2)
  const next: string[] = []
  openCounter((name) => next.push(name))()
  expect(next).toEqual(['list:warm'])
})

test('a closed counter does not close its successor', () => {
  const close = openCounter(() => {})
  const counted: string[] = []
  const closeNext = openCounter((name) => counted.push(name))
  close()
  countEvent('list:search')
  expect(counted).toEqual(['list:search'])
  closeNext()
})
