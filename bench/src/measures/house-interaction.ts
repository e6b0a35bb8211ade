import { setup, teardown } from '@marram/database/testing/global-setup'
import { startAgency } from '@marram/testkit/agency'
import { type Browser, type Page, chromium as playwright } from '@playwright/test'
import { makeLargeHouse } from '../house/large-house.ts'
import { type Watched, watchPage } from '../house/watch-page.ts'
import type { Measure } from '../measure.ts'
import { round } from '../statistics.ts'

/** Interaction latency and layout shift of a house with the maximum content. */
export const houseInteraction: Measure = {
  name: 'house-interaction',
  async run({ chromium }) {
    if (chromium === null) return { skipped: 'No Chromium was found; name one with CHROMIUM_PATH.' }
    await setup()
    const agency = await startAgency({ lodgings: 20 })
    const browser = await playwright.launch({ executablePath: chromium, args: ['--no-sandbox'] })
    try {
      const url = `http://de.localhost:${agency.port}/ferienhaus-${await makeLargeHouse(agency)}/`
      // A first, unmeasured visit renders and caches the pictures.
      await tryPage(browser, url)
      const { interactions, layoutShift } = await tryPage(browser, url)
      const [slowest] = interactions
      if (!slowest || interactions.length < 10) {
        throw new Error(`Only ${interactions.length} interactions were recorded: the script does not match the page.`)
      }
      return [
        {
          what: 'house with 99 pictures and 999 reviews, slowest interaction',
          value: slowest.ms,
          unit: 'ms',
          budget: { of: 'value', max: 100 },
          detail: { interactions: interactions.length, slowest: interactions.slice(0, 8) },
        },
        {
          what: 'house with 99 pictures and 999 reviews, layout shift',
          value: round(layoutShift, 4),
          unit: 'CLS',
          budget: { of: 'value', max: 0.02 },
        },
      ]
    } finally {
      await browser.close()
      await agency.stop()
      await teardown()
    }
  },
}

async function tryPage(browser: Browser, url: string): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addCookies([{ name: 'consent', value: '%22necessary%22', url }])
  const page = await context.newPage()
  const read = await watchPage(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await touchEverything(page)
  const watched = await read()
  await context.close()
  return watched
}

async function touchEverything(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Alle \d+ Bilder/ }).click()
  const pictures = page.getByRole('dialog')
  await pictures.waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.gallery a').first().click()
  for (let turn = 0; turn < 30; turn += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')
  const next = page.getByRole('button', { name: 'Späterer Monat' }).first()
  await next.scrollIntoViewIfNeeded()
  for (let turn = 0; turn < 6; turn += 1) await next.click()
  await page.locator('.day--arrival').first().click()
  await page.locator('.durations button, .durations label').nth(1).click()
  const reviews = page.locator('.reviews')
  await reviews.scrollIntoViewIfNeeded()
  const more = reviews.getByRole('button', { name: /weitere/ })
  for (let turn = 0; turn < 12; turn += 1) await more.click()
  await reviews.getByRole('combobox').first().selectOption({ index: 2 })
  await page.waitForTimeout(500)
}
