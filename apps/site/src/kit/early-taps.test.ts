import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { endEarlyTaps, rememberTaps, takeEarlyTaps, takePageTaps } from './early-taps.ts'

type Press = { readonly target: unknown; readonly isTrusted: boolean }

/** A window that has run the inline script, and the elements of the page. */
function openPage() {
  let onClick = (_: Press): void => {}
  class Element {
    readonly isConnected = true
    readonly name: string
    readonly button: Element | null
    readonly isInPart: boolean
    constructor(
      name: string,
      { button = null, isInPart = false }: { button?: Element | null; isInPart?: boolean } = {},
    ) {
      this.name = name
      this.button = button
      this.isInPart = isInPart
    }
    closest(selector: string): Element | null {
      if (selector === '.when-seen') return this.isInPart ? this : null
      return selector === 'button[type=button]:not([popovertarget],[data-consent])' ? (this.button ?? this) : null
    }
  }
  const window: { earlyTaps?: unknown; earlyTapsEnd?: AbortController } & Record<string, unknown> = {
    Element,
    AbortController,
    addEventListener: (_: string, listener: typeof onClick, { signal }: { signal: AbortSignal }) => {
      onClick = (press) => signal.aborted || listener(press)
    },
  }
  window.self = window
  runInNewContext(rememberTaps, window)
  const filters = new Element('Filters', { isInPart: true })
  const icon = new Element('icon of the filters', { button: filters })
  const menu = new Element('Menu')
  const press = (target: unknown, isTrusted = true) => onClick({ target, isTrusted })
  const named = (taps: unknown[]) => taps.map((tap) => (tap instanceof Element ? tap.name : tap))
  return { window, filters, icon, menu, press, named }
}

const partWith = (...inside: unknown[]) => ({ contains: (node: unknown) => inside.includes(node) })

test('a button that is pressed before its script has come is remembered once, by the part that it stands in', () => {
  const { window, filters, icon, menu, press, named } = openPage()
  for (const target of [icon, filters, menu]) press(target)
  expect(named(takeEarlyTaps(partWith(filters), window))).toEqual(['Filters'])
  expect(named(takeEarlyTaps(partWith(filters), window))).toEqual([])
  expect(named(takePageTaps(window))).toEqual(['Menu'])
})

test('a page that is ready before its part leaves the part what was pressed in it', () => {
  const { window, filters, menu, press, named } = openPage()
  press(menu)
  press(filters)
  expect(named(takePageTaps(window))).toEqual(['Menu'])
  expect(named(takeEarlyTaps(partWith(filters), window))).toEqual(['Filters'])
})

test('nothing is remembered of what a script presses, or after the end', () => {
  const { window, menu, press, named } = openPage()
  press(menu, false)
  expect(named(takePageTaps(window))).toEqual([])
  endEarlyTaps(window)
  press(menu)
  expect(named(takePageTaps(window))).toEqual([])
})

test('a page without the script remembers nothing', () => {
  expect(takeEarlyTaps(partWith(), {})).toEqual([])
  expect(() => endEarlyTaps({})).not.toThrow()
})
