import { setup, teardown } from '@marram/database/testing/global-setup'
import { copenhagenDay } from '@marram/domain/iso-day'
import { startAgency } from '@marram/testkit/agency'
import { type Page, chromium as playwright } from '@playwright/test'
import type { Finding, Measure } from '../measure.ts'
import { seedBookings } from '../plan/seed-bookings.ts'
import { median, round } from '../statistics.ts'

const houses = 3000
const bookings = 200_000
const viewport = { width: 1280, height: 900 }
const openings = 5
/** A wheel's notch per frame. */
const notch = 100
const notches = 120
const frameMs = 32

/**
 * The occupancy plan of 3,000 houses, 730 days and 200,000 bookings: first paint, frames while scrolling in both
 * directions, and the answers of the service. A page with the same shell and no plan is the baseline.
 */
export const plan: Measure = {
  name: 'plan',
  async run({ chromium, say }) {
    if (chromium === null) return { skipped: 'No Chromium was found; name one with CHROMIUM_PATH.' }
    await setup()
    const disturb = (service: string) => (service === 'images' ? new Response(null, { status: 404 }) : null)
    say(`filling ${houses} houses`)
    const agency = await startAgency({ lodgings: houses, disturb })
    const browser = await playwright.launch({ executablePath: chromium, args: ['--no-sandbox'] })
    try {
      const seeded = await seedBookings(agency.database.db, copenhagenDay(new Date()), bookings)
      say(`${seeded} bookings`)
      const page = await (await browser.newContext({ viewport })).newPage()
      page.setDefaultTimeout(120_000)
      const origin = `http://de.localhost:${agency.port}`
      await signIn(page, origin)
      return [
        ...(await measureAnswers(page)),
        ...(await measureOpening(page, origin)),
        ...(await measureScrolling(page, origin)),
      ]
    } finally {
      await browser.close()
      await agency.stop()
      await teardown()
    }
  },
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(async () => {
    const body = new URLSearchParams({ email: 'staff@marram.example', password: 'marram-demo-staff', door: 'staff' })
    await fetch('/api/session/login', { method: 'POST', headers: { accept: 'application/json' }, body })
  })
}

