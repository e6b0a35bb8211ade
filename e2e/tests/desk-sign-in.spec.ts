import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { addAuthenticator, inviteColleague, keepCodes, signIn, staffPassword } from '../support/desk.ts'
import { editionUrl } from '../support/editions.ts'
import { expect, ownAddress, test } from '../support/test.ts'

// The browser logs the status of a refusal.
test.use({ tolerates: /status of 40[13]/ })

/** Nora, of the reception. */
async function inviteNora(page: Page, email: string): Promise<void> {
  await signIn(page, 'staff@marram.example', 'marram-demo-staff')
  await expect(page).toHaveURL(/\/desk\/$/)
  await inviteColleague(page, { email, firstname: 'Nora', lastname: 'Beck', roles: ['reception'] })
}

function totpCode(secret: string, stepsAhead: number): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead))
  const mac = createHmac('sha1', key).update(counter).digest()
  const number = mac.readUInt32BE(mac.readUInt8(19) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

test('a colleague adds a passkey, locks the desk, and finds what was typed', async ({ page, openBrowser }, info) => {
  const email = ownAddress('nora', info)
  await inviteNora(page, email)
  await addAuthenticator(page)
  await page.goto(editionUrl('de', '/desk/'))
  await page.getByRole('button', { name: /Konto/ }).click()
  await page.getByRole('link', { name: 'Anmeldung und Sicherheit' }).click()
  await expect(page.getByText('In der Demo ist ein zweiter Faktor freiwillig.')).toBeVisible()
  await page.getByLabel('Name').fill('Laptop im Büro')
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  const codes = await keepCodes(page)
  await expect(page.getByRole('button', { name: 'Laptop im Büro entfernen' })).toBeVisible()
  await expectAccessible(page, 'security', ['.security'])

  await page.getByLabel('Name').fill('noch nicht fertig')
  await page.getByRole('button', { name: /Konto/ }).click()
  await page.getByRole('button', { name: 'Jetzt sperren' }).click()
  const lock = page.getByRole('dialog', { name: 'Der Desk ist gesperrt' })
  await expect(lock.getByText('Was Sie geschrieben haben, ist noch da.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lock).toBeVisible()
  await expectAccessible(page, 'locked')
  await lock.getByRole('button', { name: 'Mit Passkey bestätigen' }).click()
  await expect(lock).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('noch nicht fertig')

  // Another tab locks it; this one notices when it is looked at.
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/desk/session/lock/', { method: 'POST', headers, body: '{"input":{}}' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await lock.getByRole('button', { name: 'Mit Passkey bestätigen' }).click()
  await expect(lock).toBeHidden()

  const other = await openBrowser()
  await signIn(other, email)
  await expect(other.getByRole('heading', { name: 'Bestätigen Sie, dass Sie es sind' })).toBeVisible()
  await expectAccessible(other, 'second factor')
  await other.goto(editionUrl('de', '/desk/security/'))
  await expect(other).toHaveURL(/\/desk\/sign-in\/\?next=/)
  await other.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click()
  await other.getByLabel('Wiederherstellungscode').fill('aaaa-aaaa-aaaa-aaaa')
  await other.getByRole('button', { name: 'Bestätigen', exact: true }).click()
  await expect(other.getByRole('alert')).toContainText('Der Code stimmt nicht')
  await other.getByLabel('Wiederherstellungscode').fill(codes[0] ?? '')
  await other.getByRole('button', { name: 'Bestätigen', exact: true }).click()
  await expect(other).toHaveURL(/\/desk\/security\/$/)
  await expect(other.getByText('Sie haben noch 9 Wiederherstellungscodes.')).toBeVisible()
})

test('a colleague adds an authenticator app, and signs in with its code', async ({ page, openBrowser }, info) => {
  const email = ownAddress('ole', info)
  await inviteNora(page, email)
  await page.goto(editionUrl('de', '/desk/security/'))
  await page.getByRole('button', { name: 'Authenticator-App hinzufügen' }).click()
  await expect(page.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Sechsstelliger Code aus der App').fill('000000')
  await page.getByRole('button', { name: 'Bestätigen', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Der Code stimmt nicht' })).toBeVisible()
  await page.getByLabel('Sechsstelliger Code aus der App').fill(totpCode(secret, 0))
  await page.getByRole('button', { name: 'Bestätigen', exact: true }).click()
  await keepCodes(page)
  await expect(page.getByRole('button', { name: 'Authenticator-App entfernen' })).toBeVisible()

  const other = await openBrowser()
  await signIn(other, email)
  await other.getByLabel('Code aus Ihrer Authenticator-App').fill(totpCode(secret, 1))
  await other.getByRole('button', { name: 'Bestätigen', exact: true }).click()
  await expect(other).toHaveURL(/\/desk\/$/)

  await page.reload()
  const sessions = page.getByRole('region', { name: 'Wo Sie angemeldet sind' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /abmelden/ }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const lock = other.getByRole('dialog')
  await lock.getByLabel('Passwort').fill(staffPassword)
  await expect(lock.getByLabel('E-Mail-Adresse')).toHaveValue(email)
  await lock.getByRole('button', { name: 'Anmelden' }).click()
  await expect(lock.getByLabel('Code aus Ihrer Authenticator-App')).toBeVisible()
})

test('where a factor is required, the first sign-in adds one', async ({ page }, info) => {
  const email = ownAddress('pia', info)
  await inviteNora(page, email)
  await addAuthenticator(page)
  // The agency of these tests is a demo, which would let her in.
  await page.route('**/api/desk/session/state/', async (route) => {
    // Node does not resolve the host of an edition.
    const { protocol, host, pathname } = new URL(route.request().url())
    const url = `${protocol}//127.0.0.1:${host.split(':')[1]}${pathname}`
    const reply = await route.fetch({ url, headers: { ...route.request().headers(), host } })
    const { data, meta } = await reply.json()
    await route.fulfill({ json: { data: { ...data, isRequired: true, missing: 'enrol' }, meta } })
  })
  await page.goto(editionUrl('de', '/desk/sign-in/?next=%2Fdesk%2Fsecurity%2F'))
  await expect(page.getByRole('heading', { name: 'Schützen Sie Ihr Konto' })).toBeVisible()
  await expectAccessible(page, 'second factor to add')
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await expect(page.getByRole('heading', { name: 'Wiederherstellungscodes' })).toBeVisible()
  await expectAccessible(page, 'recovery codes')
  // A request under way would fail without its route.
  await page.unrouteAll({ behavior: 'wait' })
  await keepCodes(page)
  await expect(page).toHaveURL(/\/desk\/security\/$/)
})
