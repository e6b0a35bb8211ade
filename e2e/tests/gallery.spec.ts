import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere, overhangOf, phone } from '../support/accessible.ts'
import { editionUrl } from '../support/editions.ts'
import { expectHydrated, expect as hard, stopTheClock, test } from '../support/test.ts'

// Soft, so that the faults of all components are reported.
const expect = hard.configure({ soft: true })

async function openGallery(page: Page): Promise<void> {
  await page.goto(editionUrl('de', '/dev/gallery/'))
  await expectHydrated(page.locator('[data-example]').last())
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const priceDialog = (page: Page) => page.getByRole('dialog', { name: 'Der Preis hat sich geändert' })

test('all components pass axe, closed and open, and none overflows', async ({ page }) => {
  test.slow()
  await openGallery(page)
  hard(await page.locator('[data-example]').count()).toBeGreaterThan(60)
  for (const width of [320, 390, 768, 1024, 1280, 1536]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overhangOf(page), `at ${width} px`).toBe(0)
  }
  await expectAccessibleEverywhere(page, 'gallery')
  const opened = {
    'Was ist inbegriffen?': '.popover:popover-open',
    Katharina: '.menu:popover-open',
    'Haus merken': '.toasts',
    'Dialog öffnen': '.dialog[open]',
  }
  for (const [opener, surface] of Object.entries(opened)) {
    await button(page, opener).press('Enter')
    await hard(page.locator(surface)).toBeVisible()
    await expectAccessible(page, opener, [surface])
    await page.keyboard.press('Escape')
  }
})

test('buttons, sliders, steppers, answers, carousels and cards work by keyboard, pointer and touch', async ({
  page,
}) => {
  await openGallery(page)
  await test.step('a tiny button has a touch target of 20 px around its centre', async () => {
    const tiny = page.locator('.button--tiny').first()
    await tiny.scrollIntoViewIfNeeded()
    const hit = await tiny.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2 - 20) === element
    })
    expect(hit).toBe(true)
  })
  await test.step('a slider announces its value in the guest’s language', async () => {
    const slider = page.getByRole('slider', { name: 'Höchstens bis zum Meer' })
    await slider.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', '600 m')
  })
  const low = page.getByRole('slider', { name: 'Preis von' })
  const high = page.getByRole('slider', { name: 'Preis bis' })
  await test.step('each of two thumbs can be dragged', async () => {
    await low.scrollIntoViewIfNeeded()
    const box = await low.boundingBox()
    if (!box) throw new Error('The slider is not drawn')
    const at = (share: number) => box.x + 12 + (box.width - 24) * share
    const middle = box.y + box.height / 2
    await page.mouse.move(at(1 / 11), middle)
    await page.mouse.down()
    await page.mouse.move(at(3 / 11), middle, { steps: 4 })
    await page.mouse.up()
    await expect(low).toHaveAttribute('aria-valuetext', '1.000 €')
    await expect(high).toHaveAttribute('aria-valuetext', '1.500 €')
  })
  await test.step('two thumbs cannot pass each other', async () => {
    await low.press('End')
    await expect(low).toHaveAttribute('aria-valuetext', '1.500 €')
    await high.press('Home')
    await expect(high).toHaveAttribute('aria-valuetext', '1.500 €')
    await high.press('ArrowRight')
    await expect(high).toHaveAttribute('aria-valuetext', '1.750 €')
  })
  await test.step('a stepper stops at its ends and keeps the focus there', async () => {
    const more = button(page, 'Eine Person mehr')
    const number = page.getByRole('spinbutton', { name: 'Erwachsene' })
    await more.click()
    await more.click({ force: true })
    await expect(number).toHaveValue('6')
    await expect(more).toBeFocused()
    await number.press('ArrowDown')
    await expect(number).toHaveValue('5')
  })
  await test.step('opening one answer closes the other', async () => {
    await expect(page.getByText('Im Büro Ihres Ortes')).toBeVisible()
    await page.getByText('Darf der Hund mit?').click()
    await expect(page.getByText('In 684 Häusern')).toBeVisible()
    await expect(page.getByText('Im Büro Ihres Ortes')).toBeHidden()
  })
  await test.step('a carousel moves by button and key, and announces its position', async () => {
    const carousel = page.getByRole('region', { name: 'Bilder von Haus W1421' })
    await expect(carousel.getByText('Bild 1 von 3')).toBeAttached()
    await expect(carousel.getByRole('button', { name: 'Vorheriges Bild' })).toHaveAttribute('aria-disabled', 'true')
    await carousel.getByRole('button', { name: 'Nächstes Bild' }).click()
    await expect(carousel.getByText('Bild 2 von 3')).toBeAttached()
    const living = carousel.getByRole('img', { name: 'Wohnzimmer mit Blick in die Dünen' })
    await expect(living).toBeInViewport({ ratio: 0.9 })
    await carousel.getByRole('list').press('End')
    await expect(carousel.getByText('Bild 3 von 3')).toBeAttached()
    await expect(carousel.getByRole('button', { name: 'Nächstes Bild' })).toHaveAttribute('aria-disabled', 'true')
  })
  await test.step('a house card is one tab stop, and its picture links to the house too', async () => {
    const card = page.getByRole('article').filter({ has: page.locator('a[href="#w1421"]') })
    await card.getByRole('heading').getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(card.getByRole('button', { name: 'Haus W1421 merken' })).toBeFocused()
    await card.getByRole('img').first().click()
    await expect(page).toHaveURL(/#w1421$/)
  })
})

