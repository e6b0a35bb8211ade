import { type Browser, expect } from '@playwright/test'
import { editionUrl } from './editions.ts'
import { houseUrl } from './house.ts'

/**
 * Houses that can be booked, from the end of the list: other tests look at those at its beginning, and a booking changes
 * what they see. The last `besides` are left to other tests of bookings.
 */
export async function findBookableHouses(browser: Browser, count: number, besides = 0): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  // The browser knows the hosts below localhost, the runner may not.
  const sitemap = await page.goto(editionUrl('de', '/sitemaps/houses-1.xml'))
  const listed = [...((await sitemap?.text()) ?? '').matchAll(/ferienhaus-([a-z]+\d+)\//g)].map(([, name = '']) => name)
  const found: string[] = []
  for (const name of [...new Set(listed)].toReversed()) {
    if (found.length === besides + count) break
    await page.goto(houseUrl('de', name), { waitUntil: 'domcontentloaded' })
    if ((await page.locator('a[href*="/booking/step1/"]').count()) > 0) found.push(name)
  }
  await context.close()
  return found.slice(besides)
}

async function loadMails(to: string): Promise<string[]> {
  const reply = await fetch(`http://127.0.0.1:${process.env.AGENCY_OUTBOX}/?to=${encodeURIComponent(to)}`)
  const mails: string[] = await reply.json()
  return mails.map((mail) => mail.replaceAll('\u00a0', ' '))
}

/** All mails to somebody that name this booking, the first sent first; waits until there are so many. */
export async function mailsAbout(reservationId: string, to: string, count: number): Promise<string[]> {
  const load = async () => (await loadMails(to)).filter((mail) => mail.includes(reservationId))
  await expect.poll(async () => (await load()).length, { timeout: 20_000 }).toBe(count)
  return load()
}

/** The one mail to somebody; waits until it is there. */
export async function onlyMail(to: string): Promise<string> {
  await expect.poll(async () => (await loadMails(to)).length, { timeout: 20_000 }).toBe(1)
  const [mail = ''] = await loadMails(to)
  return mail
}
