import { receiveMoney } from '@marram/contract/desk/money'
import type { Page, Route } from '@playwright/test'
import { logInStaff } from '../support/account.ts'
import { bookWeek, deskOn, findFreeWeeks, inviteColleague } from '../support/desk.ts'
import { editionUrl } from '../support/editions.ts'
import { expect, ownAddress, test } from '../support/test.ts'

// The browser logs refused and lost requests.
test.use({ tolerates: /status of (401|404|409|503)|ERR_FAILED|ERR_ABORTED/ })

const staff = { email: 'staff@marram.example', password: 'marram-demo-staff' }

const bookingUrl = (number: string): string => editionUrl('de', `/desk/bookings/${number}/`)
const noteField = (page: Page) => page.getByRole('textbox', { name: 'Notiz, nur für uns' })
const timeline = (page: Page) => page.getByRole('region', { name: 'Verlauf' })

/** Fetches as the browser would: Node does not resolve the host of an edition. */
async function pass(route: Route) {
  const { protocol, host, pathname } = new URL(route.request().url())
  const url = `${protocol}//127.0.0.1:${host.split(':')[1]}${pathname}`
  return route.fetch({ url, headers: { ...route.request().headers(), host } })
}

async function openNote(page: Page, number: string): Promise<void> {
  await page.goto(bookingUrl(number))
  await page.getByRole('button', { name: 'Notiz', exact: true }).click()
}

test('a note survives an outage and a lost reply, and is stored once', async ({ page }, info) => {
  await page.goto(editionUrl('de', '/robots.txt'))
  await logInStaff(page)
  const number = await bookWeek(page, await findFreeWeeks(page, 1, info), ownAddress('outage', info))
  await openNote(page, number)
  await noteField(page).fill('Gast ruft wegen des Schlüssels an')
  const save = page.getByRole('button', { name: /^Speichern/ })

  await page.route('**/booking.note/', (route) =>
    route.fulfill({ status: 503, json: { data: { error: 'Not now.' }, meta: { code: 'unavailable' } } }),
  )
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Das geht im Moment nicht')
  await page.unroute('**/booking.note/')

  // Done at the server, but the page hears nothing of it.
  await page.route('**/booking.note/', async (route) => {
    expect((await pass(route)).status()).toBe(200)
    await route.abort()
  })
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Keine Verbindung. Es ist nichts verloren')
  await expect(noteField(page)).toHaveValue('Gast ruft wegen des Schlüssels an')
  await page.unroute('**/booking.note/')

  await save.click()
  await expect(noteField(page)).toHaveValue('')
  await expect(timeline(page).getByText('Gast ruft wegen des Schlüssels an')).toHaveCount(1)
})

test('two tabs share what is typed, and a login that ends keeps it', async ({ page, context }, info) => {
  await page.goto(editionUrl('de', '/robots.txt'))
  await logInStaff(page)
  const number = await bookWeek(page, await findFreeWeeks(page, 2, info), ownAddress('tabs', info))
  await openNote(page, number)
  const other = await context.newPage()
  await openNote(other, number)

  await noteField(page).fill('Bettwäsche für vier')
  await expect(noteField(other)).toHaveValue('Bettwäsche für vier')
  await noteField(other).fill('Bettwäsche für vier, ein Kinderbett')
  await expect(noteField(page)).toHaveValue('Bettwäsche für vier, ein Kinderbett')

  await other.getByRole('button', { name: /Konto/ }).click()
  await other.getByRole('button', { name: 'Abmelden' }).click()
  await expect(other).toHaveURL(/\/desk\/sign-in\//)
  await page.getByRole('button', { name: /^Speichern/ }).click()
  const lock = page.getByRole('dialog')
  await lock.getByLabel('Passwort').fill(staff.password)
  await lock.getByRole('button', { name: 'Anmelden' }).click()
  await expect(lock).toBeHidden()
  await expect(noteField(page)).toHaveValue('Bettwäsche für vier, ein Kinderbett')
  await page.reload()
  await page.getByRole('button', { name: 'Notiz', exact: true }).click()
  await page.getByRole('button', { name: /^Speichern/ }).click()
  await expect(timeline(page).getByText('Bettwäsche für vier, ein Kinderbett')).toBeVisible()
})

test('two people in a booking see each other, and a dialog says what the other did', async ({
  page,
  openBrowser,
}, info) => {
  await page.goto(editionUrl('de', '/robots.txt'))
  await logInStaff(page)
  const number = await bookWeek(page, await findFreeWeeks(page, 3, info), ownAddress('two', info))
  const email = ownAddress('tove', info)
  const colleague = await openBrowser()
  await inviteColleague(page, { email, firstname: 'Tove', lastname: 'Iversen', roles: ['finance'] }, colleague)
  const isSeen = page.waitForResponse('**/desk.presence/')
  await page.goto(bookingUrl(number))
  await isSeen
  await colleague.goto(bookingUrl(number))
  await expect(colleague.getByText(/ist auch hier/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Tove Iversen')).toBeVisible()

  await page.getByRole('button', { name: 'Stornieren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buchung stornieren' })
  await dialog.getByRole('radio', { name: 'Einen anderen Betrag' }).check()
  await dialog.getByLabel('Betrag in EUR').fill('50,00')
  await dialog.getByLabel('Grund (nötig)').fill('Kulanz, Krankheit')
  const input = { reservationId: number, amount: 10_000, reference: `bank ${number}` }
  await deskOn(colleague).execute(receiveMoney, input, { key: `money ${number}` })
  await expect(dialog.getByRole('alert')).toContainText('Tove Iversen')
  await expect(dialog.getByLabel('Grund (nötig)')).toHaveValue('Kulanz, Krankheit')
  const cancel = dialog.getByRole('button', { name: /^Buchung stornieren/ })
  await expect(cancel).toBeDisabled()
  await dialog.getByRole('button', { name: 'Gesehen' }).click()
  await cancel.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Kulanz, Krankheit')).toBeVisible()
})
