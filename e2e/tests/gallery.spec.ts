import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/gallery-test.ts'

async function violations(page: Page, within = 'body'): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).include(within).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}

for (const width of [390, 1280]) {
  test(`every component is accessible in a window of ${width} px`, async ({ page, openGallery }) => {
    await page.setViewportSize({ width, height: 900 })
    await openGallery()
    expect(await page.locator('[data-example]').count()).toBeGreaterThan(60)
    expect(await violations(page)).toEqual([])
  })
}

test('nothing is wider than the window, from the smallest phone to a large screen', async ({ page, openGallery }) => {
  await openGallery()
  for (const width of [320, 390, 768, 1024, 1280, 1536]) {
    await page.setViewportSize({ width, height: 900 })
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(excess, `at ${width} px`).toBe(0)
  }
})

const opened = [
  { opener: 'Was ist inbegriffen?', surface: '.popover:popover-open' },
  { opener: 'Katharina', surface: '.menu:popover-open' },
  { opener: 'Haus merken', surface: '.toasts' },
  { opener: 'Dialog öffnen', surface: '.dialog[open]' },
]
for (const { opener, surface } of opened) {
  test(`what "${opener}" opens is accessible`, async ({ page, openGallery }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openGallery()
    await page.getByRole('button', { name: opener }).press('Enter')
    await expect(page.locator(surface)).toBeVisible()
    expect(await violations(page, surface)).toEqual([])
  })
}

test('a tiny button can be hit by a finger 20 px beside its middle', async ({ page, openGallery }) => {
  await openGallery()
  const button = page.locator('.button--tiny').first()
  await button.scrollIntoViewIfNeeded()
  const hit = await button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2 - 20) === element
  })
  expect(hit).toBe(true)
})

test('a picture comes in the newest format, twice as large for sharp screens, and holds its place', async ({
  page,
  openGallery,
}) => {
  await openGallery()
  const picture = page.locator('[data-example^="picture: fixed"] picture')
  await expect(picture.locator('source').first()).toHaveAttribute('type', 'image/avif')
  await expect(picture.locator('source').first()).toHaveAttribute(
    'srcset',
    /format=avif&w=640&h=427 1x, .*w=1280&h=854 2x/,
  )
  await expect(picture.locator('img')).toHaveAttribute('width', '640')
  await expect(picture.locator('img')).toHaveAttribute('loading', 'lazy')
})

test('a picture above the fold is fetched first', async ({ page, openGallery }) => {
  await openGallery()
  const image = page.getByRole('img', { name: 'Leuchtturm in den Dünen' })
  await expect(image).toHaveAttribute('fetchpriority', 'high')
  await expect(image).toHaveAttribute('loading', 'eager')
  const preload = page.locator('head link[rel=preload][as=image]')
  await expect(preload).toHaveAttribute('fetchpriority', 'high')
  await expect(preload).toHaveAttribute('imagesrcset', /format=avif&w=412&h=330 412w/)
})

test('text takes the same room before and after its fonts have come', async ({ page, openGallery }) => {
  await openGallery()
  const pairs = [
    { family: 'Figtree Variable', substitute: 'Figtree Fallback', font: '400 16px' },
    { family: 'Figtree Variable', substitute: 'Figtree Fallback', font: '600 16px' },
    { family: 'Fraunces Variable', substitute: 'Fraunces Fallback Times', font: '480 34px' },
  ]
  for (const pair of pairs) {
    const ratio = await page.evaluate(async ({ family, substitute, font }) => {
      const loaded = await Promise.allSettled([
        document.fonts.load(`${font} "${family}"`),
        document.fonts.load(`${font} "${substitute}"`),
      ])
      if (loaded.some(({ status }) => status === 'rejected')) return null
      const pen = document.createElement('canvas').getContext('2d')
      const widthIn = (name: string) => {
        if (!pen) return 0
        pen.font = `${font} "${name}"`
        return pen.measureText('Ferienhäuser an der dänischen Nordsee, seit 1966 aus der Nachbarschaft vermietet.')
          .width
      }
      return widthIn(substitute) / widthIn(family)
    }, pair)
    test.skip(ratio === null, 'this machine has none of the fonts that the fallback is made from')
    expect(ratio).toBeGreaterThan(0.96)
    expect(ratio).toBeLessThan(1.04)
  }
})
