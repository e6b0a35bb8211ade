import { readFile } from 'node:fs/promises'
import type { findGuest } from '@marram/contract/desk/guests'
import type { Locator, Page } from '@playwright/test'
import type * as v from 'valibot'
import { expectAccessible, phone } from '../support/accessible.ts'
import { logInStaff, makeAccount } from '../support/account.ts'
import { editionUrl } from '../support/editions.ts'
import { expect, ownAddress, test } from '../support/test.ts'

// The browser logs the status of a refusal, and of a login that has ended.
test.use({ tolerates: /status of 40[14]/ })

async function openDesk(page: Page, path: string): Promise<void> {
  await page.goto(editionUrl('de', '/robots.txt'))
  await logInStaff(page)
  await page.goto(editionUrl('de', path))
}

/** Fails if the list does not have these rows at its top. */
async function expectRows(table: Locator, texts: readonly RegExp[]): Promise<void> {
  for (const [index, text] of texts.entries()) await expect(table.locator('tbody tr').nth(index)).toHaveText(text)
}

test('a colleague is invited, gets a role of our own, and loses access; the log has it all', async ({
  page,
  openBrowser,
}, info) => {
  const email = ownAddress('jonas', info)
  const shift = `Nachtdienst ${info.repeatEachIndex}`
  await openDesk(page, '/desk/people/')
  const people = page.getByRole('table', { name: 'Personen' })
  await expect(people.getByRole('link', { name: /\(Sie\)/ })).toBeVisible()
  await expectAccessible(page, 'people', ['.list'])

  await page.keyboard.press('n')
  const invite = page.getByRole('dialog', { name: 'Person einladen' })
  await expect(invite.getByRole('button', { name: /Einladung anlegen/ })).toBeDisabled()
  await invite.getByLabel('E-Mail').fill(email)
  await invite.getByLabel('Vorname').fill('Jonas')
  await invite.getByLabel('Nachname').fill('Brandt')
  await invite.getByRole('checkbox', { name: /^Empfang/ }).check()
  await invite.getByRole('checkbox', { name: /^Finanzen/ }).check()
  await expectAccessible(page, 'invitation', ['[role=dialog]'])
  await invite.getByRole('button', { name: /Einladung anlegen/ }).click()
  const shown = page.getByRole('dialog', { name: `Link für ${email}` })
  const link = await shown.getByLabel('Link').inputValue()
  await expect(shown.getByText(/Gilt einmal und bis/)).toBeVisible()
  await shown.getByRole('button', { name: 'Fertig' }).click()

  await page.getByRole('searchbox').fill(email)
  await expect(people.locator('tbody tr')).toHaveCount(1)
  await expectRows(people, [/Jonas Brandt.*Empfang, Finanzen.*Eingeladen.*Noch nie/])
  const password = 'klit og hav og vind'
  const colleague = await openBrowser()
  await colleague.goto(editionUrl('de', '/robots.txt'))
  const fields = { ...Object.fromEntries(new URL(link).searchParams), password, password_confirm: password }
  const status = await colleague.evaluate(async (form) => {
    const sent = { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(form) }
    return (await fetch('/api/session/reset-password/', sent)).status
  }, fields)
  expect(status).toBe(200)
  await colleague.goto(editionUrl('de', '/desk/'))
  const areas = colleague.getByRole('navigation', { name: 'Bereiche' })
  await expect(areas.getByRole('link', { name: 'Protokoll' }).first()).toBeVisible()
  await expect(areas.getByRole('link', { name: 'Personen' })).toHaveCount(0)
  await colleague.goto(editionUrl('de', '/desk/people/'))
  await expect(colleague.getByText('Das gibt es nicht, oder Sie haben keinen Zugang dazu.').first()).toBeVisible()

  await page.getByRole('link', { name: 'Rollen', exact: true }).click()
  await page.getByRole('button', { name: 'Neue Rolle' }).click()
  const role = page.getByRole('dialog', { name: 'Neue Rolle' })
  await role.getByLabel('Name').fill(shift)
  await role.getByRole('checkbox', { name: 'Buchungen, Gäste und den Plan sehen' }).check()
  await role.getByRole('checkbox', { name: 'Den Postausgang lesen' }).check()
  await role.getByRole('button', { name: /Rolle anlegen/ }).click()
  await expect(page.getByRole('heading', { name: shift })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Fragen von Gästen beantworten' }).check()
  await expectAccessible(page, 'roles', ['main'])
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await expect(page.getByRole('checkbox', { name: 'Fragen von Gästen beantworten' })).not.toBeChecked()

  await page.getByRole('link', { name: 'Personen', exact: true }).last().click()
  await page.getByRole('searchbox').fill(email)
  await people.getByRole('link', { name: 'Jonas Brandt' }).click()
  await expect(page.getByRole('heading', { name: 'Jonas Brandt' })).toBeVisible()
  await page.getByRole('button', { name: 'Rollen ändern' }).click()
  const roles = page.getByRole('dialog', { name: 'Rollen ändern' })
  await roles.getByRole('checkbox', { name: /^Finanzen/ }).uncheck()
  await roles.getByRole('checkbox', { name: /^Empfang/ }).uncheck()
  await expect(roles.getByText('Bitte wählen Sie mindestens eine Rolle.')).toBeVisible()
  await roles.getByRole('checkbox', { name: new RegExp(`^${shift}`) }).check()
  await expect(roles.getByText(/^Nicht mehr:.*Zahlungen buchen und Geld erstatten/)).toBeVisible()
  await roles.getByRole('button', { name: /Rollen speichern/ }).click()
  await expect(page.getByRole('list', { name: 'Darf' }).getByRole('listitem')).toHaveText([
    'Buchungen, Gäste und den Plan sehen',
    'Den Postausgang lesen',
  ])
  await expectAccessible(page, 'a person', ['main'])
  const personUrl = page.url()
  await colleague.reload()
  await expect(areas.getByRole('link', { name: 'Postausgang' }).first()).toBeVisible()
  await expect(areas.getByRole('link', { name: 'Protokoll' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Zugang beenden' }).click()
  const end = page.getByRole('dialog', { name: 'Zugang beenden' })
  await expect(end.getByText(/wird sofort überall abgemeldet/)).toBeVisible()
  await end.getByLabel('Grund für das Protokoll').fill('Saison vorbei')
  await end.getByRole('button', { name: /^Zugang beenden/ }).click()
  await expect(end).toBeHidden()
  await page.reload()
  await expect(page.getByText('Hier gibt es niemanden.')).toBeVisible()
  await colleague.reload()
  await expect(colleague).toHaveURL(/\/desk\/sign-in\//)

  const user = new URL(personUrl).pathname.split('/').at(-2) ?? ''
  await page.goto(editionUrl('de', `/desk/log/?subject=user+${user}`))
  const log = page.getByRole('table', { name: 'Protokoll' })
  await expectRows(log, [
    /Zugang beendet.*Jonas Brandt/,
    /Rollen einer Person geändert.*Rollen: Empfang, Finanzen → Nachtdienst/,
    /Person eingeladen.*Rollen: Empfang, Finanzen/,
  ])
  await expectAccessible(page, 'log', ['.list'])
  await page.keyboard.press('j')
  const preview = page.getByRole('complementary', { name: 'Vorschau' })
  await expect(preview.getByText('Saison vorbei')).toBeVisible()
  await expect(preview.getByText('people.remove-access')).toBeVisible()
  await page.keyboard.press('Escape')
  await log.getByRole('link', { name: 'Person eingeladen' }).click()
  await expect(page.getByRole('heading', { name: 'Person eingeladen' })).toBeVisible()
  await expectAccessible(page, 'an entry of the log', ['main'])

  await page.setViewportSize(phone)
  await page.goto(editionUrl('de', '/desk/people/roles/'))
  await page.getByRole('button', { name: new RegExp(shift) }).click()
  await expectAccessible(page, 'roles on a phone', ['main'])
  await page.getByRole('button', { name: 'Rolle löschen' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Rolle löschen/ })
    .click()
  await expect(page.getByRole('button', { name: new RegExp(shift) })).toHaveCount(0)
})

/** The agency of these tests has no bookings. */
async function pretendUnfinished(page: Page, reservationId: string): Promise<void> {
  const found: v.InferOutput<typeof findGuest.output> = {
    ...{ email: 'wiebke@example.org', account: null, stored: { bookings: 1 }, unfinished: [reservationId] },
    kept: { bookings: 1, until: 2032 },
  }
  await page.route('**/guests.find/', (route) => route.fulfill({ json: { data: found, meta: { status: 200 } } }))
}

test('a guest’s data is found, handed out and erased on request', async ({ page, openBrowser }, info) => {
  const email = ownAddress('solveig', info)
  const guest = await openBrowser()
  await guest.goto(editionUrl('de', '/robots.txt'))
  await makeAccount(guest, { email, password: 'klit og hav og vind' })

  await openDesk(page, '/desk/guests/')
  const field = page.getByLabel('E-Mail-Adresse oder Reservierungsnummer')
  await field.fill('solveig')
  await page.getByRole('button', { name: 'Finden' }).click()
  await expect(page.getByText('Bitte eine ganze E-Mail-Adresse')).toBeVisible()
  await expectAccessible(page, 'guests’ data', ['main'])
  await field.fill(email)
  await field.press('Enter')
  const found = page.getByRole('region', { name: email })
  await expect(found.getByText(/Gast mit Konto/)).toBeVisible()
  await expect(found.getByRole('list', { name: 'Gespeichert' })).toContainText('Anmeldungen auf Geräten')
  await expectAccessible(page, 'a guest’s data', ['main'])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    found.getByRole('button', { name: 'Als Datei herunterladen' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^gastdaten-\d{4}-\d{2}-\d{2}\.json$/)
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ email, profile: { firstname: 'Anna' } })

  await found.getByRole('button', { name: /Daten löschen/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Daten des Gastes löschen' })
  await expect(dialog.getByText('Nichts: Es gibt keine Rechnung')).toBeVisible()
  const erase = dialog.getByRole('button', { name: /Jetzt löschen/ })
  await dialog.getByLabel(/Zur Bestätigung/).fill('solveig@example.org')
  await expect(erase).toBeDisabled()
  await dialog.getByLabel(/Zur Bestätigung/).fill(email.toUpperCase())
  await expectAccessible(page, 'erasure', ['[role=dialog]'])
  await erase.click()
  await expect(page.getByText('Das Konto ist weg.')).toBeVisible()
  expect(page.url()).not.toContain('solveig')
  await page.getByRole('button', { name: 'Jemand anderen finden' }).click()
  await field.fill(email)
  await field.press('Enter')
  await expect(page.getByText('Zu dieser Adresse ist nichts gespeichert.')).toBeVisible()

  const reservationId = '413224817'
  await pretendUnfinished(page, reservationId)
  await page.goto(editionUrl('de', `/desk/guests/?booking=${reservationId}`))
  await expect(page.getByText(/nicht abgeschlossen/)).toBeVisible()
  await expect(page.getByRole('link', { name: reservationId })).toBeVisible()
  await expect(page.getByRole('button', { name: /Daten löschen/ })).toBeDisabled()

  await page.goto(editionUrl('de', '/desk/log/'))
  const log = page.getByRole('table', { name: 'Protokoll' })
  await expect(log.getByRole('link', { name: 'Gast gelöscht' }).first()).toBeVisible()
  await expect(log.getByRole('link', { name: 'Daten eines Gastes heruntergeladen' }).first()).toBeVisible()
  await expect(log).not.toContainText('solveig')
})
