import { expect, test } from '../support/gallery-test.ts'

test.describe('slider', () => {
  test('moves by key and says its value in the guest’s words', async ({ page, openGallery }) => {
    await openGallery()
    const slider = page.getByRole('slider', { name: 'Höchstens bis zum Meer' })
    await slider.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', '600 m')
  })

  test('with two thumbs, neither passes the other', async ({ page, openGallery }) => {
    await openGallery()
    const low = page.getByRole('slider', { name: 'Preis von' })
    const high = page.getByRole('slider', { name: 'Preis bis' })
    await low.press('End')
    await expect(low).toHaveAttribute('aria-valuetext', '1.500 €')
    await high.press('Home')
    await expect(high).toHaveAttribute('aria-valuetext', '1.500 €')
    await high.press('ArrowRight')
    await expect(high).toHaveAttribute('aria-valuetext', '1.750 €')
  })

  test('with two thumbs, each can be dragged', async ({ page, openGallery }) => {
    await openGallery()
    const low = page.getByRole('slider', { name: 'Preis von' })
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
    await expect(page.getByRole('slider', { name: 'Preis bis' })).toHaveAttribute('aria-valuetext', '1.500 €')
  })
})

test('a stepper stops at its ends and keeps the focus there', async ({ page, openGallery }) => {
  await openGallery()
  const more = page.getByRole('button', { name: 'Eine Person mehr' })
  const number = page.getByRole('spinbutton', { name: 'Erwachsene' })
  await more.click()
  await more.click({ force: true })
  await expect(number).toHaveValue('6')
  await expect(more).toBeFocused()
  await number.press('ArrowDown')
  await expect(number).toHaveValue('5')
})

test('the text of an error belongs to its field', async ({ page, openGallery }) => {
  await openGallery()
  const field = page.getByRole('textbox', { name: 'E-Mail-Adresse' })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/Da fehlt noch das Ende.*Dorthin schicken wir die Bestätigung/)
})

test('tabs change by arrow key, and only one panel shows', async ({ page, openGallery }) => {
  await openGallery()
  await page.getByRole('tab', { name: 'Beschreibung' }).press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Hausordnung' })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name: 'Hausordnung' })).toHaveText('Im Haus wird nicht geraucht.')
})

test('opening one answer closes the other', async ({ page, openGallery }) => {
  await openGallery()
  await expect(page.getByText('Im Büro Ihres Ortes')).toBeVisible()
  await page.getByText('Darf der Hund mit?').click()
  await expect(page.getByText('In 684 Häusern')).toBeVisible()
  await expect(page.getByText('Im Büro Ihres Ortes')).toBeHidden()
})

test('a carousel goes by button and by key, and says where it is', async ({ page, openGallery }) => {
  await openGallery()
  const carousel = page.getByRole('region', { name: 'Bilder von Haus W1421' })
  await expect(carousel.getByText('Bild 1 von 3')).toBeAttached()
  await expect(carousel.getByRole('button', { name: 'Vorheriges Bild' })).toHaveAttribute('aria-disabled', 'true')
  await carousel.getByRole('button', { name: 'Nächstes Bild' }).click()
  await expect(carousel.getByText('Bild 2 von 3')).toBeAttached()
  await expect(carousel.getByRole('img', { name: 'Wohnzimmer mit Blick in die Dünen' })).toBeInViewport({ ratio: 0.9 })
  await carousel.getByRole('list').press('End')
  await expect(carousel.getByText('Bild 3 von 3')).toBeAttached()
  await expect(carousel.getByRole('button', { name: 'Nächstes Bild' })).toHaveAttribute('aria-disabled', 'true')
})

test('a house card is one tab stop, and its picture leads to the house too', async ({ page, openGallery }) => {
  await openGallery()
  const card = page.getByRole('article').filter({ hasText: 'Hvide Sande · W1421' })
  await card.getByRole('heading').getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: 'Haus W1421 merken' })).toBeFocused()
  await card.getByRole('img').first().click()
  await expect(page).toHaveURL(/#w1421$/)
})

test.describe('toasts', () => {
  test.beforeEach(async ({ page, openGallery }) => {
    await page.clock.install()
    await openGallery()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Haus merken' }).click()
  })

  test('a message waits while the pointer is on it, then goes by itself', async ({ page }) => {
    const message = page.getByText('Haus B2417 ist gemerkt.')
    await page.clock.runFor(5_900)
    await expect(message).toBeVisible()
    await message.hover()
    await page.clock.runFor(20_000)
    await expect(message).toBeVisible()
    await page.mouse.move(2, 2)
    await page.clock.runFor(6_100)
    await expect(message).toHaveCount(0)
  })

  test('a message waits while the focus is on it', async ({ page }) => {
    await page.getByRole('button', { name: 'Rückgängig' }).focus()
    await page.clock.runFor(20_000)
    await expect(page.getByText('Haus B2417 ist gemerkt.')).toBeVisible()
  })

  test('undo takes back what was done, and the message goes', async ({ page }) => {
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.getByText('Nicht gemerkt')).toBeVisible()
    await expect(page.getByText('Haus B2417 ist gemerkt.')).toHaveCount(0)
  })

  test('it is read out by a region that was there before', async ({ page }) => {
    await expect(page.getByRole('region', { name: 'Meldungen' }).getByRole('list')).toHaveAttribute(
      'aria-live',
      'polite',
    )
  })
})

test('the page-loading bar shows only for pages that take longer than 200 ms', async ({ page, openGallery }) => {
  await page.clock.install()
  await openGallery()
  await page.clock.pauseAt(Date.now() + 60_000)
  const bar = page.getByRole('progressbar', { name: 'Seite wird geladen' })
  await page.getByRole('button', { name: 'Seite öffnen' }).click()
  await page.clock.runFor(190)
  await expect(bar).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(bar).toHaveCount(1)
  await page.getByRole('button', { name: 'Seite ist da' }).click()
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await page.clock.runFor(520)
  await expect(bar).toHaveCount(0)
})
