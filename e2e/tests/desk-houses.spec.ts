import { logInStaff } from '../support/account.ts'
import { expectDeskAccessible } from '../support/desk.ts'
import { editionUrl } from '../support/editions.ts'
import { expect, ownAddress, test } from '../support/test.ts'

// A form that is sent too quickly must be sent again.
test.use({ tolerates: /status of 422/ })

test('staff find a house, follow a calendar of another portal and forget it again', async ({ page }, info) => {
  const source = ownAddress('portal', info).split('@')[0] ?? ''
  await page.goto(editionUrl('de', '/robots.txt'))
  await logInStaff(page)
  await page.goto(editionUrl('de', '/desk/houses/'))
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await expectDeskAccessible(page, 'houses')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Das fehlt' })).toBeVisible()

  const calendars = page.getByRole('region', { name: 'Kalender anderer Portale' })
  await calendars.getByRole('button', { name: 'Kalender hinzufügen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Kalender hinzufügen' })
  await dialog.getByLabel('Portal').fill(source)
  await dialog.getByLabel('Adresse des Kalenders').fill('portal.example')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByLabel('Adresse des Kalenders')).toHaveAccessibleDescription(/^Das ist keine Adresse/)
  await expectDeskAccessible(page, 'dialog of a calendar')
  await dialog.getByLabel('Adresse des Kalenders').fill('https://portal.invalid/a.ics')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  const calendar = calendars.getByRole('listitem').filter({ hasText: source })
  // A job fetches it at once; there is no such host.
  await expect(calendar.getByRole('button', { name: `Neu lesen: ${source}` })).toBeEnabled()
  await expectDeskAccessible(page, 'a house')

  const house = (await page.getByRole('heading', { level: 1 }).textContent())?.split(' ')[0] ?? ''
  await page.goto(editionUrl('de', '/desk/houses/?calendars=unread'))
  await page.getByRole('link', { name: house }).click()
  await calendar.getByRole('button', { name: `Entfernen: ${source}` }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Kalender entfernen' })
    .getByRole('button', { name: /^Entfernen/ })
    .click()
  await expect(calendar).toHaveCount(0)
})

test('a form with many links waits for staff, who release it, and its file can be saved', async ({
  page,
  openBrowser,
}, info) => {
  const words = `${ownAddress('x', info).split('@')[0]}: https://a.example https://b.example https://c.example`
  const guest = await openBrowser({ javaScriptEnabled: false })
  await guest.goto(editionUrl('de', '/jobs/gaesteservice-mit-deutsch/'))
  await guest.getByLabel('Nein, aber ich möchte gern').check()
  await guest.getByLabel('Ihr Name').fill('Karen Holm')
  await guest.getByRole('textbox', { name: 'Ihre E-Mail-Adresse' }).first().fill('karen@example.org')
  await guest.getByLabel('Warum gerade Sie?').fill(words)
  const buffer = Buffer.from('%PDF-1.7 Karen')
  await guest.getByLabel('Ihr Lebenslauf').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  await guest.getByLabel(/aufbewahren/).check()
  await guest.getByRole('button', { name: 'Bewerbung senden' }).click()
  await expect(guest.getByText('Danke für Ihre Bewerbung.')).toBeVisible()

  await page.goto(editionUrl('de', '/robots.txt'))
  await logInStaff(page)
  await page.goto(editionUrl('de', '/desk/messages/?kind=forms&state=held'))
  const text = page.getByText(words)
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(text).toBeVisible({ timeout: 200 })
  }).toPass()
  await expectDeskAccessible(page, 'a held form')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^cv\.pdf sichern/ }).click()
  expect((await saved).suggestedFilename()).toBe('cv.pdf')

  await page.keyboard.press('r')
  await expect(page.getByRole('status').getByText('Als Spam aussortiert.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(text).toBeVisible({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('a')
  await page.goto(editionUrl('de', '/desk/messages/?kind=forms'))
  await expect(text).toBeVisible()
  await page.goto(editionUrl('de', '/desk/outbox/'))
  await expect(page.getByRole('button', { name: /^Von der Website: / }).first()).toBeVisible()
})
