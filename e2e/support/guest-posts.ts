import { greyPicture } from '@marram/testkit/grey-picture'
import type { Page } from '@playwright/test'
import { editionUrl } from './editions.ts'
import { expect } from './expect.ts'
import { comeHome, linkInMail } from './outbox.ts'

/** A guest writes about a stay that ended three days ago. */
export async function sendReview(guest: Page, email: string, words: string): Promise<void> {
  await comeHome(email, 2)
  await guest.goto(await linkInMail(email, '/account/review/'))
  await guest.getByRole('radio', { name: /Hervorragend/ }).check()
  await guest.getByRole('textbox', { name: /Ihre Bewertung/ }).fill(words)
  await guest.getByRole('button', { name: 'Bewertung abschicken' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bewertung')
}

/** A guest enters a picture in the photo contest, without script. */
export async function sendPicture(guest: Page, title: string, email: string): Promise<void> {
  await guest.goto(editionUrl('en', '/photo-contest/upload/'))
  await guest.getByLabel('Title of the picture').fill(title)
  await guest.getByLabel('What’s in the picture?').fill('Just before the rain')
  await guest.getByLabel('Your name').fill('Karen Holm')
  await guest.getByLabel('Your email address', { exact: true }).fill(email)
  await guest.getByLabel('Repeat your email address').fill(email)
  const buffer = greyPicture(1200, 900)
  await guest.getByLabel(/^Photo as JPEG/).setInputFiles({ name: 'dune.png', mimeType: 'image/png', buffer })
  await guest.getByRole('checkbox', { name: /contest rules/ }).check()
  await guest.getByRole('button', { name: 'Send picture' }).click()
  await expect(guest.getByRole('heading', { name: 'Thank you, your picture has arrived' })).toBeVisible()
}
