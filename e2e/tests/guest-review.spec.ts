import { expectAccessibleEverywhere } from '../support/accessible.ts'

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
  await page.getByLabel('Din anmeldelse', { exact: true }).fill('Vi gik i vandet hver morgen, og huset var varmt.')
  await page.getByRole('button', { name: 'Send anmeldelse' }).click()
  await expect(title).toHaveText('Tak for din anmeldelse')
  await page.goto(link)
  await expect(title).toHaveText('Dette link virker ikke længere')

  await page.goto(await linkInMail(email, '/account/review-mails/'))
  const stop = page.getByRole('button', { name: 'Nej tak til flere af dem' })
  await expect(stop).toBeVisible()
  await expectAccessibleEverywhere(page, 'review mails')
  await stop.click()
  await expect(title).toHaveText('Vi spørger ikke mere')
})
