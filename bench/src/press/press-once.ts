import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Scenario } from './scenarios.ts'
import { type PressNotes, tapAt, watchPress } from './watch-press.ts'

/** Beside the first paint, when a guest taps at once; and when one looks at the page first. */
export const delaysMs = { 'at first paint': 0, 'a second later': 1000 } as const
export type Delay = keyof typeof delaysMs

/** The phone of Lighthouse: a quarter of this machine, 1.6 Mbit/s, 150 ms. */
const slowCpu = 4
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const lostAfterMs = 15_000
/** A busy machine is no failure of the page: the time counts from the tap. */
const onScreenAfterMs = 60_000
const settledMs = 1500

export type Press = {
  /** Null if the tap was lost. */
  readonly reactionMs: number | null
  readonly effectMs: number | null
  /** It had its effect, but not once: taken back, applied twice or to something else. */
  readonly isWrong: boolean
  readonly requests: number
  readonly kilobytes: number
  /** Scripts that waited for each other, one after the other: what latency multiplies. */
  readonly roundTrips: number
}

type Transfer = { from: number; until: number; bytes: number }

/** One visit in a new browser profile with one tap. */
export async function pressOnce(browser: Browser, url: string, scenario: Scenario, delay: Delay): Promise<Press> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  try {
    await context.addCookies([{ name: 'consent', value: '%22necessary%22', url }])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const transfers = await throttle(session)
    const notes = await watchPress(page, scenario.isDone)
    await page.goto(url, { waitUntil: 'commit' })
    await until(() => notes.painted !== null, 'first paint')
    await sleep(delaysMs[delay])
    if (scenario.opener !== undefined) {
      await tap(page, session, scenario.opener)
      await page.waitForSelector(scenario.target)
      Object.assign(notes, { tapped: null, reacted: null, done: null })
    }
    await tap(page, session, scenario.target)
    const isDone = await happens(() => notes.done !== null, lostAfterMs)
    const counted = countTransfers([...transfers.values()], notes.done ?? Number.POSITIVE_INFINITY)
    await settle(page)
    const isWrong = isDone && !(await page.evaluate(() => window.marramPress?.isDone()))
    return { ...timesOf(notes), isWrong, ...counted }
  } finally {
    await context.close()
  }
}

async function throttle(session: CDPSession): Promise<Map<string, Transfer>> {
  const transfers = new Map<string, Transfer>()
  const asked = new Set<string>()
  // The clock of the protocol is monotonic; its offset comes with every request.
  let offset = 0
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    offset = wallTime - timestamp
    // A prefetched script causes a second request, which the cache answers.
    if (!/\/assets\/[^?]+\.js$/.test(request.url) || asked.has(request.url)) return
    asked.add(request.url)
    transfers.set(requestId, { from: wallTime * 1000, until: Number.POSITIVE_INFINITY, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) Object.assign(transfer, { until: (timestamp + offset) * 1000, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowCpu })
  return transfers
}

function countTransfers(all: readonly Transfer[], until: number): Pick<Press, 'requests' | 'kilobytes' | 'roundTrips'> {
  const counted = all.filter(({ from }) => from < until).toSorted((a, b) => a.from - b.from)
  const depths = new Map<Transfer, number>()
  for (const one of counted) {
    const earlier = counted.filter((other) => other.until <= one.from).map((other) => depths.get(other) ?? 0)
    depths.set(one, 1 + Math.max(0, ...earlier))
  }
  return {
    requests: counted.length,
    kilobytes: counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    roundTrips: Math.max(0, ...depths.values()),
  }
}

/** Waits for the element as a guest does, until it is on the screen. */
async function tap(page: Page, session: CDPSession, selector: string): Promise<void> {
  const point = await page.waitForFunction((wanted) => window.marramPress?.arm(wanted), selector, {
    polling: 'raf',
    timeout: onScreenAfterMs,
  })
  const place = await point.jsonValue()
  if (!place) throw new Error(`${selector} is nowhere on the screen.`)
  await tapAt(session, place)
}

function timesOf({ tapped, reacted, done }: PressNotes): Pick<Press, 'reactionMs' | 'effectMs'> {
  if (tapped === null) throw new Error('The browser made no touch of the tap.')
  // A page that changes before the frame in between is a reaction as well.
  const firstChange = Math.min(reacted ?? Number.POSITIVE_INFINITY, done ?? Number.POSITIVE_INFINITY)
  return {
    reactionMs: Number.isFinite(firstChange) ? firstChange - tapped : null,
    effectMs: done === null ? null : done - tapped,
  }
}

/** Until React runs, in case it does the tap a second time. */
async function settle(page: Page): Promise<void> {
  const isAwake = () => page.evaluate(() => document.documentElement.dataset.woken === 'awake').catch(() => false)
  const deadline = performance.now() + lostAfterMs
  while (!(await isAwake()) && performance.now() < deadline) await sleep(100)
  await sleep(settledMs)
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  if (!(await happens(isSo, lostAfterMs))) throw new Error(`There was no ${what}.`)
}

async function happens(isSo: () => boolean, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs
  while (!isSo() && performance.now() < deadline) await sleep(10)
  return isSo()
}
