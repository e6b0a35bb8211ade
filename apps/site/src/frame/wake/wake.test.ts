import { giveConsent, noConsent } from '@marram/domain/consent'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onIntent, onMove, onStayed } from './intent.ts'
import { hasBegun, hasWork, type PageFacts } from './wake-reasons.ts'

/** Plain text, or a control. */
class FakeElement {
  readonly role: 'text' | 'link'
  constructor(role: 'text' | 'link') {
    this.role = role
  }
  closest(): FakeElement | null {
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

test.each(['pointerover', 'pointerdown', 'touchstart'])('a page wakes at the first %s on a control, once', (type) => {
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

test.each(['pointermove', 'touchstart', 'wheel', 'scroll'])('an interactive page wakes at any %s', (type) => {
  const wake = vi.fn()
  onMove(wake, page)
  send(type, new FakeElement('text'))
  send(type, new FakeElement('text'))
  expect(wake).toHaveBeenCalledOnce()
})

test('layout under a resting pointer does not wake a page', () => {
  const wake = vi.fn()
  onMove(wake, page)
  send('pointermove', new FakeElement('text'), { movementX: 0, movementY: 0 })
  expect(wake).not.toHaveBeenCalled()
  send('pointermove', new FakeElement('text'), { movementX: 0, movementY: -1 })
  expect(wake).toHaveBeenCalledOnce()
})

test('a page with shared data wakes for its first poll, or when it is shown again', async () => {
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

const untouched = { isFocused: false, scrollY: 0, client: 'moved' }

test.each([
  ['has done nothing', {}, false],
  ['is in a field', { isFocused: true }, true],
  ['has scrolled a search', { scrollY: 90 }, true],
  ['has scrolled an article', { scrollY: 90, client: 'asked' }, false],
])('waking at once for a guest who %s before the first script ran', (_, done, expected) => {
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
])('waking without input for %s', (_, facts, expected) => {
  expect(hasWork({ ...reader, ...facts })).toBe(expected)
})
