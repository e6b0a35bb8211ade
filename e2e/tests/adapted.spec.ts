import type { BrowserContextOptions, Page } from '@playwright/test'
import { overhangOf, phone } from '../support/accessible.ts'
import { editionUrl } from '../support/editions.ts'
import { houseUrl, shownHouse, stayToBook } from '../support/house.ts'
import { expect, test } from '../support/test.ts'

type Way = {
  readonly options: BrowserContextOptions
  /** Changes the page after it has loaded. */
  readonly adapt?: (page: Page) => Promise<void>
  readonly expectStates?: (page: Page) => Promise<void>
}

const ways: Readonly<Record<string, Way>> = {
  'text at 200 %': { options: {}, adapt: doubleText },
  'forced colours': { options: { forcedColors: 'active' }, expectStates: expectEdges },
  'no script': { options: { javaScriptEnabled: false }, expectStates: expectWideFields },
}

test('with larger text, forced colours or no script a guest reaches everything on a phone', async ({
  openBrowser,
}, info) => {
  const urls = {
    front: editionUrl('de'),
    search: editionUrl('de', '/ferienhaus-suche/?filter=1&ankomst=2027-07-10'),
    house: houseUrl('de', shownHouse()),
    'first step': editionUrl('de', stayToBook(6, info)),
  }
  for (const [way, { options, adapt, expectStates }] of Object.entries(ways)) {
    const page = await openBrowser({ viewport: phone, reducedMotion: 'reduce', ...options })
    for (const [name, url] of Object.entries(urls)) {
      const what = `${name} with ${way}`
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await adapt?.(page)
      expect.soft(await overhangOf(page), `${what} is wider than its window`).toBeLessThanOrEqual(0)
      expect.soft(await partsOutside(page), `${what} has parts outside of its window`).toEqual([])
      await expectStates?.(page)
    }
    await page.context().close()
  }
})

/** By the style of the root element, which the content policy allows to change. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

/** Visible texts and controls that begin or end outside the window and cannot be scrolled into it. */
function partsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isHeld = (element: Element): boolean => {
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(around)
        if (overflowX !== 'visible' || clipPath !== 'none') return around !== document.documentElement
      }
      return false
    }
    return [...document.body.querySelectorAll(':is(a, button, input, select, h1, h2, h3, p, li)')].flatMap(
      (element) => {
        const { left, right, height } = element.getBoundingClientRect()
        const isInside = left >= -1 && right <= width + 1
        if (isInside || height === 0 || !element.checkVisibility() || element.closest('.form__trap, .skip-link'))
          return []
        return isHeld(element)
          ? []
          : [`${element.tagName} ${element.className} ${Math.round(left)} to ${Math.round(right)}`]
      },
    )
  })
}

/** Backgrounds and shadows are gone: buttons, cards and choices must have borders. */
async function expectEdges(page: Page): Promise<void> {
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('.button:not(.button--text), .card, .chip')].flatMap((element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
      const isBare = borderTopStyle === 'none' || borderTopWidth === '0px'
      return isBare && element.checkVisibility() ? [element.className] : []
    }),
  )
  expect.soft(bare).toEqual([])
  const week = page.locator('.week-strip [data-week][aria-pressed="true"]')
  if ((await week.count()) > 0) await expect.soft(week.first()).toHaveCSS('outline-style', 'solid')
}

/** The plain form of the search fills the width; on the page with results it is folded. */
async function expectWideFields(page: Page): Promise<void> {
  for (const field of await page.locator('.plain-search').getByRole('textbox').all()) {
    if (!(await field.isVisible())) continue
    expect.soft((await field.boundingBox())?.width).toBeGreaterThan(300)
  }
  for (const link of await page.locator('.gallery__links a').all()) {
    expect.soft((await link.boundingBox())?.x).toBeGreaterThan(10)
  }
}
