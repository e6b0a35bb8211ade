import type { Locator, Page } from '@playwright/test'
import { phone } from '../support/accessible.ts'
import { editionUrl } from '../support/editions.ts'
import { expect, expectAlive, test } from '../support/test.ts'

type Stop = { readonly href: string | null; readonly opens: boolean; readonly isInside: boolean }

/** The focused element relative to a part of the page. */
function stopIn(part: Locator): Promise<Stop> {
  return part.evaluate((element) => {
    const focused = document.activeElement
    return {
      href: focused?.getAttribute('href') ?? null,
      opens: focused?.matches('summary, button[popovertarget]:not([popovertargetaction])') ?? false,
      isInside: focused !== null && element.contains(focused),
    }
  })
}

/** Tabs through a part, opens expandable elements with Enter, and returns the links. */
async function walk(page: Page, part: Locator): Promise<Set<string>> {
  const reached = new Set<string>()
  for (let stop = await stopIn(part); stop.isInside; stop = await stopIn(part)) {
    if (stop.opens) await page.keyboard.press('Enter')
    // An automatically opened panel moves the focus to its first link.
    const { href } = stop.opens ? await stopIn(part) : stop
    if (href !== null) reached.add(href)
    await page.keyboard.press('Tab')
  }
  return reached
}

async function linksIn(part: Locator): Promise<string[]> {
  const links = await part.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(links)].toSorted()
}

test('every menu entry is reachable by keyboard', async ({ page }) => {
  await page.goto(editionUrl('da'))
  await expectAlive(page)
  const menu = page.locator('.header__nav')
  for (let stop = await stopIn(menu); !stop.isInside; stop = await stopIn(menu)) await page.keyboard.press('Tab')
  const reached = await walk(page, menu)
  const all = await linksIn(menu)
  expect(all.length).toBeGreaterThan(25)
  expect([...reached].toSorted()).toEqual(all)
})

test('every menu entry of a phone is reachable by keyboard', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(editionUrl('en'))
  await expectAlive(page)
  const toggle = page.locator('header button[popovertarget][aria-haspopup="dialog"]')
  for (let at = 0; at < 20 && !(await toggle.evaluate((it) => it === document.activeElement)); at++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  const reached = await walk(page, menu)
  const all = await linksIn(menu)
  expect(all.length).toBeGreaterThan(25)
  expect([...reached].toSorted()).toEqual(all)
})

test('the first Tab of a page reaches the skip link', async ({ page }) => {
  await page.goto(editionUrl('de', '/blog/bernstein-nach-dem-sturm/'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const main = page.getByRole('main')
  expect((await stopIn(main)).isInside).toBe(true)
  const reached = await walk(page, main)
  expect([...reached].toSorted()).toEqual(await linksIn(main))
})
