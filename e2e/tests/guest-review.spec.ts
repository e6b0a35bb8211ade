import { greyPicture } from '@marram/testkit/grey-picture'
import { expectAccessibleEverywhere } from '../support/accessible.ts'
import { heicPhoto, learnHeic } from '../support/heic.ts'
import { comeHome, linkInMail } from '../support/outbox.ts'
import { expect, ownAddress, test } from '../support/test.ts'

test('a guest writes one review after the stay, and opts out of further mails', async ({ page }, info) => {
  const email = ownAddress('karen-review', info)
  const title = page.getByRole('heading', { level: 1 })
  await comeHome(email, 1)
  const link = await linkInMail(email, '/account/review/')
  await page.goto(link)
  await expect(title).toHaveText('Hvordan var dit ophold?')
  await expectAccessibleEverywhere(page, 'review')
  await page.getByRole('radio', { name: /Fremragende/ }).check()
  await page.getByLabel('Rengøring').selectOption({ label: '★★★★ God' })
  await page.getByLabel('Din anmeldelse', { exact: true }).fill('Vi gik i vandet hver morgen, og huset var varmt.')
  await page.getByRole('button', { name: 'Send anmeldelse' }).click()
  await expect(title).toHaveText('Tak for din anmeldelse')
  await expectAccessibleEverywhere(page, 'photos of a review')
  const picture = page.getByLabel(/^Foto som JPEG/)
  const send = page.getByRole('button', { name: 'Send billede' })
  await page.getByLabel('Hvad viser billedet?').fill('Udsigten fra terrassen')
  await picture.setInputFiles(heicPhoto)
  await send.click()
  await expect(picture).toHaveAccessibleDescription(/^Det er et HEIC-foto/)
  await learnHeic(page)
  await picture.setInputFiles(heicPhoto)
  await send.click()
  await expect(page.locator('.sent-photos li')).toHaveText([/^Udsigten fra terrassen/])
  await page.goto(link)
  await expect(title).toHaveText('Tak for din anmeldelse')
  await page.goto(link.replace(/token=.*/, `token=${'x'.repeat(32)}`))
  await expect(title).toHaveText('Dette link virker ikke længere')

  await page.goto(await linkInMail(email, '/account/review-mails/'))
  const stop = page.getByRole('button', { name: 'Nej tak til flere af dem' })
  await expect(stop).toBeVisible()
  await expectAccessibleEverywhere(page, 'review mails')
  await stop.click()
  await expect(title).toHaveText('Vi spørger ikke mere')
})

const photo = (width: number, height: number) => ({
  name: 'duene.png',
  mimeType: 'image/png',
  buffer: greyPicture(width, height),
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, tolerates: /status of 422/ })

  test('a guest adds photos to the review, corrects a mistake, and removes one', async ({ page }, info) => {
    const email = ownAddress('karen-photos', info)
    await comeHome(email, 2)
    await page.goto(await linkInMail(email, '/account/review/'))
    await page.getByRole('radio', { name: /Gut/ }).check()
    await page.getByLabel('Ihre Bewertung', { exact: true }).fill('Fünf Minuten zum Strand, auch mit Kindern.')
    await page.getByRole('button', { name: 'Bewertung abschicken' }).click()
    await expect(page.getByRole('heading', { name: 'Fotos hinzufügen' })).toBeVisible()
    const alt = page.getByLabel('Was ist auf dem Foto zu sehen?')
    const send = async (width: number, height: number) => {
      await page.getByLabel(/^Foto als JPEG/).setInputFiles(photo(width, height))
      await page.getByRole('button', { name: 'Foto abschicken' }).click()
    }
    await alt.fill('Die „letzte“ Düne <i>')
    await send(640, 480)
    await expect(page.getByRole('alert')).toContainText('Das Foto ist noch nicht gesendet.')
    await expect(page.getByLabel(/^Foto als JPEG/)).toHaveAccessibleDescription(/mindestens 800 Pixel/)
    await expect(alt).toHaveValue('Die „letzte“ Düne <i>')
    await send(1200, 900)
    const sent = page.locator('.sent-photos li')
    await expect(sent).toHaveText([/^Die „letzte“ Düne <i> wird noch geprüft/])
    await alt.fill('Der Blick von der Terrasse')
    await send(1000, 900)
    await expect(sent).toHaveCount(2)
    await page.getByRole('button', { name: 'Foto „Die „letzte“ Düne <i>“ löschen' }).click()
    await expect(sent).toHaveText([/^Der Blick von der Terrasse/])
  })
})
