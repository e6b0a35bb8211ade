import { rm } from 'node:fs/promises'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { type Browser, type Page, chromium as playwright } from '@playwright/test'
import type { Finding, Measure } from '../measure.ts'
import { findPageKinds } from '../pages/page-kinds.ts'
import { startProgram } from '../program/running-program.ts'
import { round } from '../statistics.ts'

const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: 'desktop', viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 },
] as const
type Screen = (typeof screens)[number]
const pages = ['front', 'search', 'house']

/**
 * The time until all pictures of a window are visible for a guest who opens the agency right after its first start. There
 * were no earlier requests; the program's preparation continues meanwhile.
 */
export const firstPictures: Measure = {
  name: 'first-pictures',
  async run({ chromium, say }) {
    if (chromium === null) return { skipped: 'No Chromium was found; name one with CHROMIUM_PATH.' }
    const findings: Finding[] = []
    const failures: unknown[] = []
    for (const screen of screens) {
      const folder = makeTemporaryFolder('marram-bench-')
      say(`the first start of a new agency, opened on a ${screen.name}`)
      try {
        for (const finding of await firstVisit(folder, chromium, screen)) {
          say(`${finding.what}: ${finding.value} ${finding.unit} ${JSON.stringify(finding.detail)}`)
          findings.push(finding)
        }
      } catch (error) {
        // A start takes minutes on a busy machine, so the other one is measured regardless.
        failures.push(error)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    }
    if (failures.length > 0) throw failures[0]
    return findings
  },
}

async function firstVisit(folder: string, chromium: string, screen: Screen): Promise<Finding[]> {
  const browser = await playwright.launch({ executablePath: chromium, args: ['--no-sandbox'] })
  const program = await startProgram(folder)
  try {
    const kinds = await findPageKinds(program.port)
    const findings: Finding[] = []
    for (const name of pages) {
      const kind = kinds.find((one) => one.name === name)
      if (kind === undefined) throw new Error(`There is no kind of page called ${name}.`)
      const url = `http://de.localhost:${program.port}${kind.path}`
      findings.push(present(`${name} page, ${screen.name}`, await openPage(browser, url, screen)))
    }
    return findings
  } finally {
    await program.stop()
    await browser.close()
  }
}

type FirstView = {
  readonly pictures: number
  readonly missing: number
  readonly documentMs: number
  readonly lastMs: number
}

function present(what: string, { pictures, missing, documentMs, lastMs }: FirstView): Finding {
  return {
    what: `first pictures, ${what}`,
    value: round(lastMs / 1000),
    unit: 's',
    budget: { of: 'value', max: 1 },
    detail: { pictures, missing, documentMs: round(documentMs, 0) },
  }
}

async function openPage(browser: Browser, url: string, { viewport, deviceScaleFactor }: Screen): Promise<FirstView> {
  const context = await browser.newContext({ viewport, deviceScaleFactor })
  try {
    await context.addCookies([{ name: 'consent', value: '%22necessary%22', url }])
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState !== 'loading')
    return await lookAtWindow(page)
  } finally {
    await context.close()
  }
}

/** Polls per frame until every picture in the viewport is decoded; times are the browser's. */
async function lookAtWindow(page: Page): Promise<FirstView> {
  return await page.evaluate(async () => {
    const inWindow = () =>
      [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && image.width > 0
      })
    const isMissing = (image: HTMLImageElement) => !image.complete || image.naturalWidth === 0
    const [navigation] = performance.getEntriesByType('navigation')
    const documentMs = navigation instanceof PerformanceNavigationTiming ? navigation.responseEnd : 0
    while (inWindow().some(isMissing) && performance.now() < 30_000) await new Promise(requestAnimationFrame)
    const images = inWindow()
    const missing = images.filter(isMissing).length
    return { pictures: images.length, missing, documentMs, lastMs: performance.now() }
  })
}
