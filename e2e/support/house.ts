import type { Page, TestInfo } from '@playwright/test'
import { type Edition, editionUrl } from './editions.ts'
import { expect } from './expect.ts'
import { bookingTests, type Houses } from './find-houses.ts'

const prefixes = { da: 'sommerhus-', de: 'ferienhaus-', en: 'holiday-home-' } as const

function houses(): Houses {
  return JSON.parse(process.env.AGENCY_HOUSES ?? '{}')
}

/** A full-featured house that no test books. */
export function shownHouse(): string {
  return houses().shown
}

/** A house whose last two pictures are a film of the agency, which a test writes to `file`, and one of YouTube. */
export function filmedHouse(): { readonly house: string; readonly file: string } {
  return JSON.parse(process.env.AGENCY_FILM ?? '{}')
}

/** The first step with a stay reserved for this test. */
export function stayToBook(slot: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7, { repeatEachIndex }: TestInfo): string {
  const path = houses().stays[bookingTests * repeatEachIndex + slot]
  if (path === undefined) throw new Error('The demo agency has too few houses that can be booked.')
  return path
}

/** The first step with a stay whose dates can still be changed. */
export function stayToMove({ repeatEachIndex }: TestInfo): string {
  const path = houses().movable[repeatEachIndex]
  if (path === undefined) throw new Error('The demo agency has no stay whose dates can be changed.')
  return path
}

export function houseUrl(edition: Edition, name: string, query = ''): string {
  return editionUrl(edition, `/${prefixes[edition]}${name}/${query}`)
}

/** Scrolls to the calendar, which hydrates near the viewport. */
async function wakeCalendar(page: Page): Promise<void> {
  await page.locator('#prices-title').scrollIntoViewIfNeeded()
  await expect(page.getByRole('grid').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Opens a house and waits for its calendar to hydrate. */
export async function openHouse(page: Page, edition: Edition, query = ''): Promise<void> {
  await page.goto(houseUrl(edition, shownHouse(), query))
  await wakeCalendar(page)
}
