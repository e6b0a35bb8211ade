import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { demoGuest as guest, logIn, makeAccount } from '../support/account.ts'
import { editionUrl } from '../support/editions.ts'
import { linkInMail } from '../support/outbox.ts'
import { type SessionWords, sessionWords } from '../support/session-words.ts'
import { expect, expectAlive, expectHydrated, ownAddress, test } from '../support/test.ts'

// The browser logs the status of a refused login.
test.use({ tolerates: /status of 40[13]/, notesCalls: true })

/** Checks everything that a page script can read. */
async function mustHoldNoToken(page: Page): Promise<void> {
  const identity = (await page.context().cookies(page.url())).find(({ name }) => name === 'identity')
  expect(identity).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]),
  )
  expect(readable).not.toContain(identity?.value)
}

async function chooseTwice(page: Page, words: SessionWords, password: string, button: string): Promise<void> {
  await page.getByLabel(words.newPassword, { exact: true }).fill(password)
  await page.getByLabel(words.again, { exact: true }).fill(password)
  await page.getByRole('button', { name: button }).click()
}

test('a guest opens an account, adds a favourite, resets the password and deletes the account', async ({
  page,
  context,
  openBrowser,
}, info) => {
  const words = sessionWords.en
  const email = ownAddress('anna', info)
  const title = page.getByRole('heading', { level: 1 })
  await page.goto(editionUrl('en'))
  // Before hydration the link opens the login page instead.
  await expectAlive(page)
  await page.getByRole('link', { name: words.login }).click()
  await page.getByRole('dialog').getByRole('link', { name: words.register }).click()
  await expect(title).toHaveText(words.register)
  await page.getByLabel(words.firstname).fill('Anna')
  await page.getByLabel(words.lastname).fill('Berg')
  await page.getByLabel(words.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: words.sendLink }).click()
  await expect(title).toHaveText(words.lookInMailbox)
  await page.goto(await linkInMail(email, '/account/confirm/'))
  await expectAccessible(page, 'confirm')
  await chooseTwice(page, words, 'klit og hav og vind', words.confirm)
  await expect(title).toHaveText(words.hello)
  await mustHoldNoToken(page)

  await page.goto(editionUrl('en'))
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: words.profileOf })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: words.favorite }).first().click()
  await expect(header.getByRole('link', { name: words.favorites(1) })).toBeVisible()
  await header.getByRole('button', { name: words.profileOf }).click()
  await page.getByRole('menuitem', { name: words.logout }).click()
  await expect(header.getByRole('link', { name: words.login })).toBeVisible()
  // This browser's list stays in its cookie.
  await expect(header.getByRole('link', { name: words.favorites(1) })).toBeVisible()
  expect((await context.cookies(editionUrl('en'))).map(({ name }) => name)).not.toContain('identity')

  const elsewhere = await openBrowser()
  const titleElsewhere = elsewhere.getByRole('heading', { level: 1 })
  await elsewhere.goto(editionUrl('en', '/account/login/'))
  await elsewhere.getByRole('link', { name: words.forgot }).click()
  // The login has a field with the same name.
  await expect(titleElsewhere).toHaveText(words.forgot)
  await elsewhere.getByLabel(words.email, { exact: true }).fill(email)
  await elsewhere.getByRole('button', { name: words.sendLink }).click()
  await expect(titleElsewhere).toHaveText(words.lookInMailbox)
  await elsewhere.goto(await linkInMail(email, '/account/reset-password/'))
  await expectAccessible(elsewhere, 'reset')
  await chooseTwice(elsewhere, words, 'en helt anden sætning', words.reset)
  await expect(titleElsewhere).toHaveText(words.hello)

  await page.goto(editionUrl('en', '/account/login/?next=/account/data/'))
  await logIn(page, words, { email, password: 'klit og hav og vind' })
  await expect(page.getByRole('alert')).toContainText(words.refused)
  await logIn(page, words, { email, password: 'en helt anden sætning' })
  await expect(title).toHaveText(words.data)
  await page.getByLabel(words.current).fill('en helt anden sætning')
  await page.getByRole('button', { name: words.delete }).click()
  await expect(page.getByText(words.deleted)).toBeVisible()

  // The account is deleted for the other browser too.
  await elsewhere.goto(editionUrl('en', '/account/profile/'))
  await expect(elsewhere).toHaveURL(/\/account\/login\//)
})

