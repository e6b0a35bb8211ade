import { giveConsent, noConsent } from '@marram/domain/consent'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heldPressMs, holdPresses, hydrationMs } from './held-press.ts'
import { onIntent, onMove, onStayed } from './intent.ts'
import { hasBegun, hasWork, type PageFacts } from './wake-reasons.ts'

/** An element that is, or stands in, a link with these attributes; null is plain text. */
class FakeElement {
  readonly dataset: Record<string, string> = { opens: 'login' }
  readonly href = '/account/login/'
  readonly click = vi.fn()
  isConnected = true
  readonly role: 'text' | 'link' | 'opener'
  constructor(role: 'text' | 'link' | 'opener') {
    this.role = role
  }
  closest(selector: string): FakeElement | null {
    if (selector.startsWith('a[data-opens')) return this.role === 'opener' ? this : null
    return this.role === 'text' ? null : this
  }
}

let page: EventTarget

function send(type: string, target: FakeElement, more: object = {}): Event {
  const event = new Event(type, { cancelable: true })
  Object.defineProperty(event, 'target', { value: target })
  page.dispatchEvent(Object.assign(event, { button: 0, ...more }))
  return event
}

beforeEach(() => {
  page = new EventTarget()
  vi.useFakeTimers()
  vi.stubGlobal('Element', FakeElement)
})
afterEach(() => void vi.useRealTimers())

test.each(['pointerover', 'pointerdown', 'touchstart'])('a page wakes at the first %s on something, once', (type) => {
  const wake = vi.fn()
  onIntent(wake, page)
  send(type, new FakeElement('text'))
  expect(wake).not.toHaveBeenCalled()
  send(type, new FakeElement('link'))
  send(type, new FakeElement('link'))
  expect(wake).toHaveBeenCalledOnce()
})

test.each(['focusin', 'keydown'])('a page wakes at any %s', (type) => {
  const wake = vi.fn()
  onIntent(wake, page)
  send(type, new FakeElement('text'))
  expect(wake).toHaveBeenCalledOnce()
})

test.each(['pointermove', 'touchstart', 'wheel', 'scroll'])('a page to be used wakes at any %s', (type) => {
  const wake = vi.fn()
  onMove(wake, page)
  send(type, new FakeElement('text'))
  send(type, new FakeElement('text'))
  expect(wake).toHaveBeenCalledOnce()
})

test('a page that is laid out under a resting pointer waits for its guest', () => {
  const wake = vi.fn()
  onMove(wake, page)
  send('pointermove', new FakeElement('text'), { movementX: 0, movementY: 0 })
  expect(wake).not.toHaveBeenCalled()
  send('pointermove', new FakeElement('text'), { movementX: 0, movementY: -1 })
  expect(wake).toHaveBeenCalledOnce()
})

