import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { logInStaff } from '../support/account.ts'
import { editionUrl } from '../support/editions.ts'
import { makeTrouble } from '../support/outbox.ts'
import { expect, ownAddress, test } from '../support/test.ts'

// The browser logs the status of a refusal.
test.use({ tolerates: /status of 40[14]/ })

/** On a desktop and on a phone. */
async function expectFine(page: Page, what: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page, `${what} at ${width} pixels`, ['main'])
  }
}

const open = (page: Page, part: string) => page.goto(editionUrl('de', `/desk/system/?part=${part}`))

test('staff retry a job, finish an error, purge pages, back up, and see no secret', async ({
  page,
  openBrowser,
}, info) => {
  // Equal errors are one, whatever numbers they have.
  const trouble = `The tide came in ${'abcdefghij'.charAt(info.repeatEachIndex)}`
  await makeTrouble(trouble)
  await page.goto(editionUrl('de', '/robots.txt'))
  await logInStaff(page)

  await page.goto(editionUrl('de', '/desk/'))
  await page.getByRole('link', { name: /Aufträge fehlgeschlagen/ }).click()
  const jobs = page.getByRole('navigation', { name: 'Aufträge' })
  await jobs.getByRole('button', { name: trouble }).click()
  const job = page.getByRole('article')
  await expect(job.getByRole('heading', { name: 'E-Mail senden' })).toBeVisible()
  await expectAccessible(page, 'jobs', ['main'])
  await job.getByRole('button', { name: /Erneut versuchen/ }).click()
  await expect(page.getByRole('button', { name: trouble })).toHaveCount(0)
  await page.getByRole('button', { name: 'Nach der Uhr' }).click()
  await expect(page.getByRole('row', { name: /Abgelaufene Vormerkungen freigeben/ })).toBeVisible()

  await open(page, 'errors')
  await page.getByRole('searchbox', { name: 'Fehler durchsuchen' }).fill(trouble)
  await expect(page).toHaveURL(/q=The/)
  const error = page.getByRole('article')
  await expect(async () => {
    await page.reload()
    await expect(error.getByRole('heading', { name: `request failed: ${trouble}` })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(error.getByText(/at makeTrouble \(testkit/)).toBeVisible()
  await expectFine(page, 'errors')
  await page.keyboard.press('e')
  await expect(page.getByText('Keine Treffer')).toBeVisible()
  await page.getByRole('button', { name: 'Erledigt', exact: true }).click()
  // A decision is sent after the time in which it can be taken back, or when the page is left.
  await expect(async () => {
    await page.reload()
    await expect(error.getByRole('heading', { name: `request failed: ${trouble}` })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(error.getByRole('button', { name: /Erledigt/ })).toHaveCount(0)

  const guest = await openBrowser({ javaScriptEnabled: false })
  await guest.goto(editionUrl('de', '/'))
  await open(page, 'pages')
  const search = page.getByRole('searchbox', { name: 'Tag oder Adresse suchen' })
  await search.fill('areas')
  const tags = page.getByRole('region', { name: 'Tags' })
  await expect(tags.getByRole('button').first()).toBeVisible()
  await expectFine(page, 'stored pages')
  const purge = tags.getByRole('button', { name: 'Seiten mit areas verwerfen' })
  await purge.click()
  await expect(page.getByText('Seiten mit areas werden neu erzeugt.')).toBeVisible()
  await expect(purge).toHaveCount(0)
  await page.getByRole('button', { name: 'Alle Seiten verwerfen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alle Seiten verwerfen' })
  await expect(dialog.getByText(/wird neu erzeugt/)).toBeVisible()
  await expectAccessible(page, 'purge', ['[role=dialog]'])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await open(page, 'backups')
  await page.getByRole('button', { name: 'Jetzt sichern' }).click()
  const backup = page.getByRole('article')
  await expect(backup.getByRole('heading', { name: /^Sicherung vom/ })).toBeVisible({ timeout: 30_000 })
  await expect(backup.getByText(/npx marram restore \S+-daily\.backup --replace/)).toBeVisible()
  await backup.getByRole('button', { name: 'Bis zum Ende lesen' }).click()
  await expect(backup.getByText('Unversehrt')).toBeVisible({ timeout: 30_000 })
  await expectFine(page, 'backups')

  await open(page, 'settings')
  const settings = page.getByRole('table', { name: 'Einstellungen' })
  await expect(settings.getByRole('row', { name: /^PORT\b/ })).toContainText(String(process.env.AGENCY_PORT))
  await expect(settings.getByRole('row', { name: /^SEARCH_KEY\b/ })).toContainText('Geheim, gesetzt')
  await expect(page.getByText(/marram-demo/)).toHaveCount(0)
  await expectFine(page, 'settings')
})

test('staff check the health by one key, and each part says how it is', async ({ page }) => {
  await page.goto(editionUrl('de', '/robots.txt'))
  await logInStaff(page)
  await open(page, 'health')
  await expect(page.getByRole('region', { name: 'Versionen' })).toContainText('PostgreSQL')
  const isChecked = page.getByText(/^Zuletzt .* auf /)
  await page.keyboard.press('p')
  await expect(isChecked).toBeVisible({ timeout: 30_000 })
  const checks = page.getByRole('table', { name: 'Prüfungen' })
  await expect(checks.getByRole('row', { name: /^Datenbank In Ordnung PostgreSQL/ })).toBeVisible()
  await expectFine(page, 'health')
})

test('who is not trusted with the system sees and learns nothing of it', async ({ page, openBrowser }, info) => {
  await page.goto(editionUrl('de', '/robots.txt'))
  await logInStaff(page)
  const colleague = { email: ownAddress('system', info), password: 'klit og hav og vind' }
  const link = await page.evaluate(async (email) => {
    const names = { firstname: 'Nora', lastname: 'Beck', language: 'de' }
    const body = JSON.stringify({
      input: { email, type: 'staff', ...names, roles: ['reception', 'finance', 'editor'] },
    })
    const headers = { 'content-type': 'application/json', 'idempotency-key': email }
    const reply = await fetch('/api/desk/auth/people.invite/', { method: 'POST', headers, body })
    return (await reply.json()).data.link
  }, colleague.email)
  const other = await openBrowser()
  await other.goto(editionUrl('de', '/robots.txt'))
  const { password } = colleague
  await other.evaluate(
    async (fields) => {
      const headers = { accept: 'application/json' }
      await fetch('/api/session/reset-password/', { method: 'POST', headers, body: new URLSearchParams(fields) })
    },
    { ...Object.fromEntries(new URL(link).searchParams), password, password_confirm: password },
  )
  await logInStaff(other, colleague)
  await other.goto(editionUrl('de', '/desk/'))
  await expect(other.getByRole('link', { name: 'Buchungen' }).first()).toBeVisible()
  await expect(other.getByRole('link', { name: 'System' })).toHaveCount(0)
  const answers = await other.evaluate(async () => {
    const names = ['settings.list', 'jobs.list', 'errors.list', 'pages.purge', 'backups.make', 'health.check']
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'none' }
    const body = JSON.stringify({ input: { filters: {}, kind: 'everything' } })
    const send = (name: string) => fetch(`/api/desk/program/${name}/`, { method: 'POST', headers, body })
    return Promise.all(names.map(async (name) => (await send(name)).status))
  })
  expect(new Set(answers)).toEqual(new Set([404]))
  await other.goto(editionUrl('de', '/desk/system/?part=settings'))
  await expect(other.getByText(/Das gibt es nicht, oder Sie haben keinen Zugang dazu/)).toBeVisible()
})
