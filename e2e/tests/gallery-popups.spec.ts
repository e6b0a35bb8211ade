import type { Page } from '@playwright/test'
import { expect, test } from '../support/gallery-test.ts'

/** From here on time passes only when the test says so. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000)
}

async function swipe(page: Page, from: { x: number; y: number }, byPx: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] })
  await touch('touchStart', from.y)
  await touch('touchMove', from.y - byPx)
  await touch('touchEnd')
}

test.describe('dialog', () => {
  test.beforeEach(async ({ page, openGallery }) => {
    await openGallery()
    await page.getByRole('button', { name: 'Dialog öffnen' }).click()
  })

  test('holds the focus, closes on escape and gives the focus back', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Der Preis hat sich geändert' })
    await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused()
    for (let tab = 0; tab < 5; tab++) {
      await page.keyboard.press('Tab')
      // Between the last and the first button the focus is with the browser, which the page sees as its body.
      const outside = await dialog.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      )
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Dialog öffnen' })).toBeFocused()
  })

  test('closes on a press beside it, not on one inside', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Der Preis hat sich geändert' })
    await dialog.getByText('Gebucht ist noch nichts').click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
  })

  test('can be opened again after it was closed by its own button', async ({ page }) => {
    await page.getByRole('button', { name: 'Mit neuem Preis weiter' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Dialog öffnen' }).click()
    await expect(page.getByRole('dialog', { name: 'Der Preis hat sich geändert' })).toBeVisible()
  })
})

test.describe('tooltip', () => {
  test('comes 200 ms after the pointer, and goes on escape', async ({ page, openGallery }) => {
    await page.clock.install()
    await openGallery()
    await stopTheClock(page)
    const tip = page.getByRole('tooltip')
    await page.getByRole('button', { name: '150 m zum Meer' }).hover()
    await page.clock.runFor(190)
    await expect(tip).toBeHidden()
    await page.clock.runFor(20)
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
  })

  test('comes with the focus and describes the button', async ({ page, openGallery }) => {
    await openGallery()
    const button = page.getByRole('button', { name: '150 m zum Meer' })
    await button.focus()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await expect(button).toHaveAccessibleDescription('Gezählt wird der Fußweg bis zum Strand.')
  })

  test('stands beside its button', async ({ page, openGallery }) => {
    await openGallery()
    const button = page.getByRole('button', { name: '150 m zum Meer' })
    await button.focus()
    const tip = await page.getByRole('tooltip').boundingBox()
    const anchor = await button.boundingBox()
    expect(Math.abs((tip?.y ?? 0) + (tip?.height ?? 0) - (anchor?.y ?? 0))).toBeLessThan(16)
  })
})

test.describe('menu', () => {
  test('opens under the pointer and stays for 400 ms after it has left', async ({ page, openGallery }) => {
    await page.clock.install()
    await openGallery()
    await stopTheClock(page)
    const button = page.getByRole('button', { name: 'Katharina' })
    await button.hover()
    await expect(page.getByRole('menu')).toBeVisible()
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(2, 2)
    await page.clock.runFor(390)
    // The fade-out runs on the browser's own time: the attribute says what was decided.
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.clock.runFor(20)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('menu')).toBeHidden()
  })

  test('its items are gone 150 ms after it has closed', async ({ page, openGallery }) => {
    await page.clock.install()
    await openGallery()
    await stopTheClock(page)
    const items = page.getByRole('menuitem', { includeHidden: true })
    await page.getByRole('button', { name: 'Katharina' }).hover()
    await expect(items).toHaveCount(3)
    await page.keyboard.press('Escape')
    await page.clock.runFor(140)
    await expect(items).toHaveCount(3)
    await page.clock.runFor(20)
    await expect(items).toHaveCount(0)
  })

  test('is walked through by arrow keys and letters, and gives the focus back', async ({ page, openGallery }) => {
    await openGallery()
    const button = page.getByRole('button', { name: 'Katharina' })
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Profil bearbeiten' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeFocused()
    await page.keyboard.press('m')
    await expect(page.getByRole('menuitem', { name: 'Meine Buchungen' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('does what is chosen and closes', async ({ page, openGallery }) => {
    await openGallery()
    await page.getByRole('button', { name: 'Katharina' }).press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Abgemeldet')).toBeVisible()
    await expect(page.getByRole('menu')).toBeHidden()
  })

  test('closes on a press elsewhere', async ({ page, openGallery }) => {
    await openGallery()
    await page.getByRole('button', { name: 'Katharina' }).press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.mouse.click(2, 2)
    await expect(page.getByRole('menu')).toBeHidden()
  })
})

test.describe('menu under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test.beforeEach(async ({ page, openGallery }) => {
    await openGallery()
    await page.getByRole('button', { name: 'Katharina' }).tap()
    await expect(page.getByRole('menu')).toBeVisible()
  })

  test('scrolling the page leaves it open, a tap elsewhere closes it', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Katharina' })
    await swipe(page, { x: 300, y: 700 }, 120)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await swipe(page, { x: 380, y: 700 }, 10)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('moving a map, which takes the finger for itself, leaves it open', async ({ page }) => {
    await page.addStyleTag({ content: 'html { touch-action: none }' })
    const button = page.getByRole('button', { name: 'Katharina' })
    await swipe(page, { x: 380, y: 700 }, 25)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await swipe(page, { x: 380, y: 700 }, 15)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('popover', () => {
  test('opens beside its button, and closes on escape', async ({ page, openGallery }) => {
    await openGallery()
    const button = page.getByRole('button', { name: 'Was ist inbegriffen?' })
    await button.click()
    const popover = page.getByRole('dialog', { name: 'Was ist inbegriffen?' })
    await expect(popover).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const anchor = await button.boundingBox()
    const box = await popover.boundingBox()
    expect(Math.abs((box?.y ?? 0) - ((anchor?.y ?? 0) + (anchor?.height ?? 0)))).toBeLessThan(16)
    await page.keyboard.press('Escape')
    await expect(popover).toBeHidden()
  })

  test('one that hides by itself waits while the pointer is on it', async ({ page, openGallery }) => {
    await page.clock.install()
    await openGallery()
    await stopTheClock(page)
    await page.getByRole('button', { name: 'Link kopieren' }).click()
    const popover = page.getByRole('dialog', { name: 'Link kopiert' })
    await popover.hover()
    await page.clock.runFor(10_000)
    await expect(popover).toBeVisible()
    await page.mouse.move(2, 2)
    await page.clock.runFor(3_100)
    await expect(popover).toBeHidden()
  })
})
