import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { editions, editionUrl } from './editions.ts'
import { expect } from './expect.ts'

type Options = {
  /** The guest's cookie choice before the test; null for none. */
  consent: string | null
  /** Expected console errors; all others fail the test. */
  tolerates: RegExp | null
  /** Logs session and account calls of a failed test. Off by default, because listening costs CPU. */
  notesCalls: boolean
}

type Fixtures = {
  /** A page in a separate browser context with the same settings. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>
  complaints: string[]
}

/** Fails on console errors, and gives each browser a different IP address, so that rate limits are not shared. */
export const test = base.extend<Options & Fixtures>({
  consent: ['necessary', { option: true }],
  tolerates: [null, { option: true }],
  notesCalls: [false, { option: true }],
  complaints: async ({ tolerates }, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints.filter((line) => !tolerates?.test(line))).toEqual([])
  },
  context: async ({ context, consent, complaints, notesCalls }, use, info) => {
    const calls = notesCalls ? noteCalls(context) : []
    await prepare(context, consent, complaints)
    await use(context)
    await describePages(context, calls, info)
  },
  openBrowser: async ({ browser, consent, complaints, notesCalls }, use, info) => {
    const opened = new Map<BrowserContext, readonly string[]>()
    await use(async (options = {}) => {
      const context = await browser.newContext(options)
      opened.set(context, notesCalls ? noteCalls(context) : [])
      await prepare(context, consent, complaints)
      return context.newPage()
    })
    for (const [context, calls] of opened) {
      await describePages(context, calls, info)
      await context.close()
    }
  },
})

export { expect }

async function prepare(context: BrowserContext, consent: string | null, complaints: string[]): Promise<void> {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
  if (consent !== null) await chooseCookies(context, consent)
  context.on('weberror', (error) => complaints.push(error.error().message))
  context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
}

/** Records session and account calls. */
function noteCalls(context: BrowserContext): readonly string[] {
  const start = performance.now()
  const calls: string[] = []
  const note = (line: string, url: string): void => {
    const { pathname } = new URL(url)
    if (/^\/(api\/session|account)\//.test(pathname)) {
      calls.push(`${Math.round(performance.now() - start)} ms ${line} ${pathname}`)
    }
  }
  context.on('request', (request) => note(request.method(), request.url()))
  context.on('response', (response) => note(`${response.status()} from`, response.url()))
  return calls
}

/** Logs the pages of a failed test, because screenshots stay on the test machine. */
async function describePages(
  context: BrowserContext,
  calls: readonly string[],
  { status, expectedStatus }: TestInfo,
): Promise<void> {
  if (status === expectedStatus) return
  if (calls.length > 0) console.log(`Calls about the account: ${calls.slice(-40).join(', ')}`)
  for (const page of context.pages()) {
    const telling = page
      .locator('h1, [role=alert], [role=dialog], dialog[open], [type=submit]')
      .filter({ visible: true })
    const shown = await telling.allInnerTexts().catch(String)
    console.log(`At the end: ${page.url()} ${JSON.stringify(shown).slice(0, 1000)}`)
  }
}

export async function chooseCookies(context: BrowserContext, categories: string): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(categories))
  await context.addCookies(editions.map((key) => ({ name: 'consent', value, url: editionUrl(key) })))
}

let addresses = 0

/** An IP address that the test agency trusts; contains the process id, because workers share no counter. */
function newAddress(): string {
  addresses += 1
  return `10.${process.pid & 255}.${addresses >> 8}.${addresses & 255}`
}

/** Disables optimising compilers, which do not pay off for short-lived test pages. */
export const shortLived = '--js-flags=--no-opt --no-maglev'

/** Software WebGL for interactive maps. */
export function withSoftwareGl<T extends { args?: string[] }>(options: T): T {
  const flags = [
    '--disable-gpu-compositing',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ]
  const refused = ['--disable-gpu', '--disable-3d-apis', shortLived]
  return { ...options, args: [...(options.args ?? []).filter((flag) => !refused.includes(flag)), ...flags] }
}

/** Stops the page's clock; the test advances it. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000)
}

/**
 * Waits until the page and its header are hydrated. A pointer move over the language button wakes a page that waits for an
 * interaction, or for a stopped clock.
 */
export async function expectAlive(page: Page): Promise<void> {
  // In one step, because finding a button by role computes the role of every element, on each poll.
  const wake = () =>
    page.evaluate(() => {
      const nameOf = (button: Element) => button.ariaLabel ?? button.textContent
      const isOfLanguages = (button: Element) => /Dansk|Deutsch|English/.test(nameOf(button))
      const languages = [...document.querySelectorAll('button')].find(isOfLanguages)
      for (const type of ['pointerover', 'pointermove']) {
        languages?.dispatchEvent(new PointerEvent(type, { bubbles: true }))
      }
      const isHydrated = Object.keys(languages ?? {}).some((key) => key.startsWith('__reactProps'))
      return isHydrated && document.documentElement.dataset.woken === 'awake'
    })
  await expect.poll(wake, { intervals: [50, 100] }).toBe(true)
}

/**
 * Waits until React has hydrated a server-rendered part, because earlier clicks are delayed. A pointer move there wakes a
 * page that waits for an interaction.
 */
export async function expectHydrated(part: Locator): Promise<void> {
  const isHydrated = () =>
    part.evaluate((element) => {
      element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }))
      return Object.keys(element).some((key) => key.startsWith('__reactProps'))
    })
  await expect.poll(isHydrated).toBe(true)
}

/** A unique mail address. */
export function ownAddress(name: string, { repeatEachIndex }: TestInfo): string {
  return `${name}-${repeatEachIndex}-${process.env.AGENCY_RUN}@example.org`
}
