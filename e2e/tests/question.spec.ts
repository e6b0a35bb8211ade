import { expectAccessibleEverywhere } from '../support/accessible.ts'
import { editionUrl } from '../support/editions.ts'
import { houseUrl, shownHouse } from '../support/house.ts'
import { answerQuestion, linkInMail } from '../support/outbox.ts'
import { expect, ownAddress, test } from '../support/test.ts'

// A form sent within three seconds is refused, and keeps its words.
test.use({ javaScriptEnabled: false, tolerates: /status of 422/ })

test('a guest asks without script, and reads the answer by the mailed link', async ({ page }, info) => {
  const email = ownAddress('karen-question', info)
  await page.goto(houseUrl('de', shownHouse(), '?arrival=2027-07-10&duration=7'))
  await page.getByRole('link', { name: 'Frage zum Haus stellen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fragen Sie uns zu diesem Haus')
  await expect(page.getByLabel('Anreise', { exact: true })).toHaveValue('2027-07-10')
  await expect(page.getByLabel('Abreise', { exact: true })).toHaveValue('2027-07-17')
  const pets = page.getByRole('radio', { name: 'Haustiere' })
  // The label covers its radio button.
  await page.locator('label', { has: pets }).click()
  await expect(page.getByText('Das können wir schon sagen').filter({ visible: true })).toHaveCount(1)
  await page.getByLabel('Ihre Frage').fill('Ist der Garten eingezäunt? <b>Karl</b> läuft gern weg.')
  await page.getByLabel('Ihr Name').fill('Karen Holm')
  await page.getByLabel('Ihre E-Mail-Adresse').fill(email)
  await expect(async () => {
    await page.getByRole('button', { name: 'Frage senden' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ihre Frage zum Haus/, { timeout: 4000 })
  }).toPass()
  await expect(page.getByText(`Den Link zu dieser Seite schicken wir Ihnen an ${email}.`)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Nachrichten' })).toContainText('<b>Karl</b> läuft gern weg.')
  await page.reload()
  await expect(page.getByRole('list', { name: 'Nachrichten' }).getByRole('listitem')).toHaveCount(1)

  await answerQuestion(email, 'Der Garten ist offen, die Terrasse hat ein Tor.')
  await page.goto(await linkInMail(email, /^\/ihre-frage\/[\da-f]{32}\/$/))
  await expect(page.getByText('die Terrasse hat ein Tor.')).toBeVisible()
  await page.getByLabel('Schreiben Sie uns').fill('Vielen Dank, das hilft uns.')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByText('Vielen Dank, Ihre Nachricht ist angekommen.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Nachrichten' }).getByRole('listitem')).toHaveCount(3)
})

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true, tolerates: /status of (?:404|422)/ })

  test('the pages of a question are accessible, with problems in their fields', async ({ page }) => {
    await page.goto(editionUrl('en', `/ask-about-house/${shownHouse()}/`))
    await page.evaluate(() => document.querySelector('.question-form')?.setAttribute('novalidate', ''))
    await page.getByRole('button', { name: 'Send question' }).click()
    await expect(page.getByText('Please write your question.')).toBeVisible()
    await page.getByRole('radio', { name: 'Energy' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('What we can tell you already').filter({ visible: true })).toHaveCount(1)
    await expectAccessibleEverywhere(page, 'question')
    await page.goto(editionUrl('en', `/your-question/${'0'.repeat(32)}/`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this conversation')
    await expectAccessibleEverywhere(page, 'missing conversation')
  })
})
