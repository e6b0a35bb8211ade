import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { recordInput } from './input-replay.ts'

class FakePart {
  readonly inside: unknown[] = []
  contains(element: unknown): boolean {
    return this.inside.includes(element)
  }
  querySelectorAll(): readonly never[] {
    return []
  }
}

function isPart(part: object): part is HTMLElement {
  return part instanceof FakePart
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Records in a part of which these buttons were pressed before any script had come. */
function record(pressed: readonly { click: () => void }[], elsewhere: readonly { click: () => void }[] = []) {
  const part = new FakePart()
  part.inside.push(...pressed)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { earlyTaps: [...pressed, ...elsewhere] }))
  const onBegun = vi.fn()
  if (!isPart(part)) throw new Error('The part is none.')
  return { part, onBegun, replay: recordInput(part, onBegun) }
}

test('a part whose button was the first thing pressed hydrates at once, and the button is pressed again', () => {
  const button = { click: vi.fn() }
  const { onBegun, replay } = record([button])
  expect(onBegun).toHaveBeenCalledOnce()
  replay()
  vi.runAllTimers()
  expect(button.click).toHaveBeenCalledOnce()
})

test('a press elsewhere leaves a part waiting', () => {
  const { onBegun } = record([], [{ click: vi.fn() }])
  expect(onBegun).not.toHaveBeenCalled()
})

test('a press in a part that is not hydrated is kept from React, which would do it too, and done once', () => {
  class FakeButton {
    readonly click = vi.fn()
    closest() {
      return this
    }
  }
  vi.stubGlobal('Element', FakeButton)
  vi.stubGlobal('HTMLAnchorElement', class {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const button = new FakeButton()
  const { part, replay } = record([])
  part.inside.push(button)
  const press = new Event('click', { cancelable: true })
  Object.defineProperties(press, { target: { value: button }, button: { value: 0 } })
  const stop = vi.spyOn(press, 'stopPropagation')
  window.dispatchEvent(press)
  expect(stop).toHaveBeenCalledOnce()
  replay()
  vi.runAllTimers()
  expect(button.click).toHaveBeenCalledOnce()
})
