import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { editionUrl } from './editions.ts'

type Edition = 'da' | 'de' | 'en'

const prefixes = { da: 'sommerhus-', de: 'ferienhaus-', en: 'holiday-home-' } as const

export function houseUrl(edition: Edition, name: string, query = ''): string {
  return editionUrl(edition, `/${prefixes[edition]}${name}/${query}`)
}

/** A house of the demo agency that has free days, reviews and something on its meters. */
export async function findBookableHouse(browser: Browser): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  // The browser knows the hosts below localhost, the runner may not.
  const sitemap = await page.goto(editionUrl('de', '/sitemaps/houses-1.xml'))
  const names = [...((await sitemap?.text()) ?? '').matchAll(/ferienhaus-([a-z]+\d+)\//g)].map(([, name = '']) => name)
  for (const name of new Set(names)) {
    await page.goto(houseUrl('de', name), { waitUntil: 'domcontentloaded' })
    const [prices, reviews] = [page.locator('.quote-box .price__total'), page.locator('.review')]
    if ((await prices.count()) > 0 && (await reviews.count()) > 3) {
      await context.close()
      return name
    }
  }
  throw new Error('The demo agency has no house with free days and reviews.')
}

/** Guests who have answered the question about cookies see the whole page. */
export async function answerConsent(context: BrowserContext, edition: Edition): Promise<void> {
  await context.addCookies([{ name: 'consent', value: '%22necessary%22', url: editionUrl(edition) }])
}

/** The calendar comes to life when a guest moves, or comes near it. */
export async function wakeCalendar(page: Page): Promise<void> {
  await page.locator('#prices-title').scrollIntoViewIfNeeded()
  await expect(page.getByRole('grid').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Opens a house and waits until the days of its calendar can be pressed. */
export async function openHouse(page: Page, edition: Edition, name: string, query = ''): Promise<void> {
  await answerConsent(page.context(), edition)
  await page.goto(houseUrl(edition, name, query))
  await wakeCalendar(page)
}