test('two tabs log in and out together, another browser is unaffected', async ({ context, openBrowser }, info) => {
  const words = sessionWords.de
  const login = { email: ownAddress('two-tabs', info), password: 'klit og hav og vind' }
  const [first, second, stranger] = [await context.newPage(), await context.newPage(), await openBrowser()]
  for (const page of [first, second, stranger]) await page.goto(editionUrl('de'))
  const loginOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: words.login })
  const nameOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Ihr Konto, Anna' })
  const maker = await openBrowser()
  await maker.goto(editionUrl('de', '/account/login/'))
  await makeAccount(maker, login)

  await loginOf(first).click()
  const dialog = first.getByRole('dialog', { name: words.login })
  await expect(dialog.getByLabel(words.email, { exact: true })).toBeVisible()
  await expectAccessible(first, 'dialog')
  await logIn(first, words, login)
  await expect(nameOf(first)).toBeVisible()
  await expect(nameOf(second)).toBeVisible()
  await expect(loginOf(stranger)).toBeVisible()
  await mustHoldNoToken(second)

  const guestSite = context.waitForEvent('page')
  await nameOf(second).click()
  await second.getByRole('menuitem', { name: 'Profil bearbeiten' }).click()
  const profile = await guestSite
  await expect(profile.getByRole('heading', { level: 1 })).toHaveText('Profil bearbeiten')
  await profile.getByRole('textbox', { name: /^Ort/ }).fill('Esbjerg')
  await profile.getByRole('button', { name: 'Speichern' }).click()
  await expect(profile.getByText('Ihr Profil ist gespeichert.')).toBeVisible()

  await nameOf(first).click()
  await first.getByRole('menuitem', { name: words.logout }).click()
  await expect(loginOf(first)).toBeVisible()
  await expect(loginOf(second)).toBeVisible()
  await expect(profile).toHaveURL(/\/account\/login\//)
})

test('after three wrong passwords the browser solves the captcha', async ({ page, openBrowser }, info) => {
  const words = sessionWords.en
  const login = { email: ownAddress('guesses', info), password: 'klit og hav og vind' }
  const maker = await openBrowser()
  await maker.goto(editionUrl('en', '/account/login/'))
  await makeAccount(maker, login)
  await page.goto(editionUrl('en', '/account/login/'))
  // Before hydration the form is a plain one without the captcha.
  await expectHydrated(page.getByRole('form', { name: words.login, exact: true }))
  for (let guess = 0; guess < 3; guess += 1) {
    const answer = page.waitForResponse(/\/api\/session\/login\//)
    await logIn(page, words, { ...login, password: 'wrong each time' })
    expect((await answer).status()).toBe(401)
    await expect(page.getByRole('alert')).toContainText(words.refused)
  }
  await logIn(page, words, login)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hello)
})

test('a guest of the former site is greeted by name, without any rights', async ({ page, context }) => {
  const legacy = { id: 7, apiKey: 'old', firstname: 'Inge', lastname: 'Krogh', picture: 'https://else.example/i.jpg' }
  const url = editionUrl('da')
  await context.addCookies([{ name: 'login', value: encodeURIComponent(JSON.stringify(legacy)), url }])
  const calls: string[] = []
  context.on('request', (request) => calls.push(request.url()))
  await page.goto(url)
  const name = page.getByRole('banner').getByRole('button', { name: 'Din konto, Inge' })
  await expect(name).toBeVisible()
  expect(calls.filter((call) => call.includes('/api/session/') || call.includes('else.example'))).toEqual([])
  await page.goto(editionUrl('da', '/account/'))
  await expect(page).toHaveURL(/\/account\/login\//)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest logs in, sees an error for a wrong password, and logs out', async ({ page }) => {
    const words = sessionWords.da
    await page.goto(editionUrl('da', '/account/password/'))
    await expect(page).toHaveURL(/\/account\/login\//)
    await logIn(page, words, { ...guest, password: 'wrong' })
    await expect(page.getByRole('alert')).toContainText(words.refused)
    await expect(page.getByLabel(words.email)).toHaveValue(guest.email)
    await logIn(page, words, guest)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skift adgangskode')
    await page.getByRole('button', { name: words.logout }).click()
    await page.goto(editionUrl('da', '/account/'))
    await expect(page).toHaveURL(/\/account\/login\//)
  })
})
