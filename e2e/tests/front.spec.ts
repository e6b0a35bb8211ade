import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { editionUrl } from '../support/editions.ts'

const editions = [
  { key: 'da', heading: 'Dit hus bag klitterne', others: ['Deutsch', 'English'], lost: 'Til forsiden »' },
  { key: 'de', heading: 'Ihr Haus hinter den Dünen', others: ['Dansk', 'English'], lost: 'Zur Startseite »' },
  { key: 'en', heading: 'Your house behind the dunes', others: ['Dansk', 'Deutsch'], lost: 'To the front page »' },
] as const

for (const { key, heading, others, lost } of editions) {
  test.describe(`the ${key} edition`, () => {
    test('greets its guests in their language, without an error in the console', async ({ page }) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.goto(editionUrl(key))
      await expect(page.locator('html')).toHaveAttribute('lang', key)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      // Six that are free soon, and four of the search that the editors set below.
      await expect(page.getByRole('article')).toHaveCount(10)
      // The hours of the day come in after hydration: their being there shows that the page is alive.
      await expect(page.getByRole('link', { name: '+45 75 00 19 66' }).first()).toContainText(/\d+.*:/)
      expect(complaints).toEqual([])
    })

    test('leads to the other editions', async ({ page }) => {
      await page.goto(editionUrl(key))
      const header = page.getByRole('banner')
      await header.getByRole('button', { name: /Dansk|Deutsch|English/ }).click()
      for (const name of others) await expect(header.getByRole('link', { name })).toBeVisible()
      await header.getByRole('link', { name: others[0] }).click()
      await expect(page).not.toHaveURL(editionUrl(key))
      await expect(page.locator('html')).not.toHaveAttribute('lang', key)
    })

    test('finds the way home from a page that is not there, and back again', async ({ page }) => {
      const reply = await page.goto(editionUrl(key, '/nothing-here/'))
      expect(reply?.status()).toBe(404)
      await expect(page.getByText('/nothing-here/')).toBeVisible()
      await page.getByRole('link', { name: lost }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await page.goBack()
      await expect(page.getByText('/nothing-here/')).toBeVisible()
    })

    for (const width of [390, 1280]) {
      test(`is accessible and fits a window of ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        for (const path of ['/', '/nothing-here/']) {
          await page.goto(editionUrl(key, path), { waitUntil: 'domcontentloaded' })
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(overflow).toBeLessThanOrEqual(0)
        }
      })
    }
  })
}

test('the page works without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(editionUrl('de'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Haus hinter den Dünen')
  await expect(page.getByRole('article')).toHaveCount(10)
  await context.close()
})

test('a click inside the site loads the page’s stored data, not the page', async ({ page }) => {
  await page.goto(editionUrl('de', '/nothing-here/'))
  const payload = page.waitForResponse((reply) => reply.url().endsWith('/_payload.json'))
  await page.getByRole('link', { name: 'Zur Startseite »' }).click()
  expect((await payload).status()).toBe(200)
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('after a new version the next click loads the whole page', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/version/', (route) => route.fulfill({ json: { engine: { instanceId: 'another-build' } } }))
  await page.goto(editionUrl('de', '/nothing-here/'))
  await expect(page.getByText('/nothing-here/')).toBeVisible()
  const checked = page.waitForResponse('**/api/version/')
  await page.clock.fastForward('05:01')
  await checked
  const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url() === editionUrl('de'))
  await page.getByRole('link', { name: 'Zur Startseite »' }).click()
  await loaded
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('the component gallery is there in tests', async ({ page }) => {
  await page.goto(editionUrl('de', '/dev/gallery/'))
  await expect(page.getByRole('heading', { level: 2, name: 'Button', exact: true })).toBeVisible()
})
