import { greyPicture } from '@marram/testkit/grey-picture'
import { expectAccessibleEverywhere } from '../support/accessible.ts'
import { editionUrl } from '../support/editions.ts'
import { heicPhoto, learnHeic } from '../support/heic.ts'
import { expect, expectAlive, ownAddress, test } from '../support/test.ts'

const pictureFile = (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: greyPicture(width, height),
})

// A form filled too quickly must be sent again.
test.use({ tolerates: /status of 422/ })

test('a guest sends a picture by keyboard alone, and sees every mistake', async ({ page }, info) => {
  const email = ownAddress('contest', info)
  const files = [{ name: 'welle.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Das ist ein Brief.') }]
  // Listens from the start, because a wait that begins with the key press misses the dialog.
  page.on('filechooser', (chooser) => chooser.setFiles(files.at(-1) ?? []))
  await page.goto(editionUrl('de', '/fotowettbewerb/'))
  await page.getByRole('link', { name: 'Bild einsenden' }).click()
  await expectAlive(page)
  await page.getByRole('button', { name: 'Bild abschicken' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('5 Angaben fehlen oder stimmen noch nicht')
  const title = page.getByLabel('Titel des Bildes')
  await expect(title).toBeFocused()
  await expectAccessibleEverywhere(page, 'upload with mistakes')

  for (const text of ['Die letzte Düne', 'Kurz vor dem Regen', 'Karen Holm', email, email]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  const picture = page.getByLabel(/^Foto als JPEG/)
  await expect(picture).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(picture).toHaveAccessibleDescription(/^Diese Datei ist kein Bild\./)
  files.push(pictureFile('duene.png', 1200, 900))
  await page.keyboard.press('Enter')
  await expect(picture).toHaveAccessibleDescription('')
  await expect(page.getByAltText('Ihr Bild, wie Sie es ausgewählt haben')).toBeVisible()
  await page.getByRole('checkbox', { name: /Teilnahmebedingungen/ }).press('Space')
  await page.getByRole('button', { name: 'Bild abschicken' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Danke, Ihr Bild ist angekommen' })).toBeFocused()
  await expectAccessibleEverywhere(page, 'thanks for a picture')

  await page.getByRole('link', { name: 'Noch ein Bild einsenden' }).press('Enter')
  await expect(title).toHaveValue('')
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Karen Holm')
})

test('a HEIC photo is converted where the browser can, and refused where it cannot', async ({ page }, info) => {
  const email = ownAddress('contest-heic', info)
  await page.goto(editionUrl('en', '/photo-contest/upload/'))
  await expectAlive(page)
  const picture = page.getByLabel(/^Photo as JPEG/)
  await picture.setInputFiles(heicPhoto)
  await expect(picture).toHaveAccessibleDescription(/^This is a HEIC photo/)
  await learnHeic(page)
  await picture.setInputFiles(heicPhoto)
  await expect(picture).toHaveAccessibleDescription('')
  await page.getByLabel('Title of the picture').fill('From a phone')
  await page.getByLabel('Your name').fill('Karen Holm')
  await page.getByLabel('Your email address', { exact: true }).fill(email)
  await page.getByLabel('Repeat your email address').fill(email)
  await page.getByRole('checkbox', { name: /contest rules/ }).check()
  await page.getByRole('button', { name: 'Send picture' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your picture has arrived' })).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest sends a picture, and a mistake keeps the input', async ({ page }, info) => {
    const email = ownAddress('contest-plain', info)
    await page.goto(editionUrl('en', '/photo-contest/upload/'))
    await page.getByLabel('Title of the picture').fill('The last dune')
    await page.getByLabel('What’s in the picture?').fill('Just before the rain')
    await page.getByLabel('Your name').fill('Karen Holm')
    await page.getByLabel('Your email address', { exact: true }).fill(email)
    await page.getByLabel('Repeat your email address').fill(email)
    const send = async (width: number, height: number) => {
      await page.getByLabel(/^Photo as JPEG/).setInputFiles(pictureFile('dune.png', width, height))
      await page.getByRole('checkbox', { name: /contest rules/ }).check()
      await page.getByRole('button', { name: 'Send picture' }).click()
    }
    await send(640, 480)
    await expect(page.getByText('the shorter side needs at least 800 pixels')).toBeVisible()
    await expect(page.getByLabel('Title of the picture')).toHaveValue('The last dune')
    await expect(page.getByLabel('Repeat your email address')).toHaveValue(email)
    await send(1200, 900)
    await expect(page.getByRole('heading', { name: 'Thank you, your picture has arrived' })).toBeVisible()
    await expect(page.getByLabel('Title of the picture')).toBeHidden()
  })
})
