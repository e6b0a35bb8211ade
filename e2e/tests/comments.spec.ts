import { expectAccessibleEverywhere } from '../support/accessible.ts'
import { editionUrl } from '../support/editions.ts'
import { expect, expectHydrated, test } from '../support/test.ts'

// The first response to a comment requires the captcha, and to a form filled too quickly a pause.
test.use({ tolerates: /status of (?:403|422)/ })

const post = '/blog/bernstein-nach-dem-sturm/'

test('a reader replies to a comment by keyboard, and a reload keeps the draft', async ({ page }) => {
  await page.goto(editionUrl('de', post))
  const reply = page.getByRole('button', { name: 'Henning antworten' })
  await reply.focus()
  await expectHydrated(reply)
  await page.keyboard.press('Enter')
  const words = page.getByRole('textbox', { name: 'Kommentar' })
  await expect(words).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Ihre Antwort an Henning' })).toBeVisible()
  await page.keyboard.type('Mein Onkel auch.')
  await page.reload()
  await reply.focus()
  await expectHydrated(reply)
  await page.keyboard.press('Enter')
  await expect(words).toHaveValue('Mein Onkel auch.')
  await expectAccessibleEverywhere(page, 'comments')
  await page.getByLabel('Ihr Name').focus()
  await page.keyboard.type('Karen Holm')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Danke, Ihr Kommentar ist angekommen')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('form-draft')))).toEqual(
    [],
  )
})

test('an applicant sees the applicable questions, and sends a CV', async ({ page }) => {
  await page.goto(editionUrl('de', '/jobs/gaesteservice-mit-deutsch/'))
  const form = page.getByRole('form', { name: 'Ihre Bewerbung' })
  await form.scrollIntoViewIfNeeded()
  await expectHydrated(form)
  const where = page.getByLabel('Wo und wie lange?')
  await page.getByLabel('Nein, aber ich möchte gern').check()
  await expect(where).toBeHidden()
  await page.getByLabel('Ja', { exact: true }).check()
  await where.fill('Drei Sommer in einem Hotel')
  await page.getByLabel('Ihr Name').fill('Karen Holm')
  await page.getByRole('textbox', { name: 'Ihre E-Mail-Adresse' }).first().fill('karen@example.org')
  await page.getByLabel('Warum gerade Sie?').fill('Weil ich gern früh aufstehe.')
  await page.getByLabel(/aufbewahren/).check()
  await page.getByRole('button', { name: 'Bewerbung senden' }).click()
  await expect(page.getByText('Bitte wählen Sie bei „Ihr Lebenslauf“ eine Datei aus.')).toBeVisible()
  await expectAccessibleEverywhere(page, 'application')
  const buffer = Buffer.from('%PDF-1.7 Karen')
  await page.getByLabel('Ihr Lebenslauf').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('button', { name: 'Bewerbung senden' }).click()
  await expect(page.getByText('Danke für Ihre Bewerbung.')).toBeVisible()
})
