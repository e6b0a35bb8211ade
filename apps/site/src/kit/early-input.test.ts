import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followMs, hydrationMs, rememberPresses } from './early-input.ts'

type Given = { readonly part?: FakeElement; readonly opens?: string; readonly path?: string; readonly hash?: string }

/** An element of a page; `part` is the part that contains it. */
class FakeElement {
  readonly dataset: { opens?: string; pressed?: string } = {}
  readonly origin = 'https://marram.example'
  readonly hash: string
  readonly pathname: string
  readonly target = ''
  readonly click = vi.fn()
  readonly parentElement: FakeElement | null
  isConnected = true
  constructor({ part, opens, path = '/', hash = '' }: Given = {}) {
    this.parentElement = part ?? null
    this.pathname = path
    this.hash = hash
    if (opens !== undefined) this.dataset.opens = opens
  }
  get href(): string {
    return this.pathname
  }
  getAttribute(): string {
    return this.pathname + this.hash
  }
  closest(selector: string): FakeElement | null {
    if (selector === '.deferred-part')
      return this instanceof FakePart ? this : (this.parentElement?.closest(selector) ?? null)
    if (selector.startsWith('a.button')) return this instanceof FakeSubmit ? this : null
    const isControl = [FakeButton, FakeLink, FakeTick, FakeDay].some((kind) => this instanceof kind)
    return isControl ? this : null
  }
  matches(_selector: string): boolean {
    return this instanceof FakeDay
  }
  querySelector(): FakeElement | null {
    return null
  }
  contains(other: FakeElement): boolean {
    return other === this || (other.parentElement !== null && this.contains(other.parentElement))
  }
  querySelectorAll(): readonly FakeElement[] {
    return []
  }
}
class FakePart extends FakeElement {}
class FakeButton extends FakeElement {}
class FakeLink extends FakeElement {}
class FakeSubmit extends FakeElement {}
/** The cell of a calendar day, which has a button once hydrated. */
class FakeDay extends FakeElement {
  button: FakeButton | null = null
  override querySelector(): FakeElement | null {
    return this.button
  }
}
class FakeTick extends FakeElement {
  readonly type = 'checkbox'
  checked = false
  readonly defaultChecked = false
}

/** All elements of the page, for lookups in the document. */
let elements: FakeElement[]
let page: EventTarget
const assign = vi.fn()
const asAny = <T>(value: unknown): T => value as T

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  assign.mockReset()
  elements = []
  page = new EventTarget()
  const opener = (selector: string) => elements.filter(({ dataset }) => selector.includes(`="${dataset.opens}"`))
  const location = { origin: 'https://marram.example', pathname: '/', assign }
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('HTMLAnchorElement', FakeLink)
  vi.stubGlobal('HTMLInputElement', FakeTick)
  vi.stubGlobal('HTMLSelectElement', class {})
  vi.stubGlobal('HTMLTextAreaElement', class {})
  vi.stubGlobal('window', Object.assign(page, { location, earlyPresses: [] as unknown[] }))
  vi.stubGlobal('document', {
    body: new FakeElement(),
    getElementById: (id: string) => (id === 'prices' ? new FakeElement() : null),
    querySelector: (selector: string) => opener(selector)[0] ?? null,
    querySelectorAll: opener,
  })
})
afterEach(() => void vi.useRealTimers())

function send(type: string, target: FakeElement, more: object = {}) {
  const event = new Event(type, { cancelable: true })
  Object.defineProperty(event, 'target', { value: target })
  const stop = vi.spyOn(event, 'stopPropagation')
  page.dispatchEvent(Object.assign(event, { button: 0, ...more }))
  return { isPrevented: event.defaultPrevented, isKeptFromReact: stop.mock.calls.length > 0 }
}

/** A separate recorder for this page. */
async function openPage(pressed: readonly FakeElement[] = [], now?: (control: Element) => boolean) {
  Object.assign(page, { earlyPresses: [...pressed] })
  const recorder = await import('./early-input.ts')
  const wake = vi.fn()
  recorder.recordInput(wake, now)
  const after = async (run: () => void): Promise<void> => {
    run()
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    wake,
    load: () => after(recorder.noteReactLoaded),
    awaken: () => after(recorder.releasePage),
    watch: (part: FakePart, hydrate: () => void) => recorder.watchPart(asAny(part), hydrate),
    release: (part: FakePart) => after(() => recorder.releasePart(asAny(part))),
  }
}

test('a press wakes the page, is hidden from React, and is replayed once after hydration', async () => {
  const button = new FakeButton()
  const { wake, awaken } = await openPage()
  expect(send('click', button)).toEqual({ isPrevented: true, isKeptFromReact: true })
  send('click', button)
  expect(wake).toHaveBeenCalled()
  await awaken()
  expect(button.click).toHaveBeenCalledOnce()
  expect(send('click', button)).toEqual({ isPrevented: false, isKeptFromReact: false })
})

