import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { editionUrl } from '../support/editions.ts'
import { answerConsent, findBookableHouse, houseUrl } from '../support/house.ts'
import { pageKinds, pagesElsewhere } from '../support/page-kinds.ts'

test.describe.configure({ mode: 'parallel' })

test.beforeEach(async ({ page }) => {
  // What a picture shows is not judged here, only what is said in its place.
  await page.route('**/services/images/**', (route) => route.abort())
})

async function expectNothingAgainst(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${width} px: ${id} ${target}`))
    expect(found).toEqual([])
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overhang, `${width} px: wider than the window`).toBeLessThanOrEqual(0)
  }
}

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`axe finds nothing at 390 and 1280 pixels: ${kind}`, async ({ page, context }) => {
    await answerConsent(context, 'de')
    await expectNothingAgainst(page, editionUrl('de', path))
  })
}

for (const edition of ['da', 'en'] as const) {
  for (const path of pagesElsewhere[edition]) {
    test(`axe finds nothing at ${path} of the ${edition} edition`, async ({ page, context }) => {
      await answerConsent(context, edition)
      await expectNothingAgainst(page, editionUrl(edition, path))
    })
  }
}

test('axe finds nothing on a house', async ({ page, browser, context }) => {
  test.slow()
  await answerConsent(context, 'de')
  await expectNothingAgainst(page, houseUrl('de', await findBookableHouse(browser)))
})

test('axe finds nothing while guests are asked about cookies', async ({ page }) => {
  await expectNothingAgainst(page, editionUrl('de', '/impressum/'))
  await expect(page.getByRole('dialog', { name: /Cookies/ })).toBeVisible()
})
