import { expectAccessible } from '../support/accessible.ts'
import { logIn, makeAccount } from '../support/account.ts'
import { editionUrl } from '../support/editions.ts'
import { linkInMail } from '../support/outbox.ts'
import { sessionWords } from '../support/session-words.ts'
import { expect, ownAddress, test } from '../support/test.ts'

// The browser logs the status of a refused form.
test.use({ tolerates: /status of 4(01|22|09)/, notesCalls: true })

test('confirming a new mail address in another browser ends the session in the first', async ({
  page,
  openBrowser,
}, info) => {
  const words = sessionWords.de
  const login = { email: ownAddress('anna-alt', info), password: 'klit og hav og vind' }
  const next = ownAddress('anna-neu', info)
  await page.goto(editionUrl('de', '/account/login/'))
  await makeAccount(page, login)
  await page.goto(editionUrl('de', '/account/profile/'))
  await page.getByRole('link', { name: 'E-Mail-Adresse ändern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-Mail-Adresse ändern')
  await page.getByLabel('Neue E-Mail-Adresse').fill(login.email)
  await page.getByLabel(words.current).fill(login.password)
  await page.getByRole('button', { name: words.sendLink }).click()
  await expect(page.getByRole('alert')).toContainText('schon die Adresse Ihres Kontos')
  await page.getByLabel('Neue E-Mail-Adresse').fill(next)
  await page.getByRole('button', { name: words.sendLink }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bitte schauen Sie in Ihr neues Postfach')
  await expectAccessible(page, 'sent')

  const phone = await openBrowser()
  await phone.goto(await linkInMail(next, '/account/confirm-email/'))
  await expect(phone).toHaveURL(/\/account\/login\//)
  await logIn(phone, words, login)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Neue Adresse bestätigen')
  await phone.getByRole('button', { name: 'Neue Adresse bestätigen' }).click()
  await expect(phone.getByText('Ihre neue E-Mail-Adresse ist gespeichert.')).toBeVisible()
  await expect(phone.getByText(`Angemeldet als ${next}`)).toBeVisible()

  await page.goto(editionUrl('de', '/account/'))
  await expect(page).toHaveURL(/\/account\/login\//)
  await logIn(page, words, { ...login, email: next })
  await expect(page.getByText(`Angemeldet als ${next}`)).toBeVisible()
})