function openHeld(alike: FakeElement[]) {
  const { promise: awake, resolve } = Promise.withResolvers<void>()
  const { promise: loaded, resolve: markLoaded } = Promise.withResolvers<void>()
  const assign = vi.fn()
  vi.stubGlobal('window', Object.assign(page, { location: { assign } }))
  vi.stubGlobal('document', { querySelectorAll: () => alike, querySelector: () => alike[0] ?? null })
  const wake = vi.fn()
  holdPresses(wake, { loaded, awake })
  const load = async (): Promise<void> => {
    markLoaded()
    await vi.advanceTimersByTimeAsync(0)
  }
  const wakeUp = async (): Promise<void> => {
    await load()
    resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { wake, load, wakeUp, assign }
}

test('a press on the login wakes the page and is done again once it is awake', async () => {
  const link = new FakeElement('opener')
  const { wake, wakeUp, assign } = openHeld([link])
  expect(send('click', link).defaultPrevented).toBe(true)
  expect(wake).toHaveBeenCalledOnce()
  await wakeUp()
  expect(link.click).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(heldPressMs)
  expect(assign).not.toHaveBeenCalled()
  expect(send('click', link).defaultPrevented).toBe(false)
})

test('the button that hydration puts in place of a link is pressed instead', async () => {
  const [link, button] = [new FakeElement('opener'), new FakeElement('opener')]
  const alike = [link]
  const { wakeUp } = openHeld(alike)
  send('click', link)
  link.isConnected = false
  alike.splice(0, 1, button)
  await wakeUp()
  expect(button.click).toHaveBeenCalledOnce()
})

test('ctrl+K is not lost on a page that is asleep; other keys are none of its business', async () => {
  const link = new FakeElement('opener')
  const { wakeUp } = openHeld([link])
  expect(send('keydown', new FakeElement('text'), { key: 'k' }).defaultPrevented).toBe(false)
  expect(send('keydown', new FakeElement('text'), { key: 'K', ctrlKey: true }).defaultPrevented).toBe(true)
  await wakeUp()
  expect(link.click).toHaveBeenCalledOnce()
})

test('the link is followed when the script does not come, and by the browser when it shall open elsewhere', async () => {
  const link = new FakeElement('opener')
  const { assign } = openHeld([link])
  expect(send('click', link, { ctrlKey: true }).defaultPrevented).toBe(false)
  expect(send('click', new FakeElement('link')).defaultPrevented).toBe(false)
  send('click', link)
  await vi.advanceTimersByTimeAsync(heldPressMs)
  expect(assign).toHaveBeenCalledWith('/account/login/')
})

test('a press is not given up because the machine was asleep', async () => {
  const link = new FakeElement('opener')
  const { wakeUp, assign } = openHeld([link])
  send('click', link)
  // All timers that are due fire once when it wakes up.
  await vi.runOnlyPendingTimersAsync()
  expect(assign).not.toHaveBeenCalled()
  await wakeUp()
  expect(link.click).toHaveBeenCalledOnce()
})

test('a press waits longer for a script that has come, on a slow processor', async () => {
  const link = new FakeElement('opener')
  const { load, assign } = openHeld([link])
  send('click', link)
  await load()
  await vi.advanceTimersByTimeAsync(hydrationMs - 1)
  expect(assign).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(assign).toHaveBeenCalledWith('/account/login/')
})

test('a page that others change wakes when it is time to ask, or when it is looked at again', async () => {
  const [wake, wakeOther] = [vi.fn(), vi.fn()]
  onStayed(wake, page)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(wake).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(wake).toHaveBeenCalled()
  onStayed(wakeOther, page)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(wakeOther).toHaveBeenCalledOnce()
})

const untouched = { earlyTaps: [], isFocused: false, scrollY: 0, client: 'moved' }

test.each([
  ['has done nothing', {}, false],
  ['has pressed a button', { earlyTaps: [{}] }, true],
  ['is in a field', { isFocused: true }, true],
  ['has scrolled a search', { scrollY: 90 }, true],
  ['has scrolled an article', { scrollY: 90, client: 'asked' }, false],
])('whether a page wakes at once for a guest who %s before the first script came', (_, done, expected) => {
  expect(hasBegun({ ...untouched, ...done })).toBe(expected)
})

const reader: PageFacts = {
  cookie: '',
  address: { search: '', hash: '' },
  consent: noConsent,
  dataset: { client: 'asked' },
  isDeveloper: false,
}
const used = { client: 'moved' }

test.each([
  ['a stranger', {}, false],
  ['a guest who refused', { cookie: 'consent=%22necessary%22', consent: giveConsent(['necessary']) }, false],
  ['a guest with favourites', { cookie: 'consent=%22%22; favorites=12.34' }, true],
  ['a guest whose favourites are empty again', { cookie: 'favorites=; x=1' }, false],
  ['a guest who is logged in', { cookie: 'signed-in=abc' }, true],
  ['a guest of the former site', { cookie: 'login=%7B%7D' }, true],
  ['a guest who may be counted', { consent: giveConsent(['statistic']) }, true],
  ['a guest who wants a chat, where there is none', { consent: giveConsent(['functional']) }, false],
  [
    'a guest who wants the chat',
    { consent: giveConsent(['functional']), dataset: { scripts: 'functional=https://chat.example/a.js' } },
    true,
  ],
  ['an editor in the preview', { dataset: { pastCache: 'drafts' } }, true],
  ['a developer', { isDeveloper: true }, true],
  ['a reader who has searched before', { cookie: 'search=%22abc%22' }, false],
  ['a reader from a campaign', { address: { search: '?utm_source=x', hash: '' } }, false],
  ['a stranger on the search page', { dataset: used }, false],
  ['a guest with a last search on the search page', { dataset: used, cookie: 'search=%22abc%22' }, true],
  ['a link to some houses', { dataset: used, address: { search: '?filter=1', hash: '' } }, true],
  ['a link to a picture of a house', { dataset: used, address: { search: '', hash: '#bild-3' } }, true],
])('whether a page that waits wakes by itself for %s', (_, facts, expected) => {
  expect(hasWork({ ...reader, ...facts })).toBe(expected)
})