test('a press is highlighted until it is replayed', async () => {
  const button = new FakeButton()
  const { awaken } = await openPage()
  send('click', button)
  expect(button.dataset.pressed).toBe('')
  await awaken()
  expect(button.dataset.pressed).toBeUndefined()
})

test('a press that needs no React runs at once and is not replayed', async () => {
  const [early, heart] = [new FakeButton(), new FakeButton()]
  const now = vi.fn(() => true)
  const { wake, awaken } = await openPage([early], now)
  expect(send('click', heart)).toEqual({ isPrevented: true, isKeptFromReact: true })
  expect(now.mock.calls).toEqual([[early], [heart]])
  expect(wake).toHaveBeenCalledTimes(2)
  await awaken()
  expect([early.click.mock.calls.length, heart.click.mock.calls.length]).toEqual([0, 0])
  expect(heart.dataset.pressed).toBeUndefined()
})

test('a day is text until its part is hydrated, and its button is pressed then', async () => {
  const part = new FakePart()
  const day = new FakeDay({ part })
  const { release } = await openPage()
  expect(send('click', day).isPrevented).toBe(true)
  day.button = new FakeButton()
  await release(part)
  expect(day.button.click).toHaveBeenCalledOnce()
})

test('a link to another page is left to the browser, and is highlighted for a moment', async () => {
  const submit = new FakeSubmit()
  const { wake } = await openPage()
  expect(send('click', submit)).toEqual({ isPrevented: false, isKeptFromReact: false })
  expect(submit.dataset.pressed).toBe('')
  await vi.advanceTimersByTimeAsync(3000)
  expect(submit.dataset.pressed).toBeUndefined()
  expect(wake).not.toHaveBeenCalled()
})

test('a button pressed before the first script ran is pressed again', async () => {
  const button = new FakeButton()
  const { wake, awaken } = await openPage([button])
  expect(wake).toHaveBeenCalledOnce()
  await awaken()
  expect(button.click).toHaveBeenCalledOnce()
})

test('a part replays its presses, and the page those outside of parts', async () => {
  const part = new FakePart()
  const [inPart, inPage] = [new FakeButton({ part }), new FakeButton()]
  const { awaken, release } = await openPage()
  send('click', inPart)
  send('click', inPage)
  await awaken()
  expect([inPart.click.mock.calls.length, inPage.click.mock.calls.length]).toEqual([0, 1])
  await release(part)
  expect(inPart.click).toHaveBeenCalledOnce()
})

test('a touch hydrates the parts around it, including a touch before they registered', async () => {
  const outer = new FakePart()
  const inner = new FakePart({ part: outer })
  const { watch } = await openPage()
  const [hydrateOuter, hydrateInner, hydrateOther] = [vi.fn(), vi.fn(), vi.fn()]
  watch(outer, hydrateOuter)
  watch(new FakePart(), hydrateOther)
  send('click', new FakeButton({ part: inner }))
  expect(hydrateOuter).toHaveBeenCalledOnce()
  watch(inner, hydrateInner)
  expect(hydrateInner).toHaveBeenCalledOnce()
  expect(hydrateOther).not.toHaveBeenCalled()
})

test('the browser checks a box at once; React gets the event later', async () => {
  const part = new FakePart()
  const tick = new FakeTick({ part })
  const { release } = await openPage()
  expect(send('click', tick)).toEqual({ isPrevented: false, isKeptFromReact: true })
  tick.checked = true
  send('input', tick)
  await release(part)
  expect(tick.click).toHaveBeenCalledOnce()
})

test('links to other pages and to places in this one are left to the browser', async () => {
  const part = new FakePart()
  await openPage()
  const isHeld = (link: FakeLink) => send('click', link).isPrevented
  expect(isHeld(new FakeLink({ part, path: '/blog/' }))).toBe(false)
  expect(isHeld(new FakeLink({ part, hash: '#prices' }))).toBe(false)
  expect(isHeld(new FakeLink({ part, hash: '#100%' }))).toBe(true)
  expect(isHeld(new FakeLink())).toBe(false)
  expect(isHeld(new FakeLink({ part }))).toBe(true)
  expect(isHeld(new FakeLink({ part, path: '/services/images/own/a.jpg' }))).toBe(true)
  expect(send('click', new FakeLink({ opens: 'login' }), { ctrlKey: true }).isPrevented).toBe(false)
})