/** 40 rows of 90 days, as the browser asks. */
async function measureAnswers(page: Page): Promise<Finding[]> {
  const times = await page.evaluate(async () => {
    const ask = async (name: string, input: object) => {
      const begun = performance.now()
      const response = await fetch(`/api/desk/booking/${name}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ input }),
      })
      const text = await response.text()
      return { ms: performance.now() - begun, bytes: text.length, body: JSON.parse(text) }
    }
    const all = await ask('plan.houses', { language: 'de' })
    const ids: number[] = all.body.data.houses.map(([id]: [number]) => id)
    const from = new Date().toISOString().slice(0, 10)
    const noted: Record<string, { ms: number[]; bytes: number }> = {}
    for (let round = 0; round < 12; round += 1) {
      const window = { houses: ids.slice(round * 40, round * 40 + 40), from, days: 90 }
      const asked = {
        'plan.houses': await ask('plan.houses', { language: 'de' }),
        'plan.window': await ask('plan.window', window),
        'plan.prices': await ask('plan.prices', { ...window, currency: 'EUR' }),
      }
      for (const [name, { ms, bytes }] of Object.entries(asked)) {
        noted[name] ??= { ms: [], bytes }
        noted[name].ms.push(ms)
      }
    }
    return noted
  })
  const budgets: Readonly<Record<string, number>> = { 'plan.window': 50 }
  return Object.entries(times).map(([name, { ms, bytes }]) => ({
    what: `answer of ${name}${name === 'plan.houses' ? '' : ', 40 houses and 90 days'}`,
    value: round(median(ms), 1),
    unit: 'ms',
    ...(budgets[name] !== undefined && { budget: { of: 'value' as const, max: budgets[name] } }),
    detail: { kilobytes: round(bytes / 1024), slowest: round(Math.max(...ms), 1) },
  }))
}

/** From the click in the navigation to the first bars on the screen, and from a cold page to them. */
async function measureOpening(page: Page, origin: string): Promise<Finding[]> {
  const fromClick: number[] = []
  const fromAddress: number[] = []
  const shell: number[] = []
  for (let index = 0; index < openings; index += 1) {
    await page.goto(`${origin}/desk/`)
    shell.push(await paintedAt(page, 'h1'))
    await page.getByRole('link', { name: 'Plan' }).first().hover()
    fromClick.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const begun = performance.now()
            const look = (): void => {
              if (document.querySelector('.plan__row .bar') === null) requestAnimationFrame(look)
              else requestAnimationFrame(() => resolve(performance.now() - begun))
            }
            document.querySelector<HTMLAnchorElement>('a[href^="/desk/plan/"]')?.click()
            look()
          }),
      ),
    )
    await page.goto(`${origin}/desk/plan/`)
    fromAddress.push(await paintedAt(page, '.plan__row .bar'))
  }
  const baseline = round(median(shell), 1)
  return [
    {
      what: 'plan, from the click to its bars',
      value: round(median(fromClick), 1),
      unit: 'ms',
      budget: { of: 'value', max: 300 },
      detail: { all: fromClick.map((ms) => round(ms)) },
    },
    {
      what: 'plan, from its address to its bars (baseline: the page of today)',
      value: round(median(fromAddress), 1),
      unit: 'ms',
      baseline,
      ratio: round(median(fromAddress) / baseline),
      detail: { all: fromAddress.map((ms) => round(ms)) },
    },
  ]
}

/** Since the navigation began. */
function paintedAt(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.querySelector(wanted) === null) requestAnimationFrame(look)
          else requestAnimationFrame(() => resolve(performance.now()))
        }
        look()
      }),
    selector,
  )
}

type Scrolled = { readonly frames: readonly number[]; readonly work: readonly number[] }

async function measureScrolling(page: Page, origin: string): Promise<Finding[]> {
  await page.goto(`${origin}/desk/plan/`)
  await paintedAt(page, '.plan__row .bar')
  const findings: Finding[] = []
  for (const direction of ['down', 'along', 'across'] as const) {
    const { frames, work, cpuMs } = await scroll(page, direction)
    findings.push({
      what: `plan, longest frame while scrolling ${direction}`,
      value: round(Math.max(...frames), 1),
      unit: 'ms',
      budget: { of: 'value', max: frameMs },
      detail: {
        frames: frames.length,
        over32: frames.filter((ms) => ms > frameMs).length,
        median: round(median(frames), 1),
        longestWork: round(Math.max(...work), 1),
        cpuPerFrame: round(cpuMs / frames.length, 1),
        rows: await page.locator('.plan__row').count(),
        bars: await page.locator('.plan__row .bar').count(),
      },
    })
  }
  return findings
}

async function scroll(page: Page, direction: 'down' | 'along' | 'across'): Promise<Scrolled & { cpuMs: number }> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cpu = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const before = await cpu()
  const scrolled = await page.evaluate(
    ([x, y, count]) =>
      new Promise<Scrolled>((resolve) => {
        const scroller = document.querySelector('.plan__scroll')
        const frames: number[] = []
        const work: number[] = []
        let last = performance.now()
        const step = (now: number): void => {
          frames.push(now - last)
          last = now
          if (frames.length > count) {
            resolve({ frames: frames.slice(1), work })
            return
          }
          scroller?.scrollBy(x, y)
          const begun = performance.now()
          // A task after the frame's own work: rendering that React scheduled is over when it runs.
          const channel = new MessageChannel()
          channel.port1.onmessage = () => work.push(performance.now() - begun)
          channel.port2.postMessage(null)
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    [direction === 'down' ? 0 : notch, direction === 'along' ? 0 : notch, notches] as const,
  )
  const after = await cpu()
  await client.detach()
  return { ...scrolled, cpuMs: after - before }
}