test('dialogs, menus and popovers open, trap the focus and return it', async ({ page }) => {
  await openGallery(page)
  const dialog = priceDialog(page)
  const opener = button(page, 'Dialog öffnen')
  await test.step('a dialog traps the focus, closes on escape and returns the focus', async () => {
    await opener.click()
    await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused()
    for (let tab = 0; tab < 5; tab++) {
      await page.keyboard.press('Tab')
      // Between the last and the first button the browser has the focus, which the page sees as its body.
      const outside = await dialog.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      )
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
  await test.step('a dialog closes on an outside click or its button, and opens again', async () => {
    await opener.click()
    await dialog.getByText('Gebucht ist noch nichts').click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
    await opener.click()
    await button(page, 'Mit neuem Preis weiter').click()
    await expect(dialog).toBeHidden()
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })
  const menu = page.getByRole('menu')
  const katharina = button(page, 'Katharina')
  await test.step('a menu supports arrow keys and letters, and returns the focus', async () => {
    await katharina.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Profil bearbeiten' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeFocused()
    await page.keyboard.press('m')
    await expect(page.getByRole('menuitem', { name: 'Meine Buchungen' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(katharina).toBeFocused()
  })
  await test.step('a key pressed while the pointer opens a menu is not lost', async () => {
    await expect(page.getByRole('menuitem', { includeHidden: true })).toHaveCount(0)
    await katharina.evaluate(async (opener) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const popup = document.getElementById(opener.getAttribute('aria-controls') ?? '')
      const pressWhenItemsCome = new MutationObserver(() => {
        opener.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
        resolve()
      })
      if (popup) pressWhenItemsCome.observe(popup, { childList: true })
      opener.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
      await promise
      pressWhenItemsCome.disconnect()
    })
    await expect(page.getByRole('menuitem', { name: 'Profil bearbeiten' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })
  await test.step('a menu closes on an outside click, and runs the chosen action', async () => {
    await katharina.press('Enter')
    await expect(menu).toBeVisible()
    await page.mouse.click(2, 2)
    await expect(menu).toBeHidden()
    await katharina.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Abgemeldet')).toBeVisible()
    await expect(menu).toBeHidden()
  })
  await test.step('a popover opens beside its button, and closes on escape', async () => {
    const included = button(page, 'Was ist inbegriffen?')
    await included.click()
    const popover = page.getByRole('dialog', { name: 'Was ist inbegriffen?' })
    await expect(popover).toBeVisible()
    const [anchor, box] = [await included.boundingBox(), await popover.boundingBox()]
    expect(Math.abs((box?.y ?? 0) - ((anchor?.y ?? 0) + (anchor?.height ?? 0)))).toBeLessThan(16)
    await page.keyboard.press('Escape')
    await expect(popover).toBeHidden()
  })
})

// spec: constant menu hide delay; constant tooltip dispose
test('menus, popovers and tooltips open and close with their delays', async ({ page }) => {
  await page.clock.install()
  await openGallery(page)
  await stopTheClock(page)
  const menu = page.getByRole('menu')
  const katharina = button(page, 'Katharina')
  await test.step('a menu opens under the pointer and stays for 400 ms after it has left', async () => {
    await katharina.hover()
    await expect(menu).toBeVisible()
    await page.mouse.move(2, 2)
    await page.clock.runFor(390)
    // The fade-out ignores the stopped clock; the attribute has the state.
    await expect(katharina).toHaveAttribute('aria-expanded', 'true')
    await page.clock.runFor(20)
    await expect(katharina).toHaveAttribute('aria-expanded', 'false')
    await expect(menu).toBeHidden()
  })
  await test.step('a click keeps a menu opened by hover, and a second one closes it', async () => {
    await katharina.hover()
    await katharina.click()
    await page.mouse.move(2, 2)
    await page.clock.runFor(1000)
    await expect(katharina).toHaveAttribute('aria-expanded', 'true')
    await katharina.click()
    await expect(katharina).toHaveAttribute('aria-expanded', 'false')
    await page.mouse.move(2, 2)
  })
  await test.step('the items of a menu are removed 150 ms after it has closed', async () => {
    await page.clock.runFor(200)
    const items = page.getByRole('menuitem', { includeHidden: true })
    await katharina.hover()
    await expect(items).toHaveCount(3)
    await page.keyboard.press('Escape')
    await page.clock.runFor(140)
    await expect(items).toHaveCount(3)
    await page.clock.runFor(20)
    await expect(items).toHaveCount(0)
  })
  await test.step('an auto-hiding popover waits while the pointer is on it', async () => {
    await button(page, 'Link kopieren').click()
    const popover = page.getByRole('dialog', { name: 'Link kopiert' })
    await popover.hover()
    await page.clock.runFor(10_000)
    await expect(popover).toBeVisible()
    await page.mouse.move(2, 2)
    await page.clock.runFor(3_100)
    await expect(popover).toBeHidden()
  })
  await test.step('a tooltip names its button beside it, for the pointer and the keyboard, until escape', async () => {
    const share = button(page, 'Haus teilen').first()
    // The page has one for all its icons, and the example has another.
    const tooltips = page.locator('.tooltip', { hasText: 'Haus teilen' })
    const tooltip = tooltips.first()
    // Scrolling hides it, so scroll to the button before hovering.
    await share.scrollIntoViewIfNeeded()
    await share.hover()
    await page.clock.runFor(190)
    await expect(tooltips).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(tooltip).toBeVisible()
    const [anchor, box] = await Promise.all([share.boundingBox(), tooltip.boundingBox()])
    if (!anchor || !box) throw new Error('The tooltip or its button is not laid out.')
    const gap = Math.max(box.y - anchor.y - anchor.height, anchor.y - box.y - box.height)
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThan(16)
    await page.keyboard.press('Escape')
    await expect(tooltips).toHaveCount(0)
    await page.mouse.move(2, 2)
    await share.focus()
    await page.clock.runFor(210)
    await expect(tooltip).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(tooltips).toHaveCount(0)
  })
})

test('a message waits for its reader and offers undo, and a quick page shows no progress bar', async ({ page }) => {
  await page.clock.install()
  await openGallery(page)
  await stopTheClock(page)
  const remember = button(page, 'Haus merken')
  const message = page.getByText('Haus B2417 ist gemerkt.')
  await test.step('a message waits while the pointer is on it, then disappears', async () => {
    // Screen readers announce only changes of a region that already exists.
    const list = page.getByRole('region', { name: 'Meldungen' }).getByRole('list')
    await expect(list).toHaveAttribute('aria-live', 'polite')
    await remember.click()
    await expect(list).toContainText('Haus B2417 ist gemerkt.')
    await page.clock.runFor(5_900)
    await expect(message).toBeVisible()
    await message.hover()
    await page.clock.runFor(20_000)
    await expect(message).toBeVisible()
    await page.mouse.move(2, 2)
    await page.clock.runFor(6_100)
    await expect(message).toHaveCount(0)
  })
  await test.step('a message waits while the focus is on it, and undo works', async () => {
    await remember.click()
    await button(page, 'Rückgängig').focus()
    await page.clock.runFor(20_000)
    await expect(message).toBeVisible()
    await button(page, 'Rückgängig').click()
    await expect(page.getByText('Nicht gemerkt')).toBeVisible()
    await expect(message).toHaveCount(0)
  })
  await test.step('the progress bar shows only after 200 ms', async () => {
    const bar = page.getByRole('progressbar', { name: 'Seite wird geladen' })
    await button(page, 'Seite öffnen').click()
    await page.clock.runFor(190)
    await expect(bar).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(bar).toHaveCount(1)
    await button(page, 'Seite ist da').click()
    await expect(bar).toHaveAttribute('aria-valuenow', '100')
    await page.clock.runFor(520)
    await expect(bar).toHaveCount(0)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: phone })

  test('a menu stays open while the page or a map moves, and an outside tap closes it', async ({ page }) => {
    await openGallery(page)
    const katharina = button(page, 'Katharina')
    await katharina.tap()
    await hard(page.getByRole('menu')).toBeVisible()
    await swipe(page, { x: 300, y: 700 }, 120)
    await expect(katharina).toHaveAttribute('aria-expanded', 'true')
    await swipe(page, { x: 380, y: 700 }, 10)
    await expect(katharina).toHaveAttribute('aria-expanded', 'false')

    // A map handles touch itself.
    await page.evaluate(() => document.documentElement.style.setProperty('touch-action', 'none'))
    await katharina.tap()
    await expect(katharina).toHaveAttribute('aria-expanded', 'true')
    await swipe(page, { x: 380, y: 700 }, 25)
    await expect(katharina).toHaveAttribute('aria-expanded', 'true')
    await swipe(page, { x: 380, y: 700 }, 15)
    await expect(katharina).toHaveAttribute('aria-expanded', 'false')
  })
})

async function swipe(page: Page, from: { x: number; y: number }, byPx: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] })
  await touch('touchStart', from.y)
  await touch('touchMove', from.y - byPx)
  await touch('touchEnd')
}
