import { test } from '@playwright/test'
import { demoGuest, expect, logIn, makeAccount, mustBeAccessible, openPage } from '../support/account.ts'
import { editions, editionUrl } from '../support/editions.ts'
import { linkInMail } from '../support/outbox.ts'
import { sessionWords } from '../support/session-words.ts'

test.describe.configure({ timeout: 180_000 })

const token = 'x'.repeat(43)
const pages = {
  '/account/bookings/': { da: 'Mine bookinger', de: 'Meine Buchungen', en: 'My bookings' },
  '/account/profile/': { da: 'Ret profil', de: 'Profil bearbeiten', en: 'Edit profile' },
  '/account/password/': { da: 'Skift adgangskode', de: 'Passwort ändern', en: 'Change password' },
  '/account/email/': { da: 'Skift e-mailadresse', de: 'E-Mail-Adresse ändern', en: 'Change the e-mail address' },
  [`/account/confirm-email/?token=${token}`]: {
    da: 'Bekræft din nye adresse',
    de: 'Neue Adresse bestätigen',
    en: 'Confirm your new address',
  },
}
const staff = { da: 'Login for medarbejdere', de: 'Anmeldung für Mitarbeitende', en: 'Staff login' }

for (const { key } of editions) {
  test(`every page of an account is accessible in the ${key} edition, on a phone as well`, async ({ context }) => {
    const faults: string[] = []
    const page = await openPage(context, editionUrl(key, '/account/staff/'))
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(staff[key])
    await mustBeAccessible(page, 'staff')
    await page.goto(editionUrl(key, '/account/login/?next=/account/bookings/'))
    await logIn(page, sessionWords[key], demoGuest)
    for (const [path, titles] of Object.entries(pages)) {
      if (path !== '/account/bookings/') await page.goto(editionUrl(key, path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[key])
      await mustBeAccessible(page, path)
      await page.setViewportSize({ width: 390, height: 844 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    expect(faults).toEqual([])
  })
}

test('a new mail address is confirmed in another browser, which ends the login in the first', async ({
  browser,
  context,
}, { repeatEachIndex }) => {
  const words = sessionWords.de
  const login = { email: `anna-alt${repeatEachIndex}@example.org`, password: 'klit og hav og vind' }
  const next = `anna-neu${repeatEachIndex}@example.org`
  const page = await openPage(context, editionUrl('de'))
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
  await mustBeAccessible(page, 'sent')

  const other = await browser.newContext()
  const phone = await openPage(other, await linkInMail(next, '/account/confirm-email/'))
  await expect(phone).toHaveURL(/\/account\/login\//)
  await logIn(phone, words, login)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Neue Adresse bestätigen')
  await phone.getByRole('button', { name: 'Neue Adresse bestätigen' }).click()
  await expect(phone.getByText('Ihre neue E-Mail-Adresse ist gespeichert.')).toBeVisible()
  await expect(phone.getByText(`Angemeldet als ${next}`)).toBeVisible()
  await other.close()

  await page.goto(editionUrl('de', '/account/'))
  await expect(page).toHaveURL(/\/account\/login\//)
  await logIn(page, words, { ...login, email: next })
  await expect(page.getByText(`Angemeldet als ${next}`)).toBeVisible()
})
