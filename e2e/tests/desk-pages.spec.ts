import { desktop, expectAccessible, phone } from '../support/accessible.ts'
import { logInStaff } from '../support/account.ts'
import { bookWeek, findFreeWeeks } from '../support/desk.ts'
import { editionUrl } from '../support/editions.ts'
import { expect, ownAddress, test } from '../support/test.ts'

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test(`every area of the desk is accessible: ${name}`, async ({ page }, info) => {
    await page.setViewportSize(viewport)
    await page.goto(editionUrl('de', '/robots.txt'))
    await logInStaff(page)
    const week = await findFreeWeeks(page, name === 'phone' ? 4 : 5, info)
    const number = await bookWeek(page, week, ownAddress(`pages-${name}`, info))
    await page.goto(editionUrl('de', '/desk/'))
    const navigation = page.getByRole('navigation', { name: 'Bereiche' })
    await expect(navigation.first()).toBeVisible()
    const hrefs = await navigation
      .getByRole('link', { includeHidden: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const areas = new Set([...hrefs, '/desk/security/', '/desk/bookings/new/', `/desk/bookings/${number}/`])
    expect(areas.size).toBeGreaterThan(8)
    for (const path of areas) {
      await page.goto(editionUrl('de', path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page, path)
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, overhang]).toEqual([path, 0])
    }
  })
}
