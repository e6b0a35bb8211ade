import { setup, teardown } from '@marram/database/testing/global-setup'
import { startAgency } from '@marram/testkit/agency'
import { type Page, chromium as playwright } from '@playwright/test'
import type { Finding, Measure } from '../measure.ts'
import { median, round } from '../statistics.ts'

/** Draws by the processor, as machines without a graphics card do: frames take longer than any guest's. */
const softwareGl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
const steps = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'Equal', 'ArrowUp', 'Minus'] as const
const rounds = 4

/** How evenly a map moves with fifty thousand houses on it, beside the same map with twelve. */
export const mapFrames: Measure = {
  name: 'map-frames',
  async run({ chromium }) {
    if (chromium === null) return { skipped: 'No Chromium was found; name one with CHROMIUM_PATH.' }
    await setup()
    const agency = await startAgency({ lodgings: 20 })
    const browser = await playwright.launch({ executablePath: chromium, args: ['--no-sandbox', ...softwareGl] })
    try {
      const page = await browser.newPage({ viewport: { width: 800, height: 700 } })
      await page
        .context()
        .addCookies([{ name: 'consent', value: '%22necessary%22', url: `http://de.localhost:${agency.port}` }])
      await page.goto(`http://de.localhost:${agency.port}/dev/map/`, { waitUntil: 'networkidle' })
      const map = page.locator('.map--places')
      await map.scrollIntoViewIfNeeded()
      await map.locator('.maplibregl-marker').first().waitFor()
      const few = await moveAround(page)
      await page.getByRole('button', { name: 'Show 50,000 houses' }).click()
      await map
        .getByRole('button', { name: /dicht beieinander/ })
        .first()
        .waitFor()
      const many = await moveAround(page)
      return [
        finding('median frame while moving', median(few), median(many), { of: 'ratio', max: 1.5 }),
        finding('slowest twentieth of the frames begins at', late(few), late(many), { of: 'ratio', max: 2 }),
      ]
    } finally {
      await browser.close()
      await agency.stop()
      await teardown()
    }
  },
}

function finding(what: string, few: number, many: number, budget: NonNullable<Finding['budget']>): Finding {
  return {
    what: `map with 50,000 houses, ${what} (baseline: 12 houses)`,
    value: round(many, 1),
    unit: 'ms',
    baseline: round(few, 1),
    ratio: round(many / few),
    budget,
  }
}

const late = (frames: readonly number[]): number =>
  frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0

/** Moves and zooms by keys as fast as a hand does, and reads how long each frame took. */
async function moveAround(page: Page): Promise<number[]> {
  await page.locator('.map--places canvas').focus()
  const noted = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = []
        let before = performance.now()
        const note = (now: number): void => {
          frames.push(now - before)
          before = now
          if (document.body.dataset.moved === 'yes') resolve(frames.slice(1))
          else requestAnimationFrame(note)
        }
        delete document.body.dataset.moved
        requestAnimationFrame(note)
      }),
  )
  for (let round = 0; round < rounds; round += 1) {
    for (const key of steps) {
      await page.keyboard.press(key)
      await page.waitForTimeout(250)
    }
  }
  await page.evaluate(() => {
    document.body.dataset.moved = 'yes'
  })
  const frames = await noted
  if (frames.length < 20) throw new Error(`Only ${frames.length} frames were drawn: the map does not move.`)
  return frames
}
