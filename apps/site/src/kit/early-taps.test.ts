import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { endEarlyTaps, rememberTaps, takeEarlyTaps } from './early-taps.ts'

type Press = { readonly target: unknown; readonly isTrusted: boolean }

/** A window that has run the inline script, and the elements of the page. */
function openPage() {
  let onClick = (_: Press): void => {}
  class Element {
    readonly isConnected = true
    readonly name: string
    readonly button: Element | null
    constructor(name: string, button: Element | null) {
      this.name = name
      this.button = button
    }
    closest(selector: string): Element | null {
      return selector === 'button[type=button]:not([popovertarget])' ? (this.button ?? this) : null
    }
  }
  const window: { earlyTaps?: unknown } & Record<string, unknown> = {
    Element,
    addEventListener: (_: string, listener: typeof onClick) => {
      onClick = listener
    },
  }
  window.self = window
  runInNewContext(rememberTaps, window)
  const filters = new Element('Filters', null)
  const icon = new Element('icon of the filters', filters)
  const menu = new Element('Menu', null)
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
  expect(named(endEarlyTaps(window))).toEqual(['Menu'])
})

test('nothing is remembered of what a script presses, or after the page is ready', () => {
  const { window, menu, press, named } = openPage()
  press(menu, false)
  expect(named(endEarlyTaps(window))).toEqual([])
  press(menu)
  expect(named(endEarlyTaps(window))).toEqual([])
})

test('a page without the script remembers nothing', () => {
  expect(takeEarlyTaps(partWith(), {})).toEqual([])
})
