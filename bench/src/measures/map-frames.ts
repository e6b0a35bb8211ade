import { setup, teardown } from '@marram/database/testing/global-setup'
import { startAgency } from '@marram/testkit/agency'
import { type Page, chromium as playwright } from '@playwright/test'
import type { Finding, Measure } from '../measure.ts'
import { median, round } from '../statistics.ts'

/** Software rendering: frames take longer than on guests' devices. */
const softwareGl = [
  '--disable-gpu-compositing',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]
/** A phone's viewport, with a quarter of a desktop's pixels to draw in software. */
const viewport = { width: 400, height: 500 }
const steps = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'Equal', 'ArrowUp', 'Minus'] as const
/** Generous, because a busy machine may need seconds per frame and minutes to open a map. */
const enoughFrames = 80
const fewestFrames = 8
const movingMs = 45_000
const openingMs = 180_000

/**
 * Frame times of a map with fifty thousand houses beside the same map with twelve. Absolute times say little about devices
 * with a graphics card; the ratio does, and so does the CPU of the main thread, in total and for scripts alone. Another
 * process draws the canvas, which is in neither figure.
 */
export const mapFrames: Measure = {
  name: 'map-frames',
  async run({ chromium, say }) {
    if (chromium === null) return { skipped: 'No Chromium was found; name one with CHROMIUM_PATH.' }
    await setup()
    // Avoids rendering pictures, which this page does not show.
    const disturb = (service: string) => (service === 'images' ? new Response(null, { status: 404 }) : null)
    const agency = await startAgency({ lodgings: 20, disturb })
    const browser = await playwright.launch({ executablePath: chromium, args: ['--no-sandbox', ...softwareGl] })
    try {
      const page = await browser.newPage({ viewport })
      page.setDefaultTimeout(openingMs)
      await page
        .context()
        .addCookies([{ name: 'consent', value: '%22necessary%22', url: `http://de.localhost:${agency.port}` }])
      await page.goto(`http://de.localhost:${agency.port}/dev/map/`)
      const map = page.locator('.map--places')
      await map.scrollIntoViewIfNeeded()
      await map.locator('.maplibregl-marker').first().waitFor()
      say('12 houses')
      const few = await moveAround(page)
      await page.getByRole('button', { name: 'Show 50,000 houses' }).click()
      await map
        .getByRole('button', { name: /dicht beieinander/ })
        .first()
        .waitFor()
      say('50,000 houses')
      const many = await moveAround(page)
      const finding = createFinding(few, many)
      return [
        finding('median frame while moving', ({ frames }) => median(frames), { of: 'ratio', max: 1.5 }),
        finding('slowest twentieth of the frames begins at', ({ frames }) => late(frames), { of: 'ratio', max: 2 }),
        finding('CPU of the page per frame', ({ pageMs }) => pageMs, { of: 'value', max: 8 }),
        finding('CPU of its scripts per frame', ({ scriptMs }) => scriptMs),
      ]
    } finally {
      await browser.close()
      await agency.stop()
      await teardown()
    }
  },
}

/** Frame times, and the main thread's CPU per frame. */
type Moved = { readonly frames: readonly number[]; readonly pageMs: number; readonly scriptMs: number }

function createFinding(few: Moved, many: Moved) {
  return (what: string, read: (moved: Moved) => number, budget?: NonNullable<Finding['budget']>): Finding => ({
    what: `map with 50,000 houses, ${what} (baseline: 12 houses)`,
    value: round(read(many), 1),
    unit: 'ms',
    baseline: round(read(few), 1),
    ratio: round(read(many) / read(few)),
    ...(budget && { budget }),
    detail: { frames: many.frames.length, baselineFrames: few.frames.length },
  })
}

const late = (frames: readonly number[]): number =>
  frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0

/** Moves and zooms by keyboard until enough frames are drawn, and records their times. */
async function moveAround(page: Page): Promise<Moved> {
  await page.locator('.map--places canvas').focus()
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    const msOf = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN)
    return { pageMs: msOf('TaskDuration'), scriptMs: msOf('ScriptDuration') }
  }
  const watch = await page.evaluateHandle(() => {
    const noted = { frames: [] as number[], isOver: false }
    let before = performance.now()
    const note = (now: number): void => {
      noted.frames.push(now - before)
      before = now
      if (!noted.isOver) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    return noted
  })
  const before = await worked()
  const deadline = performance.now() + movingMs
  while ((await watch.evaluate(({ frames }) => frames.length)) < enoughFrames) {
    if (performance.now() > deadline) break
    for (const key of steps) {
      await page.keyboard.press(key)
      await page.waitForTimeout(250)
    }
  }
  const frames = await watch.evaluate((noted) => {
    noted.isOver = true
    return noted.frames.slice(1)
  })
  const after = await worked()
  await client.detach()
  if (frames.length < fewestFrames)
    throw new Error(`Only ${frames.length} frames were drawn in ${movingMs / 1000} seconds.`)
  const perFrame = (key: keyof typeof after) => (after[key] - before[key]) / frames.length
  return { frames, pageMs: perFrame('pageMs'), scriptMs: perFrame('scriptMs') }
}