test('a link is followed when the script does not load', async () => {
  await openPage()
  send('click', new FakeLink({ opens: 'login', path: '/account/login/' }))
  await vi.advanceTimersByTimeAsync(followMs)
  expect(assign).toHaveBeenCalledWith('/account/login/')
})

test('a link is not followed because the machine slept', async () => {
  const link = new FakeLink({ opens: 'login' })
  const { awaken } = await openPage()
  send('click', link)
  // All timers that are due fire once when it wakes up.
  await vi.runOnlyPendingTimersAsync()
  await awaken()
  await vi.advanceTimersByTimeAsync(hydrationMs)
  expect(assign).not.toHaveBeenCalled()
  expect(link.click).toHaveBeenCalledOnce()
})

test('a link waits longer once the script has loaded, for slow processors', async () => {
  const { load } = await openPage()
  send('click', new FakeLink({ opens: 'login', path: '/account/login/' }))
  await load()
  await vi.advanceTimersByTimeAsync(hydrationMs - 1)
  expect(assign).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(assign).toHaveBeenCalledWith('/account/login/')
})

test('if hydration replaces a link by a button, the button is pressed', async () => {
  const [link, button] = [new FakeLink({ opens: 'finder' }), new FakeButton({ opens: 'finder' })]
  elements = [link]
  const { awaken } = await openPage()
  send('click', link)
  link.isConnected = false
  elements = [button]
  await awaken()
  expect(button.click).toHaveBeenCalledOnce()
})

test('a link of a drawing, which has no method to press it, is pressed by an event', async () => {
  vi.stubGlobal('MouseEvent', Event)
  const link = Object.assign(new FakeButton(), { dispatchEvent: vi.fn() })
  Reflect.deleteProperty(link, 'click')
  const { awaken } = await openPage()
  send('click', link)
  await awaken()
  expect(link.dispatchEvent.mock.lastCall?.[0]).toMatchObject({ type: 'click', bubbles: true, cancelable: true })
})

test('ctrl+K is not lost on a page that is asleep; other keys are ignored', async () => {
  const link = new FakeLink({ opens: 'finder' })
  elements = [link]
  const { awaken } = await openPage()
  expect(send('keydown', link, { key: 'k' }).isPrevented).toBe(false)
  expect(send('keydown', link, { key: 'K', ctrlKey: true }).isPrevented).toBe(true)
  await awaken()
  expect(link.click).toHaveBeenCalledOnce()
})

type InnerPress = { target: unknown; isTrusted: boolean; ctrlKey?: boolean; preventDefault?: () => void }

/** The inline script in a separate page in which everything is a control. */
function runInline() {
  let press = (_: InnerPress): void => {}
  class InnerElement {
    readonly dataset: { pressed?: string } = {}
    readonly href: string | undefined
    constructor(href?: string) {
      this.href = href
    }
    closest(): InnerElement {
      return this
    }
  }
  const assign = vi.fn()
  const inner: Record<string, unknown> = {
    Element: InnerElement,
    AbortController,
    setTimeout,
    location: { assign },
    addEventListener: (_: string, listener: typeof press, { signal }: { signal: AbortSignal }) => {
      press = (event) => signal.aborted || listener(event)
    },
  }
  inner.self = inner
  runInNewContext(rememberPresses, inner)
  const end = () => asAny<AbortController>(inner.earlyPressesEnd).abort()
  return {
    inner,
    assign,
    end,
    press: (event: InnerPress) => press(event),
    make: (href?: string) => new InnerElement(href),
  }
}

test('the inline script records a button once, ignores scripted clicks, and hands over to the recorder', () => {
  const { inner, press, make, end } = runInline()
  const [menu, heart] = [make(), make()]
  press({ target: menu, isTrusted: true })
  press({ target: menu, isTrusted: true })
  press({ target: heart, isTrusted: false })
  expect(inner.earlyPresses).toEqual([menu])
  expect([menu.dataset.pressed, heart.dataset.pressed]).toEqual(['', undefined])
  end()
  press({ target: heart, isTrusted: true })
  expect(inner.earlyPresses).toEqual([menu])
})

test('the inline script holds a link that opens a dialog, and follows it if no other script loads', async () => {
  const { press, make, assign, end } = runInline()
  const preventDefault = vi.fn()
  press({ target: make('/a/'), isTrusted: true, ctrlKey: true, preventDefault })
  expect(preventDefault).not.toHaveBeenCalled()
  press({ target: make('/a/'), isTrusted: true, preventDefault })
  expect(preventDefault).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(followMs)
  expect(assign.mock.calls).toEqual([['/a/']])
  press({ target: make('/b/'), isTrusted: true, preventDefault })
  end()
  await vi.advanceTimersByTimeAsync(followMs)
  expect(assign).toHaveBeenCalledOnce()
})
