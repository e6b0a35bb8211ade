import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { editionUrl } from '../support/editions.ts'
import { expect, test } from '../support/frame-test.ts'

async function violations(page: Page, within = 'body'): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).include(within).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu holds the focus, opens groups in place and gives the focus back', async ({ page, frame }) => {
    await frame.open()
    const toggle = page.getByRole('button', { name: 'Menü öffnen' })
    await toggle.click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await menu.getByText('Gebiete', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Henne Strand', exact: true })).toBeVisible()
    await menu.getByText('Gut zu wissen', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Häufige Fragen' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Henne Strand', exact: true })).toBeHidden()
    for (let tab = 0; tab < 25; tab++) {
      await page.keyboard.press('Tab')
      // Between the last and the first link the focus is with the browser, which the page sees as its body.
      const isOutside = await menu.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      )
      expect(isOutside).toBe(false)
    }
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
  })

  test('the page behind the menu stands still, and a link closes the menu', async ({ page, frame }) => {
    await frame.open()
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 2000)
    await expect(menu.getByRole('link', { name: 'Dansk' })).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await menu.getByRole('link', { name: '60 Jahre Marram' }).click()
    await expect(page).toHaveURL(/to=history$/)
    await expect(menu).toBeHidden()
  })

  test('the hours of this moment and the number stand in the header', async ({ page, frame }) => {
    await page.clock.setFixedTime('2026-06-01T10:00:00Z')
    await frame.open()
    await expect(page.getByRole('banner').getByRole('link', { name: '+45 75 00 19 66' })).toContainText('bis 20 Uhr')
  })
})

for (const edition of ['da', 'de', 'en'] as const) {
  for (const width of [390, 1280]) {
    test(`the ${edition} frame is accessible in a window of ${width} pixels`, async ({ page, frame }) => {
      await page.setViewportSize({ width, height: 900 })
      await frame.open(edition)
      expect(await violations(page)).toEqual([])
    })
  }
  test(`the ${edition} frame is never wider than the window`, async ({ page, frame }) => {
    await frame.open(edition)
    for (const width of [320, 390, 768, 1024, 1280, 1536]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
  })
}

for (const name of ['Ferienhäuser', 'Gebiete', 'Inspiration']) {
  test(`the open panel of ${name} is accessible`, async ({ page, frame }) => {
    await frame.open()
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('group', { name })).toBeVisible()
    expect(await violations(page, 'header')).toEqual([])
  })
}

test('the Danish edition alone leads house owners to their login, in a new tab', async ({ page, frame }) => {
  await frame.open('da')
  const link = page.getByRole('link', { name: 'Ejerlogin' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('href', 'https://owners.marram.example/')
  for (const edition of ['de', 'en'] as const) {
    await frame.open(edition)
    await expect(page.getByText(/login/i)).toHaveCount(0)
  }
})

test('the German edition alone says the telephone hours of the week', async ({ page, frame }) => {
  await frame.open('de')
  await expect(page.getByRole('banner').getByText('April–Oktober auch So. 8–20 Uhr').first()).toBeVisible()
  await frame.open('en')
  await expect(page.getByRole('banner').getByText('Sundays').first()).toBeHidden()
})

test.describe('the footer', () => {
  test('lists the offices in their order, with everything to reach them by', async ({ page, frame }) => {
    await frame.open()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
      'Büro Blåvand',
      'Büro Henne Strand',
      'Büro Hvide Sande',
      'Büro Rømø',
    ])
    await expect(footer.getByRole('link', { name: '+45 97 00 19 66' })).toHaveAttribute('href', 'tel:+4597001966')
    await expect(footer.getByText('6960 Hvide Sande')).toBeVisible()
    await expect(footer.getByRole('link', { name: 'hvidesande@marram.example' })).toBeVisible()
  })

  test('leads Germans to the imprint and everybody else to the contact page', async ({ page, frame }) => {
    const legal = page.getByRole('contentinfo').getByRole('navigation')
    await frame.open('de')
    await expect(legal.getByRole('link', { name: 'Impressum' })).toBeVisible()
    await expect(legal.getByRole('link', { name: 'Kontakt' })).toHaveCount(0)
    await frame.open('en')
    await expect(legal.getByRole('link', { name: 'Contact' })).toBeVisible()
    await expect(legal.getByRole('link', { name: 'Imprint' })).toHaveCount(0)
  })

  test('says how guests rate us, in words and half stars', async ({ page, frame }) => {
    await frame.open()
    await expect(page.getByRole('img', { name: '4,5 von 5 Sternen' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('Gut, 4,6 von 5')).toBeVisible()
    await expect(page.getByRole('link', { name: 'aus 2.318 Bewertungen' })).toBeVisible()
  })

  /** It comes to life when a guest comes near it; this button is there only then. */
  const comeToFooter = async (page: Page) => {
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible()
  }
  const partners = (page: Page) => page.getByRole('list', { name: 'Unsere Partner' }).getByRole('img')

  test('changes its partners every three seconds, but not under the pointer or when told to stop', async ({
    page,
    frame,
  }) => {
    await page.clock.install()
    await frame.open()
    await comeToFooter(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const names = () => partners(page).evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
    const before = await names()
    expect(before).toHaveLength(3)
    await page.clock.runFor(3000)
    await expect.poll(names).not.toEqual(before)
    await partners(page).first().hover()
    const held = await names()
    await page.clock.runFor(12_500)
    expect(await names()).toEqual(held)
    await page.getByRole('button', { name: 'Wechsel der Partner anhalten' }).click()
    await page.mouse.move(2, 2)
    await page.getByRole('link', { name: 'Impressum' }).focus()
    await page.clock.runFor(12_500)
    expect(await names()).toEqual(held)
    await expect(page.getByRole('button', { name: 'Wechsel der Partner fortsetzen' })).toBeVisible()
  })

  test('keeps its partners still for guests who want no motion', async ({ page, frame }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await frame.open()
    await comeToFooter(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const first = await partners(page).first().getAttribute('alt')
    await page.clock.runFor(12_500)
    await expect(partners(page).first()).toHaveAttribute('alt', String(first))
    await expect(page.getByRole('button', { name: 'Wechsel der Partner anhalten' })).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every menu opens by a press', async ({ page }) => {
    await page.goto(editionUrl('de', '/dev/frame/'))
    await page.getByRole('button', { name: 'Gebiete' }).click()
    await expect(page.getByRole('link', { name: 'Henne Strand', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Gut zu wissen' }).click()
    await expect(page.getByRole('link', { name: 'Endreinigung' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Henne Strand', exact: true })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Endreinigung' })).toBeHidden()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Deutsch/ })
      .click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeVisible()
  })

  test('the menu of a phone opens and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(editionUrl('de', '/dev/frame/'))
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await menu.getByText('Gebiete', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Henne Strand', exact: true })).toBeVisible()
    await menu.getByRole('button', { name: 'Menü schließen' }).first().click()
    await expect(menu).toBeHidden()
  })

  test('nobody is asked about cookies, and the settings lead to the page about them', async ({ page }) => {
    await page.goto(editionUrl('de', '/dev/frame/'))
    await expect(page.getByRole('dialog', { name: /Cookies/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Cookie-Einstellungen' })).toHaveAttribute('href', /to=cookies$/)
  })
})
